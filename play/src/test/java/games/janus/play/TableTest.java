package games.janus.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.janus.checkers.Checkers;
import games.janus.checkers.RuleSet;
import games.janus.checkers.notation.MoveText;
import games.janus.chess.Chess;
import games.janus.chess.Move;
import games.janus.chess.Position;
import games.janus.chess.Role;
import games.janus.chess.notation.Fen;
import games.janus.chess.notation.San;
import games.janus.engine.Engine;
import games.janus.engine.EngineInfo;
import games.janus.engine.Finding;
import games.janus.engine.Limits;
import games.janus.engine.Metric;
import games.janus.engine.SearchControl;
import games.janus.engine.SearchCounters;
import games.janus.engine.SearchRequest;
import games.janus.engine.Thought;
import games.janus.engines.Catalog;
import games.janus.rules.Color;
import games.janus.rules.Game;
import games.janus.rules.IllegalMoveException;
import games.janus.rules.Outcome;
import games.janus.rules.Outcome.Reason;
import games.janus.rules.Square;
import games.janus.rules.game.GameKind;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.BiFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A table stands whatever its players do. */
class TableTest {
  private static final Seat<Position, Move> PERSON = new Seat.Person<>("somebody");

  /** A machine that answers as it is told. */
  private record Puppet(
      BiFunction<SearchRequest<Position, Move>, SearchControl<Move>, Thought<Move>> mind)
      implements Engine<Position, Move> {
    @Override
    public EngineInfo info() {
      return new EngineInfo(
          "puppet",
          "Puppet",
          GameKind.CHESS,
          2026,
          "nobody",
          "It answers as it is told.",
          List.of(),
          List.of(new EngineInfo.Level("only", "The only one.")),
          "only",
          Set.of(Metric.NODES),
          "none");
    }

    @Override
    public Thought<Move> think(SearchRequest<Position, Move> request, SearchControl<Move> control) {
      return mind.apply(request, control);
    }
  }

  private static Thought<Move> answer(Optional<Move> move, long nodes) {
    var counters = new SearchCounters();
    counters.add(Metric.NODES, nodes);
    return new Thought<>(
        move, Optional.empty(), List.of(), List.of(), counters, List.of(), Optional.empty(), true);
  }

  private static Table<Position, Move> against(
      BiFunction<SearchRequest<Position, Move>, SearchControl<Move>, Thought<Move>> mind) {
    return new Table<>(
        Game.of(Chess.RULES), PERSON, new Seat.Machine<>(new Puppet(mind), "only", 1));
  }

  private static void play(Table<Position, Move> table, String san) {
    table.play(San.read(table.game().position(), san));
  }

  @Test
  void aPersonAndAMachineMoveInTurn() {
    Table<Position, Move> table =
        against((request, _) -> answer(Optional.of(San.read(request.position(), "e5")), 1));
    play(table, "e4");
    table.letMachineMove(Limits.NONE, SearchControl.patient());
    assertThat(table.game().moves()).extracting(Move::toString).containsExactly("e2e4", "e7e5");
    assertThat(table.turns().get(0).thought()).isEmpty();
    assertThat(table.turns().get(1).thought()).isPresent();
    assertThat(table.outcome()).isEmpty();
  }

  @Test
  void aPersonsIllegalMoveIsRefusedAndNothingChanges() {
    Table<Position, Move> table = against((_, _) -> answer(Optional.empty(), 1));
    Move illegal = new Move.Normal(Role.ROOK, Square.A1, Square.A5, Optional.empty());
    assertThatThrownBy(() -> table.play(illegal)).isInstanceOf(IllegalMoveException.class);
    assertThat(table.game().plies()).isZero();
    assertThat(table.outcome()).isEmpty();
  }

  @Test
  void aMachineThatAnswersNonsenseLosesAndTheGameIsKept() {
    Move nonsense = new Move.Normal(Role.ROOK, Square.A1, Square.A5, Optional.empty());
    Table<Position, Move> table = against((_, _) -> answer(Optional.of(nonsense), 1));
    play(table, "e4");
    table.letMachineMove(Limits.NONE, SearchControl.patient());
    assertThat(table.outcome()).contains(new Outcome.Win(Color.WHITE, Reason.ILLEGAL_MOVE));
    assertThat(table.explanation()).isEqualTo("a1a5 is not legal here");
    assertThat(table.game().plies()).isEqualTo(1);
    assertThat(table.lastThought().flatMap(Thought::move)).contains(nonsense);
  }

  @Test
  void aMachineThatFailsLosesAndTheGameIsKept() {
    Table<Position, Move> table =
        against((_, _) -> {
          throw new IllegalStateException("out of its mind");
        });
    play(table, "e4");
    assertThat(table.letMachineMove(Limits.NONE, SearchControl.patient())).isEmpty();
    assertThat(table.outcome()).contains(new Outcome.Win(Color.WHITE, Reason.FAILURE));
    assertThat(table.explanation()).contains("out of its mind");
    assertThat(table.game().plies()).isEqualTo(1);
  }

  @Test
  @SuppressWarnings("NullAway") // that is the point
  void noKindOfFailureBringsTheTableDown() {
    List<BiFunction<SearchRequest<Position, Move>, SearchControl<Move>, Thought<Move>>> minds =
        List.of(
            (_, _) -> null,
            (_, _) -> {
              throw new OutOfMemoryError("it wanted everything");
            },
            (_, _) -> {
              throw new NoClassDefFoundError("it was never whole");
            });
    for (var mind : minds) {
      Table<Position, Move> table = against(mind);
      play(table, "e4");
      table.letMachineMove(Limits.NONE, SearchControl.patient());
      assertThat(table.outcome()).contains(new Outcome.Win(Color.WHITE, Reason.FAILURE));
      assertThat(table.game().plies()).isEqualTo(1);
    }
  }

