package games.janus.engines.museum.octave;

import games.janus.chess.Move;
import games.janus.chess.Piece;
import games.janus.chess.Position;
import games.janus.chess.Role;
import games.janus.engine.RootCounters;
import games.janus.engine.RootCounters.RootMove;
import games.janus.engine.SearchTree;
import games.janus.engine.Thought;
import games.janus.rules.Color;
import games.janus.rules.Lists;
import games.janus.rules.Square;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Where the program sits, and so how chess is translated for it. It only knows how to play Black;
 * asked to play White, it is shown the board turned over: rows and colours change places, and what
 * it answers is turned back.
 */
enum Seat {
  AS_BLACK,
  AS_WHITE;

  static Seat of(Color color) {
    return color == Color.BLACK ? AS_BLACK : AS_WHITE;
  }

  /** The position as the program sees it, its own side to move. */
  OctavePosition position(Position position) {
    return new OctavePosition(board(position), Men.BLACK);
  }

  /** The board as the program sees it, with either side to move. */
  Board board(Position position) {
    int[] men = new int[64];
    for (Square square : Square.all()) {
      men[turned(square).index()] = position.at(square).map(this::man).orElse(Men.EMPTY);
    }
    return Board.of(men);
  }

  private int man(Piece piece) {
    // The codes count the roles in the order of Role: pawn 1 to king 6.
    int kind = piece.role().ordinal() + 1;
    return Seat.of(piece.color()) == this ? Men.BLACK * kind : Men.WHITE * kind;
  }

  Move move(OctaveMove move) {
    Square from = turned(move.from());
    Square to = turned(move.to());
    Optional<Role> captured =
        move.captured() == Men.EMPTY ? Optional.empty() : Optional.of(role(move.captured()));
    return move.isPromotion()
        ? new Move.Promotion(from, to, Role.QUEEN, captured)
        : new Move.Normal(role(move.man()), from, to, captured);
  }

  /** A man of the program's own board in the words of everybody else. */
  static Piece piece(int man) {
    return new Piece(Men.side(man) == Men.BLACK ? Color.BLACK : Color.WHITE, role(man));
  }

  private static Role role(int man) {
    return Role.all().get(Men.kind(man) - 1);
  }

  /** The colour of the men it has at the table. */
  Color color() {
    return this == AS_BLACK ? Color.BLACK : Color.WHITE;
  }

  Square turned(Square square) {
    return this == AS_BLACK ? square : Square.at(square.index() ^ 56);
  }

  /** What the program thought, in the moves of the table. */
  Thought<Move> thought(Thought<OctaveMove> seen) {
    return new Thought<>(
        seen.move().map(this::move),
        seen.score(),
        line(seen.line()),
        seen.terms(),
        seen.counters(),
        seen.remarks(),
        seen.tree().map(this::tree),
        seen.complete());
  }

  List<Move> line(List<OctaveMove> moves) {
    return Lists.map(moves, move -> move(move));
  }

  List<RootMove<Move>> rootMoves(RootCounters<OctaveMove> searched) {
    var moves = new ArrayList<RootMove<Move>>();
    searched.copy().forEach(root -> moves.add(root.of(move(root.move()))));
    return moves;
  }

  private SearchTree<Move> tree(SearchTree<OctaveMove> searched) {
    var tree = new SearchTree<Move>();
    for (int i = 0; i < searched.size(); i++) {
      SearchTree.Node<OctaveMove> node = searched.node(i);
      tree.enter(
          node.parent(), node.move().map(this::move), node.depth(), node.alpha(), node.beta());
      tree.leave(
          i, node.value(), node.ending(), node.decidingMove().map(this::move), 0, node.untried());
    }
    return tree;
  }
}
