package games.janus.cli.play;

import games.janus.checkers.RuleSet;
import games.janus.cli.TypedLines;
import games.janus.games.Games;
import games.janus.play.live.TimeControl;
import games.janus.rules.Game;
import games.janus.rules.game.GameType;
import java.io.ByteArrayInputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;

/** A game that is played by pipe, in this process. */
final class Evening<P, M> {
  private final Path folder;
  private final GameType<P, M> type;
  private String white = "person";
  private String black = "person";
  private Optional<String> fen = Optional.empty();
  private Optional<TimeControl> control = Optional.empty();
  private boolean showsBoard;

  private Evening(Path folder, GameType<P, M> type) {
    this.folder = folder;
    this.type = type;
  }

  static Evening<games.janus.chess.Position, games.janus.chess.Move> chess(Path folder) {
    return new Evening<>(folder, Games.chess());
  }

  static Evening<games.janus.checkers.Position, games.janus.checkers.Move> checkers(
      Path folder, RuleSet rules) {
    return new Evening<>(folder, Games.checkers(rules));
  }

  Evening<P, M> white(String player) {
    white = player;
    return this;
  }

  Evening<P, M> black(String player) {
    black = player;
    return this;
  }

  Evening<P, M> from(String text) {
    fen = Optional.of(text);
    return this;
  }

  Evening<P, M> clock(String text) {
    control = Optional.of(ClockText.read(text));
    return this;
  }

  Evening<P, M> withBoard() {
    showsBoard = true;
    return this;
  }

  HostedGame<P, M> live() {
    Game<P, M> start =
        fen.map(text -> Game.from(type.rules(), type.notation().position(text)))
            .orElseGet(() -> Game.of(type.rules()));
    return HostedGame.of(
        type,
        start,
        PlayerText.of(type).read(white, Optional.empty(), 1),
        PlayerText.of(type).read(black, Optional.empty(), 1),
        control,
        1);
  }

  /** Everything that is said while these lines are typed. */
  String type(String... lines) {
    return type(live(), lines);
  }

  String type(HostedGame<P, M> live, String... lines) {
    String typed = lines.length == 0 ? "" : String.join("\n", lines) + "\n";
    return typeAll(live, new ByteArrayInputStream(typed.getBytes(StandardCharsets.UTF_8)));
  }

  /** The same when Ctrl-C has been pressed before. */
  String type(Interrupts interrupts, String... lines) {
    byte[] typed = (String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8);
    return typeAll(live(), new ByteArrayInputStream(typed), interrupts);
  }

  String typeAll(HostedGame<P, M> live, java.io.InputStream typed) {
    return typeAll(live, typed, new Interrupts());
  }

  private String typeAll(HostedGame<P, M> live, java.io.InputStream typed, Interrupts interrupts) {
    var text = new StringWriter();
    var out = new PrintWriter(text);
    var lines = new PipedLines(TypedLines.from(typed, 4096), out, false, interrupts);
    try (Console console = new PlainConsole(out, lines, interrupts);
        var keeper = new Keeper<P, M>(shelf(), Optional.empty())) {
      var manner = new LookOptions.Manner(showsBoard, 0);
      new Session<>(console, keeper, Look.LETTERS, live, manner).run();
    }
    return text.toString().replace("\r", "");
  }

  Shelf shelf() {
    return new Shelf(folder.resolve("games"));
  }
}
