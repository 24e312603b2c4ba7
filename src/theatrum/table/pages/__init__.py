"""The pages people see, as HTML made in Python."""
