import {doneWord, tokenComment, type SampleRequest} from '../../request';
import type {JsonValue} from '../../../types/json';
import {afterOpening} from '../../afterOpening';

function literal(value: JsonValue, indent: string): string {
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value !== 'object') return JSON.stringify(value);
  const inner = `${indent}    `;
  if (Array.isArray(value)) return `[${value.map((item) => literal(item, inner)).join(', ')}]`;
  const items = Object.entries(value).map(([key, item]) => `${inner}${JSON.stringify(key)}: ${literal(item, inner)},`);
  return items.length === 0 ? '{}' : `{\n${items.join('\n')}\n${indent}}`;
}

function renderForm({purpose, host, path, client, body, hasAnswer}: SampleRequest): string {
  return `# ${purpose}. Needs Python 3.9 or newer.
import base64
import json
import sys
import urllib.error
import urllib.parse
import urllib.request

HOST = "${host}"
CLIENT_ID = "${client.id}"
CLIENT_SECRET = "${client.secret}"

path = "${path}"
body = urllib.parse.urlencode(${literal(body, '')}).encode()
credentials = base64.b64encode(f"{CLIENT_ID}:{CLIENT_SECRET}".encode()).decode()

request = urllib.request.Request(HOST + path, data=body, method="POST", headers={
    "Content-Type": "application/x-www-form-urlencoded",
    "Authorization": f"Basic {credentials}",
})
try:
    with urllib.request.urlopen(request, timeout=60) as response:
        ${hasAnswer ? 'print(json.dumps(json.load(response), indent=2))' : `print("${doneWord}")`}
except urllib.error.HTTPError as error:
    answer = json.load(error)
    sys.exit(f"{answer['error']}: {answer['error_description']}")
`;
}

/** Python 3.9 or later, standard library only. */
export function render(request: SampleRequest): string {
  if (request.scheme === 'client') return renderForm(request);
  const {purpose, host, path, point, secret, key, token, body, idempotencyKey} = request;
  const isSigned = request.scheme === 'v2';
  const isBearer = request.scheme === 'bearer';
  const prepare = isBearer
    ? `body = json.dumps(${literal(body, '')}).encode()
`
    : isSigned
      ? `body = json.dumps(${literal(body, '')}).encode()

# The signature covers the very bytes that are sent.
timestamp = str(int(time.time()))
signed = f"{timestamp}.POST.{path}.".encode() + body
signature = hmac.new(SECRET.encode(), signed, hashlib.sha256).hexdigest()
`
      : `nonce = secrets.token_hex(16)
body = json.dumps({
    "auth": {
        "point": POINT,
        "key": KEY,
        "nonce": nonce,
        "hash": hashlib.sha256(f"{POINT}:{KEY}:{nonce}:{SECRET}".encode()).hexdigest(),
    },
${afterOpening(literal(body, ''), '}')}).encode()
`;
  const headers = isSigned
    ? `
    "Gateway-Point": str(POINT),
    "Gateway-Key": str(KEY),
    "Gateway-Timestamp": timestamp,
    "Gateway-Signature": signature,`
    : isBearer
      ? `
    "Authorization": f"Bearer {TOKEN}",`
      : '';
  const repeatable = idempotencyKey ? `\n    "Idempotency-Key": "${idempotencyKey}",` : '';
  const values = isBearer
    ? `# ${tokenComment}
TOKEN = "${token}"
`
    : `POINT = ${point}
KEY = ${key}
SECRET = "${secret}"
`;
  const send =
    isSigned || isBearer
      ? `try:
    with urllib.request.urlopen(request, timeout=60) as response:
        answer = json.load(response)
except urllib.error.HTTPError as error:
    problem = json.load(error)
    sys.exit(f"{problem['code']}: {problem['detail']}")
print(json.dumps(answer["data"], indent=2, ensure_ascii=False))
`
      : `with urllib.request.urlopen(request, timeout=60) as response:
    answer = json.load(response)
if answer["status"] != "ok":
    sys.exit(f"{answer['error']['code']}: {answer['error']['message']}")
print(json.dumps(answer["result"], indent=2, ensure_ascii=False))
`;
  const modules = isBearer
    ? ['json', 'sys', 'urllib.error', 'urllib.request']
    : isSigned
      ? ['hashlib', 'hmac', 'json', 'sys', 'time', 'urllib.error', 'urllib.request']
      : ['hashlib', 'json', 'secrets', 'sys', 'urllib.request'];
  return `# ${purpose}. Needs Python 3.9 or newer.
${modules.map((module) => `import ${module}`).join('\n')}

HOST = "${host}"
${values}
path = "${path}"
${prepare}
request = urllib.request.Request(HOST + path, data=body, method="POST", headers={
    "Content-Type": "application/json",${headers}${repeatable}
})
${send}`;
}
