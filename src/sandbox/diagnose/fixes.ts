/**
 * The lines of code that fix a mistake. Names are those of the published samples: `body` is the raw body, `secret` the
 * secret as the cabinet showed it.
 */
import {toleranceSeconds} from '../../gateway/signing';
import type {Scheme} from './signing';

/** The languages of the samples, with their highlighting. */
export const languages = [
  {id: 'bash', label: 'Bash'},
  {id: 'php', label: 'PHP'},
  {id: 'javascript', label: 'Node.js'},
  {id: 'python', label: 'Python'},
  {id: 'java', label: 'Java'},
  {id: 'kotlin', label: 'Kotlin'},
] as const;

export type FixLanguage = (typeof languages)[number]['id'];
type Code = Record<FixLanguage, string>;
/** One text for all schemes, or one for each scheme that has a mistake of this kind. */
type Fix = Code | Partial<Record<Scheme, Code>>;

/** Sign the bytes that are sent: one variable for both. */
const sendSignedBytes: Code = {
  bash: `body=$(jq -nc --arg id "$order" '{external_id: $id}')
signature=$(printf '%s' "$timestamp.POST.$path.$body" | openssl dgst -sha256 -hmac "$secret" | sed 's/.*= //')
curl --data-binary "$body" --header "Gateway-Signature: $signature" "$address"`,
  php: `$body = json_encode($fields, JSON_THROW_ON_ERROR);
$headers[] = 'Gateway-Signature: ' . hash_hmac('sha256', "$timestamp.POST.$path.$body", $secret);
$request = ['method' => 'POST', 'header' => $headers, 'content' => $body]; // not $fields; in cURL: CURLOPT_POSTFIELDS => $body
$response = file_get_contents($address, false, stream_context_create(['http' => $request]));`,
  javascript: `const body = JSON.stringify(fields);
const signature = createHmac('sha256', secret).update(\`\${timestamp}.POST.\${path}.\${body}\`).digest('hex');
headers['Gateway-Signature'] = signature;
await fetch(address, {method: 'POST', headers, body}); // the same string, not fields`,
  python: `body = json.dumps(fields).encode()
signed = f"{timestamp}.POST.{path}.".encode() + body
headers["Gateway-Signature"] = hmac.new(secret.encode(), signed, hashlib.sha256).hexdigest()
urlopen(Request(address, body, headers))  # the same bytes; in requests: data=body, not json=fields`,
  java: `byte[] body = new Gson().toJson(fields).getBytes(UTF_8);
mac.update((timestamp + ".POST." + path + ".").getBytes(UTF_8));
String signature = HexFormat.of().formatHex(mac.doFinal(body));
request.header("Gateway-Signature", signature).POST(BodyPublishers.ofByteArray(body)); // the same bytes`,
  kotlin: `val body = Gson().toJson(fields).toByteArray()
mac.update("$timestamp.POST.$path.".toByteArray())
val signature = mac.doFinal(body).joinToString("") { "%02x".format(it) }
request.header("Gateway-Signature", signature).POST(BodyPublishers.ofByteArray(body)) // the same bytes`,
};

/** Send the body of v1 whole. Its hash does not cover it. */
const sendProofBody: Code = {
  bash: `body=$(jq -c --argjson auth "$auth" '{auth: $auth} + .' fields.json)
curl --header 'Content-Type: application/json' --data-binary "$body" "$address" # whole and not compressed`,
  php: `$body = json_encode(['auth' => $auth] + $fields, JSON_THROW_ON_ERROR); // no byte order mark before it
$request = ['method' => 'POST', 'header' => $headers, 'content' => $body]; // whole and not compressed
$response = file_get_contents($address, false, stream_context_create(['http' => $request]));`,
  javascript: `const body = JSON.stringify({auth, ...fields}); // no byte order mark before it
await fetch(address, {method: 'POST', headers, body}); // fetch counts the bytes for Content-Length`,
  python: `body = json.dumps({"auth": auth, **fields}).encode("utf-8")  # not utf-8-sig, which adds a byte order mark
urlopen(Request(address, body, headers))  # urlopen counts the bytes for Content-Length`,
  java: `fields.put("auth", auth);
byte[] body = new Gson().toJson(fields).getBytes(UTF_8); // no byte order mark before it
request.POST(BodyPublishers.ofByteArray(body)); // whole and not compressed`,
  kotlin: `val body = Gson().toJson(fields + ("auth" to auth)).toByteArray() // no byte order mark before it
request.POST(BodyPublishers.ofByteArray(body)) // whole and not compressed`,
};

/** Read the body before anything parses it. */
const readRawBody: Code = {
  bash: `cat > body.bin # the bytes of the request, unchanged
verify_callback "$id" "$timestamp" "$signatures" body.bin "$(date +%s)" "$secret"`,
  php: `$body = file_get_contents('php://input'); // in Laravel and Symfony: $request->getContent()`,
  javascript: `app.post('/callbacks', express.raw({type: 'application/json'}), (request, response) => {
  const body = request.body; // a Buffer, not a parsed object`,
  python: `body = request.get_data()  # Flask; in Django request.body, in FastAPI await request.body()`,
  java: `@PostMapping("/callbacks")
ResponseEntity<Void> receive(@RequestBody byte[] body, @RequestHeader Map<String, String> headers) {`,
  kotlin: `post("/callbacks") {
    val body = call.receive<ByteArray>() // in Spring: @RequestBody body: ByteArray`,
};

