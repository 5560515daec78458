import fs from 'node:fs';
import path from 'node:path';
import {runIn} from '../../../../../tests/support/runIn';
import {ages, given, parameters, signs} from '../../../../../tests/support/signatureFixes/cases';
import {linesOf, type FixRunner} from '../../../../../tests/support/signatureFixes/language';

/** A text, a list or an object without null, true and false is the same in JSON and in Python. */
const json = (value: unknown): string => JSON.stringify(value);
const {request, proof, callback, query, exchange} = given;

/** The lines of a case, at the indentation of their place. */
const lines = (name: string, indent = '    '): string => linesOf(name, 'python').replaceAll('\n', `\n${indent}`);

/** The body of a function for each case, which begins at an indentation of four spaces. */
const programs: Record<string, (addressOf: (name: string) => string) => string> = {
  'sign v2_request': () => `
    secret, timestamp, body = ${json(request.secret)}, "${request.timestamp}", ${json(request.body)}.encode()
    ${lines('sign v2_request')}
    assert key == secret.encode()
    return signature`,
  'sign v2_callback': () => `
    secret, webhook_id, webhook_timestamp = ${json(callback.secret)}, "${callback.id}", "${callback.timestamp}"
    body = ${json(callback.body)}.encode()
    ${lines('sign v2_callback')}
    return signature`,
  'sign v1_request': () => `
    point, key, nonce, secret = 1042, 1, "${proof.nonce}", ${json(proof.secret)}
    ${lines('sign v1_request')}
    return hash_`,
  'sign v1_get_callback': () => `
    secret, fields = ${json(query.secret)}, ${json({sign: 'left out', ...Object.fromEntries(parameters)})}
    ${lines('sign v1_get_callback')}
    assert key == secret.encode()
    return signature`,
  'sign binance_pay': () => `
    key_base64, signature = "${given.keyBase64}", "${exchange.signature}"
    timestamp, nonce, body = "${exchange.timestamp}", "${exchange.nonce}", ${json(exchange.body)}.encode()
    ${lines('sign binance_pay')}
    to_sign += b" "
    try:
        ${lines('sign binance_pay', '        ').split('\n').at(-1)!.trim()}
    except InvalidSignature:
        return "true"`,
  'bytes v2_request': (addressOf) => `
    fields, secret, path, headers = ${json(given.fields)}, ${json(request.secret)}, "${given.path}", {}
    timestamp, address = "${request.timestamp}", "${addressOf('bytes v2_request')}"
    ${lines('bytes v2_request')}
    return "sent"`,
  'bytes v1_request': (addressOf) => `
    fields, auth, headers = ${json(given.fields)}, ${json(given.auth)}, {}
    address = "${addressOf('bytes v1_request')}"
    ${lines('bytes v1_request')}
    return "sent"`,
  'bytes v2_callback': () => `
    request = FlaskRequest(body=${json(given.raw)}.encode())
    ${lines('bytes v2_callback')}
    return base64.b64encode(body).decode()`,
  'bytes v1_get_callback': () => `
    request = FlaskRequest(query_string=b"${given.rawQuery}")
    ${lines('bytes v1_get_callback')}
    return query`,
  'headers v2_request': (addressOf) => `
    point, key, timestamp, signature = 1042, 1, ${request.timestamp}, "${request.right}"
    ${lines('headers v2_request')}
    if not all(isinstance(value, str) for value in headers.values()):
        return "requests refuses a header that is no text"
    urlopen(Request("${addressOf('headers v2_request')}", b"{}", headers))
    return "sent"`,
  'headers v2_callback': () => `
    request = FlaskRequest(headers=${json({
      'Webhook-Id': callback.id,
      'Webhook-Timestamp': callback.timestamp,
      'Webhook-Signature': given.signatures,
    })})
    ${lines('headers v2_callback')}
    return "|".join([callback_id, timestamp, " ".join(entries)])`,
  'headers v1_request': () => `
    point, key, nonce, hash_ = ${json(Object.values(given.auth))}
    fields = {"external_id": "${given.order}"}
    ${lines('headers v1_request')}
    return body`,
  'headers v1_post_callback': () => `
    read = []
    for body in (${json(given.callbackOfV1)}.encode(), b"{}"):
        ${lines('headers v1_post_callback', '        ')}
        read.append(nonce + ":" + hash_)
    return ",".join(read)`,
  'headers v1_get_callback': () => `
    read = []
    for fields in ({"sign": "00ff", "a": "1"}, {"a": "1"}):
        ${lines('headers v1_get_callback', '        ')}
        assert fields == {"a": "1"}
        read.append(sign)
    return ",".join(read)`,
  'headers binance_pay': () => `
    request = FlaskRequest(headers=${json({
      'BINANCEPAY-TIMESTAMP': exchange.timestamp,
      'BINANCEPAY-NONCE': exchange.nonce,
      'BINANCEPAY-SIGNATURE': exchange.signature,
    })})
    ${lines('headers binance_pay')}
    return "|".join([timestamp, nonce, signature])`,
  secret: () => `
    os.environ["GATEWAY_SECRET"] = ${json(`${request.secret}\r\n`)}
    ${lines('secret')}
    return secret`,
  'newline v2_request': () => `
    open("body.json", "wb").write(${json(`${request.body}\n`)}.encode())
    ${lines('newline v2_request')}
    return body.decode()`,
  'newline v1_request': () => `
    to_hash = ${json(`${proof.toSign}\n`)}
    ${lines('newline v1_request')}
    return hash_`,
  'newline v1_get_callback': () => `
    secret, to_sign = ${json(query.secret)}, ${json(`${query.toSign}\n`)}.encode()
    ${lines('newline v1_get_callback')}
    return signature`,
  'utf8 v2_request': () => `
    json_text = "Комп’ютер"
    ${lines('utf8 v2_request')}
    return base64.b64encode(body).decode()`,
  'utf8 v1_get_callback': () => `
    encoded = "${given.encoded}"
    ${lines('utf8 v1_get_callback')}
    return value`,
  json: () => `
    fields = ${json(given.fields)}
    ${lines('json')}
    return body.decode()`,
  base64Body: () => `
    read, text = [], ${json(given.raw)}
    for event in (
        {"isBase64Encoded": True, "body": base64.b64encode(text.encode()).decode()},
        {"isBase64Encoded": False, "body": text},
    ):
        ${lines('base64Body', '        ')}
        read.append(base64.b64encode(body).decode())
    return ",".join(read)`,
  'time v2_request': () => `
    ${lines('time v2_request')}
    return str(timestamp)`,
  'time v2_callback': () => `
    read = []
    for age in ${json(ages)}:
        at = "2025-03-14T09:26:53Z" if age == "date" else str(int(time.time()) + int(age))
        request = FlaskRequest(headers={"Webhook-Timestamp": at})
        ${lines('time v2_callback', '        ')}
        assert timestamp == at
        read.append(str(is_fresh).lower())
    return ",".join(read)`,
  'nonce v1_request': () => `
    read = []
    for _ in range(2):
        ${lines('nonce v1_request', '        ')}
        read.append(nonce)
    return ",".join(read)`,
  'nonce v1_post_callback': () => `
    read, callback = [], ${json(given.callbackOfV1)}
    for text, used in (callback, "${proof.nonce}"), (callback, "another"), (${json(given.withoutNonce)}, "another"):
        body, used_nonces = text.encode(), {used}
        ${lines('nonce v1_post_callback', '        ')}
        read.append(nonce + ":" + str(is_used).lower())
    return ",".join(read)`,
  'log v2_callback': () => `
    body = ${json(given.raw)}.encode()
    ${lines('log v2_callback')}
    return base64.b64encode(open("body.bin", "rb").read()).decode()`,
  'log v1_get_callback': () => `
    query = "${given.rawQuery}"
    ${lines('log v1_get_callback')}
    return base64.b64encode(open("query.txt", "rb").read()).decode()`,
  refuse: () => `
    read, expected = [], "${query.right}"
    for sign in ${json(signs)}:
        try:
            ${lines('refuse', '            ')}
            read.append("200")
        except Aborted as error:
            read.append(str(error))
    return ",".join(read)`,
};

