// Reads cases (name|now|secrets|headers|body, the last three in base64) and prints "name reason" for each.
import java.util.Base64

private fun lines(base64: String) = String(Base64.getDecoder().decode(base64)).trim().split("\n")

fun main() {
    for (line in generateSequence(::readlnOrNull)) {
        val (name, now, secrets, headers, body) = line.split("|")
        val map = lines(headers).associate { it.substringBefore(": ") to it.substringAfter(": ") }
        val reason = verifyCallback(map, Base64.getDecoder().decode(body), lines(secrets), now.toLong())
        println("$name ${reason?.name?.lowercase() ?: "valid"}")
    }
}
