package games.janus.play.xray;

import static org.assertj.core.api.Assertions.assertThat;

import games.janus.checkers.RuleSet;
import games.janus.engines.search.Score;
import games.janus.games.Games;
import games.janus.message.Message;
import games.janus.play.xray.Review.Assessment;
import games.janus.play.xray.Review.Known;
import games.janus.rules.Game;
import games.janus.rules.game.GameType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is said of a move, given two lines and two scores; and that nothing is said in doubt. */
class FactsTest {
  private static final int MATE = Score.wonIn(3);

  private static <P, M> List<String> chess(
      GameType<P, M> type, String fen, String played, String better, double before, double after) {
    return facts(type, fen, played, better, before, after, Optional.empty(), Optional.empty());
  }

  private static List<String> said(
      String fen, String played, String better, double before, double after) {
    return chess(Games.chess(), fen, played, better, before, after);
  }

  /** The first word of both lines is the move itself; the scores are of the sides to move. */
  private static <P, M> List<String> facts(
      GameType<P, M> type,
      String fen,
      String played,
      String better,
      double before,
      double after,
      Optional<Double> knownBefore,
      Optional<Double> knownAfter) {
    P start = type.notation().position(fen);
    List<M> line = line(type, start, played);
    var moment =
        new Moment<>(
            type,
            Game.from(type.rules(), start),
            line.getFirst(),
            assessment(before, line(type, start, better), knownBefore),
            assessment(after, line.subList(1, line.size()), knownAfter));
    return Facts.of(moment).stream().map(Message::text).toList();
  }

  private static <M> Assessment<M> assessment(double score, List<M> line, Optional<Double> known) {
    return new Assessment<>(
        score, 0.5, line, known.map(points -> new Known<>(points, Optional.empty(), List.of())));
  }

  private static <P, M> List<M> line(GameType<P, M> type, P start, String text) {
    var moves = new ArrayList<M>();
    P position = start;
    for (String word : text.split(" ", -1)) {
      M move = type.notation().readMove(position, word);
      moves.add(move);
      position = type.rules().play(position, move);
    }
    return moves;
  }

  // ---- mates

  private static final String FOOL = "rnbqkbnr/pppp1ppp/8/4p3/8/5P2/PPPPP1PP/RNBQKBNR w KQkq - 0 2";

  @Test
  void aMateThatIsAllowedIsSaidAlone() {
    assertThat(said(FOOL, "g4 Qh4#", "d3 d6", 0, Score.wonIn(1)))
        .containsExactly("It allows mate in 1: Qh4#.");
    assertThat(said(FOOL, "g4 d6", "d3 d6", 0, MATE))
        .as("by the score alone")
        .containsExactly("It allows mate in 2: d6.");
  }

  @Test
  void whoIsMatedAnywayAllowsNothing() {
    assertThat(said(FOOL, "g4 Qh4#", "d3 d6", Score.lostIn(8), Score.wonIn(1))).isEmpty();
  }

  @Test
  void aMateThatIsMissedIsShown() {
    String fen = "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1";
    assertThat(said(fen, "Ra7 h6", "Ra8#", Score.wonIn(1), -500))
        .containsExactly("It misses mate in 1: Ra8#.");
    assertThat(said(fen, "Ra7 h6", "Ra8#", Score.wonIn(1), Score.lostIn(8)))
        .as("there still is one")
        .isEmpty();
    assertThat(said(fen, "Ra7 h6", "h3 h6", 500, -450)).isEmpty();
  }

