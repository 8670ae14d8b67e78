package games.janus.chess.notation;

import games.janus.chess.Chess;
import games.janus.chess.Move;
import games.janus.chess.Position;
import games.janus.chess.openings.Openings;
import games.janus.message.Message;
import games.janus.rules.Color;
import games.janus.rules.Rules;
import games.janus.rules.game.GameBoard;
import games.janus.rules.game.GameKind;
import games.janus.rules.game.GameNotation;
import games.janus.rules.game.GameType;
import games.janus.rules.game.Opening;
import java.util.Optional;

/** Chess by the FIDE laws. */
public final class ChessGame implements GameType<Position, Move> {
  /** The one name of the rules of chess. */
  public static final String FIDE = "fide";

  /** Castling is written as the position asks for: {@code e1g1}, in Chess960 {@code e1h1}. */
  public static final ChessGame STANDARD = new ChessGame();

  private final GameNotation<Position, Move> notation = new ChessNotation();
  private final GameBoard<Position, Move> board = new ChessBoard();

  private ChessGame() {}

  @Override
  public GameKind kind() {
    return GameKind.CHESS;
  }

  @Override
  public String ruleSet() {
    return FIDE;
  }

  @Override
  public Message side(Color side) {
    return side.message();
  }

  @Override
  public ChessGame of(Position position) {
    return this;
  }

  @Override
  public Optional<Opening> opening(Position position) {
    return Openings.at(position);
  }

  @Override
  public Rules<Position, Move> rules() {
    return Chess.RULES;
  }

  @Override
  public GameNotation<Position, Move> notation() {
    return notation;
  }

  @Override
  public GameBoard<Position, Move> board() {
    return board;
  }
}
