package games.janus.cli.play;

import games.janus.checkers.Checkers;
import games.janus.checkers.Move;
import games.janus.checkers.Numbering;
import games.janus.checkers.Piece;
import games.janus.checkers.Position;
import games.janus.checkers.RuleSet;
import games.janus.checkers.RuleSet.Capture;
import games.janus.checkers.notation.Fen;
import games.janus.checkers.notation.MoveText;
import games.janus.checkers.notation.Pdn;
import games.janus.cli.HomePlayers;
import games.janus.engine.Engine;
import games.janus.engine.Term;
import games.janus.engines.Catalog;
import games.janus.games.Games;
import games.janus.rules.Color;
import games.janus.rules.Game;
import games.janus.rules.IllegalMoveException;
import games.janus.rules.Rules;
import games.janus.rules.Square;
import games.janus.rules.game.GameType;
import games.janus.rules.text.GameReader;
import games.janus.rules.text.GameRecord;
import games.janus.rules.text.TextSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Checkers by one rule set, as the terminal shows and hears it. */
final class TerminalCheckers implements BoardGame<Position, Move> {
  /** Numbers with one sign or blanks between them; a sign before the first one is for going on. */
  private static final Pattern SQUARES =
      Pattern.compile("[-xX: ]?\\s*\\d{1,2}(?:\\s*[-xX: ]\\s*\\d{1,2}){0,9}");

  private static final Pattern NUMBER = Pattern.compile("\\d{1,2}");

  private final RuleSet ruleSet;

  TerminalCheckers(RuleSet ruleSet) {
    this.ruleSet = ruleSet;
  }

  @Override
  public String name() {
    return "checkers";
  }

  @Override
  public Optional<String> rulesName() {
    return Optional.of(ruleSet.name());
  }

  @Override
  public GameType<Position, Move> type() {
    return Games.checkers(ruleSet);
  }

  @Override
  public Rules<Position, Move> rules() {
    return Checkers.with(ruleSet);
  }

  @Override
  public BoardGame<Position, Move> by(Position position) {
    return new TerminalCheckers(position.ruleSet());
  }

  @Override
  public List<Engine<Position, Move>> engines() {
    return HomePlayers.checkers();
  }

  @Override
  public Engine<Position, Move> adviser() {
    return Catalog.named("janus-checkers", engines()).orElseThrow();
  }

  @Override
  public String side(Color side) {
    return ruleSet.nameOf(side);
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
  public Move read(Position position, String text) {
    List<Square> path = path(text);
    if (path.size() == 1) { // a man that was pointed at, and cannot move
      throw new IllegalMoveException(text, position.objection(path).orElseThrow());
    }
    return MoveText.read(position, text);
  }

  @Override
  public String write(Position position, Move move) {
    return MoveText.write(position, move);
  }

  @Override
  public String squares(Move move) {
    return move.toString();
  }

  @Override
  public List<Move> near(Position position, String text) {
    List<Square> path = path(text);
    return path.isEmpty()
        ? List.of()
        : position.legalMoves().stream().filter(move -> move.from() == path.getFirst()).toList();
  }

  @Override
  public List<Square> path(String text) {
    if (!SQUARES.matcher(text).matches()) {
      return List.of();
    }
    List<Square> path = new ArrayList<>();
    Matcher numbers = NUMBER.matcher(text);
    while (numbers.find()) {
      int number = Integer.parseInt(numbers.group());
      if (!Numbering.isNumber(number)) {
        return List.of();
      }
      path.add(Numbering.square(number));
    }
    return path;
  }

  @Override
  public String square(Square square) {
    return square.isDark() ? Integer.toString(Numbering.of(square)) : square.toString();
  }

  /** The side that begins has the numbers with one dot, wherever the game was set up. */
  @Override
  public String number(Game<Position, Move> game) {
    boolean isFirst = game.position().turn() == ruleSet.firstMover();
    int behind = isFirst ? game.plies() + 1 : game.plies();
    return behind / 2 + 1 + (isFirst ? "." : "...");
  }

  @Override
  public Optional<Man> man(Position position, List<Square> walked, Square square) {
    if (walked.isEmpty()) {
      return position.at(square).map(this::man);
    }
    if (square == walked.getLast()) {
      return position.at(walked.getFirst()).map(this::man);
    }
    boolean isGone = square == walked.getFirst() || isJumped(walked, square);
    return isGone ? Optional.empty() : position.at(square).map(this::man);
  }

  private static boolean isJumped(List<Square> walked, Square square) {
    for (int hop = 1; hop < walked.size(); hop++) {
      int middle = walked.get(hop - 1).index() + walked.get(hop).index();
      if (middle == 2 * square.index()) {
        return true;
      }
    }
    return false;
  }

  private Man man(Piece piece) {
    boolean isWhite = piece.color() == Color.WHITE;
    char capital = piece.isKing() ? 'K' : initial(side(piece.color()));
    String figure = isWhite ? (piece.isKing() ? "⛁" : "⛀") : (piece.isKing() ? "⛃" : "⛂");
    return new Man(
        piece.color(),
        isWhite ? capital : Character.toLowerCase(capital),
        figure,
        piece.isKing() ? "⛃" : "⛂",
        piece.isKing() ? "king" : "man");
  }

  /** The first letter of a side's name, unless that is the king's. */
  private static char initial(String name) {
    char first = Character.toUpperCase(name.charAt(0));
    return first >= 'A' && first <= 'Z' && first != 'K' ? first : 'O';
  }

  @Override
  public boolean isNumbered() {
    return true;
  }

  @Override
  public Set<Square> bound(Position position) {
    return ruleSet.capture() == Capture.FREE
        ? Set.of()
        : position.legalMoves().stream()
            .filter(Move::isJump)
            .map(Move::from)
            .collect(Collectors.toSet());
  }

  @Override
  public Optional<Square> check(Position position) {
    return Optional.empty();
  }

  @Override
  public List<Term> firstSight(Engine<Position, Move> engine, Position position) {
    return List.of();
  }

  @Override
  public boolean canWin(Position position, Color side) {
    return true;
  }

  @Override
  public GameReader<Position, Move> reader(TextSource source) {
    return Pdn.reader(source);
  }

  @Override
  public String write(GameRecord<Position, Move> game) {
    return Pdn.write(game);
  }

  @Override
  public String extension() {
    return "pdn";
  }
}