  @Test
  void aMachineThatDoesNotStopWhenToldToLoses() {
    Table<Position, Move> table =
        against((_, control) -> {
          for (int i = 0; i < 1_000_000; i++) {
            var _ = control.shouldStop(new SearchCounters());
          }
          return answer(Optional.empty(), 1);
        });
    play(table, "e4");
    table.letMachineMove(Limits.NONE, _ -> true);
    assertThat(table.outcome()).contains(new Outcome.Win(Color.WHITE, Reason.OVERRUN));
  }

  @Test
  void aMachineThatExceedsItsNodesLoses() {
    Table<Position, Move> table =
        against(
            (request, _) -> answer(Optional.of(San.read(request.position(), "e5")), 10_000_000));
    play(table, "e4");
    table.letMachineMove(
        new Limits(OptionalInt.empty(), OptionalLong.of(1000)), SearchControl.patient());
    assertThat(table.outcome()).contains(new Outcome.Win(Color.WHITE, Reason.OVERRUN));
    assertThat(table.game().plies()).isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource({"1000, 2000, false", "1000, 4000, true", "1000000, 1010000, false"})
  void aMachineMayGoALittleBeyondItsNodesAndNoMore(long limit, long nodes, boolean loses) {
    Table<Position, Move> table =
        against((request, _) -> answer(Optional.of(San.read(request.position(), "e5")), nodes));
    play(table, "e4");
    table.letMachineMove(
        new Limits(OptionalInt.empty(), OptionalLong.of(limit)), SearchControl.patient());
    assertThat(table.outcome().isPresent()).isEqualTo(loses);
  }

  @ParameterizedTest
  @CsvSource({"5, false", "6, true"})
  void aMachineThatSaysItLooksDeeperThanItMayLoses(int depth, boolean loses) {
    Table<Position, Move> table =
        against((request, control) -> {
          var finding =
              new Finding<Move>(
                  depth, 20, 1, 0, Finding.Bound.EXACT, List.of(), new SearchCounters(), 0);
          var _ = control.isEnough(finding);
          return answer(Optional.of(San.read(request.position(), "e5")), 1);
        });
    play(table, "e4");
    table.letMachineMove(Limits.depth(5), SearchControl.patient());
    assertThat(table.outcome().isPresent()).isEqualTo(loses);
    assertThat(table.explanation()).isEqualTo(loses ? "it looked 6 plies ahead" : "");
  }

  @Test
  void aMachineMayResign() {
    Table<Position, Move> table = against((_, _) -> answer(Optional.empty(), 1));
    play(table, "e4");
    table.letMachineMove(Limits.NONE, SearchControl.patient());
    assertThat(table.outcome()).contains(new Outcome.Win(Color.WHITE, Reason.RESIGNATION));
  }

  @Test
  void afterTheEndNobodyMoves() {
    Table<Position, Move> table = against((_, _) -> answer(Optional.empty(), 1));
    table.resign();
    assertThat(table.outcome()).contains(new Outcome.Win(Color.BLACK, Reason.RESIGNATION));
    assertThatThrownBy(() -> play(table, "e4"))
        .isInstanceOf(IllegalMoveException.class)
        .hasMessageContaining("the game is over: resignation");
    assertThat(table.letMachineMove(Limits.NONE, SearchControl.patient())).isEmpty();
  }

  @Test
  void forMachinesTheTableClaimsTheDraw() {
    var machine = new Seat.Machine<>(Catalog.chess().getFirst(), "normal", 1);
    Position shuffled = Position.of(Fen.read("4k3/8/8/8/8/8/8/R3K3 w - - 100 90"));
    var machines = new Table<>(Game.from(Chess.RULES, shuffled), machine, machine);
    assertThat(machines.outcome()).contains(new Outcome.Draw(Reason.FIFTY_MOVES));
    var people = new Table<>(Game.from(Chess.RULES, shuffled), PERSON, PERSON);
    assertThat(people.outcome()).isEmpty();
  }

  @Test
  void onlyAGameBetweenMachinesIsTooLongSomeTime() {
    RuleSet free = RuleSet.TWO_PLAYER; // which knows no draw by repetition
    var start =
        games.janus.checkers.Position.of(
            games.janus.checkers.notation.Fen.read("W:WK32:BK1"), free);
    var game = Game.from(Checkers.with(free), start);
    List<String> there = List.of("32-27", "1-6", "27-32", "6-1");
    for (int ply = 0; ply < Table.MOST_PLIES; ply++) {
      game = game.play(MoveText.read(game.position(), there.get(ply % 4)));
    }
    var machine = new Seat.Machine<>(Catalog.checkers().getFirst(), "beginner", 1);
    var person = new Seat.Person<games.janus.checkers.Position, games.janus.checkers.Move>("you");
    assertThat(new Table<>(game, machine, machine).outcome())
        .contains(new Outcome.Draw(Reason.MOVE_LIMIT));
    assertThat(new Table<>(game, machine, person).outcome()).isEmpty();
    assertThat(new Table<>(game, person, person).outcome()).isEmpty();
  }

  @Test
  void everyMachineOfTheCatalogPlaysAtATable() {
    for (Engine<Position, Move> engine : Catalog.chess()) {
      var machine = new Seat.Machine<>(engine, engine.info().defaultLevel(), 7);
      var table = new Table<>(Game.of(Chess.RULES), machine, machine);
      for (int ply = 0; ply < 12 && table.outcome().isEmpty(); ply++) {
        table.letMachineMove(Limits.NONE, SearchControl.patient());
      }
      assertThat(table.game().plies()).as(engine.info().id()).isEqualTo(12);
    }
  }
}
