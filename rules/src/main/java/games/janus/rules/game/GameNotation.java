package games.janus.rules.game;

import games.janus.rules.Game;
import games.janus.rules.Square;
import games.janus.rules.text.GameReader;
import games.janus.rules.text.GameRecord;
import games.janus.rules.text.TextSource;
import java.util.List;

/** How the positions, moves and games of one game are written and read. */
public interface GameNotation<P, M> {
  /**
   * The position of a FEN.
   *
   * @throws games.janus.rules.NotationException if the text is no FEN
   * @throws games.janus.rules.IllegalSetupException if it is no legal position
   */
  P position(String fen);

  String fen(P position);

  /**
   * The move that a person typed, in any usual spelling.
   *
   * @throws games.janus.rules.NotationException if it is no move, not legal or not clear here
   */
  M readMove(P position, String typed);

  /**
   * The move with this id.
   *
   * @throws games.janus.rules.NotationException if there is no such move here
   */
  M readMoveId(P position, String id);

  /** The move as programs exchange it; museum engines also name moves that are not legal. */
  String moveId(P position, M move);

  /** The legal move as players write it. */
  String moveText(P position, M move);

  /** The move as players write it where the position is not at hand: {@code Ng1-f3}. */
  String longMoveText(M move);

  /** The legal moves that somebody who typed this may have meant. */
  List<M> similarMoves(P position, String typed);

  /**
   * The squares that a text names one after another, for games that are typed square by square;
   * empty if it is anything else.
   */
  default List<Square> squares(String typed) {
    return List.of();
  }

  /** A square as players name it. */
  default String squareName(Square square) {
    return square.toString();
  }

  /** The number of the next move, counted from the start of the game. */
  int moveNumber(Game<P, M> game);

  /** Reads the games of a file one after another. */
  GameReader<P, M> reader(TextSource source);

  /** The game as it stands in a file. */
  String write(GameRecord<P, M> game);

  /** How the names of its files end: {@code pgn} or {@code pdn}. */
  String fileExtension();
}
