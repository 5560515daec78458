/** What Java and Kotlin both import to send a request, signed (v2) or proved in its body (v1), and to read the answer. */
export function jvmImports(isSigned: boolean): string[] {
  return [
    'com.google.gson.JsonParser',
    'java.net.URI',
    'java.net.http.HttpClient',
    'java.net.http.HttpRequest',
    'java.net.http.HttpResponse',
    ...(isSigned ? [] : ['java.security.MessageDigest']),
    'java.time.Duration',
    ...(isSigned ? ['java.time.Instant'] : []),
    'java.util.HexFormat',
    ...(isSigned ? ['javax.crypto.Mac', 'javax.crypto.spec.SecretKeySpec'] : ['java.util.UUID']),
  ];
}
