package games.janus.engines.museum.microchess;

import static games.janus.engines.museum.microchess.Ordinary.after;
import static games.janus.engines.museum.microchess.Ordinary.startingAt;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import games.janus.chess.Chess;
import games.janus.chess.Chess960;
import games.janus.chess.Move;
import games.janus.chess.Position;
import games.janus.chess.Role;
import games.janus.engine.Limits;
import games.janus.engine.Metric;
import games.janus.engine.SearchControl;
import games.janus.engine.SearchRequest;
import games.janus.engine.Term;
import games.janus.engine.Thought;
import games.janus.message.Language;
import games.janus.rules.Color;
import games.janus.rules.Game;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Microchess as an opponent in ordinary games. */
class MicrochessEngineTest {
  private static final String GIUOCO =
      "e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 c2c3 g8f6 d2d4 e5d4 c3d4 c5b4 b1c3 f6e4";

  private final MicrochessEngine engine = new MicrochessEngine();

  @Test
  void opensWithTheBookOfTheTape() {
    Thought<Move> thought = think(after(""), "normal");
    assertThat(answer(thought)).isEqualTo("e2e4");
    assertThat(thought.counters().get(Metric.BOOK_MOVES)).isEqualTo(1);
    assertThat(thought.counters().get(Metric.NODES)).isZero();
    assertThat(thought.score()).isEmpty();
    assertThat(thought.terms()).isEmpty();
    assertThat(Language.ENGLISH.texts(thought.remarks()))
        .containsExactly("from its book: Giuoco Piano for White");
  }

  @Test
  void castlesFromTheBookAndTheTableMovesTheRook() {
    Thought<Move> thought = think(after(GIUOCO), "normal");
    assertThat(thought.move()).get().isInstanceOf(Move.Castle.class);
    assertThat(answer(thought)).isEqualTo("e1g1");
    assertThat(Language.ENGLISH.texts(thought.remarks()))
        .contains("its book moves only the king; the table moves the rook to f1");
  }

  @Test
  void staysInTheBookAfterCastling() {
    assertThat(answer(think(after(GIUOCO + " e1g1 e4c3"), "normal"))).isEqualTo("b2c3");
  }

  @Test
  void comparesOnlyTheSquareAsTheOriginalDid() {
    Thought<Move> thought = think(after("e2e4 e7e5 g1f3 c7c6"), "normal");
    assertThat(answer(thought)).as("as if the knight had gone to c6").isEqualTo("f1c4");
  }

  @Test
  void thinksWhenThePlayerLeavesTheBook() {
    Thought<Move> thought = think(after("e2e4 c7c5"), "normal");
    assertThat(thought.counters().get(Metric.BOOK_MOVES)).isZero();
    assertThat(thought.counters().get(Metric.CANDIDATES)).isEqualTo(30);
    assertThat(thought.score()).isPresent();
  }

  @Test
  void thinksWhenItsOwnSideHasLeftTheBook() {
    assertThat(think(after("d2d4 e7e5"), "normal").score()).isPresent();
  }

  @Test
  void hasNoBookForOtherStarts() {
    var game = startingAt("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2");
    assertThat(think(game, "normal").score()).isPresent();
  }

  @ParameterizedTest
  @CsvSource({
    "normal/queens-indian, '', d2d4",
    "blitz/ruy-lopez, e2e4 e7e5 g1f3 b8c6, f1b5",
    "super-blitz/four-knights, e2e4 e7e5 g1f3 b8c6, b1c3",
    "normal/french-defence, e2e4, e7e6",
    "normal/ruy-lopez, e2e4 e7e5 g1f3 b8c6 f1b5, g8f6",
    "normal/queens-indian, d2d4, g8f6",
    "normal, e2e4, e7e5",
  })
  void playsTheOpeningNamedBehindTheLevelWithEitherSide(String level, String moves, String book) {
    Thought<Move> thought = think(after(moves), level);
    assertThat(answer(thought)).isEqualTo(book);
    assertThat(thought.counters().get(Metric.BOOK_MOVES)).isEqualTo(1);
  }

