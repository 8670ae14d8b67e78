package games.janus.cli.play;

/** Where typed lines come from. */
interface LineInput extends AutoCloseable {
  /**
   * Asks for a line.
   *
   * @param redraw draws everything above the prompt anew, for a window that has changed its size
   */
  Typed next(String prompt, Waiting waiting, Runnable redraw);

  /** Whether a person sits there, who sees prompts and may take time. */
  boolean isPerson();

  @Override
  void close();
}
