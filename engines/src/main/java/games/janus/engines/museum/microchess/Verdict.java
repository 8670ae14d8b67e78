package games.janus.engines.museum.microchess;

/** What has the last word on a candidate's value. */
public enum Verdict {
  /** The sum with its bonus. */
  WEIGHED("the sum stands"),
  /** A reply takes the king: 00. */
  LOSES_KING("a reply takes the king"),
  /** The opponent has no reply and no man but the king to lose: FF. True of some stalemates too. */
  MATES("the opponent has no reply: taken for mate");

  private final String words;

  Verdict(String words) {
    this.words = words;
  }

  /** For people, in lower case. */
  public String words() {
    return words;
  }
}
