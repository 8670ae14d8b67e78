package games.janus.checkers;

import games.janus.message.Message;

/** Switches of a rule set that make no game. */
final class IllegalRulesException extends IllegalArgumentException {
  private final Message reason;

  IllegalRulesException(Message reason) {
    super(reason.text());
    this.reason = reason;
  }

  Message reason() {
    return reason;
  }
}
