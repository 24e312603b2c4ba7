possible-bots = random, novice, expert (one second a choice), expert:2s (seconds), expert:500 (iterations)
problem-no-bot = there is no bot { $spec }; possible are { $possible }
problem-bot-budget = the bot { $spec } has no such budget as { $budget }; possible are { $possible }
problem-bot-iterations = the bot { $spec } needs 1 to { $most } iterations
problem-bot-seconds = the bot { $spec } needs more than 0 and at most { $most } seconds
