package games.janus.play;

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
import games.janus.play.xray.Known;
import games.janus.play.xray.Words;
import games.janus.rules.Color;
import games.janus.rules.Game;
import games.janus.rules.NotationException;
import games.janus.rules.Outcome;
import games.janus.rules.Rules;
import games.janus.rules.Square;
import games.janus.rules.text.GameReader;
import games.janus.rules.text.GameRecord;
import games.janus.rules.text.TextSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Chess in the words of a page. */
final class ChessPage implements PageGame<Position, Move> {
  static final String FIDE = "fide";

  private final Players players;

  ChessPage(Players players) {
    this.players = players;
  }

  @Override
  public String id() {
    return "chess";
  }

  @Override
  public String rulesText() {
    return FIDE;
  }

  @Override
  public String rulesText(Position position) {
    return FIDE;
  }

  @Override
  public Rules<Position, Move> rules() {
    return Chess.RULES;
  }

  @Override
  public List<Engine<Position, Move>> engines() {
    return players.chess();
  }

  @Override
  public Words<Position, Move> words() {
    return Words.ofChess(engines());
  }

  @Override
  public Function<Position, Optional<Known<Move>>> tables() {
    return _ -> Optional.empty();
  }

  @Override
  public boolean isRepeatable() {
    return players.isRepeatable();
  }

  @Override
  public Position position(String fen) {
    return Position.of(Fen.read(fen));
  }

  @Override
  public String fen(Position position) {
    return Fen.write(position);
  }

  @Override
  public String start(Position position) {
    String fen = fen(position);
    return fen.equals(fen(Position.initial())) ? "" : fen;
  }

  @Override
  public String name(Color side) {
    return side == Color.WHITE ? "White" : "Black";
  }

  @Override
  public List<Man> men(Position position) {
    var men = new ArrayList<Man>();
    for (Square square : Square.all()) {
      position
          .at(square)
          .ifPresent(man -> men.add(new Man(square, man.color(), man.role().word())));
    }
    return men;
  }

  /** No move of chess is made of several hops. */
  @Override
  public List<Man> menOnTheWay(Position position, List<Square> hops) {
    return men(position);
  }

  @Override
  public List<Square> removed(List<Square> hops) {
    return List.of();
  }

  @Override
  public String cellWord(String role) {
    return (char) (role.charAt(0) - 'a' + 'A') + role.substring(1);
  }

  @Override
  public Move move(Position position, String id) {
    return Uci.read(position, id);
  }

  @Override
  public Move typed(Position position, String text) {
    return San.read(position, text);
  }

  @Override
  public String id(Position position, Move move) {
    return Uci.write(position, move);
  }

  @Override
  public String text(Position position, Move move) {
    return San.write(position, move);
  }

  @Override
  public String longText(Move move) {
    if (move instanceof Move.Castle castle) {
      return castle.isKingSide() ? "O-O" : "O-O-O";
    }
    String man = move.role() == Role.PAWN ? "" : "" + move.role().letter();
    String way = move.from() + (move.captured().isPresent() ? "x" : "-") + move.to();
    return man + way + (move instanceof Move.Promotion pawn ? "=" + pawn.becomes().letter() : "");
  }

  @Override
  public List<Square> captured(Move move) {
    return switch (move) {
      case Move.EnPassant pawn -> List.of(pawn.victim());
      default -> move.captured().isPresent() ? List.of(move.to()) : List.of();
    };
  }

  @Override
  public boolean isJump(Move move) {
    return false;
  }

  @Override
  public String kind(Move move) {
    return switch (move) {
      case Move.Castle _ -> "castle";
      case Move.EnPassant _ -> "en-passant";
      default -> move.captured().isPresent() ? "capture" : "regular";
    };
  }

  @Override
  public Optional<String> promotion(Move move) {
    return move instanceof Move.Promotion pawn
        ? Optional.of(pawn.becomes().word())
        : Optional.empty();
  }

  /**
   * Castling is pointed at by where the king goes or by the rook he goes towards. Where the king
   * could also simply step there, which Chess960 knows, the step is meant.
   */
  @Override
  public List<MoveInput.Option<Move>> options(Position position, List<Move> legal) {
    var options = new ArrayList<MoveInput.Option<Move>>();
    for (Move move : legal) {
      if (!(move instanceof Move.Castle)) {
        options.add(option(move, move.to()));
      }
    }
    for (Move move : legal) {
      if (move instanceof Move.Castle castle) {
        if (castle.to() != castle.rook() && !isStep(castle, legal)) {
          options.add(option(move, castle.to()));
        }
        options.add(option(move, castle.rook()));
      }
    }
    return options;
  }

  private static boolean isStep(Move.Castle castle, List<Move> legal) {
    for (Move move : legal) {
      if (move.from() == castle.from()
          && move.to() == castle.to()
          && !(move instanceof Move.Castle)) {
        return true;
      }
    }
    return castle.from() == castle.to(); // he stays, and only the rook can be pointed at
  }

  private static MoveInput.Option<Move> option(Move move, Square to) {
    return new MoveInput.Option<>(move, List.of(move.from(), to), false);
  }

  @Override
  public String objection(Position position, Square square) {
    Optional<Piece> man = position.at(square);
    if (man.isEmpty()) {
      return "there is no piece on " + square;
    }
    String piece = "the " + man.get().role().word() + " on " + square;
    if (man.get().color() != position.turn()) {
      return piece + " is " + name(man.get().color()) + "'s";
    }
    return piece + (position.isCheck() ? " cannot help against the check" : " has no legal move");
  }

  @Override
  public String objection(Position position, List<Square> path) {
    try {
      Uci.read(position, "" + path.getFirst() + path.getLast());
      return "no legal move goes that way";
    } catch (NotationException wrong) {
      return wrong.reason();
    }
  }

  @Override
  public boolean mustJump(Position position) {
    return false;
  }

  @Override
  public List<Square> jumpers(Position position) {
    return List.of();
  }

  @Override
  public Optional<Square> check(Position position) {
    return position.isCheck()
        ? position.setup().board().find(new Piece(position.turn(), Role.KING))
        : Optional.empty();
  }

  @Override
  public int moveNumber(Game<Position, Move> game) {
    return Math.max(1, game.position().fullmoves());
  }

  @Override
  public String drawWord(Outcome draw) {
    return "Draw";
  }

  @Override
  public Position after(Position position, Move move) {
    return position.play(move);
  }

  @Override
  public GameReader<Position, Move> reader(TextSource source) {
    return Pgn.reader(source);
  }

  @Override
  public String write(GameRecord<Position, Move> record) {
    return Pgn.write(record);
  }
}
