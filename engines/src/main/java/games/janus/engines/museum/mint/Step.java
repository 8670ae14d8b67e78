package games.janus.engines.museum.mint;

import java.util.List;
import java.util.Optional;

/** One thing to do, and the word that says so. */
sealed interface Step {
  Token token();

  /**
   * Pushes a number.
   *
   * @param whole the number, if it is a whole one that 64 bits can hold
   */
  record Push(Token token, Optional<Long> whole, double real) implements Step {}

  /** Prints a text. */
  record Say(Token token, String text) implements Step {}

  /** Pushes what a variable holds. */
  record Read(Token token) implements Step {}

  /** Pops into the variable. */
  record Store(Token token) implements Step {}

  /** Carries out a word of the language. */
  record Do(Token token, Word word) implements Step {}

  /** Calls a function, if there is one of this name when it comes to it. */
  record Call(Token token) implements Step {}

  /** Nothing anybody knows: an error, but only when it comes to it. */
  record Unknown(Token token) implements Step {}

  /**
   * A loop or a choice, as the number on the stack will have it.
   *
   * @param endless {@code /U} stands before it
   * @param mentionsWhile {@code /W} stands somewhere in it
   */
  record Block(
      Token token,
      List<Step> body,
      Optional<List<Step>> otherwise,
      boolean endless,
      boolean mentionsWhile)
      implements Step {}

  /** Makes an array of whatever its code pushes. */
  record MakeArray(Token token, List<Step> items) implements Step {}

  /** Makes a function known. */
  record Define(Token token, Function function) implements Step {}

  /**
   * A word of the programmer's own.
   *
   * @param source how it was defined, on one line
   */
  record Function(String name, List<Step> body, String source) {}
}
