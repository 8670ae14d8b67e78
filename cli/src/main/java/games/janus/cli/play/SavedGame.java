package games.janus.cli.play;

import games.janus.engine.Engine;
import games.janus.message.Language;
import games.janus.message.Messages;
import games.janus.play.live.Clocks;
import games.janus.play.live.Player;
import games.janus.play.live.TimeControl;
import games.janus.rules.Color;
import games.janus.rules.Game;
import games.janus.rules.game.GameType;
import games.janus.rules.text.Comment;
import games.janus.rules.text.GameRecord;
import games.janus.rules.text.Line;
import games.janus.rules.text.Ply;
import games.janus.rules.text.Result;
import games.janus.rules.text.Tags;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A game as a file of its notation, from which it can be gone on with: tags of our own say which
 * machines play and their seeds, comments what they thought and what the clocks showed. Other
 * programs read it as any game.
 */
record SavedGame<P, M>(GameType<P, M> type) {
  private static final String CLOCK = "clk";

  /** What a clock showed, in a comment. */
  private static final Pattern SHOWN = Pattern.compile("\\[%clk\\s[^\\]]*\\]");

  /** The text of a file. */
  String write(HostedGame<P, M> live, String date) {
    var record = new GameRecord<>(tags(live, date), start(live), line(live), result(live));
    return type.notation().write(type.withOpening(record));
  }

  private P start(HostedGame<P, M> live) {
    return live.games().getFirst().position();
  }

  private static Result result(HostedGame<?, ?> live) {
    return live.ending().isPresent() ? EndWords.result(live.ending().get()) : Result.OPEN;
  }

  private Tags tags(HostedGame<P, M> live, String date) {
    Tags tags =
        Tags.NONE
            .with("Event", Messages.playEvent().text())
            .with("Date", date)
            .with("White", live.players().name(live.player(Color.WHITE)))
            .with("Black", live.players().name(live.player(Color.BLACK)));
    for (Color side : Color.values()) {
      if (live.player(side) instanceof Player.Engine engine) {
        tags = tags.with(tag(side, "Engine"), engine.id());
        tags = tags.with(tag(side, "Level"), engine.level());
      }
    }
    tags = tags.with("Seed", Long.toString(live.seed()));
    tags = tags.with("TimeControl", live.control().map(TimeControl::text).orElse("-"));
    return live.ending().isPresent()
        ? tags.with(
            "Termination",
            EndWords.reason(live.ending().get()).map(Language.ENGLISH::text).orElse(""))
        : tags;
  }

  private static String tag(Color side, String what) {
    return (side == Color.WHITE ? "White" : "Black") + what;
  }

  private Line<M> line(HostedGame<P, M> live) {
    List<Ply<M>> plies = new ArrayList<>();
    List<Game<P, M>> games = live.games();
    List<Clocks> clocks = live.live().clocksAfterMoves();
    for (int ply = 0; ply < live.plies(); ply++) {
      int own = ply - (live.plies() - clocks.size());
      Optional<Clocks> shown = own >= 0 ? Optional.of(clocks.get(own)) : Optional.empty();
      M move = games.get(ply + 1).lastMove().orElseThrow();
      List<Comment> comments = comments(games.get(ply), live.note(ply), shown);
      plies.add(new Ply<>(move, List.of(), List.of(), comments, List.of()));
    }
    return new Line<>(plies, List.of());
  }

  private List<Comment> comments(
      Game<P, M> before, HostedGame.Note<P, M> made, Optional<Clocks> shown) {
    if (!made.comments().isEmpty()) {
      return made.comments(); // as the file had them
    }
    Color side = before.rules().turn(before.position());
    String clock =
        shown
            .map(clocks -> "[%" + CLOCK + " " + ClockText.kept(clocks.side(side).left()) + "] ")
            .orElse("");
    String thought =
        made.account().map(how -> new ThoughtWords<>(type).comment(before, how)).orElse("");
    return Comment.of(clock + thought).map(List::of).orElse(List.of());
  }

  /**
   * A game from a file, ready to be gone on with. Players that the file does not name are those of
   * the plan.
   */
  HostedGame<P, M> read(GameRecord<P, M> record, HostedGame<P, M> plan) {
    return read(record, plan, control(record.tags()).or(plan::control));
  }

  /** The same with the clocks of the plan, whatever clocks the file tells of. */
  HostedGame<P, M> readWithNewClocks(GameRecord<P, M> record, HostedGame<P, M> plan) {
    List<Ply<M>> plies = new ArrayList<>();
    for (Ply<M> ply : record.line().plies()) {
      plies.add(new Ply<>(ply.move(), List.of(), List.of(), withoutClocks(ply.after()), List.of()));
    }
    var untimed =
        new GameRecord<>(
            record.tags(), record.start(), new Line<>(plies, List.of()), record.result());
    return read(untimed, plan, plan.control());
  }

  private static List<Comment> withoutClocks(List<Comment> comments) {
    return comments.stream()
        .flatMap(comment -> Comment.of(SHOWN.matcher(comment.text()).replaceAll("")).stream())
        .toList();
  }

  private HostedGame<P, M> read(
      GameRecord<P, M> record, HostedGame<P, M> plan, Optional<TimeControl> control) {
    Tags tags = record.tags();
    long seed = seed(tags).orElse(plan.seed());
    GameType<P, M> found = type.of(record.start());
    var settings =
        HostedGame.settings(
            found,
            Game.from(found.rules(), record.start()),
            player(tags, Color.WHITE, plan, seed).orElse(plan.player(Color.WHITE)),
            player(tags, Color.BLACK, plan, seed).orElse(plan.player(Color.BLACK)),
            control);
    var live = plan.with(found, settings, seed);
    for (Ply<M> ply : record.line().plies()) {
      live.playAgain(ply.move(), ply.after(), clock(ply));
    }
    if (record.result() != Result.OPEN && live.ending().isEmpty()) {
      live.end(EndWords.read(record.result(), tags.value("Termination").orElse("")));
    }
    return live;
  }

  private static Optional<Long> clock(Ply<?> ply) {
    for (Comment comment : ply.after()) {
      Optional<Long> shown = comment.command(CLOCK).flatMap(ClockText::readKept);
      if (shown.isPresent()) {
        return shown;
      }
    }
    return Optional.empty();
  }

  /** Who the file says played this side: a machine of ours, or the person beside one. */
  private Optional<Player> player(Tags tags, Color side, HostedGame<P, M> plan, long seed) {
    Optional<Engine<P, M>> engine =
        tags.value(tag(side, "Engine")).flatMap(id -> plan.players().engine(id));
    if (engine.isPresent()) {
      var card = engine.get().info();
      String level =
          tags.value(tag(side, "Level"))
              .flatMap(id -> card.settingMeant(id))
              .orElse(card.defaultLevel());
      return Optional.of(new Player.Engine(card.id(), level, seed));
    }
    boolean isOurs = tags.value("Seed").isPresent();
    return isOurs
        ? Optional.of(new Player.Person(tags.value(tag(side, "")).orElse(PlayerText.SOMEBODY)))
        : Optional.empty();
  }

  private static Optional<Long> seed(Tags tags) {
    try {
      return tags.value("Seed").map(Long::parseLong);
    } catch (NumberFormatException _) {
      return Optional.empty();
    }
  }

  private static Optional<TimeControl> control(Tags tags) {
    try {
      return tags.value("TimeControl").filter(text -> !text.equals("-")).map(TimeControl::read);
    } catch (IllegalArgumentException _) {
      return Optional.empty();
    }
  }
}
