package games.janus.chess.notation;

import games.janus.chess.Move;
import games.janus.chess.Position;
import games.janus.chess.Role;
import games.janus.rules.Ascii;
import games.janus.rules.Game;
import games.janus.rules.Lists;
import games.janus.rules.NotationException;
import games.janus.rules.Square;
import games.janus.rules.game.GameNotation;
import games.janus.rules.text.GameReader;
import games.janus.rules.text.GameRecord;
import games.janus.rules.text.TextSource;
import java.util.List;
import java.util.Optional;

/** FEN, SAN, UCI and PGN as one notation. */
final class ChessNotation implements GameNotation<Position, Move> {
  @Override
  public Position position(String fen) {
    return Position.of(Fen.read(fen));
  }

  @Override
  public String fen(Position position) {
    return Fen.write(position);
  }

  /** Also reads what people type in haste: any case, blanks between squares. */
  @Override
  public Move readMove(Position position, String typed) {
    try {
      return San.read(position, typed);
    } catch (NotationException wrong) {
      String joined = typed.replace(" ", "");
      for (String spelling : List.of(joined, Ascii.small(joined), capitalized(joined))) {
        Optional<Move> meant = read(position, spelling);
        if (meant.isPresent()) {
          return meant.get();
        }
      }
      throw wrong;
    }
  }

  private static Optional<Move> read(Position position, String text) {
    try {
      return Optional.of(San.read(position, text));
    } catch (NotationException _) {
      return Optional.empty();
    }
  }

  private static String capitalized(String text) {
    return text.isEmpty() ? "" : Ascii.capital(text.charAt(0)) + Ascii.small(text.substring(1));
  }

  @Override
  public Move readMoveId(Position position, String id) {
    return Uci.read(position, id);
  }

  @Override
  public String moveId(Position position, Move move) {
    return Uci.write(position, move);
  }

  @Override
  public String moveText(Position position, Move move) {
    return San.write(position, move);
  }

  @Override
  public String longMoveText(Move move) {
    if (move instanceof Move.Castle castle) {
      return castle.isKingSide() ? "O-O" : "O-O-O";
    }
    String piece = move.role() == Role.PAWN ? "" : "" + move.role().letter();
    String way = move.from() + (move.captured().isPresent() ? "x" : "-") + move.to();
    return piece + way + (move instanceof Move.Promotion pawn ? "=" + pawn.becomes().letter() : "");
  }

  /** Those from the square that the text begins with, or of its piece, or of its pawn. */
  @Override
  public List<Move> similarMoves(Position position, String typed) {
    String word = typed.strip().replace("-", "").replace(" ", "");
    if (word.isEmpty()) {
      return List.of();
    }
    Optional<Square> from =
        word.length() < 4 ? Optional.empty() : Square.named(Ascii.small(word.substring(0, 2)));
    char first = word.charAt(0);
    boolean isFile = first >= 'a' && first <= 'h'; // a small b is a file, not a bishop
    Optional<Role> role = isFile ? Optional.empty() : Role.of(Ascii.capital(first));
    return Lists.filter(
        position.legalMoves(),
        move -> from.isPresent() ? move.from() == from.get() : isOf(move, role, first - 'a'));
  }

  private static boolean isOf(Move move, Optional<Role> role, int file) {
    return role.isPresent()
        ? move.role() == role.get()
        : move.role() == Role.PAWN && move.from().file() == file;
  }

  @Override
  public int moveNumber(Game<Position, Move> game) {
    return Math.max(1, game.position().fullmoves());
  }

  @Override
  public GameReader<Position, Move> reader(TextSource source) {
    return Pgn.reader(source);
  }

  @Override
  public String write(GameRecord<Position, Move> game) {
    return Pgn.write(game);
  }

  @Override
  public String fileExtension() {
    return "pgn";
  }
}
