package games.janus.engine;

import games.janus.rules.Game;
import java.util.List;

/** The reasons of an engine that values its moves one by one, and no positions. */
public interface MoveExplainer<P, M> {
  /** A move that was valued; each engine has its own way of saying how it came to the value. */
  interface Valued<M> {
    /** The move; it need not be legal. */
    M move();

    /** Whether it was better than all before it: the last of these is played. */
    boolean isBest();

    /** Its value in parts, both sides apart. */
    Appraisal appraisal();
  }

  /** Something that happens while it thinks; each engine has its own kinds. */
  interface Step {}

  /**
   * A thought, overheard.
   *
   * @param thought the same as without
   * @param steps what was heard, in order; nothing of a move from a book
   * @param leftOut how many more steps there were than are kept
   */
  record Overheard<M>(Thought<M> thought, List<? extends Step> steps, long leftOut) {}

  /** Every move it weighs, in the order it thinks of them, its book shut. */
  List<? extends Valued<M>> weigh(Game<P, M> game, String level);

  /**
   * Thinks as ever, and tells what happened on the way.
   *
   * @param most how many steps are kept at most, beside the moves it valued
   */
  Overheard<M> overhear(SearchRequest<P, M> request, SearchControl<M> control, int most);
}
