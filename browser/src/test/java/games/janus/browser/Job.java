package games.janus.browser;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Something for the core in the browser to do.
 *
 * @param polls how often it looks outside before it is told to stop; left out where it is not
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
record Job(String kind, String text, @Nullable Integer polls) {
  static Job ask(String question) {
    return new Job("ask", question, null);
  }

  static Job think(String question) {
    return new Job("think", question, null);
  }

  /** Thinks until it has looked outside so often. */
  static Job thinkUntil(int polls, String question) {
    return new Job("think", question, polls);
  }

  /** Asks a core to think that was loaded only to answer questions. */
  static Job thinkAtTheDesk(String question) {
    return new Job("think at the desk", question, null);
  }

  static Job count(String what) {
    return new Job("count", what, null);
  }

  /**
   * What came of it.
   *
   * @param progress what was heard on the way
   */
  record Done(String answer, List<String> progress, double millis) {}
}
