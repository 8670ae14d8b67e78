package games.janus.engines.museum.microchess;

import java.util.List;

/**
 * How a replay went.
 *
 * @param rightReplies recorded replies that came out the same
 * @param replies recorded replies in all
 * @param rightKeys key sequences that came out the same at every step
 * @param keys key sequences in all
 * @param rightTraces thoughts of which every candidate and every counter came out the same
 * @param traces recorded thoughts in all
 * @param differences the first differences found
 * @param refused why records could not be replayed at all, the first of them
 * @param refusals how many could not
 */
public record ReplayReport(
    int rightReplies,
    int replies,
    int rightKeys,
    int keys,
    int rightTraces,
    int traces,
    List<Difference> differences,
    List<String> refused,
    int refusals) {
  public ReplayReport {
    differences = List.copyOf(differences);
    refused = List.copyOf(refused);
  }

  /** Whether there was something to replay, and everything was replayed and came out the same. */
  public boolean agrees() {
    return replies + keys + traces > 0
        && rightReplies == replies
        && rightKeys == keys
        && rightTraces == traces
        && refusals == 0;
  }

  /** Everything in one line; traces, which few files hold, only where there are any. */
  public String summary() {
    return "replies "
        + rightReplies
        + "/"
        + replies
        + " keys "
        + rightKeys
        + "/"
        + keys
        + (traces == 0 ? "" : " traces " + rightTraces + "/" + traces);
  }
}
