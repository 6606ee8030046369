"""Code in the language of the rules that serves every game; loaded once per engine, like the rules themselves."""
