package games.janus.engines.museum.microchessplus;

import games.janus.chess.Position;
import games.janus.chess.Role;
import games.janus.engine.Appraisal;
import games.janus.engine.Appraisal.Part;
import games.janus.engine.Appraisal.Share;
import games.janus.engine.Term;
import games.janus.message.Messages;
import games.janus.rules.Color;
import games.janus.rules.Lists;
import games.janus.rules.Square;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a position is worth to the machine, in pawns: of every {@link Feature} of the phase its own
 * share less the other side's.
 *
 * @param machine whose side it takes
 * @param perMove pawns for a legal move
 */
record Evaluation(Color machine, double perMove) {
  /** A king, standing for infinity; each ply it takes makes a mate worth less. */
  private static final int CHECKMATE = Men.worth(Role.KING);

  double score(LookAhead at) {
    var men = new Men(at.position());
    double score = 0;
    for (Feature feature : features(men)) {
      score += balance(feature, men);
    }
    return score;
  }

  /** What the score is made of, or the one thing a finished game is worth. */
  List<Term> terms(LookAhead at) {
    Optional<Term> end = whenOver(at);
    if (end.isPresent()) {
      return List.of(end.get());
    }
    var men = new Men(at.position());
    return Lists.map(features(men), feature -> new Term(feature.words(), balance(feature, men)));
  }

  /** The same with both sides apart, on its squares. */
  Appraisal appraise(LookAhead at) {
    Optional<Term> end = whenOver(at);
    if (end.isPresent()) {
      Part over = Part.ofNeither(end.get().name(), end.get().value());
      return new Appraisal(machine, List.of(over));
    }
    var men = new Men(at.position());
    var parts = new ArrayList<Part>();
    for (Feature feature : features(men)) {
      Share white = share(feature, men, Color.WHITE);
      Share black = share(feature, men, Color.BLACK);
      parts.add(Part.balanced(feature.words(), machine, white, black));
    }
    return new Appraisal(machine, parts);
  }

  private Share share(Feature feature, Men men, Color side) {
    var share = new Share(side);
    for (Square square : Square.all()) {
      double worth = feature.on(men, side, square.index());
      share.add(square, feature == Feature.MOBILITY ? perMove * worth : worth);
    }
    return share;
  }

  /** What a finished game is worth; none while it goes on. */
  Optional<Term> whenOver(LookAhead at) {
    Position position = at.position();
    if (position.legalMoves().isEmpty()) {
      return Optional.of(
          position.isCheck()
              ? new Term(Messages.termCheckmate().text(), mated(position.turn(), at.plies()))
              : new Term(Messages.termStalemate().text(), 0));
    }
    return at.isRepetition()
        ? Optional.of(new Term(Messages.termRepetition().text(), 0))
        : Optional.empty();
  }

  private double mated(Color loser, int plies) {
    return loser == machine ? plies - CHECKMATE : CHECKMATE - plies;
  }

  private static List<Feature> features(Men men) {
    return Feature.in(Phase.of(men.besidesKings()));
  }

  private double balance(Feature feature, Men men) {
    double balance = feature.of(men, machine) - feature.of(men, machine.opponent());
    return feature == Feature.MOBILITY ? perMove * balance : balance;
  }
}
