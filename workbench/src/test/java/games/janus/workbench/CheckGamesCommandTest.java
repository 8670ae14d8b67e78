package games.janus.workbench;

import static games.janus.workbench.Shell.janus;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CheckGamesCommandTest {
  private static final String GOOD = "[Event \"a good one\"]\n\n1. e4 e5 2. Nf3 *\n\n";
  private static final String BAD = "[Event \"a bad one\"]\n\n1. e4 e5 2. Ke3 *\n\n";

  @TempDir Path folder;

  private String file(String name, String text, Charset charset) throws IOException {
    return Files.write(folder.resolve(name), text.getBytes(charset)).toString();
  }

  private String file(String text) throws IOException {
    return file("games.pgn", text, StandardCharsets.UTF_8);
  }

  @Test
  void goodGamesAreCounted() throws IOException {
    Shell shell = janus("pgn", "check", file(GOOD + GOOD));
    assertThat(shell.exitCode()).isZero();
    assertThat(shell.out()).isEqualTo("games 2/2" + System.lineSeparator());
  }

  @Test
  void everyBadGameIsNamedWithLineAndReasonAndTheRestIsRead() throws IOException {
    String file = file(BAD + GOOD + BAD);
    Shell shell = janus("pgn", "check", file);
    assertThat(shell.exitCode()).isEqualTo(1);
    assertThat(shell.lines()).hasSize(3);
    assertThat(shell.lines().get(0)).startsWith(file + ":3: ").contains("Ke3");
    assertThat(shell.lines().get(1)).startsWith(file + ":11: ").contains("Ke3");
    assertThat(shell.lastLine()).isEqualTo("games 1/3");
  }

  @Test
  void severalFilesAreOneTally() throws IOException {
    String one = file("one.pgn", GOOD, StandardCharsets.UTF_8);
    String two = file("two.pgn", BAD, StandardCharsets.UTF_8);
    assertThat(janus("pgn", "check", one, two).lastLine()).isEqualTo("games 1/2");
  }

  @Test
  void aMissingFileIsNamedAndTheOthersAreRead() throws IOException {
    Shell shell = janus("pgn", "check", folder + "/none.pgn", file(GOOD));
    assertThat(shell.exitCode()).isEqualTo(1);
    assertThat(shell.err()).startsWith("janus: cannot read ");
    assertThat(shell.lastLine()).isEqualTo("games 1/1");
  }

  @Test
  void unicodeAndOldCharacterSetsAreRead() throws IOException {
    String text = "[Event \"G\u00f6teborg\"]\n\n1. e4 {M\u00fcller} *\n";
    for (Charset charset :
        new Charset[] {
          StandardCharsets.UTF_8, StandardCharsets.ISO_8859_1, StandardCharsets.UTF_16
        }) {
      assertThat(janus("pgn", "check", file("games.pgn", text, charset)).lastLine())
          .as("%s", charset)
          .isEqualTo("games 1/1");
    }
    assertThat(janus("pgn", "check", file("\uFEFF" + text)).lastLine()).isEqualTo("games 1/1");
  }

  @Test
  void checkersGamesAreReadToo() throws IOException {
    String text = "[Event \"x\"]\n[GameType \"21\"]\n\n1. 11-15 23-19 2. 8-11 *\n\n";
    String bad = "[Event \"y\"]\n\n1. 11-18 *\n";
    Shell shell = janus("pdn", "check", file("games.pdn", text + bad, StandardCharsets.UTF_8));
    assertThat(shell.exitCode()).isEqualTo(1);
    assertThat(shell.lastLine()).isEqualTo("games 1/2");
  }

  @Tag("slow")
  @Test
  void aHundredThousandGamesAreStreamed() throws IOException {
    assertThat(janus("pgn", "check", file(GOOD.repeat(100_000))).lastLine())
        .isEqualTo("games 100000/100000");
  }
}
