// Reads cases (name|secrets|query, all but the name in base64) and prints "name reason" for each.
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;

public class Driver {
    public static void main(String[] arguments) throws Exception {
        BufferedReader reader = new BufferedReader(new InputStreamReader(System.in));
        for (String line; (line = reader.readLine()) != null; ) {
            String[] parts = line.split("\\|", -1);
            String reason = CallbackVerifier.verify(text(parts[2]), List.of(text(parts[1]).split("\n")))
                .map(found -> found.name().toLowerCase())
                .orElse("valid");
            System.out.println(parts[0] + " " + reason);
        }
    }

    private static String text(String base64) {
        return new String(Base64.getDecoder().decode(base64), StandardCharsets.UTF_8);
    }
}