  @Test
  void withoutABookItsFirstThoughtIsTheOriginals() {
    Thought<Move> thought = think(after(""), "normal/no-book");
    assertThat(answer(thought)).isEqualTo("e2e4");
    assertThat(thought.score()).contains((double) 0xD0);
    assertThat(thought.counters().get(Metric.CANDIDATES)).isEqualTo(20);
    assertThat(Language.ENGLISH.texts(thought.remarks()))
        .containsExactly("the KIM-1 would have thought for about 20.8 seconds");
  }

  @Test
  void aBookMoveThatIsNotLegalIsToldAndNotPlayed() {
    // The table expects Nfd7; Nbd7 goes to the same square and leaves the knight in the way.
    Thought<Move> thought =
        think(after("e2e4 e7e6 d2d4 d7d5 b1c3 g8f6 c1g5 f8e7 e4e5 b8d7"), "normal/french-defence");
    assertThat(thought.remarks().getFirst().text())
        .startsWith("its book says 05 41 63, which is not legal here");
    assertThat(thought.counters().get(Metric.CANDIDATES)).isPositive();
  }

  @Test
  void aPawnOnTheLastRankBecomesAQueen() {
    Thought<Move> thought = think(startingAt("1r5k/P7/8/8/8/8/8/K7 w - - 0 1"), "normal");
    assertThat(thought.move().orElseThrow())
        .isInstanceOfSatisfying(
            Move.Promotion.class,
            promotion -> assertThat(promotion.becomes()).isEqualTo(Role.QUEEN));
    assertThat(Language.ENGLISH.texts(thought.remarks()))
        .contains("it knows no promotion; the table makes the pawn a queen");
  }

  @Test
  void aSecondQueenIsToldOf() {
    Thought<Move> thought = think(startingAt("7k/8/8/8/8/QQ6/8/K7 w - - 0 1"), "normal");
    assertThat(thought.remarks().getFirst().text()).contains("no place for another queen");
    assertThat(thought.move()).isPresent();
  }

  @Test
  void matesInOne() {
    var game = startingAt("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1");
    Thought<Move> thought = think(game, "normal");
    assertThat(game.position().play(thought.move().orElseThrow()).isCheckmate()).isTrue();
    assertThat(thought.score()).contains(255.0);
    assertThat(thought.terms().getLast().name())
        .isEqualTo("the opponent has no reply: taken for mate");
  }

  @Test
  void takesStalemateForMateAndPlaysItWhenItComesFirst() {
    var game = startingAt("6k1/8/6K1/8/8/8/8/Q7 w - - 0 1");
    Thought<Move> thought = think(game, "normal");
    assertThat(game.position().play(thought.move().orElseThrow()).isStalemate()).isTrue();
    assertThat(thought.score()).contains(255.0);
  }

