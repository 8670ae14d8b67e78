package games.janus.play;

import static org.assertj.core.api.Assertions.assertThat;

import games.janus.chess.Chess;
import games.janus.chess.Move;
import games.janus.chess.Position;
import games.janus.chess.notation.Fen;
import games.janus.engine.Engine;
import games.janus.engine.Limits;
import games.janus.engine.SearchControl;
import games.janus.engines.Catalog;
import games.janus.rules.Color;
import games.janus.rules.Game;
import games.janus.rules.Outcome;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The players measured against each other, over the table. */
class LineageTest {
  private static Engine<Position, Move> engine(String id) {
    return Catalog.named(id, Catalog.chess()).orElseThrow();
  }

  private static List<Position> openings() {
    try (var in = LineageTest.class.getResourceAsStream("/openings/chess.epd")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .map(line -> line.replaceFirst(";.*", "").strip())
          .map(fen -> Position.of(Fen.read(fen)))
          .toList();
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  private static Seat.Machine<Position, Move> seat(String id, String level) {
    return new Seat.Machine<>(engine(id), level, 1);
  }

  private static Outcome play(
      Position opening, Seat.Machine<Position, Move> white, Seat.Machine<Position, Move> black) {
    var table = new Table<>(Game.from(Chess.RULES, opening), white, black);
    while (table.outcome().isEmpty()) {
      table.letMachineMove(Limits.NONE, SearchControl.patient());
    }
    return table.outcome().get();
  }

  private static double points(Outcome outcome, Color side) {
    return outcome.winner().map(winner -> winner == side ? 1.0 : 0.0).orElse(0.5);
  }

  /** A sample; -Djanus.openings=100 plays two hundred games. */
  @Tag("slow")
  @Test
  void improvedMicrochessBeatsItsAncestorClearly() {
    assertShare("3-ply", Integer.getInteger("janus.openings", 6) < 50 ? 0.75 : 0.9);
  }

  /** A sample; -Djanus.openings=100 plays two hundred games. */
  @Tag("slow")
  @Test
  void evenAsItsTextWeighsMobilityItIsTheStronger() {
    assertShare("literal", 0.5);
  }

  private static void assertShare(String level, double atLeast) {
    Seat.Machine<Position, Move> heir = seat("microchess-plus", level);
    Seat.Machine<Position, Move> ancestor = seat("microchess", "normal");
    double score = 0;
    List<Position> openings = openings().subList(0, Integer.getInteger("janus.openings", 6));
    for (Position opening : openings) {
      score += points(play(opening, heir, ancestor), Color.WHITE);
      score += points(play(opening, ancestor, heir), Color.BLACK);
    }
    double share = score / (2 * openings.size());
    assertThat(share)
        .as("%s points in %s games", score, 2 * openings.size())
        .isGreaterThanOrEqualTo(atLeast);
  }
}
