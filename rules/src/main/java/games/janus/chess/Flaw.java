package games.janus.chess;

import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.rules.Color;
import games.janus.rules.Lists;
import java.util.List;

/** A reason why an arrangement of men is not a legal position. */
public enum Flaw {
  NO_WHITE_KING,
  NO_BLACK_KING,
  SEVERAL_WHITE_KINGS,
  SEVERAL_BLACK_KINGS,
  TOO_MUCH_WHITE_MATERIAL,
  TOO_MUCH_BLACK_MATERIAL,
  PAWN_ON_BACK_RANK,
  OPPONENT_IN_CHECK,
  IMPOSSIBLE_CHECK,
  CASTLING_WITHOUT_KING,
  CASTLING_WITHOUT_ROOK,
  CASTLING_TWICE_ON_ONE_SIDE,
  EN_PASSANT_ON_WRONG_RANK,
  EN_PASSANT_WITHOUT_PAWN;

  static List<Message> messages(List<Flaw> flaws) {
    return Lists.map(flaws, flaw -> flaw.message());
  }

  /** The reason as a clause for people. */
  public Message message() {
    return switch (this) {
      case NO_WHITE_KING -> Messages.setupNoKing(Color.WHITE.message());
      case NO_BLACK_KING -> Messages.setupNoKing(Color.BLACK.message());
      case SEVERAL_WHITE_KINGS -> Messages.setupKings(Color.WHITE.message());
      case SEVERAL_BLACK_KINGS -> Messages.setupKings(Color.BLACK.message());
      case TOO_MUCH_WHITE_MATERIAL -> Messages.setupMaterial(Color.WHITE.message());
      case TOO_MUCH_BLACK_MATERIAL -> Messages.setupMaterial(Color.BLACK.message());
      case PAWN_ON_BACK_RANK -> Messages.setupPawn();
      case OPPONENT_IN_CHECK -> Messages.setupOpponentInCheck();
      case IMPOSSIBLE_CHECK -> Messages.setupChecks();
      case CASTLING_WITHOUT_KING -> Messages.setupCastlingKing();
      case CASTLING_WITHOUT_ROOK -> Messages.setupCastlingRook();
      case CASTLING_TWICE_ON_ONE_SIDE -> Messages.setupCastlingTwice();
      case EN_PASSANT_ON_WRONG_RANK -> Messages.setupEnPassantRank();
      case EN_PASSANT_WITHOUT_PAWN -> Messages.setupEnPassantPawn();
    };
  }
}
