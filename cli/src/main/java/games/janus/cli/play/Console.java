package games.janus.cli.play;

import games.janus.message.Message;
import java.util.List;

/**
 * The person's side of the terminal. Whatever is said here is foreign text until proven otherwise:
 * a console lets nothing through that steers a terminal.
 */
interface Console extends AutoCloseable {
  /** The position has changed, or the way it is looked at. */
  void show(Scene scene);

  /** A board that was drawn here and may steer colours; it is shown once. */
  void draw(List<String> board);

  void say(String line);

  /** One sentence. */
  default void say(Message sentence) {
    say(sentence.text());
  }

  /** More than a sentence; it can be read at leisure. */
  void page(List<String> lines);

  /** What is going on just now; the next call replaces it, an empty one wipes it away. */
  void live(String line);

  Typed ask(String prompt, Waiting waiting);

  default Typed ask(Message question, Waiting waiting) {
    return ask(question.text() + "> ", waiting);
  }

  /** Ctrl-C pressed while nobody was asked. */
  Interrupts interrupts();

  /** Whether a person sits there. */
  boolean isPerson();

  /** False once nobody reads what is said, as in "janus play ... | head". */
  boolean isHeard();

  /** Whether the board is drawn anew in its place, so that it costs nobody's patience. */
  boolean isInPlace();

  @Override
  void close();
}