/** Read a callback of v1 before anything parses it. */
const readProofBody: Code = {
  ...readRawBody,
  bash: `cat > body.bin # the bytes of the request, unchanged
verify_callback body.bin nonces.txt "$point:$key=$secret"`,
};

/** Read a notification of the exchange before anything parses it. */
const readNotification: Code = {...readRawBody, bash: 'cat > body.bin # the bytes of the notification, unchanged'};

/** What arrives with a body is read raw, whatever changed it. */
const readBody = {v2_callback: readRawBody, v1_post_callback: readProofBody, binance_pay: readNotification};

/** Read the query before anything parses it. */
const readRawQuery: Code = {
  bash: `query=$QUERY_STRING # as it arrived, not a parsed copy`,
  php: `$query = $_SERVER['QUERY_STRING']; // not $_GET`,
  javascript: `const query = request.url.split('?')[1]; // not request.query`,
  python: `query = request.query_string.decode("ascii")  # Flask; in Django request.META["QUERY_STRING"]`,
  java: `String query = request.getQueryString(); // not getParameter()`,
  kotlin: `val query = call.request.queryString() // in Spring: request.queryString`,
};

/** The string to sign, in each scheme. */
const strings: Record<'request' | 'callback' | 'proof' | 'query' | 'exchange', Code> = {
  request: {
    bash: `path=/v2/transaction/create # no host, no query
printf '%s' "$timestamp.POST.$path.$body" > to_sign`,
    php: `$path = '/v2/transaction/create'; // no host, no query
$toSign = "$timestamp.POST.$path.$body";`,
    javascript: `const path = '/v2/transaction/create'; // no host, no query
const toSign = \`\${timestamp}.POST.\${path}.\${body}\`;`,
    python: `path = "/v2/transaction/create"  # no host, no query
to_sign = f"{timestamp}.POST.{path}.".encode() + body`,
    java: `String path = "/v2/transaction/create"; // no host, no query
String toSign = timestamp + ".POST." + path + "." + body;`,
    kotlin: `val path = "/v2/transaction/create" // no host, no query
val toSign = "$timestamp.POST.$path.$body"`,
  },
  callback: {
    bash: `{ printf '%s' "$webhook_id.$webhook_timestamp."; cat body.bin; } > to_sign`,
    php: `$toSign = "$webhookId.$webhookTimestamp.$body"; // both from the headers`,
    javascript: `const toSign = Buffer.concat([Buffer.from(\`\${webhookId}.\${webhookTimestamp}.\`), body]);`,
    python: `to_sign = f"{webhook_id}.{webhook_timestamp}.".encode() + body`,
    java: `mac.init(new SecretKeySpec(key, "HmacSHA256")); // key: the decoded bytes
mac.update((webhookId + "." + webhookTimestamp + ".").getBytes(UTF_8));
byte[] digest = mac.doFinal(body);`,
    kotlin: `mac.init(SecretKeySpec(key, "HmacSHA256")) // key: the decoded bytes
mac.update("$webhookId.$webhookTimestamp.".toByteArray())
val digest = mac.doFinal(body)`,
  },
  proof: {
    bash: `printf '%s' "$point:$key:$nonce:$secret" > to_hash # the whole secret as text`,
    php: `$toHash = "$point:$key:$nonce:$secret";`,
    javascript: 'const toHash = `${point}:${key}:${nonce}:${secret}`;',
    python: `to_hash = f"{point}:{key}:{nonce}:{secret}"`,
    java: `String toHash = point + ":" + key + ":" + nonce + ":" + secret;`,
    kotlin: `val toHash = "$point:$key:$nonce:$secret"`,
  },
  exchange: {
    bash: `{ printf '%s\\n%s\\n' "$timestamp" "$nonce"; cat body.bin; printf '\\n'; } > to_sign # three line feeds`,
    php: `$toSign = "$timestamp\\n$nonce\\n$body\\n"; // a line feed after the body too`,
    javascript: `const toSign = Buffer.concat([Buffer.from(\`\${timestamp}\\n\${nonce}\\n\`), body, Buffer.from('\\n')]);`,
    python: `to_sign = f"{timestamp}\\n{nonce}\\n".encode() + body + b"\\n"`,
    java: `String toSign = timestamp + "\\n" + nonce + "\\n" + new String(body, UTF_8) + "\\n"; // body: byte[]`,
    kotlin: `val toSign = "$timestamp\\n$nonce\\n\${body.decodeToString()}\\n" // body: ByteArray`,
  },
  query: {
    bash: `encode() { printf '%s' "$1" | jq -sRr @uri | sed "s/!/%21/g; s/'/%27/g; s/(/%28/g; s/)/%29/g; s/\\*/%2A/g"; }
printf '%s\\0' "\${pairs[@]}" | LC_ALL=C sort -z -t= -k1,1 | # name=value, decoded, without sign
  while IFS='=' read -r -d '' name value; do printf '&%s=%s' "$(encode "$name")" "$(encode "$value")"; done |
  tail -c +2 > to_sign`,
    php: `unset($fields['sign']);
ksort($fields, SORT_STRING);
$toSign = http_build_query($fields, '', '&', PHP_QUERY_RFC3986);`,
    javascript: `const encode = (text) => encodeURIComponent(text).replace(/[!'()*]/g, (one) => '%' + one.charCodeAt(0).toString(16).toUpperCase());
const names = Object.keys(fields).filter((name) => name !== 'sign').sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
const toSign = names.map((name) => \`\${encode(name)}=\${encode(fields[name])}\`).join('&');`,
    python: `pairs = sorted((name, value) for name, value in fields.items() if name != "sign")
to_sign = "&".join(f"{quote(name, safe='')}={quote(value, safe='')}" for name, value in pairs).encode()`,
    java: `UnaryOperator<String> encode = text ->
    URLEncoder.encode(text, UTF_8).replace("+", "%20").replace("*", "%2A").replace("%7E", "~");
Comparator<String> byBytes = (one, other) -> Arrays.compareUnsigned(one.getBytes(UTF_8), other.getBytes(UTF_8));
String toSign = fields.entrySet().stream().filter(field -> !field.getKey().equals("sign"))
    .sorted(Map.Entry.comparingByKey(byBytes))
    .map(field -> encode.apply(field.getKey()) + "=" + encode.apply(field.getValue())).collect(Collectors.joining("&"));`,
    kotlin: `fun encode(text: String): String =
    URLEncoder.encode(text, UTF_8).replace("+", "%20").replace("*", "%2A").replace("%7E", "~")
val byBytes = Comparator<String> { one, other -> Arrays.compareUnsigned(one.toByteArray(), other.toByteArray()) }
val toSign = (fields - "sign").toSortedMap(byBytes).entries.joinToString("&") { (name, value) -> "\${encode(name)}=\${encode(value)}" }`,
  },
};

