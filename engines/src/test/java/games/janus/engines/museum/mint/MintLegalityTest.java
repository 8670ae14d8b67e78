package games.janus.engines.museum.mint;

import static org.assertj.core.api.Assertions.assertThat;

import games.janus.chess.Move;
import games.janus.chess.Piece;
import games.janus.chess.Position;
import games.janus.chess.Role;
import games.janus.chess.notation.Fen;
import games.janus.engine.SplitMix64;
import games.janus.rules.Color;
import games.janus.rules.Square;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What chess.mint takes for legal, check, mate and stalemate, judged by the rules of chess. There
 * are no castling rights in these positions, a leap of a pawn may not be taken in passing, and a
 * game is no longer compared once a pawn has reached its last row, where the rules promote it.
 */
class MintLegalityTest {
  private static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1";
  private static final Pattern ANSWER = Pattern.compile("AI moves: (\\d+) to (\\d+) ");
  private static final int MOST_ROUNDS = 150;

  private static final String ALL_MOVES =
      "64 ( /i fr ! 64 ( /i to ! VALID_MOVE ( fr . to . /N ) ) )";

  private static Position position(String fen) {
    return Position.of(Fen.read(fen));
  }

  /** The position after a move, without the rights that MINT does not know. */
  private static Position after(Position before, Move move) {
    String[] field = Fen.write(before.play(move)).split(" ", 3);
    return position(field[0] + " " + field[1] + " - - 0 1");
  }

  private static String lan(Move move) {
    return move.from().toString() + move.to();
  }

