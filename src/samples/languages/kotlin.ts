import type {SampleRequest} from '../request';
import {jvmImports} from './jvm';

/** A raw string keeps everything but the dollar sign. */
function rawString(text: string, indent: string): string {
  return `"""\n${text.replace(/\$/g, "${'$'}").replace(/^/gm, indent)}\n${indent.slice(4)}""".trimIndent()`;
}

/** Kotlin on Java 17 with Gson for reading the answer. */
export function render(request: SampleRequest): string {
  const {purpose, host, path, point, secret, key, body, idempotencyKey} = request;
  const isSigned = request.scheme === 'v2';
  const indent = '        ';
  const prepare = isSigned
    ? `    val body = ${rawString(JSON.stringify(body, null, 2), indent)}

    // The signature covers the very bytes that are sent.
    val timestamp = Instant.now().epochSecond.toString()
    val mac = Mac.getInstance("HmacSHA256")
    mac.init(SecretKeySpec(SECRET.toByteArray(), "HmacSHA256"))
    val signature = HexFormat.of().formatHex(mac.doFinal("$timestamp.POST.$path.$body".toByteArray()))
`
    : `    val nonce = UUID.randomUUID().toString()
    val proof = "$POINT:${key}:$nonce:$SECRET"
    val hash = HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(proof.toByteArray()))
    val body = ${rawString(
      JSON.stringify({auth: {point: '\u0001', key, nonce: '\u0002', hash: '\u0003'}, ...body}, null, 2),
      indent,
    )
      .replace('"\\u0001"', '$POINT')
      .replace('\\u0002', '$nonce')
      .replace('\\u0003', '$hash')}
`;
  const headers = isSigned
    ? `
        .header("Gateway-Point", POINT.toString())
        .header("Gateway-Key", "${key}")
        .header("Gateway-Timestamp", timestamp)
        .header("Gateway-Signature", signature)${idempotencyKey ? `\n        .header("Idempotency-Key", "${idempotencyKey}")` : ''}`
    : '';
  const answer = isSigned
    ? `    if (response.statusCode() >= 400) {
        System.err.println("\${answer["code"].asString}: \${answer["detail"].asString}")
        exitProcess(1)
    }
    println(answer["data"])
`
    : `    if (answer["status"].asString != "ok") {
        val error = answer.getAsJsonObject("error")
        System.err.println("\${error["code"].asString}: \${error["message"].asString}")
        exitProcess(1)
    }
    println(answer["result"])
`;
  const imports = [...jvmImports(isSigned), 'kotlin.system.exitProcess'];
  return `// ${purpose}. Needs Kotlin on Java 17 or newer and Gson (Debian: libgoogle-gson-java).
${imports.map((name) => `import ${name}`).join('\n')}

const val HOST = "${host}"
const val POINT = ${point}
const val SECRET = "${secret}"

fun main() {
    val path = "${path}"
${prepare}
    val request = HttpRequest.newBuilder(URI.create(HOST + path))
        .timeout(Duration.ofSeconds(60))
        .header("Content-Type", "application/json")${headers}
        .POST(HttpRequest.BodyPublishers.ofString(body))
        .build()
    val response = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString())
    val answer = JsonParser.parseString(response.body()).asJsonObject
${answer}}
`;
}
