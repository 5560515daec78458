// Reads cases (name|secrets|body|nonces, all but the name in base64) and prints "name reason" for each.
import java.util.Base64

private fun lines(base64: String) = String(Base64.getDecoder().decode(base64)).split("\n").filter(String::isNotEmpty)

fun main() {
    for (line in generateSequence(::readlnOrNull)) {
        val (name, secrets, body, nonces) = line.split("|")
        val map = lines(secrets).associate { it.substringBefore("=") to it.substringAfter("=") }
        val reason = verifyCallback(Base64.getDecoder().decode(body), map, lines(nonces)::contains)
        println("$name ${reason?.name?.lowercase() ?: "valid"}")
    }
}
