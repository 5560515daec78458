import fs from 'node:fs';
import path from 'node:path';
import {gson} from '../../../../../tests/support/jvm';
import {runIn} from '../../../../../tests/support/runIn';
import {ages, given, parameters, signs} from '../../../../../tests/support/signatureFixes/cases';
import {linesOf, literal, type FixRunner} from '../../../../../tests/support/signatureFixes/language';

const lines = (name: string): string => linesOf(name, 'java');
const strings = (values: readonly string[]): string => `List.of(${values.map(literal).join(', ')})`;
const map = (type: string, pairs: readonly (readonly [string, string])[]): string =>
  `new LinkedHashMap<String, ${type}>(Map.ofEntries(${pairs
    .map(([name, value]) => `Map.entry(${literal(name)}, ${value})`)
    .join(', ')}))`;
const texts = (values: Record<string, string>): string =>
  map(
    'String',
    Object.entries(values).map(([name, value]) => [name, literal(value)]),
  );
const {request, proof, callback, query, exchange} = given;
const fields = map(
  'Object',
  Object.entries(given.fields).map(([name, value]) => [name, literal(value)]),
);
const gather = (loop: string, body: string): string => `
    List<String> read = new ArrayList<>();
    for (${loop}) {
      ${body}
    }
    return String.join(",", read);`;

