"""What every game needs and nothing of any game: matches, questions, records, views, texts, content."""
