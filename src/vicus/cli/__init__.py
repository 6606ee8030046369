"""The command line, over everything else."""
