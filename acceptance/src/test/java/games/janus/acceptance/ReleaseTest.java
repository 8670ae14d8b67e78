package games.janus.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The bundle for machines without a JDK, Maven and Node.js. */
@Tag("long")
@Timeout(value = 15, unit = TimeUnit.MINUTES)
class ReleaseTest {
  @Test
  void theBundleServesThePageAndPlaysWithoutAJdk(@TempDir Path folder) throws Exception {
    run(List.of("../scripts/release"), folder.resolve("release.txt"), false);
    Path made = Path.of("../target/release");
    Path bundle;
    try (var files = Files.list(made)) {
      bundle = files.filter(file -> file.toString().endsWith(".tar.gz")).findFirst().orElseThrow();
    }
    run(
        List.of("tar", "-xzf", bundle.toString(), "-C", folder.toString()),
        folder.resolve("tar.txt"),
        true);
    Path janus;
    try (var files = Files.list(folder)) {
      Path home = files.filter(Files::isDirectory).findFirst().orElseThrow();
      janus = home.resolve("bin/janus");
    }
    Path answer = folder.resolve("answer.txt");
    run(List.of(janus.toString(), "think", "chess", "--depth", "3"), answer, true);
    assertThat(answer).content().contains("Janus");
    try (Product product = Product.start(janus, folder.resolve("data"));
        HttpClient client = HttpClient.newHttpClient()) {
      var request = HttpRequest.newBuilder(URI.create(product.address())).build();
      assertThat(client.send(request, BodyHandlers.ofString()).body()).contains("<title>Janus");
    }
  }

  /** Runs a program, if told so with nothing but the system's own programs in reach. */
  private static void run(List<String> command, Path output, boolean isBare)
      throws IOException, InterruptedException {
    var builder =
        new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(output.toFile());
    if (isBare) {
      builder.environment().remove("JAVA_HOME");
      builder.environment().put("PATH", "/usr/bin:/bin");
    }
    Process process = builder.start();
    assertThat(process.waitFor(10, TimeUnit.MINUTES)).isTrue();
    assertThat(process.exitValue()).as(Files.readString(output)).isZero();
  }
}
