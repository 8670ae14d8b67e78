package games.janus.play.xray;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.janus.checkers.RuleSet;
import games.janus.engine.Capability;
import games.janus.engine.Engine;
import games.janus.engine.EngineInfo;
import games.janus.engine.Limits;
import games.janus.engine.SearchControl;
import games.janus.engine.SearchRequest;
import games.janus.engine.Term;
import games.janus.engines.Catalog;
import games.janus.engines.checkers.endgame.EndgameTable;
import games.janus.games.Games;
import games.janus.play.EngineSource;
import games.janus.play.ThinkControl;
import games.janus.play.core.AskedEngine;
import games.janus.play.core.AskedGame;
import games.janus.play.core.Core;
import games.janus.play.core.Reply;
import games.janus.play.core.Reply.Explain.WeighedMove;
import games.janus.play.core.Request;
import games.janus.rules.Game;
import games.janus.rules.IllegalMoveException;
import games.janus.rules.game.GameType;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class ExplainerTest {
  private static final GameType<games.janus.chess.Position, games.janus.chess.Move> CHESS =
      Games.chess();
  private static final GameType<games.janus.checkers.Position, games.janus.checkers.Move> CHECKERS =
      Games.checkers(RuleSet.ACF);

  private static <P, M> Explainer<P, M> explainer(GameType<P, M> type, String id, int depth) {
    Engine<P, M> player = EngineSource.knowing(EndgameTable.empty()).engine(type, id).orElseThrow();
    return new Explainer<>(
        type,
        player,
        Optional.empty(),
        depth == 0 ? Optional.empty() : Optional.of(depth),
        1,
        SearchControl.patient());
  }

  private static <P, M> Reply.Explain explain(
      GameType<P, M> type, String id, int depth, List<String> moves, String move) {
    Game<P, M> game = Lines.game(type, type.notation().fen(type.rules().initial()), moves);
    return explainer(type, id, depth)
        .explain(game, type.notation().readMove(game.position(), move));
  }

  /** Black takes the queen that was put on offer. */
  @Test
  void aQueenPutOnOfferIsTaken() {
    var why = explain(CHESS, "janus", 6, List.of("e2e4", "e7e5", "d1h5", "b8c6"), "h5f7");
    assertThat(why.isOwnChoice()).isFalse();
    assertThat(why.asked().reply()).contains("e8f7");
    assertThat(why.difference()).isLessThan(-500);
    assertThat(why.sentence())
        .startsWith("Qxf7+ (then Kxf7) scores −")
        .contains(" less than its own choice ")
        .endsWith(").");
  }

  @Test
  void theTermInWhichBoardsDifferMostIsTheOneWithTheLargestDifference() {
    var chess = explain(CHESS, "janus", 6, List.of(), "h2h4");
    assertThat(chess.sentence()).contains("differ most in " + chess.changes().getFirst().term());
    var checkers = explain(CHECKERS, "janus-checkers", 6, List.of(), "11-15");
    assertThat(checkers.sentence())
        .contains("differ most in " + checkers.changes().getFirst().term());
  }

  @Test
  void theSentenceSaysNothingThatIsNotInTheFacts() {
    var why = explain(CHECKERS, "minimax", 4, List.of(), "9-14");
    String sentence = why.sentence();
    assertThat(sentence).contains(Figures.text(why.asked().score()));
    assertThat(sentence).contains(Figures.text(why.against().orElseThrow().score()));
    List<String> line = why.asked().texts();
    assertThat(sentence).startsWith(line.get(0));
    assertThat(why.isOwnChoice() || sentence.contains("(then " + line.get(1))).isTrue();
  }

  @Test
  void itsOwnChoiceIsHeldAgainstTheNext() {
    var own = explain(CHECKERS, "minimax", 4, List.of(), "11-15");
    var best = own.isOwnChoice() ? own.asked() : own.against().orElseThrow();
    var why = explain(CHECKERS, "minimax", 4, List.of(), best.move());
    assertThat(why.isOwnChoice()).isTrue();
    assertThat(why.difference()).isGreaterThanOrEqualTo(0);
    assertThat(why.sentence()).contains("is its own choice").contains("its next choice");
  }

  @Tag("slow")
  @Test
  void theTermsOfBothLinesAreExactForEveryPlayerThatHasReasons() {
    var random = new Random(5);
    for (String id : List.of("microchess", "octave", "microchess-plus", "janus")) {
      checkTerms(CHESS, id, random);
    }
    for (String id : List.of("minimax", "janus-checkers")) {
      checkTerms(CHECKERS, id, random);
    }
  }

  private static <P, M> void checkTerms(GameType<P, M> type, String id, Random random) {
    for (int i = 0; i < 2; i++) {
      Game<P, M> game = RandomPlay.game(type, random, 6 + random.nextInt(20));
      M move = RandomPlay.move(type, game, random);
      String at = id + ", " + move + " at " + type.notation().fen(game.position());
      Reply.Explain why;
      try {
        why = explainer(type, id, id.equals("microchess") ? 0 : 2).explain(game, move);
      } catch (IllegalArgumentException _) {
        continue; // a museum piece that does not know the move, or its own is not legal
      }
      String asked = type.notation().moveId(game.position(), move);
      assertThat(why.asked().move()).as(at).isEqualTo(asked);
      EngineInfo engine = Catalog.card(id).orElseThrow();
      checkTerms(type, game, engine, why.asked(), at);
      why.against().ifPresent(other -> checkTerms(type, game, engine, other, at));
      assertThat(why.sentence()).as(at).endsWith(".");
    }
  }

  /** The terms are the score; of a search result, the evaluation of the board at the line's end. */
  private static <P, M> void checkTerms(
      GameType<P, M> type, Game<P, M> game, EngineInfo engine, WeighedMove weighed, String at) {
    if (!engine.can(Capability.DEEPENS)) {
      assertThat(Term.sum(weighed.terms())).as(at).isEqualTo(weighed.score());
      return;
    }
    Game<P, M> end = game;
    for (String move : weighed.line()) {
      end = end.play(type.notation().readMoveId(end.position(), move));
    }
    assertThat(weighed.terms())
        .as(at)
        .isEqualTo(
            EngineSource.knowing(EndgameTable.empty())
                .strongest(type)
                .evaluator()
                .orElseThrow()
                .terms(end, engine.fullLevel(), type.rules().turn(game.position())));
  }

  @Test
  void aWeakerLevelIsAskedAsItPlays() {
    checkOwnChoiceIsWhatItPlays(CHESS, "janus", List.of("e2e4", "e7e5", "g1f3"), "a7a6");
    checkOwnChoiceIsWhatItPlays(CHECKERS, "janus-checkers", List.of("11-15"), "22-17");
  }

  private static <P, M> void checkOwnChoiceIsWhatItPlays(
      GameType<P, M> type, String id, List<String> moves, String move) {
    Game<P, M> game = Lines.game(type, type.notation().fen(type.rules().initial()), moves);
    Engine<P, M> player = EngineSource.knowing(EndgameTable.empty()).engine(type, id).orElseThrow();
    M asked = type.notation().readMove(game.position(), move);
    for (String level : List.of("1", "3", "5", "8")) {
      for (long seed = 1; seed <= 3; seed++) {
        var why =
            new Explainer<>(
                    type,
                    player,
                    Optional.of(level),
                    Optional.empty(),
                    seed,
                    SearchControl.<M>patient())
                .explain(game, asked);
        String own = (why.isOwnChoice() ? why.asked() : why.against().orElseThrow()).move();
        M played =
            player
                .think(
                    new SearchRequest<>(game, level, Limits.NONE, seed, false),
                    SearchControl.patient())
                .move()
                .orElseThrow();
        assertThat(own)
            .as(id + " at level " + level + ", seed " + seed)
            .isEqualTo(type.notation().moveId(game.position(), played));
        assertThat(why.level()).isEqualTo(level);
        assertThat(why.depth()).isPresent();
      }
    }
  }

  @Test
  void aMoveFromTheBookIsToldBesideWhatLookingSays() {
    var why = explain(CHESS, "microchess-plus", 1, List.of("e2e4"), "a7a6");
    assertThat(why.played()).isPresent();
    assertThat(why.against()).isPresent();
  }

  @Test
  void whoDrawsLotsHasNoReasons() {
    assertThatThrownBy(() -> explainer(CHESS, "mint", 0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("mint chooses its moves at random, so there is nothing to explain.");
  }

  @Test
  void aMoveItDoesNotKnowIsNotExplained() {
    assertThatThrownBy(() ->
            explain(
                CHESS,
                "octave",
                2,
                List.of("e2e4", "e7e5", "g1f3", "b8c6", "f1c4", "f8c5"),
                "e1g1"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("knows none of these moves");
  }

  @Test
  void anIllegalMoveIsRefused() {
    var start = Game.of(CHESS.rules());
    var later = start.play(CHESS.notation().readMove(start.position(), "e4"));
    var reply = CHESS.notation().readMove(later.position(), "e5");
    assertThatThrownBy(() -> explainer(CHESS, "octave", 1).explain(start, reply))
        .isInstanceOf(IllegalMoveException.class);
  }

  @Test
  void theReplyHoldsEverything() {
    var request =
        new Request.Explain(
            AskedGame.of(CHECKERS, Game.of(CHECKERS.rules())),
            new AskedEngine("janus-checkers", Optional.empty()),
            Optional.empty(),
            Optional.of(4),
            "9-14");
    var reply = (Reply.Explain) new Core().answer(request, ThinkControl.patient());
    assertThat(reply.asked().move()).isEqualTo("9-14");
    assertThat(reply.asked().texts()).hasSameSizeAs(reply.asked().line());
    double sum = 0;
    for (Reply.Explain.TermChange change : reply.changes()) {
      sum += change.difference();
    }
    assertThat(sum).isEqualTo(reply.difference());
  }
}
