// Verifies a callback of API v1 by POST. Needs Java 17 and Gson (Debian: libgoogle-gson-java).
// The hash covers only auth: confirm the transaction with transaction/find. Save as CallbackVerifier.java.
import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

public final class CallbackVerifier {
    /** Why a callback is refused, in the order of the checks. */
    public enum Reason {
        BODY_MALFORMED, AUTH_MISSING, KEY_UNKNOWN, HASH_MISMATCH, NONCE_REUSED
    }

    private CallbackVerifier() {}

    /**
     * Is empty when the sender knows the secret, else holds the reason.
     *
     * @param body the raw body; in Spring a parameter {@code @RequestBody byte[] body}
     * @param secrets by point and key: {@code Map.of("1042:1", "…")}
     * @param isNonceUsed whether you stored it in the last 24 hours; store it when the result is empty
     */
    public static Optional<Reason> verify(
            byte[] body, Map<String, String> secrets, Predicate<String> isNonceUsed) {
        // Gson skips a byte order mark, which the gateway never sends.
        if (body.length == 0 || body[0] != '{') {
            return Optional.of(Reason.BODY_MALFORMED);
        }
        JsonElement found;
        try {
            found = JsonParser.parseString(new String(body, UTF_8)).getAsJsonObject().get("auth");
        } catch (JsonParseException error) {
            return Optional.of(Reason.BODY_MALFORMED);
        }

        JsonObject auth = found instanceof JsonObject object ? object : new JsonObject();
        String point = text(auth, "point");
        String key = text(auth, "key");
        String nonce = text(auth, "nonce");
        String hash = text(auth, "hash");
        if (point.isEmpty() || key.isEmpty() || nonce.isEmpty() || hash.isEmpty()) {
            return Optional.of(Reason.AUTH_MISSING);
        }
        String secret = secrets.get(point + ":" + key);
        if (secret == null) {
            return Optional.of(Reason.KEY_UNKNOWN);
        }

        String expected = digest(String.join(":", point, key, nonce, secret));
        if (!MessageDigest.isEqual(hash.getBytes(UTF_8), expected.getBytes(UTF_8))) {
            return Optional.of(Reason.HASH_MISMATCH);
        }
        return isNonceUsed.test(nonce) ? Optional.of(Reason.NONCE_REUSED) : Optional.empty();
    }

    private static String text(JsonObject auth, String name) {
        return auth.has(name) && auth.get(name).isJsonPrimitive() ? auth.get(name).getAsString() : "";
    }

    private static String digest(String text) {
        try {
            MessageDigest sha256 = MessageDigest.getInstance("SHA-256");
            return HexFormat.of().formatHex(sha256.digest(text.getBytes(UTF_8)));
        } catch (GeneralSecurityException error) {
            throw new IllegalStateException("This Java has no SHA-256", error);
        }
    }
}
