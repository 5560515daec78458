import fs from 'node:fs';
import path from 'node:path';
import {runIn} from '../../../../../tests/support/runIn';
import {ages, given, parameters, signs} from '../../../../../tests/support/signatureFixes/cases';
import {linesOf, type FixRunner} from '../../../../../tests/support/signatureFixes/language';

const text = (value: string): string => `'${value.replace(/[\\']/g, '\\$&')}'`;
const array = (values: object): string =>
  `json_decode(${text(JSON.stringify(values))}, true, flags: JSON_THROW_ON_ERROR)`;
const lines = (name: string): string => linesOf(name, 'php');
const {request, proof, callback, query, exchange} = given;

/** Scripts that PHP's built-in server runs, by path. */
const pages: Record<string, string> = {
  raw_body: `${lines('bytes v2_callback')}
    echo base64_encode($body);`,
  raw_query: `${lines('bytes v1_get_callback')}
    echo $query;`,
  headers: `${lines('headers v2_callback')}
    echo implode('|', [$headers['webhook-id'], $headers['webhook-timestamp'], implode(' ', $entries)]);`,
  exchange: `${lines('headers binance_pay')}
    echo implode('|', [$timestamp, $nonce, $signature]);`,
  time: `${lines('time v2_callback')}
    if ($timestamp === $_GET['at']) echo json_encode($isFresh);`,
  refuse: `$expected = '${query.right}'; $sign = $_GET['sign'];
    ${lines('refuse')}`,
};

/** The body of a function for each case. */
const programs: Record<string, (addressOf: (name: string) => string) => string> = {
  'sign v2_request': () => `
    [$secret, $timestamp, $body] = [${text(request.secret)}, '${request.timestamp}', ${text(request.body)}];
    ${lines('sign v2_request')}
    if ($key !== $secret) throw new Exception('the key is not the secret');
    return $signature;`,
  'sign v2_callback': () => `
    [$secret, $body] = [${text(callback.secret)}, ${text(callback.body)}];
    [$webhookId, $webhookTimestamp] = ['${callback.id}', '${callback.timestamp}'];
    ${lines('sign v2_callback')}
    return $signature;`,
  'sign v1_request': () => `
    [$point, $key, $nonce, $secret] = [1042, 1, '${proof.nonce}', ${text(proof.secret)}];
    ${lines('sign v1_request')}
    return $hash;`,
  'sign v1_get_callback': () => `
    $secret = ${text(query.secret)};
    $fields = ${array({sign: 'left out', ...Object.fromEntries(parameters)})};
    ${lines('sign v1_get_callback')}
    if ($key !== $secret) throw new Exception('the key is not the secret');
    return $signature;`,
  'sign binance_pay': () => `
    [$keyBase64, $signature] = ['${given.keyBase64}', '${exchange.signature}'];
    [$timestamp, $nonce, $body] = ['${exchange.timestamp}', '${exchange.nonce}', ${text(exchange.body)}];
    ${lines('sign binance_pay')}
    return json_encode($isGenuine);`,
  'bytes v2_request': (addressOf) => `
    [$fields, $headers] = [${array(given.fields)}, ['Content-Type: application/json']];
    [$secret, $timestamp, $path] = [${text(request.secret)}, '${request.timestamp}', '${given.path}'];
    $address = '${addressOf('bytes v2_request')}';
    ${lines('bytes v2_request')}
    return 'sent';`,
  'bytes v1_request': (addressOf) => `
    [$fields, $auth, $headers] = [${array(given.fields)}, ${array(given.auth)}, ['Content-Type: application/json']];
    $address = '${addressOf('bytes v1_request')}';
    ${lines('bytes v1_request')}
    return 'sent';`,
  'bytes v2_callback': () => `
    return visit('raw_body', ['Content-Type: application/x-www-form-urlencoded'], ${text(given.raw)});`,
  'bytes v1_get_callback': () => `
    return visit('raw_query?${given.rawQuery}');`,
  'headers v2_request': (addressOf) => `
    [$point, $key, $timestamp, $signature] = [1042, 1, ${request.timestamp}, '${request.right}'];
    ${lines('headers v2_request')}
    $sent = ['method' => 'POST', 'header' => ['Content-Type: text/plain', ...$headers], 'content' => '{}'];
    file_get_contents('${addressOf('headers v2_request')}', false, stream_context_create(['http' => $sent]));
    return 'sent';`,
  'headers v2_callback': () => `
    return visit('headers', ['Webhook-Id: ${callback.id}', 'Webhook-Timestamp: ${callback.timestamp}',
      'Webhook-Signature: ${given.signatures}']);`,
  'headers v1_request': () => `
    ['point' => $point, 'key' => $key, 'nonce' => $nonce, 'hash' => $hash] = ${array(given.auth)};
    $fields = ['external_id' => '${given.order}'];
    ${lines('headers v1_request')}
    return $body;`,
  'headers v1_post_callback': () => `
    return implode(',', array_map(function ($body) {
      ${lines('headers v1_post_callback')}
      return "$nonce:$hash";
    }, [${text(given.callbackOfV1)}, '{}']));`,
  'headers v1_get_callback': () => `
    return implode(',', array_map(function ($fields) {
      ${lines('headers v1_get_callback')}
      return $sign;
    }, [['sign' => '00ff', 'a' => '1'], ['a' => '1']]));`,
  'headers binance_pay': () => `
    return visit('exchange', ['BinancePay-Timestamp: ${exchange.timestamp}', 'BinancePay-Nonce: ${exchange.nonce}',
      'BinancePay-Signature: ${exchange.signature}']);`,
  secret: () => `
    putenv('GATEWAY_SECRET=' . ${text(request.secret)} . "\\r\\n");
    ${lines('secret')}
    return $secret;`,
  'newline v2_request': () => `
    file_put_contents('body.json', ${text(request.body)} . "\\n");
    ${lines('newline v2_request')}
    return $body;`,
  'newline v1_request': () => `
    $toHash = ${text(proof.toSign)} . "\\n";
    ${lines('newline v1_request')}
    return $hash;`,
  'newline v1_get_callback': () => `
    [$secret, $toSign] = [${text(query.secret)}, ${text(query.toSign)} . "\\n"];
    ${lines('newline v1_get_callback')}
    return $signature;`,
  'utf8 v2_request': () => `
    $body = base64_decode('${given.inWindows1251}');
    ${lines('utf8 v2_request')}
    return base64_encode($body);`,
  'utf8 v1_get_callback': () => `
    $encoded = '${given.encoded}';
    ${lines('utf8 v1_get_callback')}
    return $value;`,
  json: () => `
    $fields = ${array(given.fields)};
    ${lines('json')}
    return $body;`,
  base64Body: () => `
    $text = ${text(given.raw)};
    return implode(',', array_map(function ($event) {
      ${lines('base64Body')}
      return base64_encode($body);
    }, [['isBase64Encoded' => true, 'body' => base64_encode($text)], ['isBase64Encoded' => false, 'body' => $text]]));`,
  'time v2_request': () => `
    ${lines('time v2_request')}
    return (string) $timestamp;`,
  'time v2_callback': () => `
    return implode(',', array_map(function ($age) {
      $at = $age === 'date' ? '2025-03-14T09:26:53Z' : (string) (time() + (int) $age);
      return visit("time?at=$at", ["Webhook-Timestamp: $at"]);
    }, ${array(ages)}));`,
  'nonce v1_request': () => `
    return implode(',', array_map(function () {
      ${lines('nonce v1_request')}
      return $nonce;
    }, [1, 2]));`,
  'nonce v1_post_callback': () => `
    return implode(',', array_map(function ($body, $used) {
      $usedNonces = [$used];
      ${lines('nonce v1_post_callback')}
      return "$nonce:" . json_encode($isUsed);
    }, ${array([given.callbackOfV1, given.callbackOfV1, given.withoutNonce])}, ['${proof.nonce}', 'another', 'another']));`,
  'log v2_callback': () => `
    $body = ${text(given.raw)};
    ${lines('log v2_callback')}
    return base64_encode(file_get_contents('body.bin'));`,
  'log v1_get_callback': () => `
    $query = '${given.rawQuery}';
    ${lines('log v1_get_callback')}
    return base64_encode(file_get_contents('query.txt'));`,
  refuse: () => `
    return implode(',', array_map(function ($sign) {
      visit('refuse?sign=' . rawurlencode($sign), [], null, $status);
      return $status;
    }, ${array(signs)}));`,
};

