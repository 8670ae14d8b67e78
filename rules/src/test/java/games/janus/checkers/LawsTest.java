package games.janus.checkers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import games.janus.checkers.notation.Fen;
import games.janus.checkers.notation.MoveText;
import games.janus.rules.IllegalMoveException;
import games.janus.rules.Square;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What holds in every position of every rule set. */
class LawsTest {
  private static void everywhere(int games, Consumer<Position> law) {
    for (RuleSet rules : RandomPositions.ruleSets()) {
      for (long seed = 1; seed <= games; seed++) {
        for (Position position : RandomPositions.game(rules, seed)) {
          check(law, position, rules, "game", seed);
        }
        for (long more : LongStream.rangeClosed(20 * seed, 20 * seed + 19).toArray()) {
          check(law, RandomPositions.scattered(rules, more), rules, "scattered", more);
        }
      }
    }
  }

  private static void check(
      Consumer<Position> law, Position position, RuleSet rules, String kind, long seed) {
    try {
      law.accept(position);
    } catch (AssertionError | RuntimeException failure) {
      throw new AssertionError(
          kind + " seed " + seed + " of " + rules + ": " + Fen.write(position.setup()), failure);
    }
  }

  private static void theMovesAreThoseOfThePlainRules(Position position) {
    assertThat(position.legalMoves())
        .doesNotHaveDuplicates()
        .containsExactlyInAnyOrderElementsOf(PlainRules.legalMoves(position));
  }

  @Test
  void exactlyTheMovesOfThePlainRulesAreLegal() {
    everywhere(3, LawsTest::theMovesAreThoseOfThePlainRules);
  }

  @Test
  @Tag("slow")
  void exactlyTheMovesOfThePlainRulesAreLegalInManyMorePositions() {
    everywhere(60, LawsTest::theMovesAreThoseOfThePlainRules);
  }

  @Test
  void aMoveIsLegalIfAndOnlyIfItIsListed() {
    Set<Move> candidates = everyStepAndSingleJump();
    everywhere(
        1,
        position -> {
          var listed = new HashSet<>(position.legalMoves());
          for (Move move : candidates) {
            assertThat(position.isLegal(move)).as("%s", move).isEqualTo(listed.contains(move));
            assertThat(position.objection(move.path()).isEmpty())
                .as("%s", move)
                .isEqualTo(listed.contains(move));
          }
        });
  }

  @Test
  void theRulesAcceptAMoveExactlyWhenTheyListIt() {
    Set<Move> candidates = everyStepAndSingleJump();
    everywhere(
        1,
        position -> {
          var rules = Checkers.with(position.ruleSet());
          var moves = new HashSet<>(candidates);
          moves.addAll(rules.legalMoves(position));
          for (Move move : moves) {
            assertThat(isAccepted(rules, position, move))
                .as("%s", move)
                .isEqualTo(rules.legalMoves(position).contains(move));
          }
        });
  }

  private static boolean isAccepted(Checkers rules, Position position, Move move) {
    try {
      return !rules.play(position, move).equals(position);
    } catch (IllegalMoveException refusal) {
      return false;
    }
  }

  @Test
  void anUnlistedMoveIsRefusedWithAReason() {
    for (RuleSet rules : RandomPositions.ruleSets()) {
      Position position = Position.initial(rules);
      for (Move move : everyStepAndSingleJump()) {
        if (!position.isLegal(move)) {
          assertThatExceptionOfType(IllegalMoveException.class)
              .isThrownBy(() -> position.play(move))
              .satisfies(refusal -> assertThat(refusal.reason().text()).isNotBlank());
        }
      }
    }
  }

  private static Set<Move> everyStepAndSingleJump() {
    var moves = new HashSet<Move>();
    for (Square from : Square.all()) {
      for (int distance : new int[] {-2, -1, 1, 2}) {
        for (int sign : new int[] {-1, 1}) {
          from.offset(distance, sign * distance)
              .filter(to -> from.isDark())
              .ifPresent(to -> moves.add(Move.along(List.of(from, to))));
        }
      }
    }
    return moves;
  }

  @Test
  void thePositionAfterAMoveHasTheSameKeyAsIfItHadBeenSetUp() {
    everywhere(
        5,
        position -> {
          Position afresh = Position.of(position.setup(), position.ruleSet());
          assertThat(position.key()).isEqualTo(afresh.key());
          assertThat(position).isEqualTo(afresh);
        });
  }

  @Test
  void differentPositionsHaveDifferentKeys() {
    var keys = new HashSet<Long>();
    var positions = new HashSet<Setup>();
    for (long seed = 1; seed <= 200; seed++) {
      for (Position position : RandomPositions.game(RuleSet.ACF, seed)) {
        keys.add(position.key());
        positions.add(position.setup());
      }
    }
    assertThat(keys).hasSameSizeAs(positions);
  }

  @Test
  void countingFindsAsManyMovesAsListing() {
    everywhere(
        5,
        position -> assertThat(Perft.count(position, 1)).isEqualTo(position.legalMoves().size()));
  }

  @Test
  void theFenOfAPositionReadsAsThatPosition() {
    everywhere(
        5,
        position -> assertThat(Fen.read(Fen.write(position.setup()))).isEqualTo(position.setup()));
  }

  @Test
  void theTextOfAMoveReadsAsThatMove() {
    everywhere(
        5,
        position -> {
          for (Move move : position.legalMoves()) {
            assertThat(MoveText.read(position, MoveText.write(position, move))).isEqualTo(move);
            assertThat(MoveText.read(position, move.toString())).isEqualTo(move);
          }
        });
  }

  @Test
  void seenFromTheOtherSideTheMovesAreTheSame() {
    everywhere(
        5,
        position -> {
          Position turned = Position.of(turned(position.setup()), position.ruleSet());
          assertThat(turned.legalMoves())
              .containsExactlyInAnyOrderElementsOf(
                  position.legalMoves().stream().map(LawsTest::turned).collect(Collectors.toSet()));
        });
  }

  private static Setup turned(Setup setup) {
    Board board =
        new Board(
            Integer.reverse(setup.board().black()),
            Integer.reverse(setup.board().white()),
            Integer.reverse(setup.board().kings()));
    return new Setup(board, setup.turn().opponent());
  }

  private static Move turned(Move move) {
    return Move.along(move.path().stream().map(square -> Square.at(63 - square.index())).toList());
  }

  @Test
  void aMoveChangesTheBoardAsThePlainRulesSay() {
    everywhere(
        2,
        position -> {
          for (Move move : position.legalMoves()) {
            Position next = position.play(move);
            assertThat(next.board())
                .as("%s", move)
                .isEqualTo(PlainRules.boardAfter(position, move));
            assertThat(next.turn()).isEqualTo(position.turn().opponent());
            assertThat(next.setup().flaws()).isEmpty();
          }
        });
  }
}
