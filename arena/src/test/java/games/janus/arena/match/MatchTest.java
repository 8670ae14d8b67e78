package games.janus.arena.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.janus.arena.Allowance;
import games.janus.arena.Answer;
import games.janus.arena.MatchPlayer;
import games.janus.arena.PlayerFailure;
import games.janus.chess.Chess;
import games.janus.chess.Move;
import games.janus.chess.Position;
import games.janus.chess.Role;
import games.janus.chess.notation.Fen;
import games.janus.chess.notation.Pgn;
import games.janus.engine.Limits;
import games.janus.games.Games;
import games.janus.play.live.TimeControl;
import games.janus.rules.Color;
import games.janus.rules.Game;
import games.janus.rules.Outcome;
import games.janus.rules.Outcome.Reason;
import games.janus.rules.Square;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class MatchTest {
  private static final Conditions PLAIN =
      new Conditions(SearchBudget.of(Limits.depth(1)), Adjudication.NONE, 0);

  /** White mates on the move. */
  private static final Game<Position, Move> MATE_IN_ONE = from("6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1");

  private static Game<Position, Move> from(String fen) {
    return Game.from(Chess.RULES, Position.of(Fen.read(fen)));
  }

  private interface Brain {
    Answer<Move> move(Game<Position, Move> game) throws PlayerFailure;
  }

  private static Contender<Position, Move> contender(String name, Brain brain) {
    return new Contender<>(
        name,
        () ->
            new MatchPlayer<>() {
              @Override
              public String name() {
                return name;
              }

              @Override
              public void beginGame(int number) {}

              @Override
              public Answer<Move> move(Game<Position, Move> game, Allowance allowance)
                  throws PlayerFailure {
                return brain.move(game);
              }

              @Override
              public long busyNanos() {
                return 0;
              }

              @Override
              public void close() {}
            });
  }

  private static Answer<Move> mates(Game<Position, Move> game) {
    return game.position().legalMoves().stream()
        .filter(move -> game.position().play(move).isCheckmate())
        .findFirst()
        .map(MatchTest::says)
        .orElseGet(() -> says(game.position().legalMoves().getFirst()));
  }

  private static Answer<Move> says(Move move) {
    return new Answer<>(Optional.of(move), Optional.empty(), Optional.empty(), 0);
  }

  private final List<PlayedGame<Position, Move>> played = new ArrayList<>();
  private Game<Position, Move> opening = MATE_IN_ONE;

  private Match<Position, Move> match(
      Contender<Position, Move> first,
      Contender<Position, Move> second,
      Conditions conditions,
      int games,
      Optional<Sprt> sprt) {
    return new Match<>(
        Games.chess(),
        List.of(opening),
        first,
        second,
        conditions,
        games,
        sprt,
        (game, _) -> played.add(game));
  }

  @Test
  void everyOpeningIsPlayedWithBothColours() throws Exception {
    Tally tally =
        match(
                contender("A", MatchTest::mates),
                contender("B", MatchTest::mates),
                PLAIN,
                4,
                Optional.empty())
            .play(1);
    assertThat(tally.wins()).isEqualTo(2);
    assertThat(tally.losses()).isEqualTo(2);
    assertThat(tally.pairs()).isEqualTo(new Tally.PairCounts(0, 0, 2, 0, 0));
    assertThat(played).extracting(PlayedGame::white).containsExactly("A", "B", "A", "B");
  }

  @Test
  void severalGamesAtOnceAreAllCounted() throws Exception {
    Tally tally =
        match(
                contender("A", MatchTest::mates),
                contender("B", MatchTest::mates),
                PLAIN,
                50,
                Optional.empty())
            .play(4);
    assertThat(tally.games()).isEqualTo(50);
    assertThat(tally.pairs().all()).isEqualTo(25);
  }

  @Test
  void aPlayerThatBreaksDownLosesTheGameAndIsReplaced() throws Exception {
    var weak = thatFailsOnce();
    var match = match(contender("A", MatchTest::mates), weak, PLAIN, 4, Optional.empty());
    Tally tally = match.play(1);
    assertThat(tally).isEqualTo(new Tally(3, 0, 1, new Tally.PairCounts(0, 0, 1, 0, 1)));
    assertThat(match.incidents()).containsExactly(java.util.Map.entry("B: the program failed", 1));
    assertThat(played.get(1).explanation()).isEqualTo("B ended by itself");
  }

  @Test
  void aPlayerThatNeverComesEndsTheMatch() {
    var absent =
        new Contender<Position, Move>(
            "B",
            () -> {
              throw PlayerFailure.broken("B cannot be started");
            });
    assertThatThrownBy(() ->
            match(contender("A", MatchTest::mates), absent, PLAIN, 4, Optional.empty()).play(2))
        .hasMessage("B cannot be started");
  }

  /** B, whose first move is none. */
  private static Contender<Position, Move> thatFailsOnce() {
    var asked = new AtomicInteger();
    return contender(
        "B",
        game -> {
          if (asked.getAndIncrement() == 0) {
            throw PlayerFailure.broken("B ended by itself");
          }
          return mates(game);
        });
  }

  /** B comes, fails at its first move, and then fails to come so many times. */
  private static Contender<Position, Move> thatStaysAway(int times) {
    var entered = new AtomicInteger();
    var weak = thatFailsOnce();
    return new Contender<>(
        "B",
        () -> {
          int time = entered.getAndIncrement();
          if (time >= 1 && time <= times) {
            throw PlayerFailure.broken("B cannot be started");
          }
          return weak.doors().enter();
        });
  }

  @Test
  void aReplacementThatDoesNotComeLosesAGameAndTheMatchGoesOn() throws Exception {
    // A mates in games 1, 3 and 5. B fails in game 2, stays away from 3 and 4, and mates in 6.
    var match =
        match(contender("A", MatchTest::mates), thatStaysAway(2), PLAIN, 6, Optional.empty());
    Tally tally = match.play(1);
    assertThat(tally).isEqualTo(new Tally(5, 0, 1, new Tally.PairCounts(0, 0, 1, 0, 2)));
    assertThat(match.incidents()).containsExactly(java.util.Map.entry("B: the program failed", 3));
    assertThat(played.get(2).explanation()).isEqualTo("B cannot be started");
  }

  @Test
  void whoStaysAwayThreeTimesInARowEndsTheMatchAndWhatWasPlayedIsKept() {
    var match =
        match(contender("A", MatchTest::mates), thatStaysAway(3), PLAIN, 10, Optional.empty());
    assertThatThrownBy(() -> match.play(1)).hasMessage("B cannot be started");
    assertThat(match.tally().games()).isEqualTo(4);
    assertThat(played).hasSize(4);
  }

  @Test
  void whoOverstepsTheTimeLoses() throws Exception {
    match(
            sleeper("A", 60),
            contender("B", MatchTest::mates),
            new Conditions(SearchBudget.moveTime(10), Adjudication.NONE, 5),
            1,
            Optional.empty())
        .play(1);
    assertThat(played.getFirst().outcome().reason()).isEqualTo(Reason.TIME);
    assertThat(Pgn.write(played.getFirst().record("Test", "2026.11.16")))
        .contains("[Termination \"time forfeit\"]");
    assertThat(played.getFirst().explanation()).contains("A exceeded its time by");
  }

  private static Contender<Position, Move> sleeper(String name, long millis) {
    return contender(
        name,
        game -> {
          try {
            Thread.sleep(millis);
          } catch (InterruptedException stopped) {
            throw new AssertionError(stopped);
          }
          return mates(game);
        });
  }

  private PlayedGame<Position, Move> playOne(
      Contender<Position, Move> first, Contender<Position, Move> second, Conditions conditions)
      throws Exception {
    match(first, second, conditions, 1, Optional.empty()).play(1);
    return played.getFirst();
  }

  @Test
  void aMoveAfterTheFlagLosesAndIsNotMade() throws Exception {
    var game =
        playOne(
            sleeper("A", 60),
            contender("B", MatchTest::mates),
            new Conditions(SearchBudget.of(TimeControl.read("0.02+10")), Adjudication.NONE, 5));
    assertThat(game.outcome()).isEqualTo(new Outcome.Win(Color.BLACK, Reason.TIME));
    assertThat(game.plies()).isZero();
    assertThat(game.explanation()).contains("A exceeded its time by");
  }

  @Test
  void aFlagIsADrawWhereTheOpponentCannotMate() throws Exception {
    opening = from("8/8/8/4k3/8/8/3nK3/7Q w - - 0 1");
    for (var budget :
        List.of(SearchBudget.of(TimeControl.read("0.02")), SearchBudget.moveTime(10))) {
      played.clear();
      var game =
          playOne(
              sleeper("A", 60),
              contender("B", MatchTest::mates),
              new Conditions(budget, Adjudication.NONE, 5));
      assertThat(game.outcome()).isEqualTo(new Outcome.Draw(Reason.TIME));
      assertThat(game.explanation()).contains("A exceeded its time by");
    }
  }

  @Test
  void aGameThatGoesOnForTooLongIsADraw() throws Exception {
    opening = Game.of(Chess.RULES);
    var lazy = contender("A", game -> says(game.position().legalMoves().getFirst()));
    var game =
        playOne(lazy, lazy, new Conditions(PLAIN.budget(), new Adjudication(0, 0, 0, 0, 0, 7), 0));
    assertThat(game.outcome()).isEqualTo(new Outcome.Draw(Reason.MOVE_LIMIT));
    assertThat(game.plies()).isEqualTo(7);
  }

  @Test
  void anIllegalMoveLoses() throws Exception {
    Move nonsense = new Move.Normal(Role.ROOK, Square.E1, Square.H8, Optional.empty());
    var game =
        playOne(contender("A", _ -> says(nonsense)), contender("B", MatchTest::mates), PLAIN);
    assertThat(game.outcome()).isEqualTo(new Outcome.Win(Color.BLACK, Reason.ILLEGAL_MOVE));
  }

  @Test
  void drawsAreClaimedAndAgreedScoresEndAGame() throws Exception {
    opening = from("4k3/8/8/8/8/8/8/R3K3 w - - 99 90");
    var lazy = contender("A", game -> says(game.position().legalMoves().getFirst()));
    assertThat(playOne(lazy, lazy, PLAIN).outcome())
        .isEqualTo(new Outcome.Draw(Reason.FIFTY_MOVES));
    played.clear();
    opening = Game.of(Chess.RULES);
    var even =
        contender(
            "A",
            game ->
                new Answer<>(
                    Optional.of(game.position().legalMoves().getFirst()),
                    Optional.of(0),
                    Optional.of(1),
                    1));
    var conditions = new Conditions(PLAIN.budget(), new Adjudication(0, 0, 1, 2, 10, 1000), 0);
    assertThat(playOne(even, even, conditions).outcome())
        .isEqualTo(new Outcome.Draw(Reason.ADJUDICATION));
    assertThat(played.getFirst().plies()).isEqualTo(4);
  }

  @Test
  void aTestThatIsDecidedEndsTheMatch() throws Exception {
    // A wins with both colours, for B resigns.
    var weak =
        contender("B", _ -> new Answer<>(Optional.empty(), Optional.empty(), Optional.empty(), 0));
    Tally tally =
        match(
                contender("A", MatchTest::mates),
                weak,
                PLAIN,
                10_000,
                Optional.of(new Sprt(0, 50, 0.05, 0.05)))
            .play(1);
    assertThat(tally.games()).isLessThan(200);
  }

  @Test
  void aGameIsKeptWithItsMovesAndItsEnd() throws Exception {
    match(
            contender("A", MatchTest::mates),
            contender("B", MatchTest::mates),
            PLAIN,
            1,
            Optional.empty())
        .play(1);
    assertThat(Pgn.write(played.getFirst().record("Test", "2026.11.16")))
        .contains("[White \"A\"]")
        .contains("[TimeControl \"-\"]", "[Limits \"depth 1\"]")
        .contains("[Termination \"normal\"]", "[TerminationDetails \"checkmate\"]")
        .contains("1. Re8# {0.0")
        .contains("1-0");
  }
}
