import fs from 'node:fs';
import path from 'node:path';
import {kotlinClassPath, kotlinCompiler} from '../../../../../tests/support/jvm';
import {runIn} from '../../../../../tests/support/runIn';
import {ages, given, parameters, signs} from '../../../../../tests/support/signatureFixes/cases';
import {linesOf, literal, type FixRunner} from '../../../../../tests/support/signatureFixes/language';

const lines = (name: string): string => linesOf(name, 'kotlin');
const list = (values: readonly string[]): string => `listOf(${values.map(literal).join(', ')})`;
const map = (values: Record<string, string | number>): string =>
  `mapOf(${Object.entries(values)
    .map(([name, value]) => `${literal(name)} to ${typeof value === 'number' ? value : literal(value)}`)
    .join(', ')})`;
const {request, proof, callback, query, exchange} = given;

/** The body of a function for each case. */
const programs: Record<string, (addressOf: (name: string) => string) => string> = {
  'sign v2_request': () => `
    val secret = ${literal(request.secret)}; val timestamp = "${request.timestamp}"; val body = ${literal(request.body)}
    val mac = Mac.getInstance("HmacSHA256")
    ${lines('sign v2_request')}
    check(key.contentEquals(secret.toByteArray()))
    return signature`,
  'sign v2_callback': () => `
    val secret = ${literal(callback.secret)}; val webhookId = "${callback.id}"; val webhookTimestamp = "${callback.timestamp}"
    val body = ${literal(callback.body)}.toByteArray()
    val mac = Mac.getInstance("HmacSHA256")
    ${lines('sign v2_callback')}
    return signature`,
  'sign v1_request': () => `
    val point = 1042; val key = 1; val nonce = "${proof.nonce}"; val secret = ${literal(proof.secret)}
    ${lines('sign v1_request')}
    return hash`,
  'sign v1_get_callback': () => `
    val secret = ${literal(query.secret)}
    val fields = ${map({sign: 'left out', ...Object.fromEntries(parameters)})}
    val mac = Mac.getInstance("HmacSHA256")
    ${lines('sign v1_get_callback')}
    check(key.contentEquals(secret.toByteArray()))
    return signature`,
  'sign binance_pay': () => `
    val keyBase64 = "${given.keyBase64}"; val signature = "${exchange.signature}"
    val timestamp = "${exchange.timestamp}"; val nonce = "${exchange.nonce}"
    val body = ${literal(exchange.body)}.toByteArray()
    ${lines('sign binance_pay')}
    return isGenuine.toString()`,
  'bytes v2_request': (addressOf) => `
    val fields = ${map(given.fields)}; val timestamp = "${request.timestamp}"; val path = "${given.path}"
    val mac = Mac.getInstance("HmacSHA256")
    mac.init(SecretKeySpec(${literal(request.secret)}.toByteArray(), "HmacSHA256"))
    val request = to("${addressOf('bytes v2_request')}")
    ${lines('bytes v2_request')}
    return send(request)`,
  'bytes v1_request': (addressOf) => `
    val fields = ${map(given.fields)}; val auth = ${map(given.auth)}
    val request = to("${addressOf('bytes v1_request')}")
    ${lines('bytes v1_request')}
    return send(request)`,
  // The published lines leave the handler open for the reader's code, so the test closes it.
  'bytes v2_callback': () => `
    var received = ""
    Route(Call(body = ${literal(given.raw)}.toByteArray())).apply {
      ${lines('bytes v2_callback')}
        received = Base64.getEncoder().encodeToString(body)
      }
    }
    return received`,
  'bytes v1_get_callback': () => `
    val call = Call(query = "${given.rawQuery}")
    ${lines('bytes v1_get_callback')}
    return query`,
  'headers v2_request': (addressOf) => `
    val point = 1042; val key = 1; val timestamp = ${request.timestamp}L; val signature = "${request.right}"
    val request = to("${addressOf('headers v2_request')}").POST(BodyPublishers.ofString("{}"))
    ${lines('headers v2_request')}
    return send(request)`,
  'headers v2_callback': () => `
    val call = Call(headers = ${map({
      'Webhook-Id': callback.id,
      'Webhook-Timestamp': callback.timestamp,
      'Webhook-Signature': given.signatures,
    })})
    ${lines('headers v2_callback')}
    return listOf(id, timestamp, entries.joinToString(" ")).joinToString("|")`,
  'headers v1_request': () => `
    val point = 1042; val key = 1; val nonce = "${proof.nonce}"; val hash = "${proof.right}"
    val fields = ${map({external_id: given.order})}
    ${lines('headers v1_request')}
    return body`,
  'headers v1_post_callback': () => `
    return ${list([given.callbackOfV1, '{}'])}.map { text ->
      val body = text.toByteArray()
      ${lines('headers v1_post_callback')}
      "$nonce:$hash"
    }.joinToString(",")`,
  'headers v1_get_callback': () => `
    return listOf(mapOf("sign" to "00ff", "a" to "1"), mapOf("a" to "1")).map { fields ->
      ${lines('headers v1_get_callback')}
      sign
    }.joinToString(",")`,
  'headers binance_pay': () => `
    val call = Call(headers = ${map({
      'BINANCEPAY-TIMESTAMP': exchange.timestamp,
      'BINANCEPAY-NONCE': exchange.nonce,
      'BINANCEPAY-SIGNATURE': exchange.signature,
    })})
    ${lines('headers binance_pay')}
    return listOf(timestamp, nonce, signature).joinToString("|")`,
  // The program gets the variable from the test, with a line feed.
  secret: () => `
    ${lines('secret')}
    return secret`,
  'newline v2_request': () => `
    File("body.json").writeText(${literal(`${request.body}\n`)})
    ${lines('newline v2_request')}
    return body`,
  'newline v1_request': () => `
    val toHash = ${literal(`${proof.toSign}\n`)}
    ${lines('newline v1_request')}
    return hash`,
  'newline v1_get_callback': () => `
    val secret = ${literal(query.secret)}; val toSign = ${literal(`${query.toSign}\n`)}
    val mac = Mac.getInstance("HmacSHA256")
    ${lines('newline v1_get_callback')}
    return signature`,
  'utf8 v2_request': () => `
    val json = ${literal('Комп’ютер')}
    ${lines('utf8 v2_request')}
    return Base64.getEncoder().encodeToString(body)`,
  'utf8 v1_get_callback': () => `
    val encoded = "${given.encoded}"
    ${lines('utf8 v1_get_callback')}
    return value`,
  json: () => `
    val fields = ${map(given.fields)}
    ${lines('json')}
    return body`,
  base64Body: () => `
    val text = ${literal(given.raw)}
    return listOf(true to Base64.getEncoder().encodeToString(text.toByteArray()), false to text).map { (isEncoded, sent) ->
      val event = LambdaEvent(isEncoded, sent)
      ${lines('base64Body')}
      Base64.getEncoder().encodeToString(body)
    }.joinToString(",")`,
  'time v2_request': () => `
    ${lines('time v2_request')}
    return timestamp.toString()`,
  'time v2_callback': () => `
    return ${list(ages)}.map { age ->
      val at = if (age == "date") "2025-03-14T09:26:53Z" else (Instant.now().epochSecond + age.toLong()).toString()
      val call = Call(headers = mapOf("Webhook-Timestamp" to at))
      ${lines('time v2_callback')}
      if (timestamp == at) isFresh else "changed"
    }.joinToString(",")`,
  'nonce v1_request': () => `
    return (1..2).map {
      ${lines('nonce v1_request')}
      nonce
    }.joinToString(",")`,
  'nonce v1_post_callback': () => `
    val callback = ${literal(given.callbackOfV1)}
    return listOf(callback to "${proof.nonce}", callback to "another", ${literal(given.withoutNonce)} to "another").map {
      val body = it.first.toByteArray()
      val usedNonces = setOf(it.second)
      ${lines('nonce v1_post_callback')}
      "$nonce:$isUsed"
    }.joinToString(",")`,
  'log v2_callback': () => `
    val body = ${literal(given.raw)}.toByteArray()
    ${lines('log v2_callback')}
    return Base64.getEncoder().encodeToString(File("body.bin").readBytes())`,
  'log v1_get_callback': () => `
    val query = "${given.rawQuery}"
    ${lines('log v1_get_callback')}
    return Base64.getEncoder().encodeToString(File("query.txt").readBytes())`,
  refuse: () => `
    val expected = "${query.right}"
    return ${list(signs)}.map { sign ->
      val call = Call()
      Route(call).get("/callbacks") {
        ${lines('refuse')}
        call.respond(HttpStatusCode(200))
      }
      call.responded
    }.joinToString(",")`,
};

