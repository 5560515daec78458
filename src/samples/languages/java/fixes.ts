import {toleranceSeconds} from '../../../gateway/limits';
import type {Fixes} from '../../fixes';

const readRawBody = `@PostMapping("/callbacks")
ResponseEntity<Void> receive(@RequestBody byte[] body, @RequestHeader Map<String, String> headers) {`;

export const fixes: Fixes = {
  sendSignedBytes: `byte[] body = new Gson().toJson(fields).getBytes(UTF_8);
mac.update((timestamp + ".POST." + path + ".").getBytes(UTF_8));
String signature = HexFormat.of().formatHex(mac.doFinal(body));
request.header("Gateway-Signature", signature).POST(BodyPublishers.ofByteArray(body)); // the same bytes`,
  sendProofBody: `fields.put("auth", auth);
byte[] body = new Gson().toJson(fields).getBytes(UTF_8); // no byte order mark before it
request.POST(BodyPublishers.ofByteArray(body)); // whole and not compressed`,
  readRawBody,
  readProofBody: readRawBody,
  readNotification: readRawBody,
  readRawQuery: `String query = request.getQueryString(); // not getParameter()`,
  requestString: `String path = "/v2/transaction/create"; // no host, no query
String toSign = timestamp + ".POST." + path + "." + body;`,
  callbackString: `mac.init(new SecretKeySpec(key, "HmacSHA256")); // key: the decoded bytes
mac.update((webhookId + "." + webhookTimestamp + ".").getBytes(UTF_8));
byte[] digest = mac.doFinal(body);`,
  proofString: `String toHash = point + ":" + key + ":" + nonce + ":" + secret;`,
  exchangeString: `String toSign = timestamp + "\\n" + nonce + "\\n" + new String(body, UTF_8) + "\\n"; // body: byte[]`,
  queryString: `UnaryOperator<String> encode = text ->
    URLEncoder.encode(text, UTF_8).replace("+", "%20").replace("*", "%2A").replace("%7E", "~");
Comparator<String> byBytes = (one, other) -> Arrays.compareUnsigned(one.getBytes(UTF_8), other.getBytes(UTF_8));
String toSign = fields.entrySet().stream().filter(field -> !field.getKey().equals("sign"))
    .sorted(Map.Entry.comparingByKey(byBytes))
    .map(field -> encode.apply(field.getKey()) + "=" + encode.apply(field.getValue())).collect(Collectors.joining("&"));`,
  verifyRsa: `Signature verifier = Signature.getInstance("SHA256withRSA");
verifier.initVerify(publicKey);
verifier.update(toSign.getBytes(UTF_8));
boolean isGenuine = verifier.verify(Base64.getDecoder().decode(signature));`,
  readPublicKey: `PublicKey publicKey = KeyFactory.getInstance("RSA")
    .generatePublic(new X509EncodedKeySpec(Base64.getDecoder().decode(keyBase64)));`,
  readExchangeHeaders: `String timestamp = request.getHeader("BinancePay-Timestamp"), nonce = request.getHeader("BinancePay-Nonce");
String signature = request.getHeader("BinancePay-Signature");`,
  hmacHex: `mac.init(new SecretKeySpec(secret.getBytes(UTF_8), "HmacSHA256"));
String signature = HexFormat.of().formatHex(mac.doFinal(toSign.getBytes(UTF_8)));`,
  hmacBase64: `String signature = "v1," + Base64.getEncoder().encodeToString(digest);`,
  sha256Hex: `byte[] digest = MessageDigest.getInstance("SHA-256").digest(toHash.getBytes(UTF_8));
String hash = HexFormat.of().formatHex(digest);`,
  textKey: `byte[] key = secret.getBytes(UTF_8); // the whole text, nothing decoded`,
  callbackKey: `byte[] key = Base64.getDecoder().decode(secret.substring("whsec_".length()));`,
  cleanSecret: `String secret = System.getenv("GATEWAY_SECRET").strip(); // one setting for each environment`,
  sendHeaders: `request.headers("Gateway-Point", String.valueOf(point), "Gateway-Key", String.valueOf(key),
    "Gateway-Timestamp", String.valueOf(timestamp), "Gateway-Signature", signature);`,
  readHeaders: `String id = request.getHeader("webhook-id"), timestamp = request.getHeader("webhook-timestamp");
String[] entries = request.getHeader("webhook-signature").split(" "); // one that is equal is enough`,
  proofObject: `fields.put("auth", Map.of("point", point, "key", key, "nonce", nonce, "hash", hash));
String body = new Gson().toJson(fields);`,
  readAuth: `JsonObject callback = JsonParser.parseString(new String(body, UTF_8)).getAsJsonObject();
JsonObject auth = callback.has("auth") ? callback.getAsJsonObject("auth") : new JsonObject();
String nonce = auth.has("nonce") ? auth.get("nonce").getAsString() : "";
String hash = auth.has("hash") ? auth.get("hash").getAsString() : ""; // empty: refuse`,
  readNonce: `JsonObject auth = JsonParser.parseString(new String(body, UTF_8)).getAsJsonObject().getAsJsonObject("auth");
String nonce = auth.has("nonce") ? auth.get("nonce").getAsString() : ""; // as it arrived, for the hash too
boolean isUsed = usedNonces.contains(nonce); // refuse; else store it when the hash is right`,
  readSign: `String sign = fields.getOrDefault("sign", ""); // empty: refuse`,
  signTime: `long timestamp = Instant.now().getEpochSecond(); // once, for the header and for the string`,
  readTime: `String timestamp = request.getHeader("webhook-timestamp"); // as it arrived, for the string to sign too
boolean isFresh = timestamp.matches("[0-9]{1,15}")
    && Math.abs(Instant.now().getEpochSecond() - Long.parseLong(timestamp)) <= ${toleranceSeconds};`,
  bodyWithoutLineFeed: `String body = Files.readString(Path.of("body.json")).stripTrailing(); // sign and send this string`,
  hashWithoutLineFeed: `byte[] digest = MessageDigest.getInstance("SHA-256").digest(toHash.stripTrailing().getBytes(UTF_8));
String hash = HexFormat.of().formatHex(digest); // nothing after the secret`,
  queryWithoutLineFeed: `mac.init(new SecretKeySpec(secret.getBytes(UTF_8), "HmacSHA256"));
byte[] digest = mac.doFinal(toSign.stripTrailing().getBytes(UTF_8)); // nothing after the last value
String signature = HexFormat.of().formatHex(digest);`,
  encodeUtf8: `byte[] body = json.getBytes(StandardCharsets.UTF_8); // never getBytes() alone before Java 18`,
  decodeUtf8: `String value = URLDecoder.decode(encoded.replace("+", "%2B"), UTF_8); // no other charset`,
  toJson: `String body = new Gson().toJson(fields); // not fields.toString()`,
  decodeBody: `byte[] body = event.getIsBase64Encoded() ? Base64.getDecoder().decode(event.getBody()) : event.getBody().getBytes(UTF_8);`,
  newNonce: `byte[] bytes = new byte[8];
new SecureRandom().nextBytes(bytes);
String nonce = HexFormat.of().formatHex(bytes); // anew for each attempt, before the hash`,
  logBody: `Files.write(Path.of("body.bin"), body); // the bytes, not a line of the log`,
  logQuery: `Files.writeString(Path.of("query.txt"), query); // as it arrived, not a line of the log`,
  refuse: `if (!MessageDigest.isEqual(sign.getBytes(UTF_8), expected.getBytes(UTF_8))) return ResponseEntity.status(401).build();`,
};
