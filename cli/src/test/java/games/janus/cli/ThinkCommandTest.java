package games.janus.cli;

import static games.janus.cli.Shell.janus;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import games.janus.engine.Engine;
import games.janus.engines.Catalog;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ThinkCommandTest {
  @TempDir Path folder;

  private static JsonNode json(String line) throws IOException {
    return new ObjectMapper().readTree(line);
  }

  @Test
  void aMoveItsLineItsCountsAndTheTermsThatMakeItsScoreAreShown() {
    Shell shell = janus("think", "chess", "--engine", "octave", "--moves", "e2e4");
    assertThat(shell.exitCode()).isZero();
    assertThat(shell.out())
        .containsPattern("move +e7e6\n")
        .containsPattern("positions +1,799\n")
        .containsPattern("evaluations +1,592\n")
        .containsPattern("prunes +157\n")
        .containsPattern("  material +0\n")
        .containsPattern("  sum +0.49999999999999994\n");
  }

  @Test
  void everyEngineAnswersInTheSameJson() throws IOException {
    for (Engine<?, ?> engine : Catalog.chess()) {
      checkJson("chess", engine.info().id());
    }
    for (Engine<?, ?> engine : Catalog.checkers()) {
      checkJson("checkers", engine.info().id());
    }
  }

  private static void checkJson(String game, String id) throws IOException {
    Shell shell = janus("think", game, "--engine", id, "--seed", "5", "--json");
    JsonNode thought = json(shell.lastLine());
    assertThat(thought.get("engine").asText()).isEqualTo(id);
    for (String field :
        new String[] {"fen", "move", "score", "nodes", "evaluations", "cutoffs", "terms"}) {
      assertThat(thought.has(field)).as("%s: %s", id, field).isTrue();
    }
    double sum = 0;
    for (JsonNode term : thought.get("terms")) {
      sum += term.get("value").asDouble();
    }
    if (!thought.get("score").isNull()) {
      assertThat(sum).as(id).isEqualTo(thought.get("score").asDouble());
    }
    assertThat(janus("think", game, "--engine", id, "--seed", "5", "--json").out())
        .as("asked twice, %s answers the same", id)
        .isEqualTo(shell.out());
  }

  @Test
  void everybodyIsAskedSideBySide() {
    Shell shell = janus("think", "chess", "--engine", "all");
    assertThat(shell.lines()).hasSize(Catalog.chess().size() + 1);
    assertThat(shell.out()).contains("microchess", "octave", "mint");
  }

  @Test
  void everyLineOfAFileIsThoughtAbout() throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("fens.txt"),
            """
            r1b1kbnr/pppp1ppp/2n1p3/8/Q1P1P2P/1P1P2P1/P4P2/RNB1KBq1 b - - 0 1

            nonsense
            k7/2Q5/1K6/8/8/8/8/8 b - - 0 1
            """);
    Shell shell = janus("think", "chess", "--engine", "octave", "--file", file.toString());
    assertThat(shell.exitCode()).isEqualTo(1);
    assertThat(shell.lines()).hasSize(3);
    JsonNode first = json(shell.lines().get(0));
    assertThat(first.get("move").asText()).isEqualTo("f8c5");
    assertThat(first.get("nodes").asInt()).isEqualTo(3310);
    assertThat(first.get("cutoffs").asInt()).isEqualTo(240);
    assertThat(json(shell.lines().get(1)).get("error").asText()).contains("nonsense");
    assertThat(json(shell.lines().get(2)).get("error").asText()).contains("stalemate");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "think",
        "think chess",
        "think chess --engine nobody",
        "think chess --engine octave --level x",
        "think chess --engine octave --fen nonsense",
        "think chess --engine octave --moves e2e5",
        "think chess --engine octave --depth 0",
        "think checkers --engine octave",
        "think chess --engine octave --fen k7/2Q5/1K6/8/8/8/8/8_b",
      })
  void aWrongQuestionIsRefusedInOneSentence(String line) {
    Shell shell = janus(line.replace("_", " ").split(" ", -1));
    assertThat(shell.exitCode()).isEqualTo(2);
    assertThat(shell.err().lines()).hasSize(1);
  }
}
