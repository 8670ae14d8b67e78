package games.janus.play.live;

import static org.assertj.core.api.Assertions.assertThat;

import games.janus.chess.Move;
import games.janus.chess.Position;
import games.janus.chess.Role;
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
import games.janus.games.Games;
import games.janus.message.Argument;
import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.rules.Color;
import games.janus.rules.Outcome;
import games.janus.rules.Outcome.Reason;
import games.janus.rules.Square;
import games.janus.rules.game.GameKind;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A game stands whatever its engines do. */
class RefereeTest {
  private static final Player.Engine ENGINE = new Player.Engine("puppet", "only", 1);

  /** An engine that answers as it is told. */
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
          new Argument.Text("nobody"),
          Messages.cardMint(),
          List.of(),
          List.of(new EngineInfo.Level("only", Messages.levelEndless())),
          "only",
          Set.of(Metric.NODES),
          Messages.unitNone(),
          Set.of());
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

  private static Thought<Move> answersE5(SearchRequest<Position, Move> request, long nodes) {
    return answer(Optional.of(San.read(request.position(), "e5")), nodes);
  }

  /** After 1. e4, with the engine to move. */
  private static final LiveGame<Position, Move> GAME = afterE4();

  private static LiveGame<Position, Move> afterE4() {
    var settings =
        new Settings(
            GameKind.CHESS,
            "",
            "",
            List.of(),
            new Player.Person("somebody"),
            ENGINE,
            Optional.empty(),
            GamePolicy.LOCAL);
    var game = LiveGame.of(Games.chess(), settings, 0);
    return game.after(game.decide(Command.of(Actor.WHITE, 0, new Action.Move(0, "e2e4"))));
  }

  private LiveGame<Position, Move> after = GAME;

  private Referee.Verdict<Move> verdict(
      Limits limits,
      SearchControl<Move> control,
      BiFunction<SearchRequest<Position, Move>, SearchControl<Move>, Thought<Move>> mind) {
    var verdict = Referee.think(GAME, new Puppet(mind), ENGINE, limits, control);
    after = GAME.after(GAME.decide(verdict.command(0)));
    return verdict;
  }

  private Optional<Outcome> outcome() {
    return after.ending().flatMap(Ending::result);
  }

  private Optional<Message> detail() {
    return after.ending().flatMap(ending -> ((Ending.Decided) ending).detail());
  }

  @Test
  void anEnginesMoveIsMade() {
    var verdict =
        verdict(Limits.NONE, SearchControl.patient(), (request, _) -> answersE5(request, 1));
    assertThat(after.moveIds()).containsExactly("e2e4", "e7e5");
    assertThat(verdict.thought()).isPresent();
    assertThat(verdict.isTimed()).isFalse();
    assertThat(after.ending()).isEmpty();
  }

  @Test
  void anEngineThatAnswersNonsenseLosesAndTheGameIsKept() {
    Move nonsense = new Move.Normal(Role.ROOK, Square.A1, Square.A5, Optional.empty());
    var verdict =
        verdict(Limits.NONE, SearchControl.patient(), (_, _) -> answer(Optional.of(nonsense), 1));
    assertThat(outcome()).contains(new Outcome.Win(Color.WHITE, Reason.ILLEGAL_MOVE));
    assertThat(detail()).contains(Messages.engineIllegalMove("a1a5"));
    assertThat(after.game().plies()).isEqualTo(1);
    assertThat(verdict.thought().flatMap(Thought::move)).contains(nonsense);
  }

  @Test
  void anEngineThatFailsLosesAndTheGameIsKept() {
    var verdict =
        verdict(
            Limits.NONE,
            SearchControl.patient(),
            (_, _) -> {
              throw new IllegalStateException("out of its mind");
            });
    assertThat(verdict.thought()).isEmpty();
    assertThat(outcome()).contains(new Outcome.Win(Color.WHITE, Reason.FAILURE));
    assertThat(detail().orElseThrow().text()).contains("out of its mind");
    assertThat(after.game().plies()).isEqualTo(1);
  }

  @Test
  @SuppressWarnings("NullAway") // that is the point
  void noKindOfFailureBringsTheGameDown() {
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
      verdict(Limits.NONE, SearchControl.patient(), mind);
      assertThat(outcome()).contains(new Outcome.Win(Color.WHITE, Reason.FAILURE));
      assertThat(after.game().plies()).isEqualTo(1);
    }
  }

  @Test
  void anEngineThatDoesNotStopWhenToldToLoses() {
    verdict(
        Limits.NONE,
        _ -> true,
        (_, control) -> {
          for (int i = 0; i < 1_000_000; i++) {
            var _ = control.shouldStop(new SearchCounters());
          }
          return answer(Optional.empty(), 1);
        });
    assertThat(outcome()).contains(new Outcome.Win(Color.WHITE, Reason.OVERRUN));
  }

  @Test
  void aThoughtThatWasEndedFromOutsideIsTimed() {
    var verdict =
        verdict(
            Limits.NONE,
            _ -> true,
            (request, control) -> {
              var _ = control.shouldStop(new SearchCounters());
              return answersE5(request, 1);
            });
    assertThat(verdict.isTimed()).isTrue();
  }

  @ParameterizedTest
  @CsvSource({
    "1000, 2000, false",
    "1000, 4000, true",
    "1000, 10000000, true",
    "1000000, 1010000, false"
  })
  void anEngineMayGoALittleBeyondItsNodesAndNoMore(long limit, long nodes, boolean loses) {
    verdict(
        Limits.nodes(limit), SearchControl.patient(), (request, _) -> answersE5(request, nodes));
    assertThat(outcome())
        .isEqualTo(
            loses ? Optional.of(new Outcome.Win(Color.WHITE, Reason.OVERRUN)) : Optional.empty());
  }

  @ParameterizedTest
  @CsvSource({"5, false", "6, true"})
  void anEngineThatSaysItLooksDeeperThanItMayLoses(int depth, boolean loses) {
    verdict(
        Limits.depth(5),
        SearchControl.patient(),
        (request, control) -> {
          var finding =
              new Finding<Move>(
                  depth, 20, 1, 0, Finding.Bound.EXACT, List.of(), new SearchCounters(), 0);
          var _ = control.isEnough(finding);
          return answersE5(request, 1);
        });
    assertThat(detail())
        .isEqualTo(loses ? Optional.of(Messages.engineTooDeep(6)) : Optional.empty());
  }

  @Test
  void anEngineMayResign() {
    verdict(Limits.NONE, SearchControl.patient(), (_, _) -> answer(Optional.empty(), 1));
    assertThat(outcome()).contains(new Outcome.Win(Color.WHITE, Reason.RESIGNATION));
  }

  @Test
  void eachMoveHasItsOwnRandomChoices() {
    assertThat(ENGINE.seedAt(1)).isNotEqualTo(ENGINE.seedAt(2)).isNotEqualTo(ENGINE.seed());
  }

  @Test
  void everyEngineOfTheCatalogPlays() {
    for (Engine<Position, Move> engine : Catalog.chess()) {
      var player = new Player.Engine(engine.info().id(), engine.info().defaultLevel(), 7);
      var settings =
          new Settings(
              GameKind.CHESS,
              "",
              "",
              List.of(),
              player,
              player,
              Optional.empty(),
              GamePolicy.match(0));
      LiveGame<Position, Move> live = LiveGame.of(Games.chess(), settings, 0);
      for (int ply = 0; ply < 12 && live.ending().isEmpty(); ply++) {
        var verdict = Referee.think(live, engine, player, Limits.NONE, SearchControl.patient());
        live = live.after(live.decide(verdict.command(0)));
      }
      assertThat(live.game().plies()).as(engine.info().id()).isEqualTo(12);
    }
  }
}
