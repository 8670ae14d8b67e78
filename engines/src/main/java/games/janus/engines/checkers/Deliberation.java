package games.janus.engines.checkers;

import games.janus.checkers.Move;
import games.janus.checkers.Position;
import games.janus.checkers.kernel.BoardState;
import games.janus.checkers.kernel.MoveList;
import games.janus.engine.Finding;
import games.janus.engine.Finding.Bound;
import games.janus.engine.SearchControl;
import games.janus.engine.Term;
import games.janus.engine.Thought;
import games.janus.engines.search.Score;
import games.janus.engines.search.TranspositionTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** One thought: looks deeper and deeper from a root, and says what came of it in players' words. */
final class Deliberation {
  /** How far the next look's score is expected to be from the last one's. */
  private static final int FIRST_WINDOW = 12;

  /** Scores are guessed from here on only. */
  private static final int LEAST_DEPTH_FOR_GUESSING = 5;

  private final Position root;
  private final CheckersSearch search;
  private final TranspositionTable table;
  private final SearchControl<Move> control;

  /** Places of root moves, best first. */
  private final int[] places;

  private int score = Score.NONE;
  private List<Move> line = List.of();

  Deliberation(
      Position root, CheckersSearch search, TranspositionTable table, SearchControl<Move> control) {
    this.root = root;
    this.search = search;
    this.table = table;
    this.control = control;
    this.places = search.endings().worthLooking(search.root(), search.rootMoves());
  }

  /** Looks to one depth after the other until the last, a stop, or the end of the game in sight. */
  Thought<Move> deepen(int first, int last) {
    for (int depth = first; depth <= last; depth++) {
      look(depth);
      if (search.isStopped() || isEnough(depth)) {
        break;
      }
    }
    return thought();
  }

  /** Looks through a narrow window round the last score, and a wider one while that fails. */
  private void look(int depth) {
    boolean guesses = depth >= LEAST_DEPTH_FOR_GUESSING && !Score.isDecided(score);
    int width = FIRST_WINDOW;
    int alpha = guesses ? score - width : -Score.INFINITE;
    int beta = guesses ? score + width : Score.INFINITE;
    while (true) {
      int found = search.searchRoot(places, depth, alpha, beta);
      if (found != Score.NONE && (found > alpha || score == Score.NONE)) {
        score = found;
        line = unpack(search.lines());
      }
      if (search.isStopped() || (found > alpha && found < beta)) {
        return;
      }
      width *= 4;
      if (found <= alpha) {
        alpha = width > 1000 ? -Score.INFINITE : found - width;
      } else {
        beta = width > 1000 ? Score.INFINITE : found + width;
      }
      tell(depth, found, found >= beta ? Bound.AT_LEAST : Bound.AT_MOST);
    }
  }

  private boolean isEnough(int depth) {
    boolean told = tell(depth, score, Bound.EXACT);
    boolean isSettled = Score.isDecided(score) && Score.pliesToEnd(score) <= depth;
    return told || isSettled;
  }

  private boolean tell(int depth, int found, Bound bound) {
    return control.isEnough(
        new Finding<>(
            depth, search.deepest(), 1, found, bound, line, search.counters().copy(), table.use()));
  }

  private Thought<Move> thought() {
    boolean looked = score != Score.NONE;
    return new Thought<>(
        Optional.of(looked ? line.getFirst() : root.legalMoves().get(places[0])),
        looked ? Optional.of((double) score) : Optional.empty(),
        line,
        looked ? terms() : List.of(),
        search.counters().copy(),
        List.of(),
        Optional.empty(),
        !search.isStopped());
  }

  /** What is seen at once, and how much looking ahead changed it. */
  private List<Term> terms() {
    List<Term> terms = new Evaluation().explain(search.root());
    terms.add(new Term("looking ahead", score - Term.sum(terms)));
    return terms;
  }

  private List<Move> unpack(Lines lines) {
    var moves = new ArrayList<Move>();
    var list = new MoveList();
    var board = new BoardState();
    Position at = root;
    for (int n = 0; n < lines.length(0); n++) {
      at.copyTo(board);
      at.generator().generate(board, list);
      Move move = at.legalMoves().get(placeOf(lines.move(0, n), list));
      moves.add(move);
      at = at.play(move);
    }
    return moves;
  }

  private static int placeOf(long packed, MoveList list) {
    for (int place = 0; place < list.size(); place++) {
      if (list.get(place) == packed) {
        return place;
      }
    }
    throw new IllegalStateException("a line goes by legal moves");
  }
}
