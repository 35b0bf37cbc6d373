"""The best legal turn where rules bind: a search over cases (decision 5 has the proof)."""
