"""Verifies a callback of API v2. Needs Python 3.9 and no package."""

import base64
import hashlib
import hmac
import re
import time
from typing import Mapping, Optional, Sequence

# b64decode() skips characters that are not base64, hence the pattern.
SECRET_PATTERN = re.compile(
    r"whsec_(?:[A-Za-z0-9+/]{4})+"
    r"(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?"
)


def verify_callback(
    headers: Mapping[str, str],
    body: bytes,
    secrets: Sequence[str],
    now: Optional[int] = None,
) -> Optional[str]:
    """Returns None when the callback is genuine, else the reason: header_missing,
    header_malformed, timestamp_out_of_range, secret_malformed, signature_mismatch.

    headers: names in any case. secrets: two of them while a secret rotates.
    body: the raw bytes (request.body in Django, request.get_data() in Flask,
    await request.body() in FastAPI).
    """
    lower = {name.lower(): value for name, value in headers.items()}
    callback_id = lower.get("webhook-id")
    timestamp = lower.get("webhook-timestamp")
    signatures = lower.get("webhook-signature")
    if not callback_id or not timestamp or not signatures:
        return "header_missing"

    entries = [entry for entry in signatures.split(" ") if entry.startswith("v1,")]
    if not re.fullmatch(r"[0-9]{1,15}", timestamp) or not entries:
        return "header_malformed"
    if abs((int(time.time()) if now is None else now) - int(timestamp)) > 300:
        return "timestamp_out_of_range"

    if not all(SECRET_PATTERN.fullmatch(secret) for secret in secrets):
        return "secret_malformed"

    for secret in secrets:
        key = base64.b64decode(secret[len("whsec_"):])
        signed = f"{callback_id}.{timestamp}.".encode() + body
        digest = hmac.new(key, signed, hashlib.sha256).digest()
        expected = b"v1," + base64.b64encode(digest)
        if any(hmac.compare_digest(entry.encode(), expected) for entry in entries):
            return None
    return "signature_mismatch"
