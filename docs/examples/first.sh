#!/bin/sh
# A bot as a program of its own, in plain sh: the first legal action.
while read -r line; do
  case $line in
    '{"type": "choose"'*) printf '%s\n' "$line" | sed 's/.*"legal": \["\([^"]*\)".*/{"action": "\1"}/' ;;
    '{"type": "bye"'*) exit ;;
  esac
done
