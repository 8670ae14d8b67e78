package games.janus.engines.museum.microchess;

import games.janus.message.Message;
import games.janus.message.Messages;
import java.util.List;

/** What a generated move is wanted for: the STATE byte that the routine JANUS branches on. */
public enum State {
  BENCHMARK(0x0C, Messages.stateBenchmark()),
  CANDIDATE(0x04, Messages.stateCandidate()),
  REPLY(0x00, Messages.stateReply()),
  CONTINUATION(0x08, Messages.stateContinuation()),
  EXCHANGE_1(0xFF, Messages.stateExchange1()),
  EXCHANGE_2(0xFE, Messages.stateExchange2()),
  EXCHANGE_3(0xFD, Messages.stateExchange3()),
  EXCHANGE_4(0xFC, Messages.stateExchange4()),
  CHECK(0xF9, Messages.stateCheck());

  private static final List<State> ALL = List.of(values());

  private final int code;

  private final Message words;

  State(int code, Message words) {
    this.code = code;
    this.words = words;
  }

  /** The byte that the original keeps in STATE. */
  public int code() {
    return code;
  }

  /** Whose moves are generated, and why, for people. */
  public String words() {
    return words.text();
  }

  /** The code as a signed number, the way the original compares it. */
  int signed() {
    return (byte) code;
  }

  static State of(int signed) {
    for (State state : ALL) {
      if (state.signed() == signed) {
        return state;
      }
    }
    throw new IllegalArgumentException("no state " + Hex.of(signed));
  }
}