/** RSA with SHA-256, and padding of PKCS #1 v1.5. */
const verifyRsa: Code = {
  bash: `base64 -d <<< "$signature" > signature.bin
openssl dgst -sha256 -verify exchange.pem -signature signature.bin to_sign`,
  php: `$isGenuine = openssl_verify($toSign, base64_decode($signature), $publicKey, OPENSSL_ALGO_SHA256) === 1;`,
  javascript: `const isGenuine = verify('sha256', toSign, publicKey, Buffer.from(signature, 'base64')); // node:crypto`,
  python: `public_key.verify(base64.b64decode(signature), to_sign, PKCS1v15(), SHA256())  # cryptography; raises if it is wrong`,
  java: `Signature verifier = Signature.getInstance("SHA256withRSA");
verifier.initVerify(publicKey);
verifier.update(toSign.getBytes(UTF_8));
boolean isGenuine = verifier.verify(Base64.getDecoder().decode(signature));`,
  kotlin: `val verifier = Signature.getInstance("SHA256withRSA")
verifier.initVerify(publicKey)
verifier.update(toSign.toByteArray())
val isGenuine = verifier.verify(Base64.getDecoder().decode(signature))`,
};

/** The public key of the exchange, from its base64 in one line. */
const readPublicKey: Code = {
  bash: `printf -- '-----BEGIN PUBLIC KEY-----\\n%s\\n-----END PUBLIC KEY-----\\n' "$(fold -w 64 <<< "$key_base64")" > exchange.pem`,
  php: `$pem = "-----BEGIN PUBLIC KEY-----\\n" . chunk_split($keyBase64, 64, "\\n") . "-----END PUBLIC KEY-----\\n";
$publicKey = openssl_pkey_get_public($pem);`,
  javascript: `const publicKey = createPublicKey({key: Buffer.from(keyBase64, 'base64'), format: 'der', type: 'spki'});`,
  python: `public_key = load_der_public_key(base64.b64decode(key_base64))  # cryptography`,
  java: `PublicKey publicKey = KeyFactory.getInstance("RSA")
    .generatePublic(new X509EncodedKeySpec(Base64.getDecoder().decode(keyBase64)));`,
  kotlin: `val publicKey = KeyFactory.getInstance("RSA")
    .generatePublic(X509EncodedKeySpec(Base64.getDecoder().decode(keyBase64)))`,
};

/** The headers of a notification, as they arrived. */
const readExchangeHeaders: Code = {
  bash: `timestamp=$HTTP_BINANCEPAY_TIMESTAMP nonce=$HTTP_BINANCEPAY_NONCE signature=$HTTP_BINANCEPAY_SIGNATURE`,
  php: `$headers = array_change_key_case(getallheaders(), CASE_LOWER);
[$timestamp, $nonce, $signature] = array_map(fn ($name) => $headers["binancepay-$name"], ['timestamp', 'nonce', 'signature']);`,
  javascript: `const {'binancepay-timestamp': timestamp, 'binancepay-nonce': nonce, 'binancepay-signature': signature} = request.headers;`,
  python: `timestamp, nonce, signature = (request.headers[f"BinancePay-{name}"] for name in ("Timestamp", "Nonce", "Signature"))`,
  java: `String timestamp = request.getHeader("BinancePay-Timestamp"), nonce = request.getHeader("BinancePay-Nonce");
String signature = request.getHeader("BinancePay-Signature");`,
  kotlin: `val (timestamp, nonce, signature) = listOf("Timestamp", "Nonce", "Signature").map { call.request.header("BinancePay-$it")!! }`,
};

