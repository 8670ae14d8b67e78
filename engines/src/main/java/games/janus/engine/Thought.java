package games.janus.engine;

import games.janus.message.Message;
import java.util.List;
import java.util.Optional;

/**
 * What an engine answers.
 *
 * @param move the move it plays; none when it resigns
 * @param score what it thinks of the position, in the unit its card names; none when it did not
 *     look (a book move, a random move)
 * @param line the moves it expects, its own first; empty when it does not look ahead
 * @param terms the evaluation behind the score, adding up to exactly it; empty when there is no
 *     score, and when the score is a search result that is no board's evaluation
 * @param staticTerms what the boards at both ends of the line are worth, where the score is a
 *     search result; else none
 * @param counters what it counted
 * @param remarks what a person should know about this move, each a sentence without its full stop,
 *     such as "0.23 < 0.40: random"
 * @param tree the whole search, if it was asked for and the engine can record it
 * @param complete false when the search was stopped before it had finished
 */
public record Thought<M>(
    Optional<M> move,
    Optional<Double> score,
    List<M> line,
    List<Term> terms,
    Optional<StaticTerms> staticTerms,
    SearchCounters counters,
    List<Message> remarks,
    Optional<SearchTree<M>> tree,
    boolean complete) {

  public Thought {
    line = List.copyOf(line);
    terms = List.copyOf(terms);
    remarks = List.copyOf(remarks);
  }

  /** A move that was not searched for: by lot, from a book, or the only one. */
  public static <M> Thought<M> unsearched(
      Optional<M> move, SearchCounters counters, List<Message> remarks) {
    return new Thought<>(
        move, Optional.empty(), List.of(), List.of(), counters, remarks, Optional.empty(), true);
  }

  /** A thought whose score is the evaluation of one board, or that has none. */
  public Thought(
      Optional<M> move,
      Optional<Double> score,
      List<M> line,
      List<Term> terms,
      SearchCounters counters,
      List<Message> remarks,
      Optional<SearchTree<M>> tree,
      boolean complete) {
    this(move, score, line, terms, Optional.empty(), counters, remarks, tree, complete);
  }
}
