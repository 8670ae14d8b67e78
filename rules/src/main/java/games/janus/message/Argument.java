package games.janus.message;

/** What stands in a place of a message. */
public sealed interface Argument permits Message, Argument.Text, Argument.Count {
  /** As it is said in the language that is spoken. */
  String text();

  /** A name, a move, a word that somebody typed: the same in every language. */
  record Text(String text) implements Argument {}

  /** A whole number, which is written and counted differently in each language. */
  record Count(long count) implements Argument {
    @Override
    public String text() {
      return Long.toString(count);
    }
  }
}