/** HMAC-SHA256 or SHA-256, written as the scheme wants it. */
const hmacHex: Code = {
  bash: `openssl dgst -sha256 -hmac "$secret" < to_sign | sed 's/.*= //'`,
  php: `$signature = hash_hmac('sha256', $toSign, $secret); // lower-case hex`,
  javascript: `const signature = createHmac('sha256', secret).update(toSign).digest('hex');`,
  python: `signature = hmac.new(secret.encode(), to_sign, hashlib.sha256).hexdigest()`,
  java: `mac.init(new SecretKeySpec(secret.getBytes(UTF_8), "HmacSHA256"));
String signature = HexFormat.of().formatHex(mac.doFinal(toSign.getBytes(UTF_8)));`,
  kotlin: `mac.init(SecretKeySpec(secret.toByteArray(), "HmacSHA256"))
val signature = mac.doFinal(toSign.toByteArray()).joinToString("") { "%02x".format(it) }`,
};
const hmacBase64: Code = {
  bash: `openssl dgst -sha256 -mac HMAC -macopt "hexkey:$key" -binary to_sign | base64 | sed 's/^/v1,/'`,
  php: `$signature = 'v1,' . base64_encode(hash_hmac('sha256', $toSign, $key, true));`,
  javascript: "const signature = `v1,${createHmac('sha256', key).update(toSign).digest('base64')}`;",
  python: `signature = "v1," + base64.b64encode(hmac.new(key, to_sign, hashlib.sha256).digest()).decode()`,
  java: `String signature = "v1," + Base64.getEncoder().encodeToString(digest);`,
  kotlin: `val signature = "v1," + Base64.getEncoder().encodeToString(digest)`,
};
const sha256Hex: Code = {
  bash: `openssl dgst -sha256 < to_hash | sed 's/.*= //'`,
  php: `$hash = hash('sha256', $toHash); // not hash_hmac`,
  javascript: `const hash = createHash('sha256').update(toHash).digest('hex'); // not createHmac`,
  python: `hash_ = hashlib.sha256(to_hash.encode()).hexdigest()  # not hmac.new`,
  java: `byte[] digest = MessageDigest.getInstance("SHA-256").digest(toHash.getBytes(UTF_8));
String hash = HexFormat.of().formatHex(digest);`,
  kotlin: `val digest = MessageDigest.getInstance("SHA-256").digest(toHash.toByteArray())
val hash = digest.joinToString("") { "%02x".format(it) }`,
};

const textKey: Code = {
  bash: `openssl dgst -sha256 -hmac "$secret" < to_sign # the whole secret as text`,
  php: `$key = $secret; // the whole text, nothing decoded`,
  javascript: `const key = secret; // the whole text, nothing decoded`,
  python: `key = secret.encode()  # the whole text, nothing decoded`,
  java: `byte[] key = secret.getBytes(UTF_8); // the whole text, nothing decoded`,
  kotlin: `val key = secret.toByteArray() // the whole text, nothing decoded`,
};
const callbackKey: Code = {
  bash: `key=$(printf '%s' "\${secret#whsec_}" | base64 -d | od -An -v -tx1 | tr -d ' \\n')`,
  php: `$key = base64_decode(substr($secret, strlen('whsec_')), true);`,
  javascript: `const key = Buffer.from(secret.slice('whsec_'.length), 'base64');`,
  python: `key = base64.b64decode(secret[len("whsec_"):])`,
  java: `byte[] key = Base64.getDecoder().decode(secret.substring("whsec_".length()));`,
  kotlin: `val key = Base64.getDecoder().decode(secret.removePrefix("whsec_"))`,
};

const cleanSecret: Code = {
  bash: `secret=$(tr -d '[:space:]' < "$secret_file") # one file for each environment`,
  php: `$secret = trim(getenv('GATEWAY_SECRET')); // one setting for each environment`,
  javascript: `const secret = process.env.GATEWAY_SECRET.trim(); // one setting for each environment`,
  python: `secret = os.environ["GATEWAY_SECRET"].strip()  # one setting for each environment`,
  java: `String secret = System.getenv("GATEWAY_SECRET").strip(); // one setting for each environment`,
  kotlin: `val secret = System.getenv("GATEWAY_SECRET").trim() // one setting for each environment`,
};

