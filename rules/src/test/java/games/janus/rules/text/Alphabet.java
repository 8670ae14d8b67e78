package games.janus.rules.text;

import games.janus.message.Messages;
import games.janus.rules.AmbiguousMoveException;
import games.janus.rules.IllegalMoveException;
import games.janus.rules.InvalidTextException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The smallest game there is: two players take turns to say a letter, and nobody may repeat what
 * was just said. "x" could be any letter. White begins, unless the tag FEN says otherwise: the
 * letter said last and how many were said, as in "q7".
 */
enum Alphabet implements Notation<Alphabet.Said, Character> {
  GAME;

  /** What was said last, and how many letters came before the next. */
  record Said(char last, int plies) {}

  static final Said START = new Said('-', 0);

  @Override
  public Said start(Tags tags) {
    String fen = tags.value("FEN").orElse("-0");
    int plies = fen.length() == 2 ? fen.charAt(1) - '0' : -1;
    if (plies < 0 || plies > 9) {
      throw new InvalidTextException(
          fen, Messages.fileTermination("needs a letter and a number of plies"));
    }
    return new Said(fen.charAt(0), plies);
  }

  @Override
  public Character read(Said position, String text) {
    if (text.length() != 1 || text.charAt(0) < 'a' || text.charAt(0) > 'z') {
      throw new InvalidTextException(text, Messages.fileTermination("is no small letter"));
    }
    if (text.equals("x")) {
      throw new AmbiguousMoveException(text, Messages.fileTermination("could be any letter"));
    }
    if (text.charAt(0) == position.last()) {
      throw new IllegalMoveException(text, Messages.fileTermination("was just said"));
    }
    return text.charAt(0);
  }

  @Override
  public String write(Said position, Character move) {
    return move.toString();
  }

  @Override
  public Said play(Said position, Character move) {
    return new Said(move, position.plies() + 1);
  }

  @Override
  public boolean isFirstSideToMove(Said position) {
    return position.plies() % 2 == 0;
  }

  @Override
  public int moveNumber(Said start) {
    return start.plies() / 2 + 1;
  }

  @Override
  public Optional<Result> result(Said start, String word) {
    return switch (word) {
      case "1-0" -> Optional.of(Result.WHITE_WINS);
      case "0-1" -> Optional.of(Result.BLACK_WINS);
      case "1/2-1/2" -> Optional.of(Result.DRAW);
      case "*" -> Optional.of(Result.OPEN);
      default -> Optional.empty();
    };
  }

  @Override
  public String write(Said start, Result result) {
    return switch (result) {
      case WHITE_WINS -> "1-0";
      case BLACK_WINS -> "0-1";
      case DRAW -> "1/2-1/2";
      case BOTH_LOSE, OPEN -> "*";
    };
  }

  @Override
  public Tags tags(GameRecord<Said, Character> game) {
    return game.tags();
  }

  @Override
  public Optional<Integer> nag(String mark) {
    return mark.equals("*") ? Optional.of(7) : Notation.super.nag(mark);
  }

  @Override
  public boolean isOrnament(String word) {
    return word.equals("loudly");
  }

  static GameReader<Said, Character> reader(String text) {
    return new GameReader<>(GAME, TextSource.of(text));
  }

  /** Every entry of the text. */
  static List<Entry<Said, Character>> readAll(String text) {
    var entries = new ArrayList<Entry<Said, Character>>();
    GameReader<Said, Character> reader = reader(text);
    for (var next = reader.next(); next.isPresent(); next = reader.next()) {
      entries.add(next.get());
    }
    return entries;
  }

  /** The only entry of the text, which must be good. */
  static GoodGame<Said, Character> good(String text) {
    List<Entry<Said, Character>> all = readAll(text);
    if (all.size() == 1 && all.get(0) instanceof GoodGame<Said, Character> good) {
      return good;
    }
    throw new AssertionError("not one good game: " + all);
  }

  /** The only entry of the text, which must be bad. */
  static BadGame<Said, Character> bad(String text) {
    List<Entry<Said, Character>> all = readAll(text);
    if (all.size() == 1 && all.get(0) instanceof BadGame<Said, Character> bad) {
      return bad;
    }
    throw new AssertionError("not one bad game: " + all);
  }

  static String write(GameRecord<Said, Character> game) {
    return new GameWriter<>(GAME).write(game);
  }

  /** How the game looks once read and written again. */
  static String rewritten(String text) {
    return write(good(text).game());
  }

  /** The letters said in the main line. */
  static String moves(Entry<Said, Character> entry) {
    if (entry instanceof GoodGame<Said, Character> good) {
      var letters = new StringBuilder();
      good.game().moves().forEach(letters::append);
      return letters.toString();
    }
    return "bad";
  }
}
