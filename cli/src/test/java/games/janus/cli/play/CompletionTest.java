package games.janus.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** What the Tab key offers. */
class CompletionTest {
  @TempDir private Path folder;

  private Completion<?, ?> completion() {
    var live = Evening.chess(folder).black("octave").live();
    return new Completion<>(live, new MoveEntry<>(live.type()));
  }

  @Test
  void movesAndCommandsAreWords() {
    assertThat(completion().words("")).contains("e4", "Nf3", "hint").doesNotContain("e2e4");
    assertThat(completion().words("e2")).contains("e2e4", "e2e3");
  }

  @Test
  void levelsAndEnginesStandBehindTheirCommands() {
    assertThat(completion().words("level ")).contains("faithful");
    assertThat(completion().words("engine mi")).contains("mint", "microchess", "person");
  }

  @Test
  @DisabledOnOs(value = OS.WINDOWS, disabledReason = "it has no such file names")
  void noFileNameSteersTheTerminal() throws IOException {
    Files.writeString(folder.resolve("good.pgn"), "");
    Files.writeString(folder.resolve("bad\u001b[2J.pgn"), "");
    assertThat(completion().words("load " + folder + "/")).containsExactly(folder + "/good.pgn");
  }
}
