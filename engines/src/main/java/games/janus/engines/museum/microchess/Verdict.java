package games.janus.engines.museum.microchess;

import games.janus.message.Message;
import games.janus.message.Messages;

/** What has the last word on a candidate's value. */
public enum Verdict {
  /** The sum with its bonus. */
  WEIGHED(Messages.verdictWeighed()),
  /** A reply takes the king: 00. */
  LOSES_KING(Messages.verdictLosesKing()),
  /** The opponent has no reply and no man but the king to lose: FF. True of some stalemates too. */
  MATES(Messages.verdictMates());

  private final Message words;

  Verdict(Message words) {
    this.words = words;
  }

  /** For people, in lower case. */
  public String words() {
    return words.text();
  }
}
