package games.janus.play;

import games.janus.checkers.Board;
import games.janus.checkers.Checkers;
import games.janus.checkers.Move;
import games.janus.checkers.Numbering;
import games.janus.checkers.Piece;
import games.janus.checkers.Position;
import games.janus.checkers.Role;
import games.janus.checkers.RuleSet;
import games.janus.checkers.RuleSet.Capture;
import games.janus.checkers.notation.Fen;
import games.janus.checkers.notation.MoveText;
import games.janus.checkers.notation.Pdn;
import games.janus.engine.Engine;
import games.janus.engines.checkers.endgame.EndgameJudge;
import games.janus.play.xray.Known;
import games.janus.play.xray.Words;
import games.janus.rules.Color;
import games.janus.rules.Game;
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

/** Checkers by one rule set, in the words of a page. */
final class CheckersPage implements PageGame<Position, Move> {
  private final RuleSet ruleSet;
  private final Rules<Position, Move> rules;
  private final Players players;

  CheckersPage(RuleSet ruleSet, Players players) {
    this.ruleSet = ruleSet;
    this.rules = Checkers.with(ruleSet);
    this.players = players;
  }

  @Override
  public String id() {
    return "checkers";
  }

  @Override
  public String rulesText() {
    return ruleSet.text();
  }

  @Override
  public String rulesText(Position position) {
    return position.ruleSet().text();
  }

  @Override
  public Rules<Position, Move> rules() {
    return rules;
  }

  @Override
  public List<Engine<Position, Move>> engines() {
    return players.checkers();
  }

  @Override
  public Words<Position, Move> words() {
    return Words.ofCheckers(ruleSet, engines());
  }

  /** The tables know the official rules alone. */
  @Override
  public Function<Position, Optional<Known<Move>>> tables() {
    if (!ruleSet.equals(RuleSet.ACF)) {
      return _ -> Optional.empty();
    }
    var judge = new EndgameJudge(players.endgames().oracle());
    return position -> judge.judge(position).map(Known::of);
  }

  @Override
  public boolean isRepeatable() {
    return players.isRepeatable();
  }

  @Override
  public Position position(String fen) {
    return Position.of(Fen.read(fen), ruleSet);
  }

  @Override
  public String fen(Position position) {
    return Fen.write(position.setup());
  }

  @Override
  public String start(Position position) {
    return position.equals(Position.initial(position.ruleSet())) ? "" : fen(position);
  }

  @Override
  public String name(Color side) {
    return ruleSet.nameOf(side);
  }

  @Override
  public List<Man> men(Position position) {
    return men(position.board());
  }

  private static List<Man> men(Board board) {
    var men = new ArrayList<Man>();
    for (Square square : Square.all()) {
      board.at(square).ifPresent(piece -> men.add(new Man(square, piece.color(), role(piece))));
    }
    return men;
  }

  private static String role(Piece piece) {
    return piece.isKing() ? "king" : "man";
  }

  @Override
  public List<Man> menOnTheWay(Position position, List<Square> hops) {
    Piece piece = position.at(hops.getFirst()).orElseThrow();
    Board board = position.board().without(hops.getFirst());
    for (Square captured : removed(hops)) {
      board = board.without(captured);
    }
    // Who may jump on from the king-row has been crowned there; elsewhere nobody jumps on from it.
    Piece now = touchesKingRow(hops, piece.color()) ? piece.crowned() : piece;
    return men(board.with(hops.getLast(), now));
  }

  private static boolean touchesKingRow(List<Square> hops, Color side) {
    for (Square hop : hops) {
      if (hop.rank() == (side == Color.WHITE ? 7 : 0)) {
        return true;
      }
    }
    return false;
  }

  @Override
  public List<Square> removed(List<Square> hops) {
    return Move.along(hops).captured();
  }

  @Override
  public String cellWord(String role) {
    return role.equals("king") ? "King" : "Regular";
  }

  @Override
  public Move move(Position position, String id) {
    return MoveText.read(position, id);
  }

  @Override
  public Move typed(Position position, String text) {
    return MoveText.read(position, text);
  }

  @Override
  public String id(Position position, Move move) {
    return move.toString();
  }

  @Override
  public String text(Position position, Move move) {
    return MoveText.write(position, move);
  }

  @Override
  public String longText(Move move) {
    return move.toString();
  }

  @Override
  public List<Square> captured(Move move) {
    return move.captured();
  }

  @Override
  public boolean isJump(Move move) {
    return move.isJump();
  }

  @Override
  public String kind(Move move) {
    return move.isJump() ? "jump" : "regular";
  }

  /** A man on the king-row is crowned, whatever the player thinks of it. */
  @Override
  public Optional<String> promotion(Move move) {
    return Optional.empty();
  }

  @Override
  public List<MoveInput.Option<Move>> options(Position position, List<Move> legal) {
    var options = new ArrayList<MoveInput.Option<Move>>();
    for (Move move : legal) {
      options.add(new MoveInput.Option<>(move, move.path(), move.isJump()));
    }
    return options;
  }

  @Override
  public String objection(Position position, Square square) {
    Optional<Piece> piece = position.at(square);
    boolean isOwn = piece.isPresent() && piece.get().color() == position.turn();
    if (isOwn && !mustJump(position)) {
      String word = piece.get().role() == Role.KING ? "king" : "man";
      return "the " + word + " on " + Numbering.of(square) + " has no move";
    }
    return objection(position, List.of(square));
  }

  @Override
  public String objection(Position position, List<Square> path) {
    return position.objection(path).orElse("no legal move goes that way");
  }

  @Override
  public boolean mustJump(Position position) {
    return position.ruleSet().capture() == Capture.FORCED && !jumpers(position).isEmpty();
  }

  @Override
  public List<Square> jumpers(Position position) {
    var squares = new ArrayList<Square>();
    if (position.ruleSet().capture() != Capture.FREE) {
      for (Move move : position.legalMoves()) {
        if (move.isJump() && !squares.contains(move.from())) {
          squares.add(move.from());
        }
      }
    }
    return squares;
  }

  @Override
  public Optional<Square> check(Position position) {
    return Optional.empty();
  }

  /** Numbers go up when the side that begins, by the rules, moves again. */
  @Override
  public int moveNumber(Game<Position, Move> game) {
    Color first = ruleSet.firstMover();
    int before = game.plies() + (game.position().turn() == first ? 1 : 0);
    return 1 + before / 2;
  }

  @Override
  public String drawWord(Outcome draw) {
    return draw.reason() == Outcome.Reason.NO_MOVES_LEFT ? "Tie" : "Draw";
  }

  @Override
  public Position after(Position position, Move move) {
    return position.play(move);
  }

  @Override
  public GameReader<Position, Move> reader(TextSource source) {
    return Pdn.reader(source);
  }

  @Override
  public String write(GameRecord<Position, Move> record) {
    return Pdn.write(record);
  }
}