/** Stubs of Ktor and of the AWS events, which are not part of Kotlin, with the types and names that the lines use. */
const standIns = `
class HttpStatusCode(val value: Int) { companion object { val Unauthorized = HttpStatusCode(401) } }

class ApplicationRequest(private val query: String, private val headers: Map<String, String>) {
    fun queryString(): String = query
    fun header(name: String): String? = headers.entries.find { it.key.equals(name, ignoreCase = true) }?.value
}

class Call(val body: ByteArray = ByteArray(0), query: String = "", headers: Map<String, String> = mapOf()) {
    val request = ApplicationRequest(query, headers)
    var responded = 0
    inline fun <reified T> receive(): T = body as T
    fun respond(status: HttpStatusCode) { responded = status.value }
}

class RoutingContext(val call: Call)

/** Handles a call with the code of the route, whose name is the label to return to. */
class Route(private val call: Call) {
    fun post(path: String, handle: RoutingContext.() -> Unit) = RoutingContext(call).handle()
    fun get(path: String, handle: RoutingContext.() -> Unit) = RoutingContext(call).handle()
}

/** As Kotlin sees getIsBase64Encoded() and getBody() of the Java class. */
class LambdaEvent(val isBase64Encoded: Boolean, val body: String)
`;

/** Kotlin, with Gson. */
export const fixes: FixRunner = {
  names: Object.keys(programs),
  run: async ({folder, addressOf}) => {
    const functions = Object.values(programs).map(
      (program, at) => `fun case${at}(): String {${program(addressOf)}\n}\n`,
    );
    const calls = Object.keys(programs).map((name, at) => `    check("${name}", ::case${at})`);
    const text = `import com.google.gson.*
import java.io.File
import java.net.*
import java.net.http.*
import java.net.http.HttpRequest.BodyPublishers
import java.security.*
import java.security.spec.X509EncodedKeySpec
import java.time.Instant
import java.util.Arrays
import java.util.Base64
import javax.crypto.Mac
import javax.crypto.spec.SecretKeySpec
import kotlin.math.abs
import kotlin.text.Charsets.UTF_8

fun check(name: String, run: () -> String) {
    val text = try { run() } catch (error: Exception) { error.stackTraceToString() }
    println(name + "\\t" + Base64.getEncoder().encodeToString(text.toByteArray()))
}

fun to(address: String): HttpRequest.Builder = HttpRequest.newBuilder(URI.create(address))

fun send(request: HttpRequest.Builder): String {
    HttpClient.newHttpClient().send(request.build(), HttpResponse.BodyHandlers.discarding())
    return "sent"
}

fun main() {
${calls.join('\n')}
}

${functions.join('\n')}
${standIns}`;
    fs.writeFileSync(path.join(folder, 'fixes.kt'), text);
    await runIn(folder, 'java', [...kotlinCompiler, '-nowarn', '-d', folder, 'fixes.kt']);
    return runIn(folder, 'java', ['-cp', `${folder}:${kotlinClassPath}`, 'FixesKt'], {
      GATEWAY_SECRET: `${request.secret}\r\n`,
    });
  },
};
