package games.janus.engines.museum.microchess;

import java.util.List;

/** What a generated move is wanted for: the STATE byte that the routine JANUS branches on. */
public enum State {
  BENCHMARK(0x0C, "the computer's moves before it moves, as a benchmark"),
  CANDIDATE(0x04, "the computer's moves, each to be analysed and valued"),
  REPLY(0x00, "the opponent's replies to the candidate"),
  CONTINUATION(0x08, "the computer's next moves, if the opponent passed"),
  EXCHANGE_1(0xFF, "the computer's captures after the opponent's capture"),
  EXCHANGE_2(0xFE, "the opponent's captures after those"),
  EXCHANGE_3(0xFD, "the computer's captures after those"),
  EXCHANGE_4(0xFC, "the opponent's captures after those"),
  CHECK(0xF9, "can the king be taken?");

  private static final List<State> ALL = List.of(values());

  private final int code;
  private final String words;

  State(int code, String words) {
    this.code = code;
    this.words = words;
  }

  /** The byte that the original keeps in STATE. */
  public int code() {
    return code;
  }

  /** Whose moves are generated, and why, for people. */
  public String words() {
    return words;
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
