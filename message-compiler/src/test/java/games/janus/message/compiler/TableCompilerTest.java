package games.janus.message.compiler;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
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
}
