package games.janus.message.compiler;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TableCompilerTest {
  @TempDir Path folder;

  @Test
  void aTableBecomesAClassWithItsLines() throws IOException {
    Path table = folder.resolve("tables/a/b/Numbers.txt");
    Files.createDirectories(table.getParent());
    Files.writeString(table, "# for readers\n1 2\n#3\"\n");
    TableCompiler.main(
        new String[] {folder.resolve("tables").toString(), folder.resolve("java").toString()});
    assertThat(Files.readString(folder.resolve("java/a/b/Numbers.java")))
        .isEqualTo(
            """
            package a.b;

            /** Made from Numbers.txt by the build. */
            final class Numbers {
              static final String[] LINES = {
                "1 2",
                "#3\\"",
              };

              private Numbers() {}
            }
            """);
  }

  @Test
  void aNetBecomesAClassWithItsBytes() throws IOException {
    byte[] bytes = new byte[20_000];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = (byte) (i * i);
    }
    Path net = folder.resolve("tables/a/Some.net");
    Files.createDirectories(net.getParent());
    Files.write(net, bytes);
    TableCompiler.main(
        new String[] {folder.resolve("tables").toString(), folder.resolve("java").toString()});
    String java = Files.readString(folder.resolve("java/a/Some.java"));
    assertThat(java).contains("/** Made from Some.net by the build. */", "final class Some {");
    String text =
        java.lines()
            .filter(line -> line.startsWith("    \""))
            .map(line -> line.substring(5, line.length() - 2))
            .collect(Collectors.joining());
    assertThat(Base64.getDecoder().decode(text)).isEqualTo(bytes);
  }
}