/** Python, with the package `cryptography`, because the standard library has no RSA. */
export const fixes: FixRunner = {
  names: Object.keys(programs),
  run: ({folder, addressOf}) => {
    const parts = Object.entries(programs).map(
      ([name, program], at) => `def case_${at}():${program(addressOf)}\n\ncheck("${name}", case_${at})\n`,
    );
    const text = `import base64, hashlib, hmac, json, os, secrets, time, traceback
from http.client import HTTPMessage
from urllib.parse import quote, unquote
from urllib.request import Request, urlopen
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.padding import PKCS1v15
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import load_der_public_key


class FlaskRequest:
    """Stands in for the request of Flask, which the tests do not install: what the lines use of it."""

    def __init__(self, body=b"", query_string=b"", headers={}):
        self.body, self.query_string, self.headers = body, query_string, HTTPMessage()
        for name, value in headers.items():
            self.headers[name] = value

    def get_data(self):
        return self.body


class Aborted(Exception):
    pass


def abort(status):
    """Stands in for that of Flask, which raises too."""
    raise Aborted(status)


def check(name, run):
    try:
        text = run()
    except Exception:
        text = traceback.format_exc()
    print(name + "\\t" + base64.b64encode(str(text).encode()).decode())


${parts.join('\n\n')}`;
    fs.writeFileSync(path.join(folder, 'fixes.py'), text);
    return runIn(folder, 'python3', ['fixes.py']);
  },
};
