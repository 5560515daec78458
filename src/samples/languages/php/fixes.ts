import {toleranceSeconds} from '../../../gateway/limits';
import type {Fixes} from '../../fixes';

const readRawBody = `$body = file_get_contents('php://input'); // in Laravel and Symfony: $request->getContent()`;

export const fixes: Fixes = {
  sendSignedBytes: `$body = json_encode($fields, JSON_THROW_ON_ERROR);
$headers[] = 'Gateway-Signature: ' . hash_hmac('sha256', "$timestamp.POST.$path.$body", $secret);
$request = ['method' => 'POST', 'header' => $headers, 'content' => $body]; // not $fields; in cURL: CURLOPT_POSTFIELDS => $body
$response = file_get_contents($address, false, stream_context_create(['http' => $request]));`,
  sendProofBody: `$body = json_encode(['auth' => $auth] + $fields, JSON_THROW_ON_ERROR); // no byte order mark before it
$request = ['method' => 'POST', 'header' => $headers, 'content' => $body]; // whole and not compressed
$response = file_get_contents($address, false, stream_context_create(['http' => $request]));`,
  readRawBody,
  readProofBody: readRawBody,
  readNotification: readRawBody,
  readRawQuery: `$query = $_SERVER['QUERY_STRING']; // not $_GET`,
  requestString: `$path = '/v2/transaction/create'; // no host, no query
$toSign = "$timestamp.POST.$path.$body";`,
  callbackString: `$toSign = "$webhookId.$webhookTimestamp.$body"; // both from the headers`,
  proofString: `$toHash = "$point:$key:$nonce:$secret";`,
  exchangeString: `$toSign = "$timestamp\\n$nonce\\n$body\\n"; // a line feed after the body too`,
  queryString: `unset($fields['sign']);
ksort($fields, SORT_STRING);
$toSign = http_build_query($fields, '', '&', PHP_QUERY_RFC3986);`,
  verifyRsa: `$isGenuine = openssl_verify($toSign, base64_decode($signature), $publicKey, OPENSSL_ALGO_SHA256) === 1;`,
  readPublicKey: `$pem = "-----BEGIN PUBLIC KEY-----\\n" . chunk_split($keyBase64, 64, "\\n") . "-----END PUBLIC KEY-----\\n";
$publicKey = openssl_pkey_get_public($pem);`,
  readExchangeHeaders: `$headers = array_change_key_case(getallheaders(), CASE_LOWER);
[$timestamp, $nonce, $signature] = array_map(fn ($name) => $headers["binancepay-$name"], ['timestamp', 'nonce', 'signature']);`,
  hmacHex: `$signature = hash_hmac('sha256', $toSign, $secret); // lower-case hex`,
  hmacBase64: `$signature = 'v1,' . base64_encode(hash_hmac('sha256', $toSign, $key, true));`,
  sha256Hex: `$hash = hash('sha256', $toHash); // not hash_hmac`,
  textKey: `$key = $secret; // the whole text, nothing decoded`,
  callbackKey: `$key = base64_decode(substr($secret, strlen('whsec_')), true);`,
  cleanSecret: `$secret = trim(getenv('GATEWAY_SECRET')); // one setting for each environment`,
  sendHeaders: `$headers = ["Gateway-Point: $point", "Gateway-Key: $key",
    "Gateway-Timestamp: $timestamp", "Gateway-Signature: $signature"];`,
  readHeaders: `$headers = array_change_key_case(getallheaders(), CASE_LOWER);
$entries = explode(' ', $headers['webhook-signature']); // one that is equal is enough`,
  proofObject: `$body = json_encode(['auth' => compact('point', 'key', 'nonce', 'hash')] + $fields, JSON_THROW_ON_ERROR);`,
  readAuth: `$auth = json_decode($body, true)['auth'] ?? [];
[$nonce, $hash] = [$auth['nonce'] ?? '', $auth['hash'] ?? '']; // empty: refuse`,
  readNonce: `$nonce = json_decode($body, true)['auth']['nonce'] ?? ''; // as it arrived, for the hash too
$isUsed = in_array($nonce, $usedNonces, true); // refuse; else store it when the hash is right`,
  readSign: `$sign = $fields['sign'] ?? ''; // empty: refuse`,
  signTime: `$timestamp = time(); // once, for the header and for the string`,
  readTime: `$timestamp = $_SERVER['HTTP_WEBHOOK_TIMESTAMP']; // as it arrived, for the string to sign too
$isFresh = ctype_digit($timestamp) && abs(time() - (int) $timestamp) <= ${toleranceSeconds};`,
  bodyWithoutLineFeed: `$body = rtrim(file_get_contents('body.json'), "\\r\\n"); // sign and send this string`,
  hashWithoutLineFeed: `$hash = hash('sha256', rtrim($toHash)); // nothing after the secret`,
  queryWithoutLineFeed: `$signature = hash_hmac('sha256', rtrim($toSign), $secret); // nothing after the last value`,
  encodeUtf8: `$body = iconv('Windows-1251', 'UTF-8', $body); // before signing, if it is not UTF-8 yet`,
  decodeUtf8: `$value = rawurldecode($encoded); // the bytes are UTF-8: convert nothing`,
  toJson: `$body = json_encode($fields, JSON_THROW_ON_ERROR); // not http_build_query($fields)`,
  decodeBody: `$body = $event['isBase64Encoded'] ? base64_decode($event['body']) : $event['body'];`,
  newNonce: `$nonce = bin2hex(random_bytes(8)); // anew for each attempt, before the hash`,
  logBody: `file_put_contents('body.bin', $body); // the bytes, not a line of the log`,
  logQuery: `file_put_contents('query.txt', $query); // as it arrived, not a line of the log`,
  refuse: `if (!hash_equals($expected, $sign)) { http_response_code(401); exit; }`,
};
