package games.janus.server.web;

import games.janus.play.JsonText;
import games.janus.rules.Excerpt;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * What operators read: one line of JSON an event. Nothing that a client sent can steer a terminal,
 * forge a line or fill the disk: characters are escaped, fields and lines are short, and each kind
 * of event has so many lines a second.
 */
public final class EventLog {
  /** How much an event matters. */
  public enum Level {
    INFO,
    WARNING,
    ERROR
  }

  /** The log of this process, on standard error. */
  public static final EventLog STANDARD = new EventLog(line -> System.err.println(line));

  static final int LONGEST_FIELD = 200;
  static final int LONGEST_LINE = 2000;
  static final int LINES_PER_SECOND = 20;
  private static final int ROOM_FOR_FRAMES = 600; // escaped fields may be twice as long
  private static final int MOST_KINDS = 256;

  private final Consumer<String> sink;
  private final Map<String, Second> seconds = new HashMap<>();

  EventLog(Consumer<String> sink) {
    this.sink = sink;
  }

  /** What was written of a kind within one second, and what was not. */
  private static final class Second {
    private long second;
    private int written;
    private long dropped;
  }

  public void log(Level level, String kind, String text) {
    log(level, kind, text, null, Instant.now());
  }

  /** With the class of what failed and where; never with its message, which may quote a client. */
  public void log(Level level, String kind, String text, Throwable failure) {
    log(level, kind, text, failure, Instant.now());
  }

  synchronized void log(
      Level level, String kind, String text, @Nullable Throwable failure, Instant now) {
    long dropped = dropped(kind, now.getEpochSecond());
    if (dropped < 0) {
      return;
    }
    var json = new JsonText();
    json.beginObject();
    json.name("time").value(now.toString());
    json.name("level").value(level.name().toLowerCase(Locale.ROOT));
    json.name("kind").value(field(kind));
    json.name("text").value(field(text));
    if (dropped > 0) {
      json.name("dropped").value(dropped);
    }
    if (failure != null) {
      json.name("failure").value(field(failure.getClass().getName()));
      json.name("at").value(frames(failure, ROOM_FOR_FRAMES));
    }
    sink.accept(json.endObject().toString());
  }

  /** How many lines of a kind were left out before this one; below zero if this one is too. */
  private long dropped(String kind, long second) {
    if (seconds.size() >= MOST_KINDS && !seconds.containsKey(kind)) {
      seconds.clear();
    }
    Second now = seconds.computeIfAbsent(kind, _ -> new Second());
    if (now.second != second) {
      now.second = second;
      now.written = 0;
    }
    if (now.written >= LINES_PER_SECOND) {
      now.dropped++;
      return -1;
    }
    now.written++;
    long dropped = now.dropped;
    now.dropped = 0;
    return dropped;
  }

  private static String field(String text) {
    String shown =
        Excerpt.whole(text.length() > LONGEST_FIELD ? text.substring(0, LONGEST_FIELD) : text);
    return shown.length() > LONGEST_FIELD ? shown.substring(0, LONGEST_FIELD) : shown;
  }

  /** Where it failed, from the inside out, as far as there is room. */
  private static String frames(Throwable failure, int room) {
    List<String> frames = new ArrayList<>();
    int length = 0;
    for (StackTraceElement frame : failure.getStackTrace()) {
      String shown =
          frame.getClassName() + "." + frame.getMethodName() + ":" + frame.getLineNumber();
      length += shown.length() + 1;
      if (length > room) {
        break;
      }
      frames.add(shown);
    }
    return String.join(" ", frames);
  }
}
