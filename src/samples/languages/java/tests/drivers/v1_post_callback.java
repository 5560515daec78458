// Reads cases (name|secrets|body|nonces, all but the name in base64) and prints "name reason" for each.
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class Driver {
    public static void main(String[] arguments) throws Exception {
        BufferedReader reader = new BufferedReader(new InputStreamReader(System.in));
        for (String line; (line = reader.readLine()) != null; ) {
            String[] parts = line.split("\\|", -1);
            Map<String, String> secrets = new HashMap<>();
            for (String secret : lines(parts[1])) {
                secrets.put(secret.substring(0, secret.indexOf('=')), secret.substring(secret.indexOf('=') + 1));
            }
            List<String> used = lines(parts[3]);
            String reason = CallbackVerifier.verify(Base64.getDecoder().decode(parts[2]), secrets, used::contains)
                .map(found -> found.name().toLowerCase())
                .orElse("valid");
            System.out.println(parts[0] + " " + reason);
        }
    }

    private static List<String> lines(String base64) {
        return List.of(new String(Base64.getDecoder().decode(base64), StandardCharsets.UTF_8).split("\n"));
    }
}