  @Test
  void whatItDoesNotKnowAndCouldHaveDoneIsTold() {
    var castling = startingAt("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    assertThat(Language.ENGLISH.texts(think(castling, "normal").remarks()))
        .contains("it could castle, e1g1, but never thinks of it");
    var enPassant = startingAt("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2");
    assertThat(Language.ENGLISH.texts(think(enPassant, "normal").remarks()))
        .contains("it could take en passant, e5d6, but does not know the rule");
  }

  @Test
  void whatIsNotLegalIsNotOverlooked() {
    var attacked = startingAt("4kr2/8/8/3pP3/8/8/8/4K2R w K - 0 2");
    assertThat(Language.ENGLISH.texts(think(attacked, "normal").remarks()))
        .noneMatch(remark -> remark.contains("castle") || remark.contains("en passant"));
  }

  @Test
  void itResignsWhereOnlyEnPassantWouldSaveIt() {
    var game = startingAt("8/8/R7/7k/6Pp/5N2/8/K5R1 b - g3 0 1");
    assertThat(game.position().legalMoves()).singleElement().isInstanceOf(Move.EnPassant.class);
    Thought<Move> thought = think(game, "normal");
    assertThat(thought.move()).isEmpty();
    assertThat(Language.ENGLISH.texts(thought.remarks()))
        .contains(
            "it shows FFFFFF and resigns: its one legal move is en passant, which it does not know");
  }

  @Test
  void resignsWhenMated() {
    Thought<Move> thought = think(startingAt("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1"), "normal");
    assertThat(thought.move()).isEmpty();
    assertThat(thought.score()).contains(12.0);
    assertThat(Term.sum(thought.terms())).isEqualTo(12.0);
    assertThat(Language.ENGLISH.texts(thought.remarks()))
        .contains("it shows FFFFFF and resigns: it has no move");
  }

  @Test
  void resignsAlsoWhenItOverlooksItsOnlyMove() {
    // e2e4 saves the king, but e2e3 does not, so it never comes to look at e2e4.
    Thought<Move> thought = think(startingAt("7k/8/8/6r1/K6r/6r1/4P3/8 w - - 0 1"), "normal");
    assertThat(thought.move()).isEmpty();
    assertThat(Language.ENGLISH.texts(thought.remarks()))
        .contains(
            "it shows FFFFFF and resigns: it does not see its only legal move, or sees nothing good in it");
  }

  @Test
  void theSameQuestionGetsTheSameAnswer() {
    var game = after("e2e4 c7c5 g1f3 d7d6 d2d4 c5d4");
    Thought<Move> first = think(game, "normal");
    think(after("d2d4 d7d5"), "blitz");
    Thought<Move> second = think(game, "normal");
    assertThat(second).usingRecursiveComparison().withStrictTypeChecking().isEqualTo(first);
  }

  @Test
  void theTermsReadAsASum() {
    assertThat(think(after(""), "normal/no-book").terms())
        .containsExactly(
            new Term("first sum: fixed amount", 128),
            new Term("first sum: own mobility", 34),
            new Term("first sum: own mobility before", -20),
            new Term("first sum: opponent's mobility", -20),
            new Term("first sum: halved", -61),
            new Term("second sum: fixed amount", 64),
            new Term("second sum: halved", -63),
            new Term("third sum: fixed amount", 144),
            new Term("position bonus", 2));
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4})
  void theTermsAddUpToTheScoreAndTheirNamesAreUnique(long seed) {
    var random = new SplittableRandom(seed);
    Game<Position, Move> game = Game.of(Chess.RULES);
    while (game.outcome().isEmpty() && game.plies() < 80) {
      Thought<Move> thought = think(game, "super-blitz/no-book");
      assertThat(Term.sum(thought.terms()))
          .as("seed %d, ply %d", seed, game.plies())
          .isEqualTo(thought.score().orElseThrow());
      assertThat(thought.terms()).extracting(Term::name).doesNotHaveDuplicates();
      game = game.play(anyMove(game.position(), random));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "normal, 1",
    "normal, 2",
    "normal, 3",
    "blitz, 4",
    "blitz, 5",
    "superblitz, 6",
    "super blitz, 7",
    "normal/queens-indian, 8",
    "normal/no-book, 9"
  })
  @Tag("slow")
  void playsWholeGamesWithEitherSideAndNeverAnIllegalMoveUnexplained(String level, long seed) {
    for (Color side : Color.values()) {
      play(level, side, Game.of(Chess.RULES), seed);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 17, 347, 959})
  @Tag("slow")
  void playsFromAnyArrangementOfTheBackRank(int number) {
    play("blitz", Color.WHITE, Game.from(Chess.RULES, Chess960.start(number)), number);
  }

  private void play(String level, Color side, Game<Position, Move> game, long seed) {
    var random = new SplittableRandom(seed);
    while (game.outcome().isEmpty() && game.plies() < 400) {
      Position position = game.position();
      if (position.turn() != side) {
        game = game.play(anyMove(position, random));
        continue;
      }
      Thought<Move> thought = think(game, level);
      assertThat(thought.complete()).isTrue();
      if (thought.move().isEmpty()) {
        assertThat(Language.ENGLISH.texts(thought.remarks()))
            .anyMatch(remark -> remark.contains("resigns"));
        return;
      }
      Move move = thought.move().get();
      if (!position.isLegal(move)) {
        assertThat(Language.ENGLISH.texts(thought.remarks()))
            .as("seed %d, %s in%n%s", seed, move, position)
            .anyMatch(remark -> remark.contains("takes the one on"))
            .anyMatch(remark -> remark.contains("is not legal"));
        return;
      }
      game = game.play(move);
    }
  }