const sendHeaders: Code = {
  bash: `curl --header "Gateway-Point: $point" --header "Gateway-Key: $key" \\
  --header "Gateway-Timestamp: $timestamp" --header "Gateway-Signature: $signature" \\
  --data-binary "$body" "$address"`,
  php: `$headers = ["Gateway-Point: $point", "Gateway-Key: $key",
    "Gateway-Timestamp: $timestamp", "Gateway-Signature: $signature"];`,
  javascript: `const headers = {'Gateway-Point': point, 'Gateway-Key': key,
  'Gateway-Timestamp': timestamp, 'Gateway-Signature': signature};`,
  python: `headers = {"Gateway-Point": str(point), "Gateway-Key": str(key),
           "Gateway-Timestamp": str(timestamp), "Gateway-Signature": signature}`,
  java: `request.headers("Gateway-Point", String.valueOf(point), "Gateway-Key", String.valueOf(key),
    "Gateway-Timestamp", String.valueOf(timestamp), "Gateway-Signature", signature);`,
  kotlin: `request.headers("Gateway-Point", "$point", "Gateway-Key", "$key",
    "Gateway-Timestamp", "$timestamp", "Gateway-Signature", signature)`,
};
const readHeaders: Code = {
  bash: `id=$HTTP_WEBHOOK_ID timestamp=$HTTP_WEBHOOK_TIMESTAMP signatures=$HTTP_WEBHOOK_SIGNATURE
for entry in $signatures; do [[ $entry == "$expected" ]] && verified=1; done # each entry, not only the first`,
  php: `$headers = array_change_key_case(getallheaders(), CASE_LOWER);
$entries = explode(' ', $headers['webhook-signature']); // one that is equal is enough`,
  javascript: `const {'webhook-id': id, 'webhook-timestamp': timestamp} = request.headers;
const entries = request.headers['webhook-signature'].split(' '); // one that is equal is enough`,
  python: `callback_id, timestamp = request.headers["webhook-id"], request.headers["webhook-timestamp"]
entries = request.headers["webhook-signature"].split(" ")  # one that is equal is enough`,
  java: `String id = request.getHeader("webhook-id"), timestamp = request.getHeader("webhook-timestamp");
String[] entries = request.getHeader("webhook-signature").split(" "); // one that is equal is enough`,
  kotlin: `val id = call.request.header("webhook-id"); val timestamp = call.request.header("webhook-timestamp")
val entries = call.request.header("webhook-signature")!!.split(" ") // one that is equal is enough`,
};
const proofObject: Code = {
  bash: `body=$(jq -nc --argjson point "$point" --argjson key "$key" --arg nonce "$nonce" --arg hash "$hash" \\
  '{auth: {point: $point, key: $key, nonce: $nonce, hash: $hash}, external_id: "order-1002"}')`,
  php: `$body = json_encode(['auth' => compact('point', 'key', 'nonce', 'hash')] + $fields, JSON_THROW_ON_ERROR);`,
  javascript: `const body = JSON.stringify({auth: {point, key, nonce, hash}, ...fields});`,
  python: `body = json.dumps({"auth": {"point": point, "key": key, "nonce": nonce, "hash": hash_}, **fields})`,
  java: `fields.put("auth", Map.of("point", point, "key", key, "nonce", nonce, "hash", hash));
String body = new Gson().toJson(fields);`,
  kotlin: `val auth = mapOf("point" to point, "key" to key, "nonce" to nonce, "hash" to hash)
val body = Gson().toJson(fields + ("auth" to auth))`,
};
/** The values of `auth` in a callback of v1. */
const readAuth: Code = {
  bash: `nonce=$(jq -r '.auth.nonce // ""' body.bin) hash=$(jq -r '.auth.hash // ""' body.bin) # empty: refuse`,
  php: `$auth = json_decode($body, true)['auth'] ?? [];
[$nonce, $hash] = [$auth['nonce'] ?? '', $auth['hash'] ?? '']; // empty: refuse`,
  javascript: `const {nonce = '', hash = ''} = JSON.parse(body).auth ?? {}; // empty: refuse`,
  python: `auth = json.loads(body).get("auth", {})
nonce, hash_ = auth.get("nonce", ""), auth.get("hash", "")  # empty: refuse`,
  java: `JsonObject callback = JsonParser.parseString(new String(body, UTF_8)).getAsJsonObject();
JsonObject auth = callback.has("auth") ? callback.getAsJsonObject("auth") : new JsonObject();
String nonce = auth.has("nonce") ? auth.get("nonce").getAsString() : "";
String hash = auth.has("hash") ? auth.get("hash").getAsString() : ""; // empty: refuse`,
  kotlin: `val auth = JsonParser.parseString(body.decodeToString()).asJsonObject.getAsJsonObject("auth")
val (nonce, hash) = listOf("nonce", "hash").map { auth?.get(it)?.asString.orEmpty() } // empty: refuse`,
};
/** The nonce of a callback, and whether it is new. */
const readNonce: Code = {
  bash: `nonce=$(jq -r '.auth.nonce // ""' body.bin) # as it arrived, for the hash too
if grep -qxF -- "$nonce" nonces.txt; then refuse nonce_reused; fi # else append it when the hash is right`,
  php: `$nonce = json_decode($body, true)['auth']['nonce'] ?? ''; // as it arrived, for the hash too
$isUsed = in_array($nonce, $usedNonces, true); // refuse; else store it when the hash is right`,
  javascript: `const nonce = JSON.parse(body).auth?.nonce ?? ''; // as it arrived, for the hash too
const isUsed = usedNonces.has(nonce); // refuse; else store it when the hash is right`,
  python: `nonce = json.loads(body).get("auth", {}).get("nonce", "")  # as it arrived, for the hash too
is_used = nonce in used_nonces  # refuse; else store it when the hash is right`,
  java: `JsonObject auth = JsonParser.parseString(new String(body, UTF_8)).getAsJsonObject().getAsJsonObject("auth");
String nonce = auth.has("nonce") ? auth.get("nonce").getAsString() : ""; // as it arrived, for the hash too
boolean isUsed = usedNonces.contains(nonce); // refuse; else store it when the hash is right`,
  kotlin: `val auth = JsonParser.parseString(body.decodeToString()).asJsonObject.getAsJsonObject("auth")
val nonce = auth["nonce"]?.asString.orEmpty() // as it arrived, for the hash too
val isUsed = nonce in usedNonces // refuse; else store it when the hash is right`,
};

