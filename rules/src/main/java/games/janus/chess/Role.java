package games.janus.chess;

import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.rules.Lists;
import java.util.List;
import java.util.Optional;

/** What a man is, whatever its colour. */
public enum Role {
  PAWN('P', "pawn"),
  KNIGHT('N', "knight"),
  BISHOP('B', "bishop"),
  ROOK('R', "rook"),
  QUEEN('Q', "queen"),
  KING('K', "king");

  private static final List<Role> ALL = List.of(values());
  private static final List<Role> PROMOTIONS = List.of(QUEEN, ROOK, BISHOP, KNIGHT);

  private final char letter;
  private final String word;

  Role(char letter, String word) {
    this.letter = letter;
    this.word = word;
  }

  /** Every role, pawn first and king last. */
  public static List<Role> all() {
    return ALL;
  }

  /** What a pawn may become, queen first (FIDE 3.7.3.3). */
  public static List<Role> promotions() {
    return PROMOTIONS;
  }

  /** The role with this English capital letter, if there is one. */
  public static Optional<Role> of(char letter) {
    return Lists.first(ALL, role -> role.letter == letter);
  }

  /** The English capital letter, P for the pawn. */
  public char letter() {
    return letter;
  }

  /** What people call it. */
  public Message message() {
    return switch (this) {
      case PAWN -> Messages.piecePawn();
      case KNIGHT -> Messages.pieceKnight();
      case BISHOP -> Messages.pieceBishop();
      case ROOK -> Messages.pieceRook();
      case QUEEN -> Messages.pieceQueen();
      case KING -> Messages.pieceKing();
    };
  }

  /** The English word, in lower case, by which requests and pictures name it. */
  public String word() {
    return word;
  }
}
