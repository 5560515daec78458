"""Reads cases (name|secrets|query, all but the name in base64) and prints "name reason" for each.

The first argument is the sample.
"""
import base64
import runpy
import sys

verify_callback = runpy.run_path(sys.argv[1])["verify_callback"]
for case in sys.stdin:
    name, secrets, query = case.rstrip("\n").split("|")
    held = base64.b64decode(secrets).decode().split("\n")
    print(name, verify_callback(base64.b64decode(query).decode(), held) or "valid")
