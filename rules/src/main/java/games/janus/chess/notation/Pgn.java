package games.janus.chess.notation;

import games.janus.chess.Move;
import games.janus.chess.Position;
import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.rules.Ascii;
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
 * Portable Game Notation, in which chess games are kept and exchanged. Moves are read as {@link
 * San} reads them; a game may start from a FEN and may be Chess960. On writing the seven tags of
 * the roster come first, with question marks for what is not known.
 *
 * {@snippet :
 * GameReader<Position, Move> games = Pgn.reader(TextSource.of(text));
 * for (var next = games.next(); next.isPresent(); next = games.next()) {
 *   switch (next.get()) {
 *     case GoodGame(var game, _, _) -> replay(game.moves());
 *     case BadGame(_, long line, String reason, _) -> warn(line, reason);
 *   }
 * }
 * }
 */
public final class Pgn implements Notation<Position, Move> {
  private static final Pgn NOTATION = new Pgn();

  /** The tags that every game has, in this order (PGN standard 8.1.1). */
  private static final List<String> ROSTER =
      List.of("Event", "Site", "Date", "Round", "White", "Black", "Result");

  Pgn() {}

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
    tags.value("Variant").ifPresent(Pgn::checkVariant);
    return tags.value("FEN").map(Pgn::position).orElse(Position.initial());
  }

  private static void checkVariant(String variant) {
    var letters = new StringBuilder();
    for (int i = 0; i < variant.length() && letters.length() < 20; i++) {
      char letter = Ascii.small(variant.charAt(i));
      if ((letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9')) {
        letters.append(letter);
      }
    }
    switch (letters.toString()) {
      case "chess", "standard", "normal", "fromposition", "" -> {}
      case "chess960", "fischerandom", "fischerrandom", "960" -> {}
      default -> throw new InvalidTextException(variant, Messages.fileVariant());
    }
  }

  private static Position position(String fen) {
    try {
      return Position.of(Fen.read(fen));
    } catch (IllegalSetupException e) {
      throw new InvalidTextException(fen, e.message());
    }
  }

  @Override
  public Move read(Position position, String text) {
    return San.read(position, text);
  }

  @Override
  public String write(Position position, Move move) {
    return San.write(position, move);
  }

  @Override
  public Position play(Position position, Move move) {
    return position.play(move);
  }

  /** A sign may be missing, for many leave it out; one that is there should be true. */
  @Override
  public Optional<Message> remark(String text, Move move, Position next) {
    if (text.indexOf('#') >= 0 && !next.isCheckmate()) {
      return Optional.of(Messages.fileNoMate(Excerpt.of(text)));
    }
    return text.indexOf('+') >= 0 && !next.isCheck()
        ? Optional.of(Messages.fileNoCheck(Excerpt.of(text)))
        : Optional.empty();
  }

  @Override
  public Optional<Outcome> outcome(Position position) {
    return position.outcome();
  }

  @Override
  public boolean isFirstSideToMove(Position position) {
    return position.turn() == Color.WHITE;
  }

  @Override
  public int moveNumber(Position start) {
    return Math.max(1, start.fullmoves());
  }

  @Override
  public Optional<Result> result(Position start, String word) {
    return switch (word) {
      case "1-0" -> Optional.of(Result.WHITE_WINS);
      case "0-1" -> Optional.of(Result.BLACK_WINS);
      case "1/2-1/2", "1/2", "\u00BD-\u00BD" -> Optional.of(Result.DRAW);
      case "*" -> Optional.of(Result.OPEN);
      default -> Optional.empty();
    };
  }

  @Override
  public String write(Position start, Result result) {
    return switch (result) {
      case WHITE_WINS -> "1-0";
      case BLACK_WINS -> "0-1";
      case DRAW -> "1/2-1/2";
      case BOTH_LOSE, OPEN -> "*";
    };
  }

  /** The seven roster tags first, unknown ones as question marks; then the others as they were. */
  @Override
  public Tags tags(GameRecord<Position, Move> game) {
    Tags tags = game.tags().withRoster(ROSTER);
    return says(tags, game.start())
        ? tags
        : tags.with("SetUp", "1").with("FEN", Fen.write(game.start()));
  }

  private boolean says(Tags tags, Position start) {
    try {
      Position said = start(tags);
      return said.equals(start)
          && said.halfmoves() == start.halfmoves()
          && said.fullmoves() == start.fullmoves();
    } catch (NotationException e) {
      return false;
    }
  }

  /** Signs that annotators write instead of NAGs. */
  @Override
  public Optional<Integer> nag(String mark) {
    return switch (mark) {
      case "=" -> Optional.of(10);
      case "\u221E" -> Optional.of(13);
      case "+=", "+/=" -> Optional.of(14);
      case "=+", "=/+" -> Optional.of(15);
      case "+/-" -> Optional.of(16);
      case "-/+" -> Optional.of(17);
      case "+-" -> Optional.of(18);
      case "-+" -> Optional.of(19);
      case "N" -> Optional.of(146);
      default -> Notation.super.nag(mark);
    };
  }

  @Override
  public boolean isOrnament(String word) {
    return switch (word) {
      case "+", "++", "#", "ch", "e.p.", "e.p", "ep" -> true;
      default -> false;
    };
  }
}
