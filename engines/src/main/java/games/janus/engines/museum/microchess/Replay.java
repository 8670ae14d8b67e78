package games.janus.engines.museum.microchess;

import games.janus.message.Messages;
import games.janus.rules.Excerpt;
import games.janus.rules.NotationException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Plays recordings of the original again and says where we differ from it. */
public final class Replay {
  /** A difference is seldom alone; more of them would hide the first. */
  private static final int MOST_TOLD = 20;

  private final Tally replies = new Tally();
  private final Tally keys = new Tally();
  private final Tally traces = new Tally();
  private final List<Difference> differences = new ArrayList<>();
  private final List<String> refused = new ArrayList<>();
  private int refusals;

  /**
   * Where a replay and its recording part.
   *
   * @param id the recording's name
   * @param place which step of it; empty if it has but one
   */
  public record Difference(String id, String place, String field, String expected, String actual) {
    @Override
    public String toString() {
      String where = Excerpt.of(id) + (place.isEmpty() ? "" : ", " + place);
      return Messages.recordingDiffers(actual, expected, field, where).text();
    }
  }

  /** How many recordings of a kind there were, and how many came out the same. */
  private static final class Tally {
    private int right;
    private int all;

    @Override
    public String toString() {
      return right + "/" + all;
    }
  }

  /**
   * Replays one record, given as a reader of JSON gives an object: texts, numbers, truth values,
   * lists and maps. A header, which only says what the others mean, is passed over; a record that
   * is no recording is refused, with the reason in the report.
   *
   * @param place where the record stands, such as "line 7"
   */
  public void add(Map<String, ? extends @Nullable Object> fields, String place) {
    if ("header".equals(fields.get("kind"))) {
      return;
    }
    try {
      add(CaseReader.read(fields, place));
    } catch (NotationException bad) {
      refuse(place, bad.getMessage());
    }
  }

  /** Counts a record that could not even be read. */
  public void refuse(String place, @Nullable String reason) {
    refusals++;
    if (refused.size() < MOST_TOLD) {
      refused.add(place + ": " + reason);
    }
  }

  private void add(RecordedCase recorded) {
    List<Difference> found = recorded.differences();
    Tally tally =
        switch (recorded.kind()) {
          case REPLY -> replies;
          case KEYS -> keys;
          case TRACE -> traces;
        };
    tally.all++;
    tally.right += found.isEmpty() ? 1 : 0;
    differences.addAll(found.subList(0, Math.min(found.size(), MOST_TOLD - differences.size())));
  }

  /** The first differences found. */
  public List<Difference> differences() {
    return List.copyOf(differences);
  }

  /** Why records could not be replayed at all, the first of them. */
  public List<String> refused() {
    return List.copyOf(refused);
  }

  /** How many could not. */
  public int refusals() {
    return refusals;
  }

  /** Whether there was something to replay, and everything was replayed and came out the same. */
  public boolean agrees() {
    return replies.all + keys.all + traces.all > 0
        && replies.right == replies.all
        && keys.right == keys.all
        && traces.right == traces.all
        && refusals == 0;
  }

  /** Everything in one line; traces, which few files hold, only where there are any. */
  public String summary() {
    String common = "replies " + replies + " keys " + keys;
    return traces.all == 0 ? common : common + " traces " + traces;
  }
}
