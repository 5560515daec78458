import type {Scheme} from '../request';

/** What each way to prove a request needs beside what all of them need. */
const own: Record<Scheme, string[]> = {
  v2: ['java.time.Instant', 'java.util.HexFormat', 'javax.crypto.Mac', 'javax.crypto.spec.SecretKeySpec'],
  v1: ['java.security.MessageDigest', 'java.util.HexFormat', 'java.util.UUID'],
  bearer: [],
  client: ['java.net.URLEncoder', 'java.util.Base64'],
};

/** What Java and Kotlin both import to send a request and to read the answer. */
export function jvmImports(scheme: Scheme): string[] {
  return [
    ...own[scheme],
    'com.google.gson.JsonParser',
    'java.net.URI',
    'java.net.http.HttpClient',
    'java.net.http.HttpRequest',
    'java.net.http.HttpResponse',
    'java.time.Duration',
  ].sort();
}
