// Verifies a callback of API v1 by GET. Needs Java 17 and no library. Save as CallbackVerifier.java.
import static java.nio.charset.StandardCharsets.UTF_8;

import java.net.URLDecoder;
import java.net.URLEncoder;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

public final class CallbackVerifier {
    /** Why a callback is refused, in the order of the checks. */
    public enum Reason {
        QUERY_MALFORMED, PARAMETER_REPEATED, SIGN_MISSING, SIGN_MISMATCH
    }

    private CallbackVerifier() {}

    /**
     * Is empty when the callback is genuine, else holds the reason.
     *
     * @param query the raw query, after the question mark: {@code request.getQueryString()}
     * @param secrets of the point’s keys: two of them while a key rotates
     */
    public static Optional<Reason> verify(String query, List<String> secrets) {
        // Text of Java sorts by UTF-16, which is not the order of UTF-8 bytes.
        Map<String, String> parameters = new TreeMap<>(
            (one, other) -> Arrays.compareUnsigned(one.getBytes(UTF_8), other.getBytes(UTF_8)));
        try {
            for (String pair : query.split("&")) {
                if (pair.isEmpty()) {
                    continue;
                }
                String[] parts = pair.split("=", 2);
                String value = parts.length == 2 ? decode(parts[1]) : "";
                if (parameters.put(decode(parts[0]), value) != null) {
                    return Optional.of(Reason.PARAMETER_REPEATED);
                }
            }
        } catch (IllegalArgumentException error) {
            return Optional.of(Reason.QUERY_MALFORMED);
        }
        String sign = parameters.remove("sign");
        if (sign == null || sign.isEmpty()) {
            return Optional.of(Reason.SIGN_MISSING);
        }

        String signed = parameters.entrySet().stream()
            .map(entry -> encode(entry.getKey()) + "=" + encode(entry.getValue()))
            .collect(Collectors.joining("&"));
        for (String secret : secrets) {
            if (MessageDigest.isEqual(sign.getBytes(UTF_8), digest(secret, signed).getBytes(UTF_8))) {
                return Optional.empty();
            }
        }
        return Optional.of(Reason.SIGN_MISMATCH);
    }

    /** URLDecoder would turn a plus into a space. */
    private static String decode(String text) {
        return URLDecoder.decode(text.replace("+", "%2B"), UTF_8);
    }

    /** RFC 3986; URLEncoder writes forms. */
    private static String encode(String text) {
        return URLEncoder.encode(text, UTF_8).replace("+", "%20").replace("*", "%2A").replace("%7E", "~");
    }

    private static String digest(String secret, String signed) {
        try {
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(secret.getBytes(UTF_8), "HmacSHA256"));
            return HexFormat.of().formatHex(mac.doFinal(signed.getBytes(UTF_8)));
        } catch (GeneralSecurityException error) {
            throw new IllegalStateException("This Java has no HmacSHA256", error);
        }
    }
}