  /** The legal moves as pairs of squares; the four promotions are one. */
  private static Set<String> legal(Position position) {
    return position.legalMoves().stream()
        .map(MintLegalityTest::lan)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static String square(String index) {
    return Square.at(Integer.parseInt(index)).toString();
  }

  /** Words that put these men on the board. */
  private static String[] placing(Position position) {
    var men = new StringBuilder("[ ");
    for (Square square : Square.all()) {
      men.append(position.at(square).map(MintLegalityTest::number).orElse(0)).append(' ');
    }
    int turn = position.turn() == Color.WHITE ? 1 : -1;
    return new String[] {men + "] brd !", turn + " trn !"};
  }

  private static int number(Piece piece) {
    int kind =
        List.of(Role.PAWN, Role.KNIGHT, Role.BISHOP, Role.ROOK, Role.QUEEN, Role.KING)
                .indexOf(piece.role())
            + 1;
    return piece.color() == Color.WHITE ? kind : -kind;
  }

  private static Set<String> valid(Position position) {
    String printed = ChessProgram.loaded(1).enter(placing(position)).enter(ALL_MOVES).printed();
    var moves = new TreeSet<String>();
    printed
        .lines()
        .filter(line -> !line.isEmpty())
        .forEach(line -> {
          String[] squares = line.split(" ", 3);
          moves.add(square(squares[0]) + square(squares[1]));
        });
    return moves;
  }

  private static void expectTheSameMoves(Position position) {
    assertThat(valid(position)).as(position.toString()).isEqualTo(legal(position));
  }

  @ParameterizedTest
  @CsvSource({
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w - - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R b - - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 b - - 0 1",
    "r2q1rk1/pP1p2pp/Q4n2/bbp1p3/Np6/1B3NBn/pPPP1PPP/R3K2R b - - 0 1",
    "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w - - 0 1",
    "4k3/8/8/8/4r3/8/4N3/4K3 w - - 0 1",
    "4k3/8/8/8/4r2b/8/3P1P2/3QKB2 w - - 0 1",
    "k7/8/8/3p4/4P3/8/8/K7 b - - 0 1"
  })
  void everyPositionHasTheMovesTheRulesGiveIt(String fen) {
    expectTheSameMoves(position(fen));
  }

  @Test
  @Tag("slow")
  void twoHundredPositionsOfGamesHaveTheMovesTheRulesGiveThem() {
    var lots = new SplitMix64(20);
    int compared = 0;
    while (compared < 200) {
      Position at = position(START);
      while (!at.legalMoves().isEmpty() && !at.isDead()) {
        if (lots.below(10) == 0) {
          expectTheSameMoves(at);
          compared++;
        }
        at = after(at, lots.oneOf(at.legalMoves()));
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "Checkmate!, r1bqkb1r/pppp1Qpp/2n2n2/4p3/2B1P3/8/PPPP1PPP/RNB1K1NR b - - 0 1",
    "Checkmate!, rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w - - 0 1",
    "Checkmate!, 6rk/5Npp/8/8/8/8/8/K7 b - - 0 1",
    "Stalemate!, 7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
    "Stalemate!, 5k2/5P2/5K2/8/8/8/8/8 b - - 0 1",
    "Check!, 4k3/8/8/8/8/8/4r3/4K3 w - - 0 1",
    "Check!, 4k3/8/3N4/8/8/8/8/4K3 b - - 0 1",
    "'', 4k3/8/8/8/8/8/8/4K3 w - - 0 1"
  })
  void checkMateAndStalemateAreSaid(String said, String fen) {
    Position at = position(fen);
    boolean over = at.isCheckmate() || at.isStalemate();
    assertThat(ChessProgram.loaded(1).enter(placing(at)).enter("OVER .").printed())
        .isEqualTo((said.isEmpty() ? "" : said + "\n") + (over ? "-1 " : "0 "));
  }

  /** There is no promotion: such a pawn stands in the way, may be taken, and does nothing. */
  @Test
  void aPawnOnItsLastRowStaysOneAndMovesNoMore() {
    var talk = ChessProgram.loaded(1).enter(placing(position("1n1qk3/P7/8/8/8/8/8/4K3 w - - 0 1")));
    talk.enter("48 fr ! 57 to ! VALID_MOVE . MOVE brd 57 ? .", "59 fr ! VALID_MOVE .");
    talk.enter("0 trn - trn ! 57 fr ! MOBILE .");
    assertThat(talk.printed()).isEqualTo("-1 1 \n-1 \n0 ");
  }

  @Test
  void fourGamesAreChess() {
    judge(1, 4);
  }

  @Test
  @Tag("slow")
  void thirtyGamesAreChessToTheEnd() {
    assertThat(judge(30, 59).keySet())
        .contains("Checkmate! of White", "Checkmate! of Black", "Stalemate!");
  }

  @Test
  @Tag("long")
  void threeHundredGamesAreChess() {
    assertThat(judge(1, 300)).containsKey("Checkmate! of Black");
  }

  /** A move and its answer took 42,440 steps on average in 300 games, and 1,311,587 once. */
  @Test
  void aRoundIsNotLong() {
    var game = new JudgedGame(6);
    game.end();
    assertThat(game.talk.steps() / game.rounds).isLessThan(60_000);
  }

  /** How the games with these seeds end, and how many each way. */
  private static Map<String, Integer> judge(long firstSeed, long lastSeed) {
    var ends = new TreeMap<String, Integer>();
    for (long seed = firstSeed; seed <= lastSeed; seed++) {
      ends.merge(new JudgedGame(seed).end(), 1, Integer::sum);
    }
    return ends;
  }

  /** A game in which everything MINT does and says is held against the rules. */
  private static final class JudgedGame {
    private final long seed;
    private final SplitMix64 lots;
    private final Conversation talk;
    private Position at = position(START);
    private int rounds;

    JudgedGame(long seed) {
      this.seed = seed;
      lots = new SplitMix64(seed);
      talk = ChessProgram.loaded(seed).enter("GAME");
    }

    /** Plays it, and says how it ended. */
    String end() {
      while (rounds < MOST_ROUNDS) {
        rounds++;
        Move mine = choice();
        String said = reply(mine);
        if (promotes(mine)) {
          return "promotion";
        }
        at = after(at, mine);
        if (at.legalMoves().isEmpty()) {
          return ending(said);
        }
        Matcher answer = ANSWER.matcher(said);
        assertThat(answer.find()).as("seed %d: %s", seed, said).isTrue();
        String its = square(answer.group(1)) + square(answer.group(2));
        assertThat(legal(at)).as("seed %d: %s", seed, at).contains(its);
        expectCheckSaidIf(at.isCheck(), said.substring(0, answer.start()));
        Move move = at.legalMoves().stream().filter(m -> lan(m).equals(its)).findFirst().get();
        if (promotes(move)) {
          return "promotion";
        }
        at = after(at, move);
        String rest = said.substring(answer.end());
        if (at.legalMoves().isEmpty()) {
          return ending(rest);
        }
        assertThat(rest).as("seed %d: %s", seed, at).endsWith("Enter move (e.g. e2e4): ");
        expectCheckSaidIf(at.isCheck(), rest);
        expectARefusal();
      }
      return "unfinished";
    }

    private String reply(Move move) {
      int before = talk.length();
      talk.enter(lan(move));
      return talk.printedSince(before);
    }

    private static boolean promotes(Move move) {
      return move instanceof Move.Promotion;
    }

    private String ending(String said) {
      String word = at.isCheckmate() ? "Checkmate!" : "Stalemate!";
      assertThat(said)
          .as("seed %d: %s", seed, at)
          .doesNotContain("AI")
          .endsWith("\n" + word + "\nGame Over\n");
      assertThat(talk.stack()).isEmpty();
      return word
          + (at.isCheckmate() ? " of " + (at.turn() == Color.WHITE ? "White" : "Black") : "");
    }

    private void expectCheckSaidIf(boolean check, String said) {
      assertThat(said.contains("Check!\n")).as("seed %d: %s", seed, at).isEqualTo(check);
    }

    /** Any two squares that are no move of White's are refused. */
    private void expectARefusal() {
      String typed = Square.at((int) lots.below(64)).toString() + Square.at((int) lots.below(64));
      if (!legal(at).contains(typed)) {
        int before = talk.length();
        talk.enter(typed);
        assertThat(talk.printedSince(before)).startsWith("Illegal move!\n");
      }
    }

    /** In games with an even seed White mates if she can and takes what she can get. */
    private Move choice() {
      List<Move> moves = at.legalMoves();
      List<Move> plain = moves.stream().filter(move -> !promotes(move)).toList();
      List<Move> among = plain.isEmpty() ? moves : plain;
      if (seed % 2 == 1) {
        return lots.oneOf(among);
      }
      List<Move> mates = among.stream().filter(move -> after(at, move).isCheckmate()).toList();
      List<Move> takes = among.stream().filter(move -> move.captured().isPresent()).toList();
      return lots.oneOf(!mates.isEmpty() ? mates : !takes.isEmpty() ? takes : among);
    }
  }
}
