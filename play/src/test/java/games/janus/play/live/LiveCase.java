package games.janus.play.live;

import games.janus.message.Messages;
import games.janus.rules.Color;
import games.janus.rules.Outcome;
import games.janus.rules.Outcome.Reason;
import games.janus.rules.game.GameKind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * A case of {@code live.cases}, which says what the file means.
 *
 * @param settings by their keys
 * @param lines the commands, and what comes of them
 */
public record LiveCase(String name, Map<String, String> settings, List<Line> lines) {
  /** Where the cases are, seen from any module. */
  private static final Path FILE = Path.of("../play/src/test/resources/live.cases");

  /**
   * What somebody does, and what comes of it.
   *
   * @param number in the file, from 1
   */
  public record Line(int number, String command, String expected) {}

  @Override
  public String toString() {
    return name;
  }

  /** All cases of the file. */
  public static List<LiveCase> all() throws IOException {
    var cases = new ArrayList<LiveCase>();
    int number = 0;
    for (String line : Files.readAllLines(FILE)) {
      number++;
      if (line.startsWith("== ")) {
        cases.add(new LiveCase(line.substring(3), new TreeMap<>(), new ArrayList<>()));
      } else if (line.contains(" -> ") && !line.startsWith("#")) {
        String[] parts = line.split(" -> ", 2);
        cases.getLast().lines().add(new Line(number, parts[0].strip(), parts[1].strip()));
      } else if (!line.isBlank() && !line.startsWith("#")) {
        String[] parts = line.split(":", 2);
        cases.getLast().settings().put(parts[0].strip(), parts[1].strip());
      }
    }
    return cases;
  }

  private String setting(String key, String otherwise) {
    return settings.getOrDefault(key, otherwise);
  }

  /** The settings of the game. */
  public Settings game() {
    String[] game = setting("game", "chess").split(" ", 2);
    String[] policy = setting("policy", "local").split(" ", -1);
    return new Settings(
        GameKind.valueOf(game[0].toUpperCase(Locale.ROOT)),
        game.length > 1 ? game[1] : "",
        setting("start", ""),
        before(setting("before", "")),
        player(setting("white", "person")),
        player(setting("black", "person")),
        Optional.ofNullable(settings.get("clock")).map(TimeControl::read),
        switch (policy[0]) {
          case "local" -> GamePolicy.LOCAL;
          case "online" -> GamePolicy.ONLINE;
          default -> GamePolicy.match(Long.parseLong(policy[1]));
        });
  }

  private static List<String> before(String text) {
    if (text.isEmpty()) {
      return List.of();
    }
    String[] parts = text.split(" \\* ", -1);
    String[] moves = parts[parts.length - 1].split(" ", -1);
    int plies = parts.length == 1 ? moves.length : Integer.parseInt(parts[0]);
    var all = new ArrayList<String>();
    for (int ply = 0; ply < plies; ply++) {
      all.add(moves[ply % moves.length]);
    }
    return all;
  }

  static Player player(String text) {
    return text.equals("engine")
        ? new Player.Engine("engine", "full", 1)
        : new Player.Person("person");
  }

