// Reads cases (name|now|secrets|headers|body, the last three in base64) and prints "name reason" for each.
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class Driver {
    public static void main(String[] arguments) throws Exception {
        BufferedReader reader = new BufferedReader(new InputStreamReader(System.in));
        for (String line; (line = reader.readLine()) != null; ) {
            String[] parts = line.split("\\|", -1);
            Map<String, String> headers = new HashMap<>();
            for (String header : lines(parts[3])) {
                headers.put(header.substring(0, header.indexOf(": ")), header.substring(header.indexOf(": ") + 2));
            }
            byte[] body = Base64.getDecoder().decode(parts[4]);
            String reason = CallbackVerifier.verify(headers, body, lines(parts[2]), Long.parseLong(parts[1]))
                .map(found -> found.name().toLowerCase())
                .orElse("valid");
            System.out.println(parts[0] + " " + reason);
        }
    }

    private static List<String> lines(String base64) {
        return List.of(new String(Base64.getDecoder().decode(base64), java.nio.charset.StandardCharsets.UTF_8).trim().split("\n"));
    }
}
