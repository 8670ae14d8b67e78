package games.janus.checkers.notation;

import games.janus.checkers.Move;
import games.janus.checkers.Position;
import games.janus.checkers.RuleSet;
import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.rules.Color;
import games.janus.rules.Excerpt;
import games.janus.rules.IllegalSetupException;
import games.janus.rules.InvalidTextException;
import games.janus.rules.NotationException;
import games.janus.rules.Outcome;
import games.janus.rules.text.GameReader;
import games.janus.rules.text.GameRecord;
import games.janus.rules.text.GameWriter;
import games.janus.rules.text.Notation;
import games.janus.rules.text.Result;
import games.janus.rules.text.Tags;
import games.janus.rules.text.TextSource;
import java.util.List;
import java.util.Optional;

/**
 * Portable Draughts Notation 3.0, in which checkers games are kept and exchanged. Moves are read as
 * {@link MoveText} reads them; a game may start from a {@link Fen}. Files of other draughts are
 * refused by their GameType, with the name of the game.
 *
 * <p><b>A trap:</b> 1-0 does not mean that White has won. It means that the player who moved first
 * has won, which in checkers is Black; 2-0 is an older way to say so, 1-1 a draw, and 0-0 a loss
 * for both. Readers that come from chess often get this wrong, and so do some files.
 *
 * <p>Games by other rules than the official ones name them in a tag of our own, as in {@code [Rules
 * "two-player"]}; a rule set made to measure writes its switches there (see {@link RuleSet#text}).
 */
public final class Pdn implements Notation<Position, Move> {
  private static final Pdn NOTATION = new Pdn();

  private static final List<String> ROSTER =
      List.of("Event", "Site", "Date", "Round", "Black", "White", "Result");

  /** The start of nearly every game, made once. */
  private static final Position USUAL = Position.initial(RuleSet.ACF);

  /** The annotators' number for a move without which the game is lost. */
  private static final int FORCED_MOVE = 7;

  Pdn() {}

  /** Reads the games of a text one after another. */
  public static GameReader<Position, Move> reader(TextSource source) {
    return new GameReader<>(NOTATION, source);
  }

  /** The game as it stands in a file, ended by an empty line. */
  public static String write(GameRecord<Position, Move> game) {
    return new GameWriter<>(NOTATION).write(game);
  }

  // What files of these games have of their own

  @Override
  public Position start(Tags tags) {
    tags.value("GameType").ifPresent(GameTypeTag::check);
    RuleSet rules = rules(tags);
    return tags.value("FEN").map(fen -> position(fen, rules)).orElseGet(() -> initial(rules));
  }

  private static Position initial(RuleSet rules) {
    return rules.equals(RuleSet.ACF) ? USUAL : Position.initial(rules);
  }

  private static RuleSet rules(Tags tags) {
    return tags.value("Rules").map(RuleSet::read).orElse(RuleSet.ACF);
  }

  private static Position position(String fen, RuleSet rules) {
    try {
      return Position.of(Fen.read(fen), rules);
    } catch (IllegalSetupException e) {
      throw new InvalidTextException(fen, e.message());
    }
  }

  @Override
  public Move read(Position position, String text) {
    return MoveText.read(position, text);
  }

  @Override
  public String write(Position position, Move move) {
    return MoveText.write(position, move);
  }

  @Override
  public Position play(Position position, Move move) {
    return position.play(move);
  }

  @Override
  public Optional<Message> remark(Tags tags, Position start) {
    Color first = start.ruleSet().firstMover();
    return tags.value("GameType")
        .flatMap(GameTypeTag::firstMover)
        .filter(said -> said != first)
        .map(said -> Messages.fileFirstMover(first.message(), said.message()));
  }

  @Override
  public Optional<Message> remark(String text, Move move, Position next) {
    boolean saysStep = text.indexOf('-') >= 0;
    boolean saysJump = text.indexOf('x') >= 0 || text.indexOf('X') >= 0 || text.indexOf(':') >= 0;
    if (move.isJump() && saysStep) {
      return Optional.of(Messages.fileIsCapture(Excerpt.of(text)));
    }
    return !move.isJump() && saysJump
        ? Optional.of(Messages.fileNoCapture(Excerpt.of(text)))
        : Optional.empty();
  }

  @Override
  public Optional<Outcome> outcome(Position position) {
    return position.outcome();
  }

  @Override
  public boolean isFirstSideToMove(Position position) {
    return position.turn() == position.ruleSet().firstMover();
  }

  @Override
  public int moveNumber(Position start) {
    return 1;
  }

  @Override
  public Optional<Result> result(Position start, String word) {
    Color first = start.ruleSet().firstMover();
    return switch (word) {
      case "1-0", "2-0" -> Optional.of(Result.winFor(first));
      case "0-1", "0-2" -> Optional.of(Result.winFor(first.opponent()));
      case "1/2-1/2", "1/2", "1-1" -> Optional.of(Result.DRAW);
      case "0-0" -> Optional.of(Result.BOTH_LOSE);
      case "*" -> Optional.of(Result.OPEN);
      default -> Optional.empty();
    };
  }

  @Override
  public String write(Position start, Result result) {
    return switch (result) {
      case DRAW -> "1/2-1/2";
      case BOTH_LOSE -> "0-0";
      case OPEN -> "*";
      case WHITE_WINS, BLACK_WINS ->
          result == Result.winFor(start.ruleSet().firstMover()) ? "1-0" : "0-1";
    };
  }

  @Override
  public Tags tags(GameRecord<Position, Move> game) {
    Position start = game.start();
    RuleSet rules = start.ruleSet();
    Tags tags = game.tags().withRoster(ROSTER);
    if (tags.value("GameType").isEmpty()) {
      tags = tags.with("GameType", GameTypeTag.write(rules.firstMover()));
    }
    if (!says(tags, rules)) {
      tags = tags.with("Rules", rules.text());
    }
    return says(tags, start) ? tags : tags.with("SetUp", "1").with("FEN", Fen.write(start.setup()));
  }

  private static boolean says(Tags tags, RuleSet rules) {
    try {
      return rules(tags).equals(rules);
    } catch (InvalidTextException e) {
      return false;
    }
  }

  private boolean says(Tags tags, Position start) {
    try {
      return start(tags).equals(start);
    } catch (NotationException e) {
      return false;
    }
  }

  /** A star that touches a move praises it: nothing else would do. */
  @Override
  public Optional<Integer> nag(String mark) {
    return mark.equals("*") ? Optional.of(FORCED_MOVE) : Notation.super.nag(mark);
  }
}
