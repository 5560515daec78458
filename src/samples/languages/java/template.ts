import {doneWord, formFields, tokenComment, type SampleRequest} from '../../request';
import {jvmImports} from '../../jvm';

/** Escapes backslashes and triple quotes for a text block. */
function textBlock(text: string, indent: string): string {
  const escaped = text.replace(/\\/g, '\\\\').replace(/"""/g, '\\"""');
  return `"""\n${escaped.replace(/^/gm, indent)}"""`;
}

/** Common start of all samples. */
function head(purpose: string, scheme: SampleRequest['scheme'], values: string): string {
  return `// ${purpose}. Needs Java 17 or newer and Gson (Debian: libgoogle-gson-java).
${['com.google.gson.JsonObject', ...jvmImports(scheme)].map((name) => `import ${name};`).join('\n')}

import static java.nio.charset.StandardCharsets.UTF_8;

public class Sample {
${values}
    public static void main(String[] args) throws Exception {
`;
}

function renderForm({purpose, host, path, client, body, hasAnswer}: SampleRequest): string {
  const fields = formFields(body).map(
    ([name, value], index) => `"${index > 0 ? '&' : ''}${name}=" + URLEncoder.encode("${value}", UTF_8)`,
  );
  return `${head(
    purpose,
    'client',
    `    static final String HOST = "${host}";
    static final String CLIENT_ID = "${client.id}";
    static final String CLIENT_SECRET = "${client.secret}";
`,
  )}        String path = "${path}";
        String body = ${fields.join(`
                + `)};
        String credentials = Base64.getEncoder().encodeToString((CLIENT_ID + ":" + CLIENT_SECRET).getBytes(UTF_8));

        HttpRequest request = HttpRequest.newBuilder(URI.create(HOST + path))
                .timeout(Duration.ofSeconds(60))
                .header("Content-Type", "application/x-www-form-urlencoded")
                .header("Authorization", "Basic " + credentials)
                .POST(HttpRequest.BodyPublishers.ofString(body))
                .build();
        HttpResponse<String> response =
                HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());
        if (response.statusCode() != 200) {
            JsonObject answer = JsonParser.parseString(response.body()).getAsJsonObject();
            System.err.println(answer.get("error").getAsString() + ": " + answer.get("error_description").getAsString());
            System.exit(1);
        }
        System.out.println(${hasAnswer ? 'response.body()' : `"${doneWord}"`});
    }
}
`;
}

/** Java 17; the response is parsed with Gson. */
export function render(request: SampleRequest): string {
  if (request.scheme === 'client') return renderForm(request);
  const {purpose, scheme, host, path, point, secret, key, token, body, idempotencyKey} = request;
  const isSigned = scheme === 'v2';
  const isBearer = scheme === 'bearer';
  const indent = '            ';
  const json = JSON.stringify(body, null, 2);
  const prepare = isBearer
    ? `        String body = ${textBlock(json, indent)};
`
    : isSigned
      ? `        String body = ${textBlock(json, indent)};

        // The signature covers the very bytes that are sent.
        String timestamp = String.valueOf(Instant.now().getEpochSecond());
        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(SECRET.getBytes(UTF_8), "HmacSHA256"));
        String signed = timestamp + ".POST." + path + "." + body;
        String signature = HexFormat.of().formatHex(mac.doFinal(signed.getBytes(UTF_8)));
`
      : `        String nonce = UUID.randomUUID().toString();
        String proof = POINT + ":" + KEY + ":" + nonce + ":" + SECRET;
        String hash = HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(proof.getBytes(UTF_8)));
        String body = ${textBlock(
          JSON.stringify({auth: {point: '%d', key: '%d', nonce: '%s', hash: '%s'}, ...body}, null, 2)
            .replace(/%(?![ds]")/g, '%%')
            .replaceAll('"%d"', '%d'),
          indent,
        )}.formatted(POINT, KEY, nonce, hash);
`;
  const headers = isSigned
    ? `
                .header("Gateway-Point", String.valueOf(POINT))
                .header("Gateway-Key", String.valueOf(KEY))
                .header("Gateway-Timestamp", timestamp)
                .header("Gateway-Signature", signature)`
    : isBearer
      ? `
                .header("Authorization", "Bearer " + TOKEN)`
      : '';
  const repeatable = idempotencyKey ? `\n                .header("Idempotency-Key", "${idempotencyKey}")` : '';
  const values = isBearer
    ? `    // ${tokenComment}
    static final String TOKEN = "${token}";
`
    : `    static final int POINT = ${point};
    static final int KEY = ${key};
    static final String SECRET = "${secret}";
`;
  const answer =
    isSigned || isBearer
      ? `        if (response.statusCode() >= 400) {
            System.err.println(answer.get("code").getAsString() + ": " + answer.get("detail").getAsString());
            System.exit(1);
        }
        System.out.println(answer.get("data"));
`
      : `        if (!answer.get("status").getAsString().equals("ok")) {
            JsonObject error = answer.getAsJsonObject("error");
            System.err.println(error.get("code").getAsString() + ": " + error.get("message").getAsString());
            System.exit(1);
        }
        System.out.println(answer.get("result"));
`;
  return `${head(
    purpose,
    scheme,
    `    static final String HOST = "${host}";
${values}`,
  )}        String path = "${path}";
${prepare}
        HttpRequest request = HttpRequest.newBuilder(URI.create(HOST + path))
                .timeout(Duration.ofSeconds(60))
                .header("Content-Type", "application/json")${headers}${repeatable}
                .POST(HttpRequest.BodyPublishers.ofString(body))
                .build();
        HttpResponse<String> response =
                HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());
        JsonObject answer = JsonParser.parseString(response.body()).getAsJsonObject();
${answer}    }
}
`;
}
