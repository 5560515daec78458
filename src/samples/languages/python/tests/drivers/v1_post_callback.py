"""Reads cases (name|secrets|body|nonces, all but the name in base64) and prints "name reason" for each.

The first argument is the sample.
"""
import base64
import runpy
import sys

verify_callback = runpy.run_path(sys.argv[1])["verify_callback"]


def lines(text):
    return base64.b64decode(text).decode().split()


for case in sys.stdin:
    name, secrets, body, nonces = case.rstrip("\n").split("|")
    secret_map = dict(line.split("=", 1) for line in lines(secrets))
    used = set(lines(nonces))
    print(name, verify_callback(base64.b64decode(body), secret_map, used.__contains__) or "valid")
