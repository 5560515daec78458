"""Verifies a callback of API v1 by GET. Needs Python 3.9 and no package."""

import hashlib
import hmac
import re
from typing import Optional, Sequence
from urllib.parse import quote, unquote


def verify_callback(query: str, secrets: Sequence[str]) -> Optional[str]:
    """Returns None when the callback is genuine, else the reason: query_malformed,
    parameter_repeated, sign_missing, sign_mismatch.

    query: the raw query, after the question mark (request.META["QUERY_STRING"] in
    Django, request.query_string.decode() in Flask, request.url.query in FastAPI).
    secrets: of the point's keys, two of them while a key rotates.
    """
    # unquote() leaves a broken escape alone, hence the pattern.
    if re.search(r"%(?![0-9A-Fa-f]{2})", query):
        return "query_malformed"
    parameters = {}
    for pair in filter(None, query.split("&")):
        name, _, value = pair.partition("=")
        if unquote(name) in parameters:
            return "parameter_repeated"
        parameters[unquote(name)] = unquote(value)
    sign = parameters.pop("sign", "")
    if not sign:
        return "sign_missing"

    # Text of Python sorts by code points, which is the order of UTF-8 bytes.
    signed = "&".join(
        f"{quote(name, safe='')}={quote(parameters[name], safe='')}"
        for name in sorted(parameters)
    )
    for secret in secrets:
        expected = hmac.new(secret.encode(), signed.encode(), hashlib.sha256).hexdigest()
        if hmac.compare_digest(sign.encode(), expected.encode()):
            return None
    return "sign_mismatch"
