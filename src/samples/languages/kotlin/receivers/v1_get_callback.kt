// Verifies a callback of API v1 by GET. Needs Kotlin 1.9 on Java 17 and no library.
import java.net.URLDecoder
import java.net.URLEncoder
import java.security.MessageDigest
import java.util.Arrays
import java.util.HexFormat
import javax.crypto.Mac
import javax.crypto.spec.SecretKeySpec

/** Why a callback is refused, in the order of the checks. */
enum class Refusal {
    QUERY_MALFORMED, PARAMETER_REPEATED, SIGN_MISSING, SIGN_MISMATCH
}

/** URLDecoder would turn a plus into a space. */
private fun decode(text: String): String =
    URLDecoder.decode(text.replace("+", "%2B"), Charsets.UTF_8)

/** RFC 3986; URLEncoder writes forms. */
private fun encode(text: String): String =
    URLEncoder.encode(text, Charsets.UTF_8)
        .replace("+", "%20").replace("*", "%2A").replace("%7E", "~")

/**
 * Returns null when the callback is genuine, else the reason.
 *
 * @param query the raw query, after the question mark: in Ktor call.request.queryString(),
 *   in Spring request.queryString
 * @param secrets of the point’s keys: two of them while a key rotates
 */
fun verifyCallback(query: String, secrets: List<String>): Refusal? {
    val pairs = try {
        query.split("&").filter(String::isNotEmpty)
            .map { decode(it.substringBefore("=")) to decode(it.substringAfter("=", "")) }
    } catch (_: IllegalArgumentException) {
        return Refusal.QUERY_MALFORMED
    }
    val parameters = pairs.toMap()
    if (parameters.size < pairs.size) {
        return Refusal.PARAMETER_REPEATED
    }
    val sign = parameters["sign"]
    if (sign.isNullOrEmpty()) {
        return Refusal.SIGN_MISSING
    }

    // Text of Kotlin sorts by UTF-16, which is not the order of UTF-8 bytes.
    val signed = (parameters - "sign").entries
        .sortedWith { one, other ->
            Arrays.compareUnsigned(one.key.toByteArray(), other.key.toByteArray())
        }
        .joinToString("&") { (name, value) -> "${encode(name)}=${encode(value)}" }
    val isSigned = secrets.any { secret ->
        val mac = Mac.getInstance("HmacSHA256")
        mac.init(SecretKeySpec(secret.toByteArray(), "HmacSHA256"))
        val expected = HexFormat.of().formatHex(mac.doFinal(signed.toByteArray()))
        MessageDigest.isEqual(sign.toByteArray(), expected.toByteArray())
    }
    return if (isSigned) null else Refusal.SIGN_MISMATCH
}
