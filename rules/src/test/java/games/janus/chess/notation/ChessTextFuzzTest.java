package games.janus.chess.notation;

import static games.janus.Seeded.forSeed;
import static games.janus.chess.notation.PgnFiles.readAll;
import static org.assertj.core.api.Assertions.assertThat;

import games.janus.chess.Move;
import games.janus.chess.Position;
import games.janus.chess.RandomChess;
import games.janus.rules.NotationException;
import games.janus.rules.text.Entry;
import games.janus.rules.text.GoodGame;
import games.janus.rules.text.Mutations;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Whatever the text, only declared answers come out. */
class ChessTextFuzzTest {
  private static final List<String> FILES =
      List.of(
          """
          [Event "Casual game"]
          [Result "1-0"]

          1. e4 e5 2. Bc4 {aiming at f7} 2... Nc6 (2... Nf6 $1 3. d3 (3. Nc3)) 3. Qh5!? Nf6??
          4. Qxf7# 1-0

          1. d4 d5 2. c4 e6 3. Nc3 Nf6 1/2-1/2
          """,
          """
          % escaped
          [FEN "r3k2r/P6p/8/3pP3/8/8/8/R3K2R w KQkq d6 0 30"]

          30. exd6 e.p. {[%clk 0:01:00]} (30. O-O-O+ Kf7 31. a8=Q) 30... O-O ; castled
          31. axb8(Q) *

          [Variant "Chess960"] [FEN "rk3r2/pppppppp/8/8/8/8/PPPPPPPP/RK3R2 w KQkq - 0 1"]
          1. O-O $14 b1a1 0-1 {the end}
          """);

  @Test
  void spoiltFilesGiveGoodGamesAndBadGames() {
    spoilFiles(5_000);
  }

  @Test
  @Tag("long")
  void manySpoiltFilesGiveGoodGamesAndBadGames() {
    spoilFiles(300_000);
  }

  private static void spoilFiles(int times) {
    for (long seed = 1; seed <= times; seed++) {
      String text = new Mutations(seed).of(FILES);
      forSeed(seed, _ -> check(text));
    }
  }

  private static void check(String text) {
    for (Entry<Position, Move> entry : readAll(text)) {
      if (entry instanceof GoodGame<Position, Move> good) {
        String written = Pgn.write(good.game());
        assertThat(Pgn.write(PgnFiles.good(written).game())).isEqualTo(written);
      }
    }
  }

  @Test
  void spoiltMovesAreLegalOrRefused() {
    spoilMoves(20_000);
  }

  @Test
  @Tag("slow")
  void manySpoiltMovesAreLegalOrRefused() {
    spoilMoves(300_000);
  }

  private static void spoilMoves(int times) {
    var positions = new ArrayList<Position>();
    var texts = new ArrayList<List<String>>();
    forSeed(1, random -> positions.addAll(RandomChess.game(random, 150)));
    for (Position position : positions) {
      texts.add(textsOf(position));
    }
    for (long seed = 1; seed <= times; seed++) {
      int place = (int) (seed % positions.size());
      String text = new Mutations(seed).of(texts.get(place));
      forSeed(seed, _ -> check(positions.get(place), text));
    }
  }

  private static List<String> textsOf(Position position) {
    var texts = new ArrayList<String>();
    for (Move move : position.legalMoves()) {
      texts.add(San.write(position, move));
      texts.add(Uci.write(position, move));
    }
    return texts.isEmpty() ? List.of("e4") : texts;
  }

  private static void check(Position position, String text) {
    try {
      assertThat(position.legalMoves()).contains(San.read(position, text));
    } catch (NotationException refused) {
      assertThat(refused.text()).isEqualTo(text);
    }
    try {
      assertThat(position.legalMoves()).contains(Uci.read(position, text));
    } catch (NotationException refused) {
      assertThat(refused.reason().text()).isNotEmpty();
    }
  }
}
