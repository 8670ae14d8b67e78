package games.janus.engines.museum.mint;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The words MINT knows by itself. */
enum Word {
  ADD("+", 2, "a b -- sum"),
  SUBTRACT("-", 2, "a b -- difference"),
  MULTIPLY("*", 2, "a b -- product"),
  DIVIDE("/", 2, "a b -- quotient, rounded down; the remainder is kept for /r"),
  POWER("**", 2, "a b -- a to the power of b"),
  REMAINDER("/r", 0, "-- remainder of the last /"),
  MODULO("/mod", 2, "a b -- remainder of a / b"),
  ABSOLUTE("/abs", 1, "a -- a without its sign"),
  SIGN("/sign", 1, "a -- -1, 0 or 1"),
  LEAST("/min", 2, "a b -- the smaller"),
  GREATEST("/max", 2, "a b -- the larger"),
  FLOOR("/floor", 1, "a -- rounded down"),
  CEILING("/ceil", 1, "a -- rounded up"),
  ROUND("/round", 1, "a -- rounded to the nearest, halves away from 0"),
  TRUNCATE("/trunc", 1, "a -- without its fraction"),
  ROOT("/sqrt", 1, "a -- square root"),
  RANDOM("/rand", 1, "n -- a lot from 0 to n-1"),
  GREATER(">", 2, "a b -- true if a is greater"),
  LESS("<", 2, "a b -- true if a is less"),
  EQUAL("=", 2, "a b -- true if they are equal"),
  TRUE("/T", 0, "-- true, which is -1"),
  FALSE("/F", 0, "-- false, which is 0"),
  AND("&", 2, "a b -- bits set in both"),
  OR("|", 2, "a b -- bits set in either"),
  XOR("^", 2, "a b -- bits set in one of them"),
  NOT("~", 1, "a -- bits turned round"),
  BOTH("&&", 2, "a b -- true if neither is 0"),
  SHIFT_LEFT("{", 2, "a n -- bits of a moved left n times"),
  SHIFT_RIGHT("}", 2, "a n -- bits of a moved right n times"),
  DUPLICATE("\"", 1, "a -- a a"),
  DROP("'", 1, "a --"),
  SWAP("$", 2, "a b -- b a"),
  OVER("%", 2, "a b -- a b a"),
  DEPTH("/D", 0, "-- how many numbers the stack holds"),
  CLEAR("/CS", 0, "empties the stack"),
  STORE("!", 0, "v x ! puts v into the variable x; x alone reads it"),
  OPEN_ARRAY("[", 0, "[ 1 2 3 ] -- address of a new array"),
  CLOSE_ARRAY("]", 0, "ends an array"),
  ITEM("?", 2, "array n -- item n, counted from 0"),
  SET_ITEM("?!", 3, "v array n -- puts v into item n"),
  SIZE("/S", 1, "array -- its size"),
  OPEN("(", 1, "n ( body ) repeats n times; true ( body ) runs it once"),
  CLOSE(")", 0, "ends a block"),
  ELSE("/E", 0, "c ( then ) /E ( else ) chooses"),
  ENDLESS("/U", 0, "/U ( body ) repeats until /W says stop"),
  WHILE("/W", 1, "c -- leaves the loop if c is 0"),
  INDEX("/i", 0, "-- rounds of this loop so far"),
  OUTER_INDEX("/j", 0, "-- rounds of the loop around it"),
  DEFINE(":", 0, ":NAME body ; defines a function; NAME calls it"),
  END(";", 0, "ends a definition"),
  PRINT(".", 1, "a -- prints it and a space"),
  PRINT_HEX(",", 1, "a -- prints it in hexadecimal and a space"),
  PRINT_CHARACTER("/C", 1, "a -- prints the character with this code"),
  NEW_LINE("/N", 0, "begins a new line"),
  KEY("/K", 0, "-- code of the next character typed; an empty line is 10"),
  LINE("/L", 0, "-- codes of all characters of a line, then how many"),
  LIST("list", 0, "shows every definition"),
  DEBUG("debug", 0, "shows every word and the stack after it, or stops doing so"),
  HELP("help", 0, "shows this"),
  MODE("mode", 0, "shows what numbers are now"),
  INT8("int8", 0, "numbers are -128 to 127"),
  INT16("int16", 0, "numbers are -32768 to 32767, as at the start"),
  INT32("int32", 0, "numbers have 32 bits"),
  INT64("int64", 0, "numbers have 64 bits"),
  FP("fp", 0, "numbers are floating-point"),
  BYE("bye", 0, "leaves");

  private static final List<Word> ALL = List.of(values());
  private static final Map<String, Word> BY_SYMBOL = bySymbol();

  private final String symbol;
  private final int takes;
  private final String meaning;

  Word(String symbol, int takes, String meaning) {
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
      text.append(word.meaning).append('\n');
    }
    return text.append("12 -3 #1F  numbers\n")
        .append("`text`  prints it\n")
        .append("//      the rest of the line is a comment\n")
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
    return meaning;
  }

  /** How many numbers must be on the stack. */
  int takes() {
    return takes;
  }
}