  /** The command of a line. */
  public static Command command(String text) {
    String[] words = text.split(" ", -1);
    String[] time = words[0].split("~", -1);
    Actor by = Actor.valueOf(words[1].toUpperCase(Locale.ROOT));
    List<String> rest = Arrays.asList(words).subList(3, words.length);
    Action action =
        switch (words[2]) {
          case "check" -> new Action.CheckClock();
          case "move" -> new Action.Move(Integer.parseInt(rest.get(0)), rest.get(1));
          case "offer-draw" -> new Action.OfferDraw();
          case "answer-draw" -> new Action.AnswerDraw(isYes(rest));
          case "weigh-draw" -> new Action.WeighDraw(score(rest));
          case "claim-draw" -> new Action.ClaimDraw(rest.stream().findFirst());
          case "take-back" -> new Action.AskTakeback();
          case "answer-takeback" -> new Action.AnswerTakeback(isYes(rest));
          case "redo" -> new Action.Redo();
          case "resign" -> new Action.Resign();
          case "abort" -> new Action.Abort();
          case "reopen" -> new Action.Reopen();
          case "pause" -> new Action.Pause();
          case "resume" -> new Action.Resume();
          case "forfeit" ->
              new Action.Forfeit(
                  side(rest.get(0)), reason(rest.get(1)), Messages.engineFailed("case"));
          case "adjudicate" -> new Action.Adjudicate(new Outcome.Draw(reason(rest.get(1))));
          case "change-player" -> new Action.ChangePlayer(side(rest.get(0)), player(rest.get(1)));
          case "rematch" -> new Action.Rematch(rest.contains("swap"));
          default -> throw new IllegalArgumentException(text);
        };
    long lag = time.length > 1 ? Long.parseLong(time[1]) : 0;
    return new Command(by, Long.parseLong(time[0]), lag, action);
  }

  private static boolean isYes(List<String> words) {
    return words.getFirst().equals("yes");
  }

  private static Optional<Double> score(List<String> words) {
    return words.getFirst().equals("none")
        ? Optional.empty()
        : Optional.of(Double.parseDouble(words.getFirst()));
  }

  private static Color side(String word) {
    return Color.valueOf(word.toUpperCase(Locale.ROOT));
  }

  private static Reason reason(String word) {
    return Reason.valueOf(word.toUpperCase(Locale.ROOT));
  }

  /** What a decision says, in the words of the file. */
  static String text(Decision decision, boolean hasClocks) {
    return switch (decision) {
      case Decision.Refused refused -> "refused " + refused.reason().key();
      case Decision.Accepted accepted when accepted.events().isEmpty() -> "nothing";
      case Decision.Accepted accepted ->
          String.join("; ", accepted.events().stream().map(each -> text(each, hasClocks)).toList());
    };
  }

  /** What an event says, in the words of the file. */
  public static String text(Event event, boolean hasClocks) {
    return switch (event) {
      case Event.Moved moved ->
          "moved "
              + moved.id()
              + (hasClocks ? " spent " + moved.spent() : "")
              + (moved.credited() > 0 ? " credited " + moved.credited() : "");
      case Event.DrawOffered offered -> "draw-offered " + text(offered.by());
      case Event.DrawDeclined declined -> "draw-declined " + text(declined.by());
      case Event.TakebackAsked asked ->
          "takeback-asked " + text(asked.by()) + " to " + asked.toPly();
      case Event.TakebackDeclined declined -> "takeback-declined " + text(declined.by());
      case Event.TakenBack back -> "taken-back to " + back.toPly();
      case Event.Redone redone -> "redone to " + redone.toPly();
      case Event.TimeGiven given -> "time-given " + text(given.to()) + " " + given.millis();
      case Event.Said said -> "said " + text(said.by()) + " " + said.phrase();
      case Event.Paused _ -> "paused";
      case Event.Resumed _ -> "resumed";
      case Event.PlayerChanged changed ->
          "player-changed " + text(changed.side()) + " " + text(changed.player());
      case Event.Ended ended -> "ended " + text(ended.ending());
      case Event.Reopened _ -> "reopened";
      case Event.RematchOffered offered ->
          "rematch-offered " + text(offered.by()) + (offered.swap() ? " swap" : "");
      case Event.RematchAgreed agreed ->
          "rematch-agreed " + text(agreed.next().white()) + " " + text(agreed.next().black());
    };
  }

  private static String text(Color side) {
    return side.name().toLowerCase(Locale.ROOT);
  }

  private static String text(Player player) {
    return player instanceof Player.Engine ? "engine" : "person";
  }

  private static String text(Ending ending) {
    return ending
        .result()
        .map(outcome ->
            outcome.winner().map(side -> text(side) + " wins").orElse("draw")
                + " "
                + outcome.reason().name().toLowerCase(Locale.ROOT))
        .orElse("aborted");
  }
}