/** The sign that a verified query carries. */
const readSign: Code = {
  bash: `sign=$(tr '&' '\\n' <<< "$QUERY_STRING" | sed -n 's/^sign=//p') # empty: refuse`,
  php: `$sign = $fields['sign'] ?? ''; // empty: refuse`,
  javascript: `const {sign = '', ...signed} = fields; // empty: refuse`,
  python: `sign = fields.pop("sign", "")  # empty: refuse`,
  java: `String sign = fields.getOrDefault("sign", ""); // empty: refuse`,
  kotlin: `val sign = fields["sign"].orEmpty() // empty: refuse`,
};

/** The time of a request, and that of a callback, which the receiver compares with its own. */
const signTime: Code = {
  bash: `timestamp=$(date +%s) # once, for the header and for the string`,
  php: `$timestamp = time(); // once, for the header and for the string`,
  javascript: `const timestamp = Math.floor(Date.now() / 1000); // once, for the header and for the string`,
  python: `timestamp = int(time.time())  # once, for the header and for the string`,
  java: `long timestamp = Instant.now().getEpochSecond(); // once, for the header and for the string`,
  kotlin: `val timestamp = Instant.now().epochSecond // once, for the header and for the string`,
};
const readTime: Code = {
  bash: `timestamp=$HTTP_WEBHOOK_TIMESTAMP # as it arrived, for the string to sign too
[[ $timestamp =~ ^[0-9]{1,15}$ ]] && difference=$(($(date +%s) - 10#$timestamp)) &&
  ((difference >= -${toleranceSeconds} && difference <= ${toleranceSeconds})) && is_fresh=true`,
  php: `$timestamp = $_SERVER['HTTP_WEBHOOK_TIMESTAMP']; // as it arrived, for the string to sign too
$isFresh = ctype_digit($timestamp) && abs(time() - (int) $timestamp) <= ${toleranceSeconds};`,
  javascript: `const timestamp = request.headers['webhook-timestamp']; // as it arrived, for the string to sign too
const isFresh = Math.abs(Date.now() / 1000 - Number(timestamp)) <= ${toleranceSeconds};`,
  python: `timestamp = request.headers["webhook-timestamp"]  # as it arrived, for the string to sign too
is_fresh = timestamp.isdecimal() and abs(time.time() - int(timestamp)) <= ${toleranceSeconds}`,
  java: `String timestamp = request.getHeader("webhook-timestamp"); // as it arrived, for the string to sign too
boolean isFresh = timestamp.matches("[0-9]{1,15}")
    && Math.abs(Instant.now().getEpochSecond() - Long.parseLong(timestamp)) <= ${toleranceSeconds};`,
  kotlin: `val timestamp = call.request.header("webhook-timestamp").orEmpty() // as it arrived, for the string to sign too
val isFresh = timestamp.toLongOrNull()?.let { abs(Instant.now().epochSecond - it) <= ${toleranceSeconds} } ?: false`,
};

