package games.janus.arena.match;

import games.janus.arena.Answer;
import games.janus.arena.Player;
import games.janus.arena.PlayerFailure;
import games.janus.arena.Stopwatch;
import games.janus.rules.Color;
import games.janus.rules.Game;
import games.janus.rules.Outcome;
import games.janus.rules.Outcome.Reason;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** One game between two players, with clocks and a referee. */
final class Bout<P, M> {
  private final Player<P, M> white;
  private final Player<P, M> black;
  private final Conditions conditions;
  private final int number;
  private final TimeControl.Clocks clocks;
  private final List<MoveNote> notes = new ArrayList<>();
  private Game<P, M> game;

  Bout(
      Game<P, M> opening,
      Player<P, M> white,
      Player<P, M> black,
      Conditions conditions,
      int number) {
    this.number = number;
    this.game = opening;
    this.white = white;
    this.black = black;
    this.conditions = conditions;
    this.clocks = new TimeControl.Clocks(conditions.control());
  }

  BoutReport<P, M> play() {
    try {
      white.beginGame(number);
    } catch (PlayerFailure failure) {
      return lostBy(Color.WHITE, failure);
    }
    try {
      black.beginGame(number);
    } catch (PlayerFailure failure) {
      return lostBy(Color.BLACK, failure);
    }
    while (true) {
      Optional<Outcome> over =
          game.outcome()
              .or(game::claimableDraw)
              .or(() -> conditions.adjudication().verdict(notes, game.plies()));
      if (over.isPresent()) {
        return report(over.get(), "");
      }
      Color side = game.rules().turn(game.position());
      try {
        Optional<BoutReport<P, M>> end = makeMove(side);
        if (end.isPresent()) {
          return end.get();
        }
      } catch (PlayerFailure failure) {
        return lostBy(side, failure);
      }
    }
  }

  private Optional<BoutReport<P, M>> makeMove(Color side) throws PlayerFailure {
    Player<P, M> player = side == Color.WHITE ? white : black;
    var watch = new Stopwatch();
    Answer<M> answer = player.move(game, clocks.allowance(side));
    long spent = watch.millis();
    if (answer.move().isEmpty()) {
      return Optional.of(report(new Outcome.Win(side.opponent(), Reason.RESIGNATION), ""));
    }
    long over = clocks.press(side, spent);
    if (over > conditions.margin()) {
      return Optional.of(
          report(
              new Outcome.Win(side.opponent(), Reason.TIME),
              player.name() + " overstepped its time by " + over + " ms"));
    }
    game = game.play(answer.move().get());
    notes.add(new MoveNote(side, answer.score(), answer.depth(), answer.nodes(), spent));
    return Optional.empty();
  }

  private BoutReport<P, M> lostBy(Color side, PlayerFailure failure) {
    return BoutReport.lostBy(side, failure, game, notes);
  }

  private BoutReport<P, M> report(Outcome outcome, String explanation) {
    return new BoutReport<>(game, notes, outcome, explanation, Optional.empty());
  }
}