  // ---- material in chess

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          4k3/p4ppp/5b2/8/8/5N2/5PPP/4K3 w - - 0 1 | Nd4 Bxd4 | Ke2 Ke7 | 0 | 350 | It hangs a knight on d4: Bxd4.
          4k3/p4ppp/5b2/8/8/4BN2/5PPP/4K3 w - - 0 1 | Nd4 Bxd4 Bxd4 | Ke2 Ke7 | 300 | 0 |
          4k3/p4ppp/8/4n3/8/8/R4PPP/4K3 w - - 0 1 | Ra3 Nc4 Ra2 Ne3 | Ke2 Ke7 | 200 | -200 |
          4k3/5ppp/8/4n3/8/2R5/5PPP/1N2K3 w - - 0 1 | Rd3 Nxd3+ Kd2 Nxf2 | Ke2 Ke7 | 400 | 300 | It hangs a rook on d3: Nxd3+ Kd2 Nxf2.
          4k3/5ppp/8/4n3/8/2R5/2P2PPP/4K3 w - - 0 1 | Rd3 Nxd3+ cxd3 | Ke2 Ke7 | 200 | 0 | It loses the exchange: Nxd3+ cxd3.
          4k3/5ppp/8/4n3/8/2R5/5PPP/4K3 w - - 0 1 | Re3 Ke7 Kd2 f6 | Ke2 Ke7 | 100 | 100 |
          4k3/5ppp/8/8/4p3/8/4KPPP/8 w - - 0 1 | f3 exf3+ Kxf3 | Ke3 Ke7 | 0 | 60 |
          4k3/5ppp/8/8/3bp3/8/4KPPP/8 w - - 0 1 | g3 Bxf2 Kxf2 | f3 exf3+ gxf3 | -300 | 300 |
          4k3/5ppp/8/8/3b4/8/4KPPP/8 w - - 0 1 | Kd3 Bxf2 | f3 Ke7 | -300 | 400 | It loses a pawn: Bxf2.
          4k3/2q2ppp/8/8/8/2Q5/1P3PPP/R3K3 w - - 0 1 | Qf6 gxf6 | Qxc7 f6 | 500 | 900 | It hangs a queen on f6: gxf6.
          """)
  void materialIsCountedWhereTheLineComesToRest(
      String fen, String played, String better, double before, double after, String sentence) {
    List<String> said = said(fen, played, better, before, after);
    if (sentence == null) {
      assertThat(said).isEmpty();
    } else {
      assertThat(said).contains(sentence);
    }
  }

  /** The line breaks off amid an exchange; the piece would be lost anyway; the scores differ. */
  @Test
  void inDoubtNothingIsSaid() {
    String fen = "4k3/p4ppp/5b2/8/8/4BN2/5PPP/4K3 w - - 0 1";
    assertThat(said(fen, "Nd4 Bxd4", "Ke2 Ke7", 300, 0)).isEmpty();
    String attacked = "4k3/p4ppp/5b2/8/3N4/8/5PPP/4K3 w - - 0 1";
    assertThat(said(attacked, "h3 Bxd4", "g3 Bxd4", 0, 350)).isEmpty();
    assertThat(said(attacked, "h3 Bxd4", "Ke2 Ke7", 0, 20)).isEmpty();
    assertThat(said(attacked, "h3 Bxd4", "Ke2 Ke7", 0, 350)).isNotEmpty();
  }

  @Test
  void aCaptureThatWinsIsMissed() {
    String fen = "4k3/p4ppp/5b2/8/3N4/8/5PPP/4K3 b - - 0 1";
    assertThat(said(fen, "h6 Nf3", "Bxd4 Ke2", 350, 0))
        .containsExactly("It misses a capture that wins a knight: Bxd4 Ke2.");
    assertThat(said("4k3/p4ppp/5b2/8/3N4/4B3/5PPP/4K3 b - - 0 1", "h6 Nf3", "Bxd4 Bxd4", 0, 0))
        .as("it is defended")
        .isEmpty();
  }

  // ---- checkers

  private static List<String> checkers(
      String fen, String played, String better, double before, double after) {
    return chess(Games.checkers(RuleSet.ACF), fen, played, better, before, after);
  }

  @Test
  void aPieceIsLostInCheckers() {
    assertThat(checkers("B:W22,30:B11,1", "11-15 22-18 15x22 30-25", "1-5 22-18", 0, 0))
        .as("the line does not lose for Black")
        .isEmpty();
    assertThat(checkers("B:W22,30:B13,1", "13-17 22x13", "1-5 30-26", 0, 150))
        .containsExactly("It loses a piece: 22x13.");
  }

  @Test
  void aDoubleJumpIsMissed() {
    String fen = "B:W10,19,30:B7,6,1";
    assertThat(checkers(fen, "6x15x24 30-26", "6x15x24 30-26", 200, -200)).isEmpty();
    assertThat(checkers(fen, "7x14 30-26 14-18 19-16", "6x15x24 30-26", 300, -100))
        .containsExactly("It misses a double jump: 6x24.");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          1   | 0.5 | It gives up a proven win: now it is a draw.
          1   | 1   | It gives up a proven win: now the game is lost.
          0.5 | 1   | It gives up a proven draw: now the game is lost.
          """)
  void whatIsProvenAndGivenUpIsSaid(double before, double after, String sentence) {
    assertThat(proven(Optional.of(before), Optional.of(after))).containsExactly(sentence);
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, 0.5, 1})
  void nothingIsGivenUpThatWasNotProven(double points) {
    assertThat(proven(Optional.of(points), Optional.of(1 - points))).isEmpty();
    assertThat(proven(Optional.empty(), Optional.of(points))).isEmpty();
    assertThat(proven(Optional.of(points), Optional.empty())).isEmpty();
  }

  private static List<String> proven(Optional<Double> before, Optional<Double> after) {
    return facts(
        Games.checkers(RuleSet.ACF),
        "B:WK32:BK14,K15",
        "15-18 32-28",
        "14-18 32-28",
        0,
        0,
        before,
        after);
  }
}
