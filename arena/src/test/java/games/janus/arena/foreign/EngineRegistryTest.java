package games.janus.arena.foreign;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.janus.arena.Program;
import games.janus.arena.foreign.AddedEngine.Report;
import games.janus.checkers.RuleSet;
import games.janus.games.Games;
import games.janus.message.MessageException;
import games.janus.rules.game.GameKind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EngineRegistryTest {
  private static final AddedEngine FISH =
      new AddedEngine(
          "fish",
          GameKind.CHESS,
          "Fish \"5\" – ä",
          List.of("/opt/my engines/fish", "--uci", "a\"b", "c'd e", ""),
          Map.of("Hash", "64"),
          Set.of(Report.SCORE, Report.LINE));

  private static final AddedEngine DAM =
      new AddedEngine("dam", GameKind.CHECKERS, "Dam", List.of("dam"), Map.of(), Set.of());

  @TempDir Path folder;

  private EngineRegistry registry() {
    return new EngineRegistry(folder.resolve("new").resolve("engines.json"));
  }

  @Test
  void whatIsAddedIsThereForTheNextWhoAsks() {
    assertThat(registry().all()).isEmpty();
    registry().add(FISH);
    registry().add(DAM);
    assertThat(registry().all()).containsExactly(FISH, DAM);
    assertThat(registry().engine(Games.chess(), "fish")).isPresent();
    assertThat(registry().engine(Games.chess(), "dam")).isEmpty();
    assertThat(registry().cards(Games.checkers(RuleSet.ACF)))
        .extracting(card -> card.id())
        .containsExactly("dam");
  }

  @Test
  void whatIsRemovedIsGone() {
    registry().add(FISH);
    registry().add(DAM);
    assertThat(registry().remove("fish")).isTrue();
    assertThat(registry().remove("fish")).isFalse();
    assertThat(registry().all()).containsExactly(DAM);
  }

  @Test
  void itsCommandLineIsReadAsItIsShown() {
    assertThat(Program.words(FISH.commandLine())).isEqualTo(FISH.command());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{\"engines\":[|Character 13",
        "[]|engines",
        "{\"engines\":[{\"name\":\"x\"}]}|command",
        "{\"engines\":[{\"name\":\"x\",\"game\":\"go\",\"called\":\"X\",\"command\":[\"x\"],"
            + "\"options\":{},\"reports\":[]}]}|game",
        "{\"engines\":[{\"name\":\"x\",\"game\":\"chess\",\"called\":\"X\",\"command\":[],"
            + "\"options\":{},\"reports\":[]}]}|command",
      })
  void aBrokenListSaysWhatToMend(String text, String reason) throws IOException {
    Path file = folder.resolve("engines.json");
    Files.writeString(file, text);
    var registry = new EngineRegistry(file);
    assertThatThrownBy(registry::all)
        .isInstanceOf(MessageException.class)
        .hasMessageContaining(file.toString())
        .hasMessageContaining(reason)
        .hasMessageContaining("Mend it");
    assertThatThrownBy(() -> registry.add(FISH)).hasMessageContaining("Mend it");
    assertThat(file).hasContent(text);
  }
}
