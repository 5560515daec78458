import {toleranceSeconds} from '../../../gateway/limits';
import type {Fixes} from '../../fixes';

const readRawBody = `body = request.get_data()  # Flask; in Django request.body, in FastAPI await request.body()`;

export const fixes: Fixes = {
  sendSignedBytes: `body = json.dumps(fields).encode()
signed = f"{timestamp}.POST.{path}.".encode() + body
headers["Gateway-Signature"] = hmac.new(secret.encode(), signed, hashlib.sha256).hexdigest()
urlopen(Request(address, body, headers))  # the same bytes; in requests: data=body, not json=fields`,
  sendProofBody: `body = json.dumps({"auth": auth, **fields}).encode("utf-8")  # not utf-8-sig, which adds a byte order mark
urlopen(Request(address, body, headers))  # urlopen counts the bytes for Content-Length`,
  readRawBody,
  readProofBody: readRawBody,
  readNotification: readRawBody,
  readRawQuery: `query = request.query_string.decode("ascii")  # Flask; in Django request.META["QUERY_STRING"]`,
  requestString: `path = "/v2/transaction/create"  # no host, no query
to_sign = f"{timestamp}.POST.{path}.".encode() + body`,
  callbackString: `to_sign = f"{webhook_id}.{webhook_timestamp}.".encode() + body`,
  proofString: `to_hash = f"{point}:{key}:{nonce}:{secret}"`,
  exchangeString: `to_sign = f"{timestamp}\\n{nonce}\\n".encode() + body + b"\\n"`,
  queryString: `pairs = sorted((name, value) for name, value in fields.items() if name != "sign")
to_sign = "&".join(f"{quote(name, safe='')}={quote(value, safe='')}" for name, value in pairs).encode()`,
  verifyRsa: `public_key.verify(base64.b64decode(signature), to_sign, PKCS1v15(), SHA256())  # cryptography; raises if it is wrong`,
  readPublicKey: `public_key = load_der_public_key(base64.b64decode(key_base64))  # cryptography`,
  readExchangeHeaders: `timestamp, nonce, signature = (request.headers[f"BinancePay-{name}"] for name in ("Timestamp", "Nonce", "Signature"))`,
  hmacHex: `signature = hmac.new(secret.encode(), to_sign, hashlib.sha256).hexdigest()`,
  hmacBase64: `signature = "v1," + base64.b64encode(hmac.new(key, to_sign, hashlib.sha256).digest()).decode()`,
  sha256Hex: `hash_ = hashlib.sha256(to_hash.encode()).hexdigest()  # not hmac.new`,
  textKey: `key = secret.encode()  # the whole text, nothing decoded`,
  callbackKey: `key = base64.b64decode(secret[len("whsec_"):])`,
  cleanSecret: `secret = os.environ["GATEWAY_SECRET"].strip()  # one setting for each environment`,
  sendHeaders: `headers = {"Gateway-Point": str(point), "Gateway-Key": str(key),
           "Gateway-Timestamp": str(timestamp), "Gateway-Signature": signature}`,
  readHeaders: `callback_id, timestamp = request.headers["webhook-id"], request.headers["webhook-timestamp"]
entries = request.headers["webhook-signature"].split(" ")  # one that is equal is enough`,
  proofObject: `body = json.dumps({"auth": {"point": point, "key": key, "nonce": nonce, "hash": hash_}, **fields})`,
  readAuth: `auth = json.loads(body).get("auth", {})
nonce, hash_ = auth.get("nonce", ""), auth.get("hash", "")  # empty: refuse`,
  readNonce: `nonce = json.loads(body).get("auth", {}).get("nonce", "")  # as it arrived, for the hash too
is_used = nonce in used_nonces  # refuse; else store it when the hash is right`,
  readSign: `sign = fields.pop("sign", "")  # empty: refuse`,
  signTime: `timestamp = int(time.time())  # once, for the header and for the string`,
  readTime: `timestamp = request.headers["webhook-timestamp"]  # as it arrived, for the string to sign too
is_fresh = timestamp.isdecimal() and abs(time.time() - int(timestamp)) <= ${toleranceSeconds}`,
  bodyWithoutLineFeed: `body = open("body.json", "rb").read().rstrip(b"\\r\\n")  # sign and send these bytes`,
  hashWithoutLineFeed: `hash_ = hashlib.sha256(to_hash.rstrip().encode()).hexdigest()  # nothing after the secret`,
  queryWithoutLineFeed: `signature = hmac.new(secret.encode(), to_sign.rstrip(), hashlib.sha256).hexdigest()  # nothing after the last value`,
  encodeUtf8: `body = json_text.encode("utf-8")  # sign and send these bytes`,
  decodeUtf8: `value = unquote(encoded, encoding="utf-8")  # no other encoding`,
  toJson: `body = json.dumps(fields).encode()  # not str(fields), not urlencode(fields)`,
  decodeBody: `body = base64.b64decode(event["body"]) if event["isBase64Encoded"] else event["body"].encode()`,
  newNonce: `nonce = secrets.token_hex(8)  # anew for each attempt, before the hash`,
  logBody: `open("body.bin", "wb").write(body)  # the bytes, not a line of the log`,
  logQuery: `open("query.txt", "w").write(query)  # as it arrived, not a line of the log`,
  refuse: `if not hmac.compare_digest(sign.encode(), expected.encode()): abort(401)  # Flask`,
};
