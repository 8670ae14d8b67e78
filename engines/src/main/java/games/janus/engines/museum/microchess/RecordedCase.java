package games.janus.engines.museum.microchess;

/** A recording of the original, to be played again and compared. */
public sealed interface RecordedCase permits ReplyCase, KeyCase, TraceCase {
  /** How the recording is called, for people who look for it. */
  String id();
}
