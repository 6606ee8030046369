"""Learning by self-play, from nothing but the rules: `vicus train GAME`.

Games, observations, net and learning stay on one device. All of it needs PyTorch (`pip install "vicus[train]"`) and NumPy; on a
machine with a GPU it needs nothing else, if the task was prepared elsewhere (`task.py`).
"""
