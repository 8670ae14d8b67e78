package games.janus.engines.museum.mint;

import games.janus.message.Message;
import games.janus.message.Messages;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The words MINT knows by itself. */
enum Word {
  ADD("+", 2, Messages.mintWordAdd()),
  SUBTRACT("-", 2, Messages.mintWordSubtract()),
  MULTIPLY("*", 2, Messages.mintWordMultiply()),
  DIVIDE("/", 2, Messages.mintWordDivide()),
  POWER("**", 2, Messages.mintWordPower()),
  REMAINDER("/r", 0, Messages.mintWordRemainder()),
  MODULO("/mod", 2, Messages.mintWordModulo()),
  ABSOLUTE("/abs", 1, Messages.mintWordAbsolute()),
  SIGN("/sign", 1, Messages.mintWordSign()),
  LEAST("/min", 2, Messages.mintWordLeast()),
  GREATEST("/max", 2, Messages.mintWordGreatest()),
  FLOOR("/floor", 1, Messages.mintWordFloor()),
  CEILING("/ceil", 1, Messages.mintWordCeiling()),
  ROUND("/round", 1, Messages.mintWordRound()),
  TRUNCATE("/trunc", 1, Messages.mintWordTruncate()),
  ROOT("/sqrt", 1, Messages.mintWordRoot()),
  RANDOM("/rand", 1, Messages.mintWordRandom()),
  GREATER(">", 2, Messages.mintWordGreater()),
  LESS("<", 2, Messages.mintWordLess()),
  EQUAL("=", 2, Messages.mintWordEqual()),
  TRUE("/T", 0, Messages.mintWordTrue()),
  FALSE("/F", 0, Messages.mintWordFalse()),
  AND("&", 2, Messages.mintWordAnd()),
  OR("|", 2, Messages.mintWordOr()),
  XOR("^", 2, Messages.mintWordXor()),
  NOT("~", 1, Messages.mintWordNot()),
  BOTH("&&", 2, Messages.mintWordBoth()),
  SHIFT_LEFT("{", 2, Messages.mintWordShiftLeft()),
  SHIFT_RIGHT("}", 2, Messages.mintWordShiftRight()),
  DUPLICATE("\"", 1, Messages.mintWordDuplicate()),
  DROP("'", 1, Messages.mintWordDrop()),
  SWAP("$", 2, Messages.mintWordSwap()),
  OVER("%", 2, Messages.mintWordOver()),
  DEPTH("/D", 0, Messages.mintWordDepth()),
  CLEAR("/CS", 0, Messages.mintWordClear()),
  STORE("!", 0, Messages.mintWordStore()),
  OPEN_ARRAY("[", 0, Messages.mintWordOpenArray()),
  CLOSE_ARRAY("]", 0, Messages.mintWordCloseArray()),
  ITEM("?", 2, Messages.mintWordItem()),
  SET_ITEM("?!", 3, Messages.mintWordSetItem()),
  SIZE("/S", 1, Messages.mintWordSize()),
  OPEN("(", 1, Messages.mintWordOpen()),
  CLOSE(")", 0, Messages.mintWordClose()),
  ELSE("/E", 0, Messages.mintWordElse()),
  ENDLESS("/U", 0, Messages.mintWordEndless()),
  WHILE("/W", 1, Messages.mintWordWhile()),
  INDEX("/i", 0, Messages.mintWordIndex()),
  OUTER_INDEX("/j", 0, Messages.mintWordOuterIndex()),
  DEFINE(":", 0, Messages.mintWordDefine()),
  END(";", 0, Messages.mintWordEnd()),
  PRINT(".", 1, Messages.mintWordPrint()),
  PRINT_HEX(",", 1, Messages.mintWordPrintHex()),
  PRINT_CHARACTER("/C", 1, Messages.mintWordPrintCharacter()),
  NEW_LINE("/N", 0, Messages.mintWordNewLine()),
  KEY("/K", 0, Messages.mintWordKey()),
  LINE("/L", 0, Messages.mintWordLine()),
  LIST("list", 0, Messages.mintWordList()),
  DEBUG("debug", 0, Messages.mintWordDebug()),
  HELP("help", 0, Messages.mintWordHelp()),
  MODE("mode", 0, Messages.mintWordMode()),
  INT8("int8", 0, Messages.mintWordInt8()),
  INT16("int16", 0, Messages.mintWordInt16()),
  INT32("int32", 0, Messages.mintWordInt32()),
  INT64("int64", 0, Messages.mintWordInt64()),
  FP("fp", 0, Messages.mintWordFp()),
  BYE("bye", 0, Messages.mintWordBye());

  private static final List<Word> ALL = List.of(values());
  private static final Map<String, Word> BY_SYMBOL = bySymbol();

  private final String symbol;
  private final int takes;

  private final Message meaning;

  Word(String symbol, int takes, Message meaning) {
    this.symbol = symbol;
    this.takes = takes;
    this.meaning = meaning;
  }

  private static Map<String, Word> bySymbol() {
    Map<String, Word> words = new HashMap<>();
    for (Word word : ALL) {
      words.put(word.symbol, word);
    }
    return words;
  }

  static List<Word> all() {
    return ALL;
  }

  /** A line for every word, and for what is written without one. */
  static String help() {
    var text = new StringBuilder();
    for (Word word : ALL) {
      text.append(word.symbol).append(" ".repeat(8 - word.symbol.length()));
      text.append(word.meaning()).append('\n');
    }
    return text.append(Messages.mintWordNumbers().text())
        .append('\n')
        .append(Messages.mintWordText().text())
        .append('\n')
        .append(Messages.mintWordComment().text())
        .append('\n')
        .toString();
  }

  /** The word written so, or null: asked once for every word of a program. */
  static @Nullable Word written(String symbol) {
    return BY_SYMBOL.get(symbol);
  }

  String symbol() {
    return symbol;
  }

  /** What it does, in a few words. */
  String meaning() {
    return meaning.text();
  }

  /** How many numbers must be on the stack. */
  int takes() {
    return takes;
  }
}
