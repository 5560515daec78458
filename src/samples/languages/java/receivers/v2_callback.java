// Verifies a callback of API v2. Needs Java 17 and no library. Save as CallbackVerifier.java.
import static java.nio.charset.StandardCharsets.UTF_8;

import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

public final class CallbackVerifier {
    /** Why a callback is refused, in the order of the checks. */
    public enum Reason {
        HEADER_MISSING, HEADER_MALFORMED, TIMESTAMP_OUT_OF_RANGE, SECRET_MALFORMED, SIGNATURE_MISMATCH
    }

    private static final String SECRET =
        "whsec_(?:[A-Za-z0-9+/]{4})+(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?";

    private CallbackVerifier() {}

    /**
     * Is empty when the callback is genuine, else holds the reason.
     *
     * @param headers names in any case
     * @param body the raw body; in Spring a parameter {@code @RequestBody byte[] body}
     * @param secrets two of them while a secret rotates
     * @param now Unix seconds: {@code Instant.now().getEpochSecond()}
     */
    public static Optional<Reason> verify(
            Map<String, String> headers, byte[] body, List<String> secrets, long now) {
        Map<String, String> anyCase = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        anyCase.putAll(headers);
        String id = anyCase.getOrDefault("webhook-id", "");
        String timestamp = anyCase.getOrDefault("webhook-timestamp", "");
        String signatures = anyCase.getOrDefault("webhook-signature", "");
        if (id.isEmpty() || timestamp.isEmpty() || signatures.isEmpty()) {
            return Optional.of(Reason.HEADER_MISSING);
        }

        List<String> entries = Stream.of(signatures.split(" "))
            .filter(entry -> entry.startsWith("v1,"))
            .toList();
        if (!timestamp.matches("[0-9]{1,15}") || entries.isEmpty()) {
            return Optional.of(Reason.HEADER_MALFORMED);
        }
        if (Math.abs(now - Long.parseLong(timestamp)) > 300) {
            return Optional.of(Reason.TIMESTAMP_OUT_OF_RANGE);
        }
        if (!secrets.stream().allMatch(secret -> secret.matches(SECRET))) {
            return Optional.of(Reason.SECRET_MALFORMED);
        }

        for (String secret : secrets) {
            byte[] key = Base64.getDecoder().decode(secret.substring("whsec_".length()));
            String head = id + "." + timestamp + ".";
            byte[] expected = ("v1," + digest(key, head, body)).getBytes(UTF_8);
            for (String entry : entries) {
                if (MessageDigest.isEqual(entry.getBytes(UTF_8), expected)) {
                    return Optional.empty();
                }
            }
        }
        return Optional.of(Reason.SIGNATURE_MISMATCH);
    }

    private static String digest(byte[] key, String head, byte[] body) {
        try {
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(key, "HmacSHA256"));
            mac.update(head.getBytes(UTF_8));
            return Base64.getEncoder().encodeToString(mac.doFinal(body));
        } catch (GeneralSecurityException error) {
            throw new IllegalStateException("This Java has no HmacSHA256", error);
        }
    }
}
