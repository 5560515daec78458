"""Verifies a callback of API v1 by POST. Needs Python 3.9 and no package.

The hash covers only auth: confirm the transaction with transaction/find.
"""

import hashlib
import hmac
import json
from typing import Callable, Mapping, Optional


def verify_callback(
    body: bytes,
    secrets: Mapping[str, str],
    is_nonce_used: Callable[[str], bool],
) -> Optional[str]:
    """Returns None when the sender knows the secret, else the reason: body_malformed,
    auth_missing, key_unknown, hash_mismatch, nonce_reused.

    body: the raw bytes (request.body in Django, request.get_data() in Flask,
    await request.body() in FastAPI). secrets: by point and key, {"1042:1": "…"}.
    is_nonce_used: whether you stored it in the last 24 hours; store it when the
    result is None.
    """
    try:
        callback = json.loads(body.decode("utf-8"))
    except ValueError:
        return "body_malformed"
    auth = callback.get("auth") or {}
    point, key, nonce, given = (auth.get(name) for name in ("point", "key", "nonce", "hash"))
    if not (point and key and nonce and given):
        return "auth_missing"
    secret = secrets.get(f"{point}:{key}")
    if not secret:
        return "key_unknown"

    text = f"{point}:{key}:{nonce}:{secret}"
    expected = hashlib.sha256(text.encode()).hexdigest()
    if not hmac.compare_digest(str(given).encode(), expected.encode()):
        return "hash_mismatch"
    return "nonce_reused" if is_nonce_used(nonce) else None