/** The body of a method for each case. */
const programs: Record<string, (addressOf: (name: string) => string) => string> = {
  'sign v2_request': () => `
    String secret = ${literal(request.secret)}, timestamp = "${request.timestamp}", body = ${literal(request.body)};
    Mac mac = Mac.getInstance("HmacSHA256");
    ${lines('sign v2_request')}
    if (!Arrays.equals(key, secret.getBytes(UTF_8))) throw new Exception("the key is not the secret");
    return signature;`,
  'sign v2_callback': () => `
    String secret = ${literal(callback.secret)}, webhookId = "${callback.id}", webhookTimestamp = "${callback.timestamp}";
    byte[] body = ${literal(callback.body)}.getBytes(UTF_8);
    Mac mac = Mac.getInstance("HmacSHA256");
    ${lines('sign v2_callback')}
    return signature;`,
  'sign v1_request': () => `
    int point = 1042, key = 1;
    String nonce = "${proof.nonce}", secret = ${literal(proof.secret)};
    ${lines('sign v1_request')}
    return hash;`,
  'sign v1_get_callback': () => `
    String secret = ${literal(query.secret)};
    Map<String, String> fields = ${texts({sign: 'left out', ...Object.fromEntries(parameters)})};
    Mac mac = Mac.getInstance("HmacSHA256");
    ${lines('sign v1_get_callback')}
    if (!Arrays.equals(key, secret.getBytes(UTF_8))) throw new Exception("the key is not the secret");
    return signature;`,
  'sign binance_pay': () => `
    String keyBase64 = "${given.keyBase64}", signature = "${exchange.signature}";
    String timestamp = "${exchange.timestamp}", nonce = "${exchange.nonce}";
    byte[] body = ${literal(exchange.body)}.getBytes(UTF_8);
    ${lines('sign binance_pay')}
    return String.valueOf(isGenuine);`,
  'bytes v2_request': (addressOf) => `
    Map<String, Object> fields = ${fields};
    String timestamp = "${request.timestamp}", path = "${given.path}";
    Mac mac = Mac.getInstance("HmacSHA256");
    mac.init(new SecretKeySpec(${literal(request.secret)}.getBytes(UTF_8), "HmacSHA256"));
    var request = to("${addressOf('bytes v2_request')}");
    ${lines('bytes v2_request')}
    return send(request);`,
  'bytes v1_request': (addressOf) => `
    Map<String, Object> fields = ${fields};
    Map<String, Object> auth = Map.of("point", 1042, "key", 1, "nonce", "${proof.nonce}", "hash", "${proof.right}");
    var request = to("${addressOf('bytes v1_request')}");
    ${lines('bytes v1_request')}
    return send(request);`,
  // The published lines leave the method open for the reader's code, so the test closes it.
  'bytes v2_callback': () => `
    class Controller {
      byte[] received;

      ${lines('bytes v2_callback')}
        received = headers.get("webhook-id").equals("${callback.id}") ? body : null;
        return ResponseEntity.status(200).build();
      }
    }
    var controller = new Controller();
    Spring.post(controller, "/callbacks", ${literal(given.raw)}.getBytes(UTF_8), Map.of("webhook-id", "${callback.id}"));
    return Base64.getEncoder().encodeToString(controller.received);`,
  'bytes v1_get_callback': () => `
    var request = new HttpServletRequest("${given.rawQuery}", Map.of());
    ${lines('bytes v1_get_callback')}
    return query;`,
  'headers v2_request': (addressOf) => `
    int point = 1042, key = 1;
    long timestamp = ${request.timestamp};
    String signature = "${request.right}";
    var request = to("${addressOf('headers v2_request')}").POST(BodyPublishers.ofString("{}"));
    ${lines('headers v2_request')}
    return send(request);`,
  'headers v2_callback': () => `
    var request = new HttpServletRequest("", ${texts({
      'Webhook-Id': callback.id,
      'Webhook-Timestamp': callback.timestamp,
      'Webhook-Signature': given.signatures,
    })});
    ${lines('headers v2_callback')}
    return String.join("|", id, timestamp, String.join(" ", entries));`,
  'headers v1_request': () => `
    int point = 1042, key = 1;
    String nonce = "${proof.nonce}", hash = "${proof.right}";
    Map<String, Object> fields = ${map('Object', [['external_id', literal(given.order)]])};
    ${lines('headers v1_request')}
    return body;`,
  'headers v1_post_callback': () =>
    gather(
      `String text : ${strings([given.callbackOfV1, '{}'])}`,
      `byte[] body = text.getBytes(UTF_8);
      ${lines('headers v1_post_callback')}
      read.add(nonce + ":" + hash);`,
    ),
  'headers v1_get_callback': () =>
    gather(
      `Map<String, String> fields : List.of(Map.of("sign", "00ff", "a", "1"), Map.of("a", "1"))`,
      `${lines('headers v1_get_callback')}
      read.add(sign);`,
    ),
  'headers binance_pay': () => `
    var request = new HttpServletRequest("", ${texts({
      'BINANCEPAY-TIMESTAMP': exchange.timestamp,
      'BINANCEPAY-NONCE': exchange.nonce,
      'BINANCEPAY-SIGNATURE': exchange.signature,
    })});
    ${lines('headers binance_pay')}
    return String.join("|", timestamp, nonce, signature);`,
  // The program gets the variable from the test, with a line feed.
  secret: () => `
    ${lines('secret')}
    return secret;`,
  'newline v2_request': () => `
    Files.writeString(Path.of("body.json"), ${literal(`${request.body}\n`)});
    ${lines('newline v2_request')}
    return body;`,
  'newline v1_request': () => `
    String toHash = ${literal(`${proof.toSign}\n`)};
    ${lines('newline v1_request')}
    return hash;`,
  'newline v1_get_callback': () => `
    String secret = ${literal(query.secret)}, toSign = ${literal(`${query.toSign}\n`)};
    Mac mac = Mac.getInstance("HmacSHA256");
    ${lines('newline v1_get_callback')}
    return signature;`,
  'utf8 v2_request': () => `
    String json = ${literal('Комп’ютер')};
    ${lines('utf8 v2_request')}
    return Base64.getEncoder().encodeToString(body);`,
  'utf8 v1_get_callback': () => `
    String encoded = "${given.encoded}";
    ${lines('utf8 v1_get_callback')}
    return value;`,
  json: () => `
    Map<String, Object> fields = ${fields};
    ${lines('json')}
    return body;`,
  base64Body: () => `
    String text = ${literal(given.raw)}, encoded = Base64.getEncoder().encodeToString(text.getBytes(UTF_8));${gather(
      'LambdaEvent event : List.of(new LambdaEvent(true, encoded), new LambdaEvent(false, text))',
      `${lines('base64Body')}
      read.add(Base64.getEncoder().encodeToString(body));`,
    )}`,
  'time v2_request': () => `
    ${lines('time v2_request')}
    return String.valueOf(timestamp);`,
  'time v2_callback': () =>
    gather(
      `String age : ${strings(ages)}`,
      `long now = Instant.now().getEpochSecond();
      String at = age.equals("date") ? "2025-03-14T09:26:53Z" : String.valueOf(now + Long.parseLong(age));
      var request = new HttpServletRequest("", Map.of("Webhook-Timestamp", at));
      ${lines('time v2_callback')}
      if (timestamp.equals(at)) read.add(String.valueOf(isFresh));`,
    ),
  'nonce v1_request': () =>
    gather(
      'int attempt = 0; attempt < 2; attempt += 1',
      `${lines('nonce v1_request')}
      read.add(nonce);`,
    ),
  'nonce v1_post_callback': () =>
    gather(
      `String[] one : new String[][] {${[
        [given.callbackOfV1, proof.nonce],
        [given.callbackOfV1, 'another'],
        [given.withoutNonce, 'another'],
      ]
        .map((pair) => `{${pair.map(literal).join(', ')}}`)
        .join(', ')}}`,
      `byte[] body = one[0].getBytes(UTF_8);
      Set<String> usedNonces = Set.of(one[1]);
      ${lines('nonce v1_post_callback')}
      read.add(nonce + ":" + isUsed);`,
    ),
  'log v2_callback': () => `
    byte[] body = ${literal(given.raw)}.getBytes(UTF_8);
    ${lines('log v2_callback')}
    return Base64.getEncoder().encodeToString(Files.readAllBytes(Path.of("body.bin")));`,
  'log v1_get_callback': () => `
    String query = "${given.rawQuery}";
    ${lines('log v1_get_callback')}
    return Base64.getEncoder().encodeToString(Files.readAllBytes(Path.of("query.txt")));`,
  refuse: () => `
    class Controller {
      ResponseEntity<Void> receive(String sign) {
        String expected = "${query.right}";
        ${lines('refuse')}
        return ResponseEntity.status(200).build();
      }
    }${gather(
      `String sign : ${strings(signs)}`,
      'read.add(String.valueOf(new Controller().receive(sign).getStatusCodeValue()));',
    )}`,
};