/** No line feed after a body that is sent, after a string that is hashed or after one that is signed. */
const bodyWithoutLineFeed: Code = {
  bash: `body=$(< body.json) # without the line feed at its end
signature=$(printf '%s' "$timestamp.POST.$path.$body" | openssl dgst -sha256 -hmac "$secret" | sed 's/.*= //') # printf, not echo
curl --data-binary "$body" --header "Gateway-Signature: $signature" "$address" # --data-binary, not --data`,
  php: `$body = rtrim(file_get_contents('body.json'), "\\r\\n"); // sign and send this string`,
  javascript: `const body = readFileSync('body.json', 'utf8').trimEnd(); // sign and send this string`,
  python: `body = open("body.json", "rb").read().rstrip(b"\\r\\n")  # sign and send these bytes`,
  java: `String body = Files.readString(Path.of("body.json")).stripTrailing(); // sign and send this string`,
  kotlin: `val body = File("body.json").readText().trimEnd() // sign and send this string`,
};
const hashWithoutLineFeed: Code = {
  bash: `hash=$(printf '%s' "$point:$key:$nonce:$secret" | openssl dgst -sha256 | sed 's/.*= //') # printf, not echo`,
  php: `$hash = hash('sha256', rtrim($toHash)); // nothing after the secret`,
  javascript: `const hash = createHash('sha256').update(toHash.trimEnd()).digest('hex'); // nothing after the secret`,
  python: `hash_ = hashlib.sha256(to_hash.rstrip().encode()).hexdigest()  # nothing after the secret`,
  java: `byte[] digest = MessageDigest.getInstance("SHA-256").digest(toHash.stripTrailing().getBytes(UTF_8));
String hash = HexFormat.of().formatHex(digest); // nothing after the secret`,
  kotlin: `val digest = MessageDigest.getInstance("SHA-256").digest(toHash.trimEnd().toByteArray())
val hash = digest.joinToString("") { "%02x".format(it) } // nothing after the secret`,
};
const queryWithoutLineFeed: Code = {
  bash: `printf '%s' "$(< to_sign)" | openssl dgst -sha256 -hmac "$secret" | sed 's/.*= //' # printf, not echo`,
  php: `$signature = hash_hmac('sha256', rtrim($toSign), $secret); // nothing after the last value`,
  javascript: `const signature = createHmac('sha256', secret).update(toSign.trimEnd()).digest('hex'); // nothing after the last value`,
  python: `signature = hmac.new(secret.encode(), to_sign.rstrip(), hashlib.sha256).hexdigest()  # nothing after the last value`,
  java: `mac.init(new SecretKeySpec(secret.getBytes(UTF_8), "HmacSHA256"));
byte[] digest = mac.doFinal(toSign.stripTrailing().getBytes(UTF_8)); // nothing after the last value
String signature = HexFormat.of().formatHex(digest);`,
  kotlin: `mac.init(SecretKeySpec(secret.toByteArray(), "HmacSHA256"))
val digest = mac.doFinal(toSign.trimEnd().toByteArray()) // nothing after the last value
val signature = digest.joinToString("") { "%02x".format(it) }`,
};

/** UTF-8 in a body that is sent, and in a value of a query. */
const encodeUtf8: Code = {
  bash: `iconv -f WINDOWS-1251 -t UTF-8 body.txt > body.json # then sign and send body.json`,
  php: `$body = iconv('Windows-1251', 'UTF-8', $body); // before signing, if it is not UTF-8 yet`,
  javascript: `const body = Buffer.from(json, 'utf8'); // sign and send these bytes`,
  python: `body = json_text.encode("utf-8")  # sign and send these bytes`,
  java: `byte[] body = json.getBytes(StandardCharsets.UTF_8); // never getBytes() alone before Java 18`,
  kotlin: `val body = json.toByteArray(Charsets.UTF_8) // sign and send these bytes`,
};
const decodeUtf8: Code = {
  bash: `printf -v value '%b' "\${encoded//%/\\\\x}" # the bytes are UTF-8: convert nothing`,
  php: `$value = rawurldecode($encoded); // the bytes are UTF-8: convert nothing`,
  javascript: `const value = decodeURIComponent(encoded); // reads UTF-8, unlike unescape()`,
  python: `value = unquote(encoded, encoding="utf-8")  # no other encoding`,
  java: `String value = URLDecoder.decode(encoded.replace("+", "%2B"), UTF_8); // no other charset`,
  kotlin: `val value = URLDecoder.decode(encoded.replace("+", "%2B"), UTF_8) // no other charset`,
};

/** A body in JSON. */
const toJson: Code = {
  bash: `body=$(jq -c . fields.json) # JSON text
curl --header 'Content-Type: application/json' --data-binary "$body" "$address"`,
  php: `$body = json_encode($fields, JSON_THROW_ON_ERROR); // not http_build_query($fields)`,
  javascript: `const body = JSON.stringify(fields); // not String(fields), not new URLSearchParams(fields)`,
  python: `body = json.dumps(fields).encode()  # not str(fields), not urlencode(fields)`,
  java: `String body = new Gson().toJson(fields); // not fields.toString()`,
  kotlin: `val body = Gson().toJson(fields) // not fields.toString()`,
};

/** A body that a gateway of functions, such as that of AWS, passes on in base64. */
const decodeBody: Code = {
  bash: `if [[ $is_base64 == true ]]; then base64 -d <<< "$event_body"; else printf '%s' "$event_body"; fi > body.bin`,
  php: `$body = $event['isBase64Encoded'] ? base64_decode($event['body']) : $event['body'];`,
  javascript: `const body = Buffer.from(event.body, event.isBase64Encoded ? 'base64' : 'utf8');`,
  python: `body = base64.b64decode(event["body"]) if event["isBase64Encoded"] else event["body"].encode()`,
  java: `byte[] body = event.getIsBase64Encoded() ? Base64.getDecoder().decode(event.getBody()) : event.getBody().getBytes(UTF_8);`,
  kotlin: `val body = if (event.isBase64Encoded) Base64.getDecoder().decode(event.body) else event.body.toByteArray()`,
};

const newNonce: Code = {
  bash: `nonce=$(openssl rand -hex 8) # anew for each attempt, before the hash`,
  php: `$nonce = bin2hex(random_bytes(8)); // anew for each attempt, before the hash`,
  javascript: `const nonce = randomBytes(8).toString('hex'); // anew for each attempt, before the hash`,
  python: `nonce = secrets.token_hex(8)  # anew for each attempt, before the hash`,
  java: `byte[] bytes = new byte[8];
new SecureRandom().nextBytes(bytes);
String nonce = HexFormat.of().formatHex(bytes); // anew for each attempt, before the hash`,
  kotlin: `val nonce = ByteArray(8).also(SecureRandom()::nextBytes).joinToString("") { "%02x".format(it) } // for each attempt`,
};

