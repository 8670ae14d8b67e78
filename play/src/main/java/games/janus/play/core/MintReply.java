package games.janus.play.core;

import games.janus.engines.museum.mint.Awaits;
import games.janus.engines.museum.mint.Carried;
import java.util.List;
import java.util.Optional;

/**
 * How things stand at MINT's terminal.
 *
 * @param text what was printed, prompts included
 * @param awaits what the next line is
 * @param problem why the last line went wrong; it is in the text too
 * @param stack as {@code .} prints it, the topmost last
 * @param heap cells taken
 * @param steps of all lines
 * @param words how many words of the last line were carried out, counted only if some are told
 * @param record the words that are told
 */
public record MintReply(
    String text,
    Awaits awaits,
    Optional<String> problem,
    List<String> stack,
    List<Variable> variables,
    List<Definition> definitions,
    String mode,
    int heap,
    long steps,
    long words,
    List<Carried> record)
    implements Reply {
  public MintReply {
    stack = List.copyOf(stack);
    variables = List.copyOf(variables);
    definitions = List.copyOf(definitions);
    record = List.copyOf(record);
  }

  /** A variable as {@code .} prints it. */
  public record Variable(String name, String value) {}

  /** A function as it was defined. */
  public record Definition(String name, String source) {}
}
