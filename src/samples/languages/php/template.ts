import {doneWord, tokenComment, type SampleRequest} from '../../request';
import {afterOpening} from '../../afterOpening';
import type {JsonValue} from '../../../types/json';

/** Quotes a text with single quotes. */
function quote(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`;
}

function literal(value: JsonValue, indent: string): string {
  if (typeof value === 'string') return quote(value);
  if (value === null || typeof value !== 'object') return String(value);
  const inner = `${indent}    `;
  const items = Array.isArray(value)
    ? value.map((item) => `${inner}${literal(item, inner)},`)
    : Object.entries(value).map(([key, item]) => `${inner}${quote(key)} => ${literal(item, inner)},`);
  if (items.length === 0) return Array.isArray(value) ? '[]' : '(object) []';
  return `[\n${items.join('\n')}\n${indent}]`;
}

function renderForm({purpose, host, path, client, body, hasAnswer}: SampleRequest): string {
  return `<?php
// ${purpose}. Needs PHP 8.1 or newer.
declare(strict_types=1);

$host = '${host}';
$clientId = '${client.id}';
$clientSecret = '${client.secret}';

$path = '${path}';
$response = file_get_contents($host . $path, false, stream_context_create(['http' => [
    'method' => 'POST',
    'header' => [
        'Content-Type: application/x-www-form-urlencoded',
        'Authorization: Basic ' . base64_encode("$clientId:$clientSecret"),
    ],
    'content' => http_build_query(${literal(body, '    ')}),
    'timeout' => 60,
    'ignore_errors' => true,
]]));
if ($response === false) {
    fwrite(STDERR, "No response: the result is unknown.\\n");
    exit(1);
}
if (!str_contains($http_response_header[0], ' 200')) {
    $answer = json_decode($response, true, flags: JSON_THROW_ON_ERROR);
    fwrite(STDERR, "{$answer['error']}: {$answer['error_description']}\\n");
    exit(1);
}
${hasAnswer ? 'print_r(json_decode($response, true, flags: JSON_THROW_ON_ERROR));' : `echo "${doneWord}\\n";`}
`;
}

/** PHP 8.1 with its built-in stream functions. */
export function render(request: SampleRequest): string {
  if (request.scheme === 'client') return renderForm(request);
  const {purpose, host, path, point, secret, key, token, body, idempotencyKey} = request;
  const isBearer = request.scheme === 'bearer';
  const isSigned = request.scheme === 'v2';
  const auth = `$nonce = bin2hex(random_bytes(16));
$body = json_encode([
    'auth' => [
        'point' => $point,
        'key' => $key,
        'nonce' => $nonce,
        'hash' => hash('sha256', "$point:$key:$nonce:$secret"),
    ],
${afterOpening(literal(body, ''), ']')}, JSON_THROW_ON_ERROR);
`;
  const sign = `$body = json_encode(${literal(body, '')}, JSON_THROW_ON_ERROR);

// The signature covers the very bytes that are sent.
$timestamp = time();
$signature = hash_hmac('sha256', "$timestamp.POST.$path.$body", $secret);
`;
  const headers = isSigned
    ? `
        "Gateway-Point: $point",
        "Gateway-Key: $key",
        "Gateway-Timestamp: $timestamp",
        "Gateway-Signature: $signature",`
    : isBearer
      ? `
        "Authorization: Bearer $token",`
      : '';
  const repeatable = idempotencyKey ? `\n        'Idempotency-Key: ${idempotencyKey}',` : '';
  const values = isBearer
    ? `// ${tokenComment}
$token = '${token}';
`
    : `$point = ${point};
$key = ${key};
$secret = '${secret}';
`;
  const write = `$body = json_encode(${literal(body, '')}, JSON_THROW_ON_ERROR);
`;
  const answer =
    isSigned || isBearer
      ? `if (!str_contains($http_response_header[0], ' 20')) {
    fwrite(STDERR, "{$answer['code']}: {$answer['detail']}\\n");
    exit(1);
}
print_r($answer['data']);
`
      : `if ($answer['status'] !== 'ok') {
    fwrite(STDERR, "{$answer['error']['code']}: {$answer['error']['message']}\\n");
    exit(1);
}
print_r($answer['result']);
`;
  return `<?php
// ${purpose}. Needs PHP 8.1 or newer.
declare(strict_types=1);

$host = '${host}';
${values}
$path = '${path}';
${isBearer ? write : isSigned ? sign : auth}
$response = file_get_contents($host . $path, false, stream_context_create(['http' => [
    'method' => 'POST',
    'header' => [
        'Content-Type: application/json',${headers}${repeatable}
    ],
    'content' => $body,
    'timeout' => 60,
    'ignore_errors' => true,
]]));
if ($response === false) {
    fwrite(STDERR, "No response: the result is unknown.\\n");
    exit(1);
}
$answer = json_decode($response, true, flags: JSON_THROW_ON_ERROR);
${answer}`;
}
