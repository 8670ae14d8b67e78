package games.janus.play.core;

import games.janus.engines.textbook.Textbook;
import games.janus.play.live.Command;
import games.janus.play.live.GameLog;
import games.janus.rules.Color;
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
  /** Whether it may take its time; two of these are also answered at once, but not as far. */
  default boolean takesTime() {
    return switch (this) {
      case Think _,
          Tree _,
          Explain _,
          Compare _,
          Lineage _,
          Review _,
          Puzzles _,
          Kim1 _,
          Mint _,
          Octave _ ->
          true;
      default -> false;
    };
  }

  /** What there is to choose from. */
  record Catalog() implements Request<Reply.Catalog> {}

  /**
   * A move as people type it.
   *
   * @param text such as {@code Nf3}, {@code e2e4} or {@code 22x15}
   */
  record Enter(@Wire.Flat AskedGame game, String text) implements Request<Reply.Enter> {}

  /** A position that somebody brings as a FEN; the game's start and moves do not matter. */
  record Setup(@Wire.Flat AskedGame game, String fen) implements Request<Reply.Setup> {}

  /**
   * The text of a game's file.
   *
   * @param tree instead of moves and comments: a game with variations
   */
  record Write(@Wire.Flat AskedGame game, @Wire.Flat GameHeader header, List<VariationMove> tree)
      implements Request<Reply.Write> {}

  /**
   * The games of a file; the start and moves of the game that is asked about do not matter.
   *
   * @param variations whether the variations are wanted too
   */
  record Read(@Wire.Flat AskedGame game, String text, boolean variations)
      implements Request<Reply.Read> {}

  /**
   * A click on the board.
   *
   * @param pointed the squares pointed at so far for this move
   * @param square the one pointed at now
   * @param stop instead of a square: ends a sequence that may end, or clears the selection
   */
  record Point(
      @Wire.Flat AskedGame game, List<String> pointed, Optional<String> square, boolean stop)
      implements Request<Reply.Point> {}

  /**
   * The board at the end of a line that a machine thought of.
   *
   * @param line ids of its moves
   */
  record Along(@Wire.Flat AskedGame game, List<String> line) implements Request<Reply.Along> {}

  /**
   * A game in progress.
   *
   * @param command what somebody wants to do in it; left out: only how it stands is asked
   * @param seat for whom the reply says what can be done; left out: for those at the board
   */
  record Play(GameLog log, Optional<Command> command, Optional<Color> seat)
      implements Request<Reply.Play> {
    public Play(GameLog log, Optional<Command> command) {
      this(log, command, Optional.empty());
    }
  }

  /**
   * What a machine player sees in a position before it looks ahead.
   *
   * @param side for whom high values are good; left out: for the side to move
   * @param move for Microchess, which values moves: the one to value; left out: its own choice
   */
  record Evaluate(
      @Wire.Flat AskedGame game,
      @Wire.Flat AskedEngine by,
      Optional<Color> side,
      Optional<String> move)
      implements Request<Reply.Evaluate> {}

  /**
   * What a machine player thinks of a position.
   *
   * @param ms how long it may think; the carrier, who has the clock, sees to it
   * @param tree whether the whole tree is wanted, where the engine can tell it
   * @param terms whether the terms of its evaluated boards are wanted too
   * @param among ids of the only moves to think about; empty for all
   * @param lines how many of the best moves to look for
   */
  record Think(
      @Wire.Flat AskedGame game,
      @Wire.Flat AskedEngine by,
      @Wire.AsText Optional<Long> seed,
      @Wire.Range(from = 1, to = SearchLimits.MOST_PLIES) Optional<Integer> depth,
      @Wire.Range(from = 1, to = SearchLimits.MOST_NODES) Optional<Long> nodes,
      @Wire.Range(from = 1, to = SearchLimits.LONGEST_MILLIS) Optional<Long> ms,
      boolean tree,
      boolean terms,
      List<String> among,
      @Wire.Range(from = 1, to = SearchLimits.MOST_LINES) Optional<Integer> lines)
      implements Request<Reply.Think> {}

  /** A thought with every position it looked at. */
  record Tree(
      @Wire.Flat AskedGame game,
      @Wire.Flat AskedEngine by,
      @Wire.AsText Optional<Long> seed,
      @Wire.Range(from = 1, to = SearchLimits.MOST_PLIES) Optional<Integer> depth,
      @Wire.Range(from = 1, to = SearchLimits.MOST_NODES) Optional<Long> nodes)
      implements Request<Reply.Tree> {}

  /**
   * Why a machine player would not make a move.
   *
   * @param move its id
   * @param depth plies to look ahead; left out: as far as the level looks
   */
  record Explain(
      @Wire.Flat AskedGame game,
      @Wire.Flat AskedEngine by,
      @Wire.AsText Optional<Long> seed,
      @Wire.Range(from = 1, to = Textbook.DEEPEST) Optional<Integer> depth,
      String move)
      implements Request<Reply.Explain> {}

  /**
   * The same search with its switches on and off.
   *
   * @param nodes where each search is given up
   */
  record Compare(
      @Wire.Flat AskedGame game,
      @Wire.Flat AskedEngine by,
      @Wire.Range(from = 1, to = 20) Optional<Integer> depth,
      @Wire.Range(from = 1, to = SearchLimits.MOST_NODES) Optional<Long> nodes)
      implements Request<Reply.Compare> {}

  /**
   * A position before every player.
   *
   * @param nodes how many positions the strong player looks at
   */
  record Lineage(
      @Wire.Flat AskedGame game,
      @Wire.Range(from = 1, to = SearchLimits.MOST_NODES) Optional<Long> nodes,
      @Wire.AsText Optional<Long> seed)
      implements Request<Reply.Lineage> {}

  /**
   * A game to be checked move by move.
   *
   * @param nodes positions to look at for each move
   * @param file instead of moves and names: the text of a file with one game, all of which is kept
   */
  record Review(
      @Wire.Flat AskedGame game,
      @Wire.Range(from = 1, to = SearchLimits.MOST_NODES) Optional<Long> nodes,
      @Wire.Range(from = 1, to = SearchLimits.MOST_PLIES) Optional<Integer> depth,
      @Wire.Flat GameHeader header,
      Optional<String> file)
      implements Request<Reply.Review> {}

  /**
   * A game in which to find puzzles.
   *
   * @param nodes positions to look at in each search
   */
  record Puzzles(
      @Wire.Flat AskedGame game,
      @Wire.Range(from = 1, to = SearchLimits.MOST_NODES) Optional<Long> nodes)
      implements Request<Reply.Puzzles> {}

  /** Everything that a board shows of a position. */
  record View(@Wire.Flat AskedGame game) implements Request<Reply.View> {}

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
      implements Request<Reply.Octave> {}

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
      implements Request<Reply.Mint> {}

  /** A MINT program for reading. */
  record MintListing(List<String> program, boolean quirks) implements Request<Reply.MintListing> {}

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
      implements Request<Reply.Kim1> {}
}
