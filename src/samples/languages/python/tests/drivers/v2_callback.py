"""Reads cases (name|now|secrets|headers|body, the last three in base64) and prints "name reason" for each.

The first argument is the sample.
"""
import base64
import runpy
import sys

verify_callback = runpy.run_path(sys.argv[1])["verify_callback"]


def lines(text):
    return base64.b64decode(text).decode().strip().split("\n")


for case in sys.stdin:
    name, now, secrets, headers, body = case.rstrip("\n").split("|")
    header_map = dict(header.split(": ", 1) for header in lines(headers))
    reason = verify_callback(header_map, base64.b64decode(body), lines(secrets), int(now))
    print(name, reason or "valid")
