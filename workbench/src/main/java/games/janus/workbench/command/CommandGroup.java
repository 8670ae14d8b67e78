package games.janus.workbench.command;

import games.janus.message.Listing;
import games.janus.message.Message;
import games.janus.message.Messages;
import java.util.List;

/** A command that only leads to others: called alone, it says which there are. */
public abstract class CommandGroup extends JanusCommand {
  private final Message question;

  /**
   * A command with nothing but subcommands.
   *
   * @param question what is left to say, such as "say which game"
   */
  protected CommandGroup(Message question) {
    this.question = question;
  }

  /** Subcommands that are objects, beside those that the annotation names. */
  protected List<Object> subcommands() {
    return List.of();
  }

  @Override
  public final Integer call() {
    var ways = Listing.either(List.copyOf(spec().subcommands().keySet()));
    throw wrong(Messages.workSay(question, ways));
  }
}
