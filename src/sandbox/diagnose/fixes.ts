/**
 * The lines of code that fix a mistake. Names are those of the published samples: `body` is the raw body, `secret` the
 * secret as the cabinet showed it.
 */
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
/** One text for all schemes, or one for each. */
type Fix = Code | Record<Scheme, Code>;

/** Sign the bytes that are sent: one variable for both. */
const sendSignedBytes: Code = {
  bash: `body=$(jq -nc --arg id "$order" '{external_id: $id}')
signature=$(printf '%s' "$timestamp.POST.$path.$body" | openssl dgst -sha256 -hmac "$secret" | sed 's/.*= //')
curl --data-binary "$body" --header "Gateway-Signature: $signature" "$address"`,
  php: `$body = json_encode($fields);
$signature = hash_hmac('sha256', "$timestamp.POST.$path.$body", $secret);
curl_setopt($curl, CURLOPT_POSTFIELDS, $body); // the same string, not $fields`,
  javascript: `const body = JSON.stringify(fields);
const signature = createHmac('sha256', secret).update(\`\${timestamp}.POST.\${path}.\${body}\`).digest('hex');
await fetch(address, {method: 'POST', headers, body}); // the same string, not fields`,
  python: `body = json.dumps(fields).encode()
signed = f"{timestamp}.POST.{path}.".encode() + body
requests.post(address, headers=headers, data=body)  # data, not json=fields`,
  java: `byte[] body = mapper.writeValueAsBytes(fields);
mac.update((timestamp + ".POST." + path + ".").getBytes(UTF_8));
String signature = HexFormat.of().formatHex(mac.doFinal(body));
request.POST(BodyPublishers.ofByteArray(body)); // the same bytes`,
  kotlin: `val body = mapper.writeValueAsBytes(fields)
mac.update("$timestamp.POST.$path.".toByteArray())
val signature = mac.doFinal(body).joinToString("") { "%02x".format(it) }
request.POST(BodyPublishers.ofByteArray(body)) // the same bytes`,
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
const strings: Record<'request' | 'callback' | 'proof' | 'query', Code> = {
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
    java: `mac.update((webhookId + "." + webhookTimestamp + ".").getBytes(UTF_8));
byte[] digest = mac.doFinal(body);`,
    kotlin: `mac.update("$webhookId.$webhookTimestamp.".toByteArray())
val digest = mac.doFinal(body)`,
  },
  proof: {
    bash: `printf '%s' "$point:$key:$nonce:$secret" > to_hash`,
    php: `$toHash = "$point:$key:$nonce:$secret";`,
    javascript: 'const toHash = `${point}:${key}:${nonce}:${secret}`;',
    python: `to_hash = f"{point}:{key}:{nonce}:{secret}"`,
    java: `String toHash = point + ":" + key + ":" + nonce + ":" + secret;`,
    kotlin: `val toHash = "$point:$key:$nonce:$secret"`,
  },
  query: {
    bash: `encode() { printf '%s' "$1" | jq -sRr @uri | sed "s/!/%21/g; s/'/%27/g; s/(/%28/g; s/)/%29/g; s/\\*/%2A/g"; }
printf '%s\\n' "\${pairs[@]}" | LC_ALL=C sort -t= -k1,1 # decoded, without sign; then encode and join with &`,
    php: `unset($fields['sign']);
ksort($fields, SORT_STRING);
$toSign = http_build_query($fields, '', '&', PHP_QUERY_RFC3986);`,
    javascript: `const encode = (text) => encodeURIComponent(text).replace(/[!'()*]/g, (one) => '%' + one.charCodeAt(0).toString(16).toUpperCase());
const names = Object.keys(fields).filter((name) => name !== 'sign').sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
const toSign = names.map((name) => \`\${encode(name)}=\${encode(fields[name])}\`).join('&');`,
    python: `pairs = sorted((name, value) for name, value in fields.items() if name != "sign")
to_sign = "&".join(f"{quote(name, safe='')}={quote(value, safe='')}" for name, value in pairs)`,
    java: `String encode(String text) {
    return URLEncoder.encode(text, UTF_8).replace("+", "%20").replace("*", "%2A").replace("%7E", "~");
}`,
    kotlin: `fun encode(text: String): String =
    URLEncoder.encode(text, UTF_8).replace("+", "%20").replace("*", "%2A").replace("%7E", "~")`,
  },
};

