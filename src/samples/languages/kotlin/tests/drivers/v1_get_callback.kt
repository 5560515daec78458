// Reads cases (name|secrets|query, all but the name in base64) and prints "name reason" for each.
import java.util.Base64

private fun text(base64: String) = String(Base64.getDecoder().decode(base64))

fun main() {
    for (line in generateSequence(::readlnOrNull)) {
        val (name, secrets, query) = line.split("|")
        println("$name ${verifyCallback(text(query), text(secrets).split("\n"))?.name?.lowercase() ?: "valid"}")
    }
}
