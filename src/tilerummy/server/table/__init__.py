"""Pure decisions about one table: people, requests, what is due. No clock, no chance, no input or output."""