  @Test
  @Tag("slow")
  void answersAsThenWhereverTheMenSitAsThen() {
    int asked = 0;
    for (var recording : Recordings.trees(Recordings.VECTORS)) {
      if (!recording.path("kind").asText().equals("reply") || !recording.has("computer")) {
        continue;
      }
      var computer = recording.get("computer").asText().startsWith("w") ? Color.WHITE : Color.BLACK;
      int[] board = Hex.bytes(recording.get("board").asText(), Memory.MEN);
      var result = recording.get("result");
      var position = RecordedPosition.of(board, computer);
      if (result.get("book").asBoolean()
          || position.isEmpty()
          || !RecordedPosition.sitsAlike(position.get(), board)) {
        continue;
      }
      asked++;
      String level = recording.get("level").asText().replace("superblitz", "super-blitz");
      Thought<Move> thought = think(Game.from(Chess.RULES, position.get()), level);
      assertThat(answer(thought))
          .as(recording.get("id").asText())
          .startsWith(RecordedPosition.move(result, computer));
      assertThat(thought.score())
          .contains((double) Integer.parseInt(result.get("bestv").asText(), 16));
      assertThat(thought.counters().get(Metric.CANDIDATES)).isEqualTo(result.get("ncand").asLong());
    }
    assertThat(asked).isEqualTo(683);
  }

  @Test
  void stopsWhenToldAndGivesTheBestMoveSoFar() {
    var game = after("e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 d2d3 d7d6");
    Thought<Move> thought =
        engine.think(
            SearchRequest.of(game, "normal/no-book", 0),
            counters -> counters.get(Metric.CANDIDATES) >= 3);
    assertThat(thought.complete()).isFalse();
    assertThat(game.position().isLegal(thought.move().orElseThrow())).isTrue();
    assertThat(Term.sum(thought.terms())).isEqualTo(thought.score().orElseThrow());
    assertThat(Language.ENGLISH.texts(thought.remarks()))
        .contains("stopped; this is the best move so far");
  }

  @Test
  void stoppedBeforeItLikedAMoveItStillAnswers() {
    var game = after("e2e4 c7c5");
    Thought<Move> thought = engine.think(SearchRequest.of(game, "normal", 0), counters -> true);
    assertThat(thought.complete()).isFalse();
    assertThat(game.position().isLegal(thought.move().orElseThrow())).isTrue();
  }

  @Test
  void stopsSoonAfterALimitOfPositions() {
    var limits = Limits.nodes(500);
    var game = after("e2e4 c7c5");
    Thought<Move> thought =
        engine.think(
            new SearchRequest<>(game, "normal", limits, 0, false), SearchControl.patient());
    assertThat(thought.complete()).isFalse();
    assertThat(thought.counters().get(Metric.NODES)).isBetween(500L, 800L);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "expert", "normal/", "normal/sicilian", "normal/ruy-lopez/x"})
  void refusesLevelsItDoesNotHave(String level) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> think(after(""), level))
        .withMessageContaining(", only ");
  }

  @Test
  void everyLevelOnItsCardCanBeAsked() {
    engine
        .info()
        .levels()
        .forEach(level -> assertThat(think(after("e2e4 c7c5"), level.id()).score()).isPresent());
  }

  private Thought<Move> think(Game<Position, Move> game, String level) {
    return engine.think(SearchRequest.of(game, level, 0), SearchControl.patient());
  }

  private static String answer(Thought<Move> thought) {
    return thought.move().map(Move::toString).orElse("resigns");
  }

  private static Move anyMove(Position position, SplittableRandom random) {
    List<Move> legal = position.legalMoves();
    return legal.get(random.nextInt(legal.size()));
  }
}
