possible-bots = random, novice, expert (sekunda na wybór), expert:2s (sekundy), expert:500 (iteracje)
problem-no-bot = nie ma bota { $spec }; możliwe: { $possible }
problem-bot-budget = bot { $spec } nie może mieć budżetu { $budget }; możliwe: { $possible }
problem-bot-iterations = bot { $spec } potrzebuje od 1 do { $most } iteracji
problem-bot-seconds = bot { $spec } potrzebuje więcej niż 0 i najwyżej { $most } sekund