/** PHP; the lines that read a request run in its own web server. */
export const fixes: FixRunner = {
  names: Object.keys(programs),
  run: ({folder, addressOf, port}) => {
    const parts = Object.entries(programs).map(
      ([name, program]) => `check('${name}', function () {${program(addressOf)}\n});`,
    );
    const routes = Object.entries(pages).map(([name, page]) => `  case '/${name}':\n    ${page}\n    break;`);
    const site = `<?php\nswitch (strtok($_SERVER['REQUEST_URI'], '?')) {\n${routes.join('\n')}\n}\n`;
    fs.writeFileSync(path.join(folder, 'site.php'), site);
    fs.writeFileSync(
      path.join(folder, 'fixes.php'),
      `<?php
set_error_handler(fn ($level, $message, $file, $line) => throw new ErrorException($message, 0, $level, $file, $line));
$command = [PHP_BINARY, '-d', 'display_errors=1', '-S', '127.0.0.1:${port}', 'site.php'];
$server = proc_open($command, [['file', '/dev/null', 'r'], ['file', '/dev/null', 'w'], ['file', 'site.log', 'w']], $pipes);
register_shutdown_function(fn () => proc_terminate($server));
for ($attempt = 0; !@is_resource($socket = reach()) && $attempt < 200; $attempt += 1) usleep(50000);

function reach()
{
    try {
        return fsockopen('127.0.0.1', ${port});
    } catch (ErrorException) {
        return null;
    }
}

/** Requests a page of the site, by POST if there is a body. */
function visit(string $path, array $headers = [], ?string $body = null, &$status = null): string
{
    $method = $body === null ? 'GET' : 'POST';
    $options = ['method' => $method, 'header' => $headers, 'content' => $body ?? '', 'ignore_errors' => true];
    $context = stream_context_create(['http' => $options]);
    $text = file_get_contents("http://127.0.0.1:${port}/$path", false, $context);
    $status = explode(' ', $http_response_header[0])[1];
    return $text;
}

function check(string $name, callable $run): void
{
    try {
        $text = $run();
    } catch (Throwable $error) {
        $text = (string) $error;
    }
    echo $name, "\\t", base64_encode($text), "\\n";
}

${parts.join('\n')}
`,
    );
    return runIn(folder, 'php', ['-d', 'error_reporting=-1', 'fixes.php']);
  },
};
