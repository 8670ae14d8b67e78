package games.janus.rules;

import games.janus.message.Listing;
import games.janus.message.Message;
import games.janus.message.Messages;
import java.util.List;

/** An arrangement of men that is not a legal position, with every reason why not. */
public final class IllegalSetupException extends RuntimeException {
  private final List<Message> flaws;

  /**
   * An arrangement that breaks rules.
   *
   * @param flaws every reason, each a sentence
   */
  public IllegalSetupException(List<Message> flaws) {
    super(null, null, false, false); // an answer to a person, not a fault to be traced
    this.flaws = List.copyOf(flaws);
  }

  /** Every reason, not only the first. */
  public List<Message> flaws() {
    return flaws;
  }

  /** All the reasons. */
  public Message message() {
    return Messages.setupIllegal(Listing.joined(flaws, Messages::listSentences));
  }

  @Override
  public String getMessage() {
    return message().text();
  }
}
