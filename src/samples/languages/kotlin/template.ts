import {doneWord, formFields, tokenComment, type SampleRequest} from '../../request';
import {jvmImports} from '../../jvm';

/** Escapes dollar signs for a raw string. */
function rawString(text: string, indent: string): string {
  return `"""\n${text.replace(/\$/g, "${'$'}").replace(/^/gm, indent)}\n${indent.slice(4)}""".trimIndent()`;
}

/** Common start of all samples. */
function head(purpose: string, scheme: SampleRequest['scheme'], values: string): string {
  return `// ${purpose}. Needs Kotlin on Java 17 or newer and Gson (Debian: libgoogle-gson-java).
${[...jvmImports(scheme), 'kotlin.system.exitProcess'].map((name) => `import ${name}`).join('\n')}

${values}
fun main() {
`;
}

function renderForm({purpose, host, path, client, body, hasAnswer}: SampleRequest): string {
  const fields = formFields(body).map(
    ([name, value], index) => `"${index > 0 ? '&' : ''}${name}=" + URLEncoder.encode("${value}", Charsets.UTF_8)`,
  );
  return `${head(
    purpose,
    'client',
    `const val HOST = "${host}"
const val CLIENT_ID = "${client.id}"
const val CLIENT_SECRET = "${client.secret}"
`,
  )}    val path = "${path}"
    val body = ${fields.join(` +
        `)}
    val credentials = Base64.getEncoder().encodeToString("$CLIENT_ID:$CLIENT_SECRET".toByteArray())

    val request = HttpRequest.newBuilder(URI.create(HOST + path))
        .timeout(Duration.ofSeconds(60))
        .header("Content-Type", "application/x-www-form-urlencoded")
        .header("Authorization", "Basic $credentials")
        .POST(HttpRequest.BodyPublishers.ofString(body))
        .build()
    val response = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString())
    if (response.statusCode() != 200) {
        val answer = JsonParser.parseString(response.body()).asJsonObject
        System.err.println("\${answer["error"].asString}: \${answer["error_description"].asString}")
        exitProcess(1)
    }
    println(${hasAnswer ? 'response.body()' : `"${doneWord}"`})
}
`;
}

/** Kotlin on Java 17; the response is parsed with Gson. */
export function render(request: SampleRequest): string {
  if (request.scheme === 'client') return renderForm(request);
  const {purpose, scheme, host, path, point, secret, key, token, body, idempotencyKey} = request;
  const isSigned = scheme === 'v2';
  const isBearer = scheme === 'bearer';
  const indent = '        ';
  const prepare = isBearer
    ? `    val body = ${rawString(JSON.stringify(body, null, 2), indent)}
`
    : isSigned
      ? `    val body = ${rawString(JSON.stringify(body, null, 2), indent)}

    // The signature covers the very bytes that are sent.
    val timestamp = Instant.now().epochSecond.toString()
    val mac = Mac.getInstance("HmacSHA256")
    mac.init(SecretKeySpec(SECRET.toByteArray(), "HmacSHA256"))
    val signature = HexFormat.of().formatHex(mac.doFinal("$timestamp.POST.$path.$body".toByteArray()))
`
      : `    val nonce = UUID.randomUUID().toString()
    val proof = "$POINT:$KEY:$nonce:$SECRET"
    val hash = HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(proof.toByteArray()))
    val body = ${rawString(
      JSON.stringify({auth: {point: '\u0001', key: '\u0002', nonce: '\u0003', hash: '\u0004'}, ...body}, null, 2),
      indent,
    )
      .replace('"\\u0001"', '$POINT')
      .replace('"\\u0002"', '$KEY')
      .replace('\\u0003', '$nonce')
      .replace('\\u0004', '$hash')}
`;
  const headers = isSigned
    ? `
        .header("Gateway-Point", POINT.toString())
        .header("Gateway-Key", KEY.toString())
        .header("Gateway-Timestamp", timestamp)
        .header("Gateway-Signature", signature)`
    : isBearer
      ? `
        .header("Authorization", "Bearer $TOKEN")`
      : '';
  const repeatable = idempotencyKey ? `\n        .header("Idempotency-Key", "${idempotencyKey}")` : '';
  const values = isBearer
    ? `// ${tokenComment}
const val TOKEN = "${token}"
`
    : `const val POINT = ${point}
const val KEY = ${key}
const val SECRET = "${secret}"
`;
  const answer =
    isSigned || isBearer
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
  return `${head(
    purpose,
    scheme,
    `const val HOST = "${host}"
${values}`,
  )}    val path = "${path}"
${prepare}
    val request = HttpRequest.newBuilder(URI.create(HOST + path))
        .timeout(Duration.ofSeconds(60))
        .header("Content-Type", "application/json")${headers}${repeatable}
        .POST(HttpRequest.BodyPublishers.ofString(body))
        .build()
    val response = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString())
    val answer = JsonParser.parseString(response.body()).asJsonObject
${answer}}
`;
}
