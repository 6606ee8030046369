"""What a game declares, once; everything else is made from it. `docs/adding-a-game.md` shows how."""