/** What was signed, to look at its bytes: a body, or the query of a callback by GET. */
const logBody: Code = {
  bash: `od -A d -t x1z body.bin | head # the bytes, not a line of the log`,
  php: `file_put_contents('body.bin', $body); // the bytes, not a line of the log`,
  javascript: `writeFileSync('body.bin', body); // the bytes, not a line of the log`,
  python: `open("body.bin", "wb").write(body)  # the bytes, not a line of the log`,
  java: `Files.write(Path.of("body.bin"), body); // the bytes, not a line of the log`,
  kotlin: `File("body.bin").writeBytes(body) // the bytes, not a line of the log`,
};
const logQuery: Code = {
  bash: `printf '%s' "$QUERY_STRING" | od -A d -t x1z | head # the bytes, not a line of the log`,
  php: `file_put_contents('query.txt', $query); // as it arrived, not a line of the log`,
  javascript: `writeFileSync('query.txt', query); // as it arrived, not a line of the log`,
  python: `open("query.txt", "w").write(query)  # as it arrived, not a line of the log`,
  java: `Files.writeString(Path.of("query.txt"), query); // as it arrived, not a line of the log`,
  kotlin: `File("query.txt").writeText(query) // as it arrived, not a line of the log`,
};

/** A query whose sign is another one is refused, and so is one without it. */
const refuse: Code = {
  bash: `[[ $sign == "$expected" ]] || { printf 'Status: 401\\r\\n\\r\\n'; exit; }`,
  php: `if (!hash_equals($expected, $sign)) { http_response_code(401); exit; }`,
  javascript: `const [given, own] = [sign, expected].map((text) => Buffer.from(text)); // timingSafeEqual() needs equal lengths
if (given.length !== own.length || !timingSafeEqual(given, own)) return response.sendStatus(401);`,
  python: `if not hmac.compare_digest(sign.encode(), expected.encode()): abort(401)  # Flask`,
  java: `if (!MessageDigest.isEqual(sign.getBytes(UTF_8), expected.getBytes(UTF_8))) return ResponseEntity.status(401).build();`,
  kotlin: `if (!MessageDigest.isEqual(sign.toByteArray(), expected.toByteArray())) return@get call.respond(HttpStatusCode.Unauthorized)`,
};

const fixes = {
  bytes: {...readBody, v2_request: sendSignedBytes, v1_request: sendProofBody, v1_get_callback: readRawQuery},
  string: {
    v2_request: strings.request,
    v2_callback: strings.callback,
    v1_request: strings.proof,
    v1_post_callback: strings.proof,
    v1_get_callback: strings.query,
    binance_pay: strings.exchange,
  },
  digest: {
    v2_request: hmacHex,
    v2_callback: hmacBase64,
    v1_request: sha256Hex,
    v1_post_callback: sha256Hex,
    v1_get_callback: hmacHex,
    binance_pay: verifyRsa,
  },
  key: {
    v2_request: textKey,
    v2_callback: callbackKey,
    v1_request: strings.proof,
    v1_post_callback: strings.proof,
    v1_get_callback: textKey,
    binance_pay: readPublicKey,
  },
  secret: cleanSecret,
  headers: {
    v2_request: sendHeaders,
    v2_callback: readHeaders,
    v1_request: proofObject,
    v1_post_callback: readAuth,
    v1_get_callback: readSign,
    binance_pay: readExchangeHeaders,
  },
  newline: {
    ...readBody,
    v2_request: bodyWithoutLineFeed,
    v1_request: hashWithoutLineFeed,
    v1_post_callback: hashWithoutLineFeed,
    v1_get_callback: queryWithoutLineFeed,
  },
  utf8: {...readBody, v2_request: encodeUtf8, v1_get_callback: decodeUtf8},
  json: {...readBody, v2_request: toJson, v1_request: toJson},
  base64Body: {v2_request: sendSignedBytes, v2_callback: decodeBody, binance_pay: decodeBody},
  time: {v2_request: signTime, v2_callback: readTime},
  nonce: {v1_request: newNonce, v1_post_callback: readNonce},
  log: {
    v2_request: logBody,
    v2_callback: logBody,
    v1_request: logBody,
    v1_post_callback: logBody,
    v1_get_callback: logQuery,
    binance_pay: logBody,
  },
  refuse: {v1_get_callback: refuse},
} satisfies Record<string, Fix>;

export type FixName = keyof typeof fixes;

/**
 * The code that fixes a mistake in a scheme, by language.
 *
 * @throws if no mistake of the scheme is fixed this way
 */
export function fixOf(name: FixName, scheme: Scheme): Code {
  const fix: Fix = fixes[name];
  const code = 'bash' in fix ? fix : fix[scheme];
  if (!code) throw new Error(`The fix ${name} has no code for ${scheme}. Add it to the table of fixes.`);
  return code;
}
