package games.janus.rules.text;

import games.janus.message.Message;
import games.janus.rules.NotationException;
import games.janus.rules.Outcome;
import java.util.Optional;

/** What one game's files have of their own; the rest of reading and writing is the same for all. */
public interface Notation<P, M> {
  int HIGHEST_NAG = 255;

  /**
   * The position from which a game with these tags starts.
   *
   * @throws NotationException if the tags ask for something that is no start of this game
   */
  P start(Tags tags);

  /**
   * The move that the text means here, read liberally.
   *
   * @throws NotationException if it is no move, not legal, or could be several
   */
  M read(P position, String text);

  /** The move as it is written in a file: strictly, as short as may be. */
  String write(P position, M move);

  P play(P position, M move);

  /** Whether the side to move is the one whose moves stand first after the numbers. */
  boolean isFirstSideToMove(P position);

  /** The number of the next move in a game that starts here. */
  int moveNumber(P start);

  /**
   * The result that this word means at the end of the moves, or in the tag Result; none for words
   * that are no result. Which side the word names may depend on how the game starts.
   */
  Optional<Result> result(P start, String word);

  String write(P start, Result result);

  /** The tags to write above a game: all its own, and those that its start calls for. */
  Tags tags(GameRecord<P, M> game);

  /** What is odd about a game with these tags that starts here. */
  default Optional<Message> remark(Tags tags, P start) {
    return Optional.empty();
  }

  /** What is odd about the text of a move that leads to this position, though it is clear. */
  default Optional<Message> remark(String text, M move, P next) {
    return Optional.empty();
  }

  /** How the game has ended on the board, as far as the position alone can tell. */
  default Optional<Outcome> outcome(P position) {
    return Optional.empty();
  }

  /** The NAG for a word or mark that annotates the move before it. */
  default Optional<Integer> nag(String mark) {
    return Marks.nag(mark);
  }

  /** Whether a word only repeats what the move before it says, as "e.p." does. */
  default boolean isOrnament(String word) {
    return false;
  }
}
