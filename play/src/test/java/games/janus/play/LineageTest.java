package games.janus.play;

import static org.assertj.core.api.Assertions.assertThat;

import games.janus.chess.Move;
import games.janus.chess.Position;
import games.janus.chess.notation.Fen;
import games.janus.engine.Engine;
import games.janus.engine.Limits;
import games.janus.engine.SearchControl;
import games.janus.engines.Catalog;
import games.janus.games.Games;
import games.janus.play.live.Ending;
import games.janus.play.live.GamePolicy;
import games.janus.play.live.LiveGame;
import games.janus.play.live.Player;
import games.janus.play.live.Referee;
import games.janus.play.live.Settings;
import games.janus.rules.Color;
import games.janus.rules.Outcome;
import games.janus.rules.game.GameKind;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The players measured against each other. */
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

  private static Outcome play(Position opening, Player.Engine white, Player.Engine black) {
    var settings =
        new Settings(
            GameKind.CHESS,
            "",
            Fen.write(opening.setup()),
            List.of(),
            white,
            black,
            Optional.empty(),
            GamePolicy.match(0));
    LiveGame<Position, Move> live = LiveGame.of(Games.chess(), settings, 0);
    while (live.ending().isEmpty()) {
      var player = (Player.Engine) live.player(live.turn());
      var verdict =
          Referee.think(live, engine(player.id()), player, Limits.NONE, SearchControl.patient());
      live = live.after(live.decide(verdict.command(0)));
    }
    return live.ending().flatMap(Ending::result).orElseThrow();
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
  @Tag("long")
  @Test
  void evenAsItsTextWeighsMobilityItIsTheStronger() {
    assertShare("literal", 0.5);
  }

  private static void assertShare(String level, double atLeast) {
    var heir = new Player.Engine("microchess-plus", level, 1);
    var ancestor = new Player.Engine("microchess", "normal", 1);
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
