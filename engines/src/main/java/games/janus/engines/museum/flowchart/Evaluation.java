package games.janus.engines.museum.flowchart;

import games.janus.checkers.Board;
import games.janus.checkers.Numbering;
import games.janus.engine.Appraisal;
import games.janus.engine.Appraisal.Part;
import games.janus.engine.Appraisal.Share;
import games.janus.engine.Term;
import games.janus.message.Messages;
import games.janus.rules.Color;
import games.janus.rules.Lists;
import games.janus.rules.Outcome;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a position is worth to the machine: of every {@link Feature} its own share less the other
 * side's. A finished game is worth what it ended with and nothing else.
 */
record Evaluation(Color machine) {
  /** More than any board can be worth; each ply it takes makes a win smaller and a loss milder. */
  private static final int WON = 10_000;

  private static final int SQUARES = 32;

  int score(LookAhead at) {
    Optional<Outcome> outcome = at.position().outcome();
    if (outcome.isPresent()) {
      return result(outcome.get(), at.plies());
    }
    Board board = at.position().board();
    int score = 0;
    for (Feature feature : Feature.all()) {
      score += balance(feature, board);
    }
    return score;
  }

  /** The same, part by part. */
  List<Term> terms(LookAhead at) {
    Optional<Outcome> outcome = at.position().outcome();
    if (outcome.isPresent()) {
      return List.of(new Term(Messages.termGameOver().text(), result(outcome.get(), at.plies())));
    }
    Board board = at.position().board();
    return Lists.map(Feature.all(), feature -> new Term(feature.words(), balance(feature, board)));
  }

  /** The same with both sides apart, on the squares of their men. */
  Appraisal appraise(LookAhead at) {
    Optional<Outcome> outcome = at.position().outcome();
    if (outcome.isPresent()) {
      Part end = Part.ofNeither(Messages.termGameOver().text(), result(outcome.get(), at.plies()));
      return new Appraisal(machine, List.of(end));
    }
    Board board = at.position().board();
    var parts = new ArrayList<Part>();
    for (Feature feature : Feature.all()) {
      parts.add(
          Part.balanced(
              feature.words(),
              machine,
              share(feature, board, Color.WHITE),
              share(feature, board, Color.BLACK)));
    }
    return new Appraisal(machine, parts);
  }

  /** Every feature counts each man by itself, so each is shown what it brings alone. */
  private static Share share(Feature feature, Board board, Color side) {
    var share = new Share(side);
    for (int number = 1; number <= SQUARES; number++) {
      int bit = 1 << (number - 1);
      var alone = new Board(board.white() & bit, board.black() & bit, board.kings() & bit);
      share.add(Numbering.square(number), feature.of(alone, side));
    }
    return share;
  }

  private int balance(Feature feature, Board board) {
    return feature.of(board, machine) - feature.of(board, machine.opponent());
  }

  private int result(Outcome outcome, int plies) {
    Optional<Color> winner = outcome.winner();
    if (winner.isEmpty()) {
      return 0;
    }
    return winner.get() == machine ? WON - plies : plies - WON;
  }
}
