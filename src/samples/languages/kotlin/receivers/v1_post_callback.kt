// Verifies a callback of API v1 by POST. Needs Kotlin 1.9 on Java 17 and Gson (Debian: libgoogle-gson-java).
// The hash covers only auth: confirm the transaction with transaction/find.
import com.google.gson.JsonObject
import com.google.gson.JsonParseException
import com.google.gson.JsonParser
import java.security.MessageDigest
import java.util.HexFormat

/** Why a callback is refused, in the order of the checks. */
enum class Refusal {
    BODY_MALFORMED, AUTH_MISSING, KEY_UNKNOWN, HASH_MISMATCH, NONCE_REUSED
}

private fun JsonObject.text(name: String): String =
    get(name)?.takeIf { it.isJsonPrimitive }?.asString.orEmpty()

/**
 * Returns null when the sender knows the secret, else the reason.
 *
 * @param body the raw body; in Ktor call.receive<ByteArray>(),
 *   in Spring @RequestBody body: ByteArray
 * @param secrets by point and key: mapOf("1042:1" to "…")
 * @param isNonceUsed whether you stored it in the last 24 hours; store it when the result is null
 */
fun verifyCallback(
    body: ByteArray,
    secrets: Map<String, String>,
    isNonceUsed: (String) -> Boolean,
): Refusal? {
    // Gson skips a byte order mark, which the gateway never sends.
    if (body.firstOrNull() != '{'.code.toByte()) {
        return Refusal.BODY_MALFORMED
    }
    val callback = try {
        JsonParser.parseString(body.decodeToString()).asJsonObject
    } catch (_: JsonParseException) {
        return Refusal.BODY_MALFORMED
    }

    val auth = callback.get("auth") as? JsonObject ?: JsonObject()
    val (point, key, nonce, hash) = listOf("point", "key", "nonce", "hash").map(auth::text)
    if (listOf(point, key, nonce, hash).any(String::isEmpty)) {
        return Refusal.AUTH_MISSING
    }
    val secret = secrets["$point:$key"] ?: return Refusal.KEY_UNKNOWN

    val digest = MessageDigest.getInstance("SHA-256")
        .digest("$point:$key:$nonce:$secret".toByteArray())
    val expected = HexFormat.of().formatHex(digest)
    if (!MessageDigest.isEqual(hash.toByteArray(), expected.toByteArray())) {
        return Refusal.HASH_MISMATCH
    }
    return if (isNonceUsed(nonce)) Refusal.NONCE_REUSED else null
}