/** HMAC-SHA256 or SHA-256, written as the scheme wants it. */
const hmacHex: Code = {
  bash: `printf '%s' "$to_sign" | openssl dgst -sha256 -hmac "$secret" | sed 's/.*= //'`,
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
  java: `String signature = "v1," + Base64.getEncoder().encodeToString(mac.doFinal(toSign));`,
  kotlin: `val signature = "v1," + Base64.getEncoder().encodeToString(mac.doFinal(toSign))`,
};
const sha256Hex: Code = {
  bash: `printf '%s' "$to_hash" | openssl dgst -sha256 | sed 's/.*= //'`,
  php: `$hash = hash('sha256', $toHash); // not hash_hmac`,
  javascript: `const hash = createHash('sha256').update(toHash).digest('hex'); // not createHmac`,
  python: `hash_ = hashlib.sha256(to_hash.encode()).hexdigest()  # not hmac.new`,
  java: `byte[] digest = MessageDigest.getInstance("SHA-256").digest(toHash.getBytes(UTF_8));
String hash = HexFormat.of().formatHex(digest);`,
  kotlin: `val digest = MessageDigest.getInstance("SHA-256").digest(toHash.toByteArray())
val hash = digest.joinToString("") { "%02x".format(it) }`,
};

const textKey: Code = {
  bash: `openssl dgst -sha256 -hmac "$secret" # the whole secret as text`,
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
  --header "Gateway-Timestamp: $timestamp" --header "Gateway-Signature: $signature" …`,
  php: `$headers = ["Gateway-Point: $point", "Gateway-Key: $key",
    "Gateway-Timestamp: $timestamp", "Gateway-Signature: $signature"];`,
  javascript: `const headers = {'Gateway-Point': point, 'Gateway-Key': key,
  'Gateway-Timestamp': timestamp, 'Gateway-Signature': signature};`,
  python: `headers = {"Gateway-Point": point, "Gateway-Key": key,
           "Gateway-Timestamp": timestamp, "Gateway-Signature": signature}`,
  java: `request.headers("Gateway-Point", point, "Gateway-Key", key,
    "Gateway-Timestamp", timestamp, "Gateway-Signature", signature);`,
  kotlin: `request.headers("Gateway-Point", point, "Gateway-Key", key,
    "Gateway-Timestamp", timestamp, "Gateway-Signature", signature)`,
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
  bash: `jq -nc --argjson point 1042 --argjson key 1 --arg nonce "$nonce" --arg hash "$hash" \\
  '{auth: {point: $point, key: $key, nonce: $nonce, hash: $hash}, external_id: "order-1002"}'`,
  php: `$body = json_encode(['auth' => compact('point', 'key', 'nonce', 'hash')] + $fields);`,
  javascript: `const body = JSON.stringify({auth: {point, key, nonce, hash}, ...fields});`,
  python: `body = json.dumps({"auth": {"point": point, "key": key, "nonce": nonce, "hash": hash_}, **fields})`,
  java: `fields.put("auth", Map.of("point", point, "key", key, "nonce", nonce, "hash", hash));`,
  kotlin: `val body = fields + ("auth" to mapOf("point" to point, "key" to key, "nonce" to nonce, "hash" to hash))`,
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

/** One text for the schemes that have a body, a proof or a query. */
function byScheme(request: Code, callback: Code, proof: Code, query: Code): Record<Scheme, Code> {
  return {
    v2_request: request,
    v2_callback: callback,
    v1_request: proof,
    v1_post_callback: proof,
    v1_get_callback: query,
  };
}

const fixes = {
  bytes: {...byScheme(sendSignedBytes, readRawBody, sendSignedBytes, readRawQuery), v1_post_callback: readRawBody},
  string: byScheme(strings.request, strings.callback, strings.proof, strings.query),
  digest: byScheme(hmacHex, hmacBase64, sha256Hex, hmacHex),
  key: byScheme(textKey, callbackKey, textKey, textKey),
  secret: cleanSecret,
  headers: {...byScheme(sendHeaders, readHeaders, proofObject, readSign)},
  newline: {
    bash: `printf '%s' "$to_sign" | openssl dgst -sha256 -hmac "$secret" # printf, not echo
curl --data-binary @body.json "$address" # --data-binary, not --data`,
    php: `$body = rtrim(file_get_contents('body.json'), "\\r\\n"); // sign and send this string`,
    javascript: `const body = readFileSync('body.json', 'utf8').trimEnd(); // sign and send this string`,
    python: `body = open("body.json", "rb").read().rstrip(b"\\r\\n")  # sign and send these bytes`,
    java: `String body = Files.readString(Path.of("body.json")).stripTrailing(); // sign and send this string`,
    kotlin: `val body = File("body.json").readText().trimEnd() // sign and send this string`,
  },
  utf8: {
    bash: `iconv -f WINDOWS-1251 -t UTF-8 body.txt > body.json # then sign and send body.json`,
    php: `$body = mb_convert_encoding($body, 'UTF-8', 'Windows-1251'); // before signing, if it is not UTF-8 yet`,
    javascript: `const body = Buffer.from(json, 'utf8'); // sign and send these bytes`,
    python: `body = json_text.encode("utf-8")  # sign and send these bytes`,
    java: `byte[] body = json.getBytes(StandardCharsets.UTF_8); // never getBytes() alone before Java 18`,
    kotlin: `val body = json.toByteArray(Charsets.UTF_8) // sign and send these bytes`,
  },
  json: {
    bash: `body=$(jq -c . fields.json) # JSON text
curl --header 'Content-Type: application/json' --data-binary "$body" "$address"`,
    php: `$body = json_encode($fields, JSON_THROW_ON_ERROR); // not http_build_query($fields)`,
    javascript: `const body = JSON.stringify(fields); // not String(fields), not new URLSearchParams(fields)`,
    python: `body = json.dumps(fields).encode()  # not str(fields), not urlencode(fields)`,
    java: `String body = mapper.writeValueAsString(fields); // not fields.toString()`,
    kotlin: `val body = mapper.writeValueAsString(fields) // not fields.toString()`,
  },
  base64Body: {
    bash: `base64 -d <<< "$encoded_body" > body.bin`,
    php: `$body = $event['isBase64Encoded'] ? base64_decode($event['body']) : $event['body'];`,
    javascript: `const body = Buffer.from(event.body, event.isBase64Encoded ? 'base64' : 'utf8');`,
    python: `body = base64.b64decode(event["body"]) if event["isBase64Encoded"] else event["body"].encode()`,
    java: `byte[] body = event.getIsBase64Encoded() ? Base64.getDecoder().decode(event.getBody()) : event.getBody().getBytes(UTF_8);`,
    kotlin: `val body = if (event.isBase64Encoded) Base64.getDecoder().decode(event.body) else event.body.toByteArray()`,
  },
  time: {
    bash: `timestamp=$(date +%s) # once, for the header and for the string`,
    php: `$timestamp = time(); // once, for the header and for the string`,
    javascript: `const timestamp = Math.floor(Date.now() / 1000); // once, for the header and for the string`,
    python: `timestamp = int(time.time())  # once, for the header and for the string`,
    java: `long timestamp = Instant.now().getEpochSecond(); // once, for the header and for the string`,
    kotlin: `val timestamp = Instant.now().epochSecond // once, for the header and for the string`,
  },
  nonce: {
    bash: `nonce=$(openssl rand -hex 8) # anew for each attempt, before the hash`,
    php: `$nonce = bin2hex(random_bytes(8)); // anew for each attempt, before the hash`,
    javascript: `const nonce = randomBytes(8).toString('hex'); // anew for each attempt, before the hash`,
    python: `nonce = secrets.token_hex(8)  # anew for each attempt, before the hash`,
    java: `byte[] bytes = new byte[8];
new SecureRandom().nextBytes(bytes);
String nonce = HexFormat.of().formatHex(bytes); // anew for each attempt, before the hash`,
    kotlin: `val nonce = ByteArray(8).also(SecureRandom()::nextBytes).joinToString("") { "%02x".format(it) } // for each attempt`,
  },
  log: {
    bash: `xxd body.bin | head # look at the bytes, not at a line of the log`,
    php: `file_put_contents('body.bin', $body); // the bytes, not a line of the log`,
    javascript: `writeFileSync('body.bin', body); // the bytes, not a line of the log`,
    python: `open("body.bin", "wb").write(body)  # the bytes, not a line of the log`,
    java: `Files.write(Path.of("body.bin"), body); // the bytes, not a line of the log`,
    kotlin: `File("body.bin").writeBytes(body) // the bytes, not a line of the log`,
  },
  refuse: {
    bash: `[[ $sign == "$expected" ]] || { printf 'Status: 401\\r\\n\\r\\n'; exit; }`,
    php: `if (!hash_equals($expected, $sign)) { http_response_code(401); exit; }`,
    javascript: `if (!timingSafeEqual(Buffer.from(sign), Buffer.from(expected))) return response.sendStatus(401);`,
    python: `if not hmac.compare_digest(sign, expected): abort(401)`,
    java: `if (!MessageDigest.isEqual(sign.getBytes(UTF_8), expected.getBytes(UTF_8))) return ResponseEntity.status(401).build();`,
    kotlin: `if (!MessageDigest.isEqual(sign.toByteArray(), expected.toByteArray())) return call.respond(HttpStatusCode.Unauthorized)`,
  },
} satisfies Record<string, Fix>;

export type FixName = keyof typeof fixes;

/** The code that fixes a mistake in a scheme, by language. */
export function fixOf(name: FixName, scheme: Scheme): Code {
  const fix: Fix = fixes[name];
  return 'bash' in fix ? fix : fix[scheme];
}
