"""A bot as a program of its own: any legal action. Nothing of Vicus is imported; any language can do this."""

import json
import random
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "choose":
        print(json.dumps({"action": random.choice(message["legal"])}), flush=True)
