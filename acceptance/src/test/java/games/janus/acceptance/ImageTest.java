package games.janus.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * The container image, unpacked. It is made on an empty base, so that no base has to be fetched;
 * what it adds is looked at and started.
 */
@Tag("long")
@Timeout(value = 15, unit = TimeUnit.MINUTES)
class ImageTest {
  @Test
  void itsLayersHoldWhatItsEntryPointNeeds(@TempDir Path folder) throws Exception {
    run(folder, "../scripts/image");
    Path tar = Path.of("../target/image/janus-image.tar").toAbsolutePath();
    Path image = Files.createDirectories(folder.resolve("image"));
    run(folder, "tar", "-xf", tar.toString(), "-C", image.toString());
    var json = new ObjectMapper();
    JsonNode manifest = json.readTree(image.resolve("manifest.json").toFile()).get(0);
    JsonNode config = json.readTree(image.resolve(manifest.get("Config").asText()).toFile());
    JsonNode container = config.get("config");
    assertThat(container.get("User").asText()).isEqualTo("10001:10001");
    assertThat(container.get("ExposedPorts").has("8064/tcp")).isTrue();
    assertThat(container.get("Volumes").has("/var/lib/janus")).isTrue();
    List<String> entry = new ArrayList<>();
    container.get("Entrypoint").forEach(word -> entry.add(word.asText()));
    assertThat(entry).containsSequence("serve", "--no-open", "--listen", "0.0.0.0:8064");

    Path root = Files.createDirectories(folder.resolve("root"));
    for (JsonNode layer : manifest.get("Layers")) {
      run(folder, "tar", "-xpf", image.resolve(layer.asText()).toString(), "-C", root.toString());
    }
    assertThat(
            PosixFilePermissions.toString(
                Files.getPosixFilePermissions(root.resolve("var/lib/janus"))))
        .isEqualTo("rwxrwxrwx");
    List<String> here =
        entry.stream().map(word -> word.startsWith("/opt") ? root + word : word).toList();
    int serve = here.indexOf("serve");
    Path program = folder.resolve("janus");
    Files.writeString(
        program, "#!/bin/sh\nexec '" + String.join("' '", here.subList(0, serve)) + "' \"$@\"\n");
    Files.setPosixFilePermissions(program, PosixFilePermissions.fromString("rwx------"));
    try (Product product = Product.start(program, folder.resolve("data"))) {
      assertThat(product.address()).startsWith("http://127.0.0.1:");
    }
  }

  private static void run(Path folder, String... command) throws IOException, InterruptedException {
    Path output = folder.resolve("said.txt");
    var builder =
        new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(output.toFile());
    builder.environment().put("JANUS_IMAGE_BASE", "scratch");
    Process process = builder.start();
    assertThat(process.waitFor(10, TimeUnit.MINUTES)).isTrue();
    assertThat(process.exitValue()).as(Files.readString(output)).isZero();
  }
}
