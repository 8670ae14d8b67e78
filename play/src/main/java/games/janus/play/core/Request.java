package games.janus.play.core;

import games.janus.wire.Wire;
import java.util.List;
import java.util.Optional;

/**
 * What can be asked of the {@link Core}; docs/page-data.md says what each means.
 *
 * @param <R> what answers it, unless it is refused
 */
@Wire(tag = "ask", in = true, suffix = "Request")
public sealed interface Request<R extends Reply> {
  /** What there is to choose from. */
  record Catalog() implements Request<CatalogReply> {}

  /**
   * A move as people type it.
   *
   * @param text such as {@code Nf3}, {@code e2e4} or {@code 22x15}
   */
  record Enter(@Wire.Flat AskedGame game, String text) implements Request<EnterReply> {}

  /** A position that somebody brings as a FEN; the game's start and moves do not matter. */
  record Setup(@Wire.Flat AskedGame game, String fen) implements Request<SetupReply> {}

  /** The text of a game's file. */
  record Write(@Wire.Flat AskedGame game, @Wire.Flat GameHeader header)
      implements Request<WriteReply> {}

  /** The games of a file; the start and moves of the game that is asked about do not matter. */
  record Read(@Wire.Flat AskedGame game, String text) implements Request<ReadReply> {}

  /**
   * A click on the board.
   *
   * @param pointed the squares pointed at so far for this move
   * @param square the one pointed at now
   * @param stop instead of a square: ends a sequence that may end, or clears the selection
   */
  record Point(
      @Wire.Flat AskedGame game, List<String> pointed, Optional<String> square, boolean stop)
      implements Request<PointReply> {}

  /**
   * The board at the end of a line that a machine thought of.
   *
   * @param line ids of its moves
   */
  record Along(@Wire.Flat AskedGame game, List<String> line) implements Request<AlongReply> {}

  /** Everything that a board shows of a position. */
  record View(@Wire.Flat AskedGame game) implements Request<ViewReply> {}

  /**
   * One more line typed at the console of chess1.
   *
   * @param line left out for the greeting
   * @param mono whether Black's men are written in small letters
   * @param repaired whether it gives mate
   */
  record Octave(
      Optional<String> start,
      List<String> moves,
      Optional<String> line,
      boolean mono,
      boolean repaired)
      implements Request<OctaveReply> {}

  /**
   * A conversation with MINT.
   *
   * @param program is run first
   * @param lines what the person typed then
   * @param since the line from which on its output is wanted, from 0
   * @param quirks whether it is MINT-Octave 15.1
   * @param budget the steps a line may take
   * @param record how many words of the last line are told one by one
   * @param recordFrom how many are passed over first
   */
  record Mint(
      List<String> program,
      List<String> lines,
      @Wire.Range(from = 0, to = 2000) Optional<Integer> since,
      @Wire.AsText Optional<Long> seed,
      boolean quirks,
      @Wire.Range(from = 1, to = 10_000_000) Optional<Long> budget,
      @Wire.Range(from = 1, to = 2000) Optional<Integer> record,
      @Wire.Range(from = 0, to = 10_000_000) Optional<Long> recordFrom)
      implements Request<MintReply> {}

  /** A MINT program for reading. */
  record MintListing(List<String> program, boolean quirks) implements Request<MintListingReply> {}

  /**
   * Keys pressed on a KIM-1 with Microchess.
   *
   * @param machine from an earlier reply; left out: one that has just read its tape
   * @param keys by their labels
   * @param trace the section of the last key's thought that is wanted instead
   */
  record Kim1(
      Optional<String> machine,
      List<String> keys,
      @Wire.Range(from = 0, to = 300) Optional<Integer> trace)
      implements Request<Kim1Reply> {}
}
