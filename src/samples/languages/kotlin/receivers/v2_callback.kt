// Verifies a callback of API v2. Needs Kotlin 1.9 on Java 17 and no library.
import java.security.MessageDigest
import java.time.Instant
import java.util.Base64
import javax.crypto.Mac
import javax.crypto.spec.SecretKeySpec
import kotlin.math.abs

/** Why a callback is refused, in the order of the checks. */
enum class Refusal {
    HEADER_MISSING, HEADER_MALFORMED, TIMESTAMP_OUT_OF_RANGE, SECRET_MALFORMED, SIGNATURE_MISMATCH
}

private val secretPattern =
    Regex("whsec_(?:[A-Za-z0-9+/]{4})+(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?")

/**
 * Returns null when the callback is genuine, else the reason.
 *
 * @param headers names in any case
 * @param body the raw body; in Ktor call.receive<ByteArray>(),
 *   in Spring @RequestBody body: ByteArray
 * @param secrets two of them while a secret rotates
 */
fun verifyCallback(
    headers: Map<String, String>,
    body: ByteArray,
    secrets: List<String>,
    now: Long = Instant.now().epochSecond,
): Refusal? {
    val lower = headers.mapKeys { (name, _) -> name.lowercase() }
    val id = lower["webhook-id"]
    val timestamp = lower["webhook-timestamp"]
    val signatures = lower["webhook-signature"]
    if (id.isNullOrEmpty() || timestamp.isNullOrEmpty() || signatures.isNullOrEmpty()) {
        return Refusal.HEADER_MISSING
    }

    val entries = signatures.split(" ").filter { it.startsWith("v1,") }
    if (!timestamp.matches(Regex("[0-9]{1,15}")) || entries.isEmpty()) {
        return Refusal.HEADER_MALFORMED
    }
    if (abs(now - timestamp.toLong()) > 300) {
        return Refusal.TIMESTAMP_OUT_OF_RANGE
    }
    if (!secrets.all(secretPattern::matches)) {
        return Refusal.SECRET_MALFORMED
    }

    val isSigned = secrets.any { secret ->
        val mac = Mac.getInstance("HmacSHA256")
        val key = Base64.getDecoder().decode(secret.removePrefix("whsec_"))
        mac.init(SecretKeySpec(key, "HmacSHA256"))
        mac.update("$id.$timestamp.".toByteArray())
        val expected = "v1," + Base64.getEncoder().encodeToString(mac.doFinal(body))
        entries.any { MessageDigest.isEqual(it.toByteArray(), expected.toByteArray()) }
    }
    return if (isSigned) null else Refusal.SIGNATURE_MISMATCH
}
