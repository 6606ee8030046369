"""What `vicus.analysis` judges by: games to learn from, the fit, and the proofs that its figures are right."""
