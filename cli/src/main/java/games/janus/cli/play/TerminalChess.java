package games.janus.cli.play;

import games.janus.chess.Chess;
import games.janus.chess.Move;
import games.janus.chess.Piece;
import games.janus.chess.Position;
import games.janus.chess.Role;
import games.janus.chess.notation.Fen;
import games.janus.chess.notation.Pgn;
import games.janus.chess.notation.San;
import games.janus.chess.notation.Uci;
import games.janus.engine.Engine;
import games.janus.engine.Term;
import games.janus.engines.Catalog;
import games.janus.engines.chess.JanusChess;
import games.janus.games.Games;
import games.janus.rules.Color;
import games.janus.rules.Game;
import games.janus.rules.NotationException;
import games.janus.rules.Rules;
import games.janus.rules.Square;
import games.janus.rules.game.GameType;
import games.janus.rules.text.GameReader;
import games.janus.rules.text.GameRecord;
import games.janus.rules.text.TextSource;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** Chess, as the terminal shows and hears it. */
final class TerminalChess implements BoardGame<Position, Move> {
  private static final String OUTLINES = "♙♘♗♖♕♔";
  private static final String SOLIDS = "♟♞♝♜♛♚";

  @Override
  public String name() {
    return "chess";
  }

  @Override
  public Optional<String> rulesName() {
    return Optional.empty();
  }

  @Override
  public GameType<Position, Move> type() {
    return Games.chess();
  }

  @Override
  public Rules<Position, Move> rules() {
    return Chess.RULES;
  }

  @Override
  public BoardGame<Position, Move> by(Position position) {
    return this;
  }

  @Override
  public List<Engine<Position, Move>> engines() {
    return Catalog.chess();
  }

  @Override
  public Engine<Position, Move> adviser() {
    return Catalog.named("janus", Catalog.chess()).orElseThrow();
  }

  @Override
  public String side(Color side) {
    return side == Color.WHITE ? "White" : "Black";
  }

  @Override
  public Position position(String fen) {
    return Position.of(Fen.read(fen));
  }

  @Override
  public String fen(Position position) {
    return Fen.write(position);
  }

  /** Also reads what people type in haste: small letters for pieces, blanks between squares. */
  @Override
  public Move read(Position position, String text) {
    try {
      return San.read(position, text);
    } catch (NotationException wrong) {
      String joined = text.replace(" ", "");
      String capital = joined.substring(0, Math.min(1, joined.length())).toUpperCase(Locale.ROOT);
      for (String other :
          List.of(joined, joined.toLowerCase(Locale.ROOT), capital + tail(joined))) {
        Optional<Move> meant = readAnother(position, other);
        if (meant.isPresent()) {
          return meant.get();
        }
      }
      throw wrong;
    }
  }

  private static String tail(String text) {
    return text.isEmpty() ? "" : text.substring(1).toLowerCase(Locale.ROOT);
  }

  private static Optional<Move> readAnother(Position position, String text) {
    try {
      return Optional.of(San.read(position, text));
    } catch (NotationException _) {
      return Optional.empty();
    }
  }

  @Override
  public String write(Position position, Move move) {
    return San.write(position, move);
  }

  @Override
  public String squares(Move move) {
    return Uci.write(move, false);
  }

  @Override
  public List<Move> near(Position position, String text) {
    String word = text.strip().replace("-", "").replace(" ", "");
    Optional<Square> first = word.length() < 4 ? Optional.empty() : squareAt(word, 0);
    if (first.isPresent()) {
      return position.legalMoves().stream().filter(move -> move.from() == first.get()).toList();
    }
    Optional<Role> role = word.isEmpty() ? Optional.empty() : roleOf(word.charAt(0));
    if (role.isPresent()) {
      return position.legalMoves().stream().filter(move -> move.role() == role.get()).toList();
    }
    return position.legalMoves().stream()
        .filter(move -> move.role() == Role.PAWN && isOnFile(move, word))
        .toList();
  }

  private static Optional<Square> squareAt(String word, int at) {
    return Square.named(word.substring(at, at + 2).toLowerCase(Locale.ROOT));
  }

  /** A small b is a file, not a bishop. */
  private static Optional<Role> roleOf(char letter) {
    boolean isFile = letter >= 'a' && letter <= 'h';
    return isFile ? Optional.empty() : Role.of(Character.toUpperCase(letter));
  }

  private static boolean isOnFile(Move move, String word) {
    return !word.isEmpty() && move.from().file() == word.charAt(0) - 'a';
  }

  @Override
  public List<Square> path(String text) {
    return List.of();
  }

  @Override
  public String square(Square square) {
    return square.toString();
  }

  @Override
  public String number(Game<Position, Move> game) {
    Position position = game.position();
    return position.fullmoves() + (position.turn() == Color.WHITE ? "." : "...");
  }

  @Override
  public Optional<Man> man(Position position, List<Square> walked, Square square) {
    return position.at(square).map(TerminalChess::man);
  }

  private static Man man(Piece piece) {
    int role = piece.role().ordinal();
    char capital = piece.role().letter();
    boolean isWhite = piece.color() == Color.WHITE;
    String solid = SOLIDS.substring(role, role + 1);
    return new Man(
        piece.color(),
        isWhite ? capital : Character.toLowerCase(capital),
        isWhite ? OUTLINES.substring(role, role + 1) : solid,
        solid,
        piece.role().word());
  }

  @Override
  public boolean isNumbered() {
    return false;
  }

  @Override
  public Set<Square> bound(Position position) {
    return Set.of();
  }

  @Override
  public Optional<Square> check(Position position) {
    if (!position.isCheck()) {
      return Optional.empty();
    }
    var king = Optional.of(new Piece(position.turn(), Role.KING));
    return Square.all().stream().filter(square -> position.at(square).equals(king)).findFirst();
  }

  @Override
  public List<Term> firstSight(Engine<Position, Move> engine, Position position) {
    return engine.info().id().equals("janus") ? JanusChess.explain(position) : List.of();
  }

  /** A lone king wins nothing, not even on time (FIDE 6.9). */
  @Override
  public boolean canWin(Position position, Color side) {
    return Square.all().stream()
        .map(position::at)
        .flatMap(Optional::stream)
        .anyMatch(piece -> piece.color() == side && piece.role() != Role.KING);
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
  public String extension() {
    return "pgn";
  }
}
