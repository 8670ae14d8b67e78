package games.janus.play.core;

import games.janus.message.Messages;
import games.janus.play.core.Reply.Read.ReadMove;
import games.janus.rules.Game;
import games.janus.rules.game.GameType;
import games.janus.rules.text.Comment;
import games.janus.rules.text.GameRecord;
import games.janus.rules.text.Line;
import games.janus.rules.text.Notation;
import games.janus.rules.text.Ply;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A game with variations as the list that crosses to a page, and back. */
final class Variations<P, M> {
  private static final int MOST_MOVES = 20_000;

  /** Nobody reads deeper ones, and readers of files have to stop somewhere too. */
  private static final int DEEPEST = 100;

  private final GameType<P, M> type;
  private final List<ReadMove> told = new ArrayList<>();

  private Variations(GameType<P, M> type) {
    this.type = type;
  }

  /** Every move of a game, its main line and all variations. */
  static <P, M> List<ReadMove> of(GameType<P, M> type, GameRecord<P, M> game) {
    var variations = new Variations<>(type);
    variations.tell(Game.from(type.rules(), game.start()), -1, game.line());
    return variations.told;
  }

  private void tell(Game<P, M> start, int before, Line<M> line) {
    Game<P, M> at = start;
    int last = before;
    for (int i = 0; i < line.plies().size(); i++) {
      Ply<M> ply = line.plies().get(i);
      int here = told.size();
      var said = new ArrayList<>(ply.before());
      said.addAll(ply.after());
      if (i == line.plies().size() - 1) {
        said.addAll(line.closing());
      }
      told.add(
          new ReadMove(
              new VariationMove(
                  last,
                  type.notation().moveId(at.position(), ply.move()),
                  ply.nags(),
                  joined(said)),
              type.notation().moveText(at.position(), ply.move()),
              type.notation().moveNumber(at),
              type.rules().turn(at.position())));
      for (Line<M> variation : ply.variations()) {
        tell(at, last, variation);
      }
      at = after(at, ply.move());
      last = here;
    }
  }

  /** Files also hold moves that were made after the game had ended by the rules. */
  private Game<P, M> after(Game<P, M> game, M move) {
    return game.outcome().isPresent()
        ? Game.from(type.rules(), type.rules().play(game.position(), move))
        : game.play(move);
  }

  private static Optional<String> joined(List<Comment> comments) {
    if (comments.isEmpty()) {
      return Optional.empty();
    }
    var text = new ArrayList<String>();
    comments.forEach(comment -> text.add(comment.text()));
    return Optional.of(String.join(" ", text));
  }

  /** The line that a list of moves makes from a position, with its variations. */
  static <P, M> Line<M> line(GameType<P, M> type, P start, List<VariationMove> moves) {
    if (moves.size() > MOST_MOVES) {
      throw RefusedException.request(Messages.requestMoves(MOST_MOVES));
    }
    return new Reading<>(type, moves).line(start, 0, 0);
  }

  /** A list of moves while a line is made of it. */
  private record Reading<P, M>(
      GameType<P, M> type, List<VariationMove> moves, List<List<Integer>> followers) {
    Reading(GameType<P, M> type, List<VariationMove> moves) {
      this(type, moves, new ArrayList<>());
      followers.add(new ArrayList<>());
      for (int i = 0; i < moves.size(); i++) {
        int after = moves.get(i).after();
        if (after < -1 || after >= i) {
          throw RefusedException.request(Messages.requestVariation(i));
        }
        followers.get(after + 1).add(i);
        followers.add(new ArrayList<>());
      }
    }

    /** What follows a move, by its place counted from 1; 0 is the start. */
    Line<M> line(P start, int place, int depth) {
      List<Integer> first = followers.get(place);
      return first.isEmpty() ? Line.of(List.of()) : line(start, first, 0, depth);
    }

    /** The line that one of several moves begins; the first has the others as variations. */
    private Line<M> line(P start, List<Integer> choices, int choice, int depth) {
      if (depth > DEEPEST) {
        throw RefusedException.request(Messages.fileVariationDeep(DEEPEST));
      }
      var plies = new ArrayList<Ply<M>>();
      P at = start;
      List<Integer> here = choices;
      int which = choice;
      while (!here.isEmpty()) {
        VariationMove written = moves.get(here.get(which));
        M move = type.notation().readMoveId(at, written.move());
        var variations = new ArrayList<Line<M>>();
        for (int other = 1; which == 0 && other < here.size(); other++) {
          variations.add(line(at, here, other, depth + 1));
        }
        plies.add(new Ply<>(move, nags(written), List.of(), comments(written), variations));
        at = type.rules().play(at, move);
        here = followers.get(here.get(which) + 1);
        which = 0;
      }
      return new Line<>(plies, List.of());
    }

    private static List<Integer> nags(VariationMove move) {
      for (int nag : move.nags()) {
        if (nag < 0 || nag > Notation.HIGHEST_NAG) {
          throw RefusedException.request(Messages.fileNag(Integer.toString(nag)));
        }
      }
      return move.nags();
    }

    private static List<Comment> comments(VariationMove move) {
      return move.comment().flatMap(Comment::of).map(List::of).orElse(List.of());
    }
  }
}