/** Stubs of Spring and of the Servlet API, which are not part of Java, with the types and names that the lines use. */
const standIns = `
@Retention(RetentionPolicy.RUNTIME) @interface PostMapping { String value(); }
@Retention(RetentionPolicy.RUNTIME) @interface RequestBody {}
@Retention(RetentionPolicy.RUNTIME) @interface RequestHeader {}

/** Calls the method of a controller as its annotations say. */
class Spring {
  static void post(Object controller, String path, byte[] body, Map<String, String> headers) throws Exception {
    for (var method : controller.getClass().getDeclaredMethods()) {
      var mapping = method.getAnnotation(PostMapping.class);
      if (mapping == null || !mapping.value().equals(path)) continue;
      Object[] values = Arrays.stream(method.getParameters())
          .map(one -> one.isAnnotationPresent(RequestBody.class) ? body
              : one.isAnnotationPresent(RequestHeader.class) ? headers : null)
          .toArray();
      method.invoke(controller, values);
    }
  }
}

class ResponseEntity<Body> {
  private final int status;
  private ResponseEntity(int status) { this.status = status; }
  int getStatusCodeValue() { return status; }
  static Builder status(int status) { return new Builder(status); }
  record Builder(int status) {
    <Body> ResponseEntity<Body> build() { return new ResponseEntity<>(status); }
  }
}

class HttpServletRequest {
  private final String query;
  private final Map<String, String> headers = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
  HttpServletRequest(String query, Map<String, String> headers) { this.query = query; this.headers.putAll(headers); }
  String getQueryString() { return query; }
  String getHeader(String name) { return headers.get(name); }
}

/** APIGatewayProxyRequestEvent of aws-lambda-java-events. */
record LambdaEvent(Boolean getIsBase64Encoded, String getBody) {}
`;

/** Java, with Gson. */
export const fixes: FixRunner = {
  names: Object.keys(programs),
  run: ({folder, addressOf}) => {
    const methods = Object.values(programs).map(
      (program, at) => `  static String case${at}() throws Exception {${program(addressOf)}\n  }\n`,
    );
    const calls = Object.keys(programs).map((name, at) => `    check("${name}", Fixes::case${at});`);
    const text = `import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.gson.*;
import java.lang.annotation.*;
import java.net.*;
import java.net.http.*;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.charset.StandardCharsets;
import java.nio.file.*;
import java.security.*;
import java.security.spec.X509EncodedKeySpec;
import java.time.Instant;
import java.util.*;
import java.util.concurrent.Callable;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

class Fixes {
  static void check(String name, Callable<String> run) {
    String text;
    try {
      text = run.call();
    } catch (Exception error) {
      text = error + " " + Arrays.toString(error.getStackTrace());
    }
    System.out.println(name + "\\t" + Base64.getEncoder().encodeToString(text.getBytes(UTF_8)));
  }

  static HttpRequest.Builder to(String address) {
    return HttpRequest.newBuilder(URI.create(address));
  }

  static String send(HttpRequest.Builder request) throws Exception {
    HttpClient.newHttpClient().send(request.build(), HttpResponse.BodyHandlers.discarding());
    return "sent";
  }

  public static void main(String[] args) {
${calls.join('\n')}
  }

${methods.join('\n')}}
${standIns}`;
    fs.writeFileSync(path.join(folder, 'Fixes.java'), text);
    const options = ['-cp', gson, '-XX:TieredStopAtLevel=1'];
    return runIn(folder, 'java', [...options, 'Fixes.java'], {GATEWAY_SECRET: `${request.secret}\r\n`});
  },
};
