package games.janus.workbench.command;

import games.janus.message.Listing;
import games.janus.message.Message;
import games.janus.message.Messages;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** A command that only leads to others: called alone, it says which there are. */
public abstract class CommandGroup implements Runnable {
  private final Message question;

  @Spec private CommandSpec spec;

  /**
   * A command with nothing but subcommands.
   *
   * @param question what is left to say, such as "say which game"
   */
  @SuppressWarnings("NullAway.Init") // picocli sets the specification
  protected CommandGroup(Message question) {
    this.question = question;
  }

  /** Subcommands that are objects, beside those that the annotation names. */
  protected List<Object> subcommands() {
    return List.of();
  }

  @Override
  public final void run() {
    var ways = Listing.either(List.copyOf(spec.subcommands().keySet()));
    throw Usage.wrong(spec, Messages.workSay(question, ways));
  }
}
