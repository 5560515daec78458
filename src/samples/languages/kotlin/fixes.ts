import {toleranceSeconds} from '../../../gateway/limits';
import type {Fixes} from '../../fixes';

const readRawBody = `post("/callbacks") {
    val body = call.receive<ByteArray>() // in Spring: @RequestBody body: ByteArray`;

export const fixes: Fixes = {
  sendSignedBytes: `val body = Gson().toJson(fields).toByteArray()
mac.update("$timestamp.POST.$path.".toByteArray())
val signature = mac.doFinal(body).joinToString("") { "%02x".format(it) }
request.header("Gateway-Signature", signature).POST(BodyPublishers.ofByteArray(body)) // the same bytes`,
  sendProofBody: `val body = Gson().toJson(fields + ("auth" to auth)).toByteArray() // no byte order mark before it
request.POST(BodyPublishers.ofByteArray(body)) // whole and not compressed`,
  readRawBody,
  readProofBody: readRawBody,
  readNotification: readRawBody,
  readRawQuery: `val query = call.request.queryString() // in Spring: request.queryString`,
  requestString: `val path = "/v2/transaction/create" // no host, no query
val toSign = "$timestamp.POST.$path.$body"`,
  callbackString: `mac.init(SecretKeySpec(key, "HmacSHA256")) // key: the decoded bytes
mac.update("$webhookId.$webhookTimestamp.".toByteArray())
val digest = mac.doFinal(body)`,
  proofString: `val toHash = "$point:$key:$nonce:$secret"`,
  exchangeString: `val toSign = "$timestamp\\n$nonce\\n\${body.decodeToString()}\\n" // body: ByteArray`,
  queryString: `fun encode(text: String): String =
    URLEncoder.encode(text, UTF_8).replace("+", "%20").replace("*", "%2A").replace("%7E", "~")
val byBytes = Comparator<String> { one, other -> Arrays.compareUnsigned(one.toByteArray(), other.toByteArray()) }
val toSign = (fields - "sign").toSortedMap(byBytes).entries.joinToString("&") { (name, value) -> "\${encode(name)}=\${encode(value)}" }`,
  verifyRsa: `val verifier = Signature.getInstance("SHA256withRSA")
verifier.initVerify(publicKey)
verifier.update(toSign.toByteArray())
val isGenuine = verifier.verify(Base64.getDecoder().decode(signature))`,
  readPublicKey: `val publicKey = KeyFactory.getInstance("RSA")
    .generatePublic(X509EncodedKeySpec(Base64.getDecoder().decode(keyBase64)))`,
  readExchangeHeaders: `val (timestamp, nonce, signature) = listOf("Timestamp", "Nonce", "Signature").map { call.request.header("BinancePay-$it")!! }`,
  hmacHex: `mac.init(SecretKeySpec(secret.toByteArray(), "HmacSHA256"))
val signature = mac.doFinal(toSign.toByteArray()).joinToString("") { "%02x".format(it) }`,
  hmacBase64: `val signature = "v1," + Base64.getEncoder().encodeToString(digest)`,
  sha256Hex: `val digest = MessageDigest.getInstance("SHA-256").digest(toHash.toByteArray())
val hash = digest.joinToString("") { "%02x".format(it) }`,
  textKey: `val key = secret.toByteArray() // the whole text, nothing decoded`,
  callbackKey: `val key = Base64.getDecoder().decode(secret.removePrefix("whsec_"))`,
  cleanSecret: `val secret = System.getenv("GATEWAY_SECRET").trim() // one setting for each environment`,
  sendHeaders: `request.headers("Gateway-Point", "$point", "Gateway-Key", "$key",
    "Gateway-Timestamp", "$timestamp", "Gateway-Signature", signature)`,
  readHeaders: `val id = call.request.header("webhook-id"); val timestamp = call.request.header("webhook-timestamp")
val entries = call.request.header("webhook-signature")!!.split(" ") // one that is equal is enough`,
  proofObject: `val auth = mapOf("point" to point, "key" to key, "nonce" to nonce, "hash" to hash)
val body = Gson().toJson(fields + ("auth" to auth))`,
  readAuth: `val auth = JsonParser.parseString(body.decodeToString()).asJsonObject.getAsJsonObject("auth")
val (nonce, hash) = listOf("nonce", "hash").map { auth?.get(it)?.asString.orEmpty() } // empty: refuse`,
  readNonce: `val auth = JsonParser.parseString(body.decodeToString()).asJsonObject.getAsJsonObject("auth")
val nonce = auth["nonce"]?.asString.orEmpty() // as it arrived, for the hash too
val isUsed = nonce in usedNonces // refuse; else store it when the hash is right`,
  readSign: `val sign = fields["sign"].orEmpty() // empty: refuse`,
  signTime: `val timestamp = Instant.now().epochSecond // once, for the header and for the string`,
  readTime: `val timestamp = call.request.header("webhook-timestamp").orEmpty() // as it arrived, for the string to sign too
val isFresh = timestamp.toLongOrNull()?.let { abs(Instant.now().epochSecond - it) <= ${toleranceSeconds} } ?: false`,
  bodyWithoutLineFeed: `val body = File("body.json").readText().trimEnd() // sign and send this string`,
  hashWithoutLineFeed: `val digest = MessageDigest.getInstance("SHA-256").digest(toHash.trimEnd().toByteArray())
val hash = digest.joinToString("") { "%02x".format(it) } // nothing after the secret`,
  queryWithoutLineFeed: `mac.init(SecretKeySpec(secret.toByteArray(), "HmacSHA256"))
val digest = mac.doFinal(toSign.trimEnd().toByteArray()) // nothing after the last value
val signature = digest.joinToString("") { "%02x".format(it) }`,
  encodeUtf8: `val body = json.toByteArray(Charsets.UTF_8) // sign and send these bytes`,
  decodeUtf8: `val value = URLDecoder.decode(encoded.replace("+", "%2B"), UTF_8) // no other charset`,
  toJson: `val body = Gson().toJson(fields) // not fields.toString()`,
  decodeBody: `val body = if (event.isBase64Encoded) Base64.getDecoder().decode(event.body) else event.body.toByteArray()`,
  newNonce: `val nonce = ByteArray(8).also(SecureRandom()::nextBytes).joinToString("") { "%02x".format(it) } // for each attempt`,
  logBody: `File("body.bin").writeBytes(body) // the bytes, not a line of the log`,
  logQuery: `File("query.txt").writeText(query) // as it arrived, not a line of the log`,
  refuse: `if (!MessageDigest.isEqual(sign.toByteArray(), expected.toByteArray())) return@get call.respond(HttpStatusCode.Unauthorized)`,
};
