import type {AuthenticationScheme} from './request';

/** Additional imports of each authentication scheme. */
const own: Record<AuthenticationScheme, string[]> = {
  v2: ['java.time.Instant', 'java.util.HexFormat', 'javax.crypto.Mac', 'javax.crypto.spec.SecretKeySpec'],
  v1: ['java.security.MessageDigest', 'java.util.HexFormat', 'java.util.UUID'],
  bearer: [],
  client: ['java.net.URLEncoder', 'java.util.Base64'],
};

/** Imports that Java and Kotlin share to send a request and parse the response. */
export function jvmImports(scheme: AuthenticationScheme): string[] {
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
