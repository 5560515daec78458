import java.io.BufferedReader;
import java.io.InputStreamReader;

/**
 * Runs the samples that stand on the class path, one after another in one JVM: reads lines "<class> <host>" and ends the
 * output of each with a line of its own.
 */
public class RunAll {
    public static void main(String[] args) throws Exception {
        BufferedReader lines = new BufferedReader(new InputStreamReader(System.in));
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            String[] words = line.split(" ");
            System.setProperty("host", words[1]);
            var main = Class.forName(words[0]).getDeclaredMethods();
            for (var method : main) {
                if (!method.getName().equals("main")) continue;
                method.setAccessible(true);
                if (method.getParameterCount() == 1) method.invoke(null, (Object) new String[0]);
            }
            System.out.println("--- end of " + words[0]);
        }
    }
}
