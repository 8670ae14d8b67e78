package games.janus.chess;

import static games.janus.Seeded.forSeeds;
import static org.assertj.core.api.Assertions.assertThat;

import games.janus.chess.kernel.BoardState;
import games.janus.chess.kernel.LegalMoves;
import games.janus.chess.notation.Fen;
import games.janus.rules.Color;
import games.janus.rules.IllegalMoveException;
import games.janus.rules.Square;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What holds in every position, tried in positions of random games. */
class LawsTest {
  @Test
  void aFenReadsBackAsTheSamePosition() {
    forSeeds(
        60,
        random -> {
          for (Position position : RandomChess.game(random, 120)) {
            Setup setup = position.setup();
            assertThat(Fen.read(Fen.write(setup))).isEqualTo(setup);
            assertThat(Fen.read(Fen.writeShredder(setup))).isEqualTo(setup);
            assertThat(Position.of(setup)).isEqualTo(position);
          }
        });
  }

  @Test
  void countersBeyondTheHighestAreWrittenAsTheHighest() {
    String most = "8/8/8/8/8/2r5/8/K1k5 b - - 99999 99999";
    assertThat(Fen.write(Fen.read(most))).isEqualTo(most);
    Position next = Position.of(Fen.read(most));
    next = next.play(next.legalMoves().getFirst());
    assertThat(next.halfmoves()).isEqualTo(100_000);
    assertThat(Fen.write(next)).endsWith(" w - - 99999 99999");
    assertThat(Position.of(Fen.read(Fen.write(next)))).isEqualTo(next);
  }

  @Test
  void theKeyKeptMoveByMoveIsTheKeyComputedAfresh() {
    forSeeds(
        100,
        random -> {
          for (Position position : RandomChess.game(random, 150)) {
            assertThat(position.key()).isEqualTo(Position.of(position.setup()).key());
          }
        });
  }

  @Test
  void differentPositionsHaveDifferentKeys() {
    var positions = new HashSet<Position>();
    var keys = new HashSet<Long>();
    forSeeds(
        200,
        random -> {
          for (Position position : RandomChess.game(random, 100)) {
            positions.add(position);
            keys.add(position.key());
          }
        });
    assertThat(keys).hasSameSizeAs(positions);
    assertThat(positions).hasSizeGreaterThan(10_000);
  }

  @Test
  void countingFindsAsManyMovesAsListing() {
    var legal = new LegalMoves();
    int[] moves = new int[LegalMoves.MOST];
    forSeeds(
        200,
        random -> {
          for (Position position : RandomChess.game(random, 150)) {
            BoardState state = position.state();
            assertThat(legal.count(state)).isEqualTo(legal.fill(state, moves, 0));
          }
        });
  }

  @Test
  void noMoveIsListedTwice() {
    forSeeds(
        60,
        random -> {
          for (Position position : RandomChess.game(random, 100)) {
            assertThat(position.legalMoves()).doesNotHaveDuplicates();
          }
        });
  }

  /** Checked with rules written a second time, as slowly and plainly as possible. */
  @Tag("slow")
  @Test
  void aMoveIsLegalExactlyWhenItIsListed() {
    forSeeds(
        6,
        random -> {
          for (Position position : RandomChess.game(random, 120)) {
            Set<Move> listed = Set.copyOf(position.legalMoves());
            for (Move move : everyImaginableMove(position)) {
              assertThat(SlowRules.isLegal(position, move))
                  .as("%s in%n%s", move, position)
                  .isEqualTo(listed.contains(move));
              assertThat(position.isLegal(move)).isEqualTo(listed.contains(move));
            }
          }
        });
  }

  @Test
  void theRulesAcceptAMoveExactlyWhenTheyListIt() {
    forSeeds(2, random -> RandomChess.game(random, 40).forEach(LawsTest::checkTheRules));
    for (String end :
        List.of(
            "8/8/8/8/8/2n5/8/K1k5 w - - 0 1", // dead
            "k7/1Q6/1K6/8/8/8/8/8 b - - 0 1", // mate
            "k7/2Q5/1K6/8/8/8/8/8 b - - 0 1")) { // stalemate
      checkTheRules(Position.of(Fen.read(end)));
    }
  }

  private static void checkTheRules(Position position) {
    List<Move> listed = Chess.RULES.legalMoves(position);
    for (Move move : everyImaginableMove(position)) {
      assertThat(isAccepted(position, move))
          .as("%s in%n%s", move, position)
          .isEqualTo(listed.contains(move));
    }
  }

  private static boolean isAccepted(Position position, Move move) {
    try {
      return !Chess.RULES.play(position, move).equals(position);
    } catch (IllegalMoveException refusal) {
      return false;
    }
  }

  private static List<Move> everyImaginableMove(Position position) {
    var moves = new ArrayList<Move>();
    for (Square from : Square.all()) {
      Optional<Piece> man = position.at(from);
      if (man.isEmpty()) {
        continue;
      }
      for (Square to : Square.all()) {
        Optional<Role> captured = position.at(to).map(Piece::role);
        moves.add(new Move.Normal(man.get().role(), from, to, captured));
        if (man.get().role() == Role.PAWN) {
          moves.add(new Move.EnPassant(from, to));
          for (Role role : Role.all()) {
            moves.add(new Move.Promotion(from, to, role, captured));
          }
        }
        if (man.get().role() == Role.KING) {
          moves.add(new Move.Castle(from, Square.at(8 * from.rank() + 6), to));
          moves.add(new Move.Castle(from, Square.at(8 * from.rank() + 2), to));
        }
      }
    }
    return moves;
  }

  @Test
  void aMirroredPositionHasMirroredMoves() {
    forSeeds(
        20,
        random -> {
          for (Position position : RandomChess.game(random, 100)) {
            Position mirrored = Position.of(mirror(position.setup()));
            assertThat(mirrored.legalMoves())
                .containsExactlyInAnyOrderElementsOf(
                    position.legalMoves().stream().map(LawsTest::mirror).toList());
          }
        });
  }

  /** Colours exchanged and the board turned upside down. */
  private static Setup mirror(Setup setup) {
    Board board = Board.empty();
    for (Square square : Square.all()) {
      Optional<Piece> piece = setup.board().at(square);
      if (piece.isPresent()) {
        Color color = piece.get().color().opponent();
        board = board.with(mirror(square), new Piece(color, piece.get().role()));
      }
    }
    var rooks = EnumSet.noneOf(Square.class);
    setup.castlingRooks().forEach(rook -> rooks.add(mirror(rook)));
    return new Setup(
        board,
        setup.turn().opponent(),
        rooks,
        setup.enPassant().map(LawsTest::mirror),
        setup.halfmoves(),
        setup.fullmoves());
  }

  private static Square mirror(Square square) {
    return Square.at(square.index() ^ 56);
  }

  private static Move mirror(Move move) {
    Square from = mirror(move.from());
    Square to = mirror(move.to());
    return switch (move) {
      case Move.Normal normal -> new Move.Normal(normal.role(), from, to, normal.captured());
      case Move.Promotion pawn -> new Move.Promotion(from, to, pawn.becomes(), pawn.captured());
      case Move.EnPassant _ -> new Move.EnPassant(from, to);
      case Move.Castle castle -> new Move.Castle(from, to, mirror(castle.rook()));
    };
  }
}
