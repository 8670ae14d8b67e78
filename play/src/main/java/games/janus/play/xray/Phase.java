package games.janus.play.xray;

import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.rules.game.GameKind;
import games.janus.rules.game.GameType;
import games.janus.rules.game.PlacedPiece;
import java.util.ArrayList;
import java.util.List;

/**
 * The parts of a game. The opening is the first ten moves of each side in chess and the first six
 * in checkers, if the game began with all its pieces. The ending begins when at most six pieces are
 * left beside kings and pawns, or eight pieces in checkers, both sides together.
 */
public enum Phase {
  OPENING,
  MIDDLE,
  ENDING;

  private static final int CHESS_OPENING = 20;
  private static final int CHECKERS_OPENING = 12;
  private static final int CHESS_ENDING = 6;
  private static final int CHECKERS_ENDING = 8;

  /** The parts to which the positions of a game belong, in their order. */
  public static <P, M> List<Phase> of(GameType<P, M> type, List<P> positions) {
    boolean isChess = type.kind() == GameKind.CHESS;
    int opening = isChess ? CHESS_OPENING : CHECKERS_OPENING;
    int all = type.board().pieces(type.rules().initial()).size();
    boolean isWhole = type.board().pieces(positions.getFirst()).size() == all;
    var phases = new ArrayList<Phase>();
    for (P position : positions) {
      boolean isEnding =
          phases.contains(ENDING)
              || counted(type, position) <= (isChess ? CHESS_ENDING : CHECKERS_ENDING);
      phases.add(isEnding ? ENDING : isWhole && phases.size() < opening ? OPENING : MIDDLE);
    }
    return phases;
  }

  private static <P, M> int counted(GameType<P, M> type, P position) {
    int counted = 0;
    for (PlacedPiece piece : type.board().pieces(position)) {
      boolean isLeftOut =
          type.kind() == GameKind.CHESS
              && (piece.role().equals("king") || piece.role().equals("pawn"));
      counted += isLeftOut ? 0 : 1;
    }
    return counted;
  }

  /** How it was played. */
  public Message played(Message how) {
    return switch (this) {
      case OPENING -> Messages.reviewOpeningPlayed(how);
      case MIDDLE -> Messages.reviewMiddlePlayed(how);
      case ENDING -> Messages.reviewEndingPlayed(how);
    };
  }
}
