package games.janus.arena;

import static org.assertj.core.api.Assertions.assertThat;

import games.janus.arena.egdb.EndgameFolder;
import games.janus.checkers.Checkers;
import games.janus.checkers.Move;
import games.janus.checkers.Position;
import games.janus.checkers.RuleSet;
import games.janus.checkers.notation.Fen;
import games.janus.engine.Limits;
import games.janus.engine.SearchControl;
import games.janus.engine.SearchRequest;
import games.janus.engine.Thought;
import games.janus.engines.checkers.JanusCheckers;
import games.janus.engines.checkers.Net;
import games.janus.engines.search.TranspositionTable;
import games.janus.rules.Color;
import games.janus.rules.Game;
import games.janus.rules.Outcome;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Known endings: the machine player knows their outcome and does not let go of it. */
class CheckersEndingsTest {
  /** Only what comes with the program, whatever else this machine knows. */
  private static final TranspositionTable TABLE = new TranspositionTable(16);

  private static final JanusCheckers PLAYER = player(Optional.of(Net.shipped()));

  /** A published move is one good move; a net may see another that is as good or better. */
  private static final JanusCheckers CLASSIC = player(Optional.empty());

  private static JanusCheckers player(Optional<Net> net) {
    return new JanusCheckers(Optional.of(TABLE), EndgameFolder.embedded().oracle(), 0, net);
  }

  private Thought<Move> think(JanusCheckers player, Game<Position, Move> game, long nodes) {
    var limits = Limits.nodes(nodes);
    return player.think(
        new SearchRequest<>(game, "full", limits, 1, false), SearchControl.patient());
  }

  private static Game<Position, Move> game(String fen) {
    return Game.from(Checkers.with(RuleSet.ACF), Position.of(Fen.read(fen), RuleSet.ACF));
  }

  /** A position of the file, with the moves that keep its result. */
  record Ending(String name, String fen, List<String> keeping) {
    /** Those whose result is known in this way. */
    static List<Ending> known(String how) {
      try (InputStream in = Ending.class.getResourceAsStream("/checkers/endings.txt")) {
        return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8)
            .lines()
            .filter(line -> !line.startsWith("#"))
            .map(line -> line.split(" ", -1))
            .filter(words -> words[3].equals(how))
            .map(words -> new Ending(words[0], words[1], List.of(words[5].split(",", -1))))
            .toList();
      } catch (IOException problem) {
        throw new UncheckedIOException(problem);
      }
    }
  }

  static List<Ending> exact() {
    return Ending.known("exact");
  }

  static List<Ending> published() {
    return Ending.known("published");
  }

  @ParameterizedTest
  @MethodSource("exact")
  @Tag("slow")
  void itKeepsWhatThePositionHolds(Ending ending) {
    assertThat(ending.keeping).contains(answer(PLAYER, ending, 1_000_000));
  }

  @ParameterizedTest
  @MethodSource("published")
  @Tag("slow")
  void itFindsThePublishedMove(Ending ending) {
    assertThat(ending.keeping).contains(answer(CLASSIC, ending, 2_000_000));
  }

  private String answer(JanusCheckers player, Ending ending, long nodes) {
    TABLE.clear();
    return think(player, game(ending.fen), nodes).move().orElseThrow().toString();
  }

  /** Won by the tables, which know with five pieces only that, and not how soon. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "W:WK19,K23:B12,K28",
        "B:WK1,K2:BK3,K17,25",
        "W:WK2,K5:BK3,K18,K25",
        "W:WK1,K2:B25,K26,K27",
        "W:WK32,K28:BK1,K2,K3",
      })
  @Tag("slow")
  void aWinTheTablesKnowIsWonToTheEnd(String fen) {
    TABLE.clear();
    Game<Position, Move> game = game(fen);
    Color winner = fen.endsWith("B12,K28") ? Color.WHITE : Color.BLACK;
    while (game.outcome().isEmpty() && game.claimableDraw().isEmpty()) {
      long nodes = game.position().turn() == winner ? 100_000 : 5_000;
      game = game.play(think(PLAYER, game, nodes).move().orElseThrow());
    }
    assertThat(game.outcome().flatMap(Outcome::winner)).contains(winner);
  }
}
