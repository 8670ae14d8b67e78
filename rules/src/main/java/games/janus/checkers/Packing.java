package games.janus.checkers;

import games.janus.checkers.RuleSet.Capture;
import games.janus.checkers.RuleSet.Continuation;
import games.janus.checkers.kernel.BoardState;
import games.janus.checkers.kernel.MoveGenerator;
import games.janus.checkers.kernel.MoveList;
import games.janus.checkers.kernel.PackedMove;
import games.janus.rules.Color;
import games.janus.rules.Square;
import java.util.ArrayList;
import java.util.List;

/** The one crossing between players' words and the bits of the kernel. */
final class Packing {
  private Packing() {}

  static MoveGenerator generator(RuleSet rules) {
    return new MoveGenerator(
        rules.capture() == Capture.FORCED,
        rules.capture() == Capture.FORCED_BY_PIECE,
        rules.continuation() == Continuation.MAY,
        rules.crowningEndsTurn());
  }

  static BoardState pack(Setup setup) {
    var state = new BoardState();
    Board board = setup.board();
    state.set(board.white(), board.black(), board.kings(), setup.turn() == Color.WHITE, 0);
    return state;
  }

  static Board unpack(BoardState state) {
    return new Board(state.white(), state.black(), state.kings());
  }

  static List<Move> unpack(MoveList packed) {
    var moves = new ArrayList<Move>(packed.size());
    for (int place = 0; place < packed.size(); place++) {
      moves.add(unpack(packed.get(place)));
    }
    return List.copyOf(moves);
  }

  private static Move unpack(long packed) {
    var path = new ArrayList<Square>();
    for (int bit : PackedMove.path(packed)) {
      path.add(Numbering.square(bit + 1));
    }
    return Move.along(path);
  }
}
