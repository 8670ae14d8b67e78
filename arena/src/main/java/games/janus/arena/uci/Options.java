package games.janus.arena.uci;

import games.janus.chess.Position;
import games.janus.engine.Capability;
import games.janus.engine.EngineInfo;
import games.janus.engine.EngineInfo.Level;
import games.janus.engines.chess.JanusChess;
import games.janus.engines.search.TranspositionTable;
import games.janus.message.Messages;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;

/** What can be set, shown according to what the engine has. */
final class Options {
  private static final int USUAL_MEGABYTES = 16;
  private static final int MOST_THREADS = 256;
  private static final int MOST_LINES = 256;
  private static final int MOST_OVERHEAD = 5000;

  private final EngineInfo info;

  int megabytes = USUAL_MEGABYTES;
  int threads = 1;
  int lines = 1;
  int overhead = 10;
  int seed;
  boolean isChess960;
  boolean showsOdds;
  boolean tellsMore;
  boolean isLimited;
  boolean usesBook;
  String book = "";
  private int elo;
  private int skill;
  private String level;

  Options(EngineInfo info, String level) {
    this.info = info;
    this.level = level;
    this.skill = info.levels().size();
    this.elo = mostElo();
  }

  /** The lines that tell a GUI about them. */
  List<String> lines() {
    var lines = new ArrayList<String>();
    if (info.can(Capability.HASH)) {
      lines.add(spin("Hash", USUAL_MEGABYTES, 1, TranspositionTable.MOST_MEGABYTES));
      lines.add(spin("Threads", 1, 1, MOST_THREADS));
      lines.add(spin("MultiPV", 1, 1, MOST_LINES));
      lines.add("option name Clear Hash type button");
      lines.add("option name UCI_ShowWDL type check default false");
    }
    lines.add("option name Telemetry type check default false");
    lines.add("option name Ponder type check default false");
    lines.add("option name UCI_Chess960 type check default false");
    lines.add(spin("Move Overhead", 10, 0, MOST_OVERHEAD));
    lines.add("option name OwnBook type check default " + usesBook);
    lines.add("option name Book File type string default " + (book.isEmpty() ? "<empty>" : book));
    lines.add(spin("Seed", 0, 0, Integer.MAX_VALUE));
    if (info.levels().size() > 1) {
      lines.add(levelLine());
      int levels = info.levels().size();
      lines.add(spin("Skill Level", levels, 1, levels));
    }
    if (hasRatings()) {
      lines.add("option name UCI_LimitStrength type check default false");
      lines.add(spin("UCI_Elo", mostElo(), leastElo(), mostElo()));
    }
    return lines;
  }

  private String levelLine() {
    var text = new StringBuilder("option name Level type combo default " + level);
    info.levels().forEach(each -> text.append(" var ").append(each.id()));
    return text.toString();
  }

  /** How lines about a position are written. */
  InfoText text(Position position) {
    return new InfoText(isChess960 || position.isChess960(), showsOdds);
  }

  private static String spin(String name, int usual, int least, int most) {
    return "option name " + name + " type spin default " + usual + " min " + least + " max " + most;
  }

  private boolean hasRatings() {
    return info.can(Capability.DEEPENS) && ratings().findAny().isPresent();
  }

  private int mostElo() {
    return ratings().max().orElse(0);
  }

  private int leastElo() {
    return ratings().min().orElse(0);
  }

  private IntStream ratings() {
    return info.levels().stream()
        .flatMap(each -> each.rating().stream())
        .mapToInt(Integer::intValue);
  }

  /**
   * Sets an option.
   *
   * @return why not, if it could not be set
   */
  Optional<String> set(String name, String value) {
    return switch (name.toLowerCase(Locale.ROOT)) {
      case "hash" ->
          number(name, value, 1, TranspositionTable.MOST_MEGABYTES, number -> megabytes = number);
      case "threads" -> number(name, value, 1, MOST_THREADS, number -> threads = number);
      case "multipv" -> number(name, value, 1, MOST_LINES, number -> lines = number);
      case "move overhead" -> number(name, value, 0, MOST_OVERHEAD, number -> overhead = number);
      case "seed" -> number(name, value, 0, Integer.MAX_VALUE, number -> seed = number);
      case "uci_elo" -> number(name, value, leastElo(), mostElo(), number -> elo = number);
      case "skill level", "skill" ->
          number(name, value, 1, info.levels().size(), number -> skill = number);
      case "uci_chess960" -> yesOrNo(name, value, answer -> isChess960 = answer);
      case "uci_showwdl" -> yesOrNo(name, value, answer -> showsOdds = answer);
      case "telemetry" -> yesOrNo(name, value, answer -> tellsMore = answer);
      case "uci_limitstrength" -> yesOrNo(name, value, answer -> isLimited = answer);
      case "ownbook" -> yesOrNo(name, value, answer -> usesBook = answer);
      case "ponder" -> yesOrNo(name, value, _ -> {}); // the GUI decides when to ponder
      case "book file" -> {
        book = value.equals("<empty>") ? "" : value;
        yield Optional.empty();
      }
      case "level" -> setLevel(value);
      case "clear hash" -> Optional.empty(); // the session does it
      default -> Optional.of(Messages.uciNoOption(name).text());
    };
  }

  private Optional<String> setLevel(String value) {
    for (Level each : info.levels()) {
      if (each.id().equalsIgnoreCase(value)) {
        level = each.id();
        return Optional.empty();
      }
    }
    return Optional.of(Messages.sessionNoLevel(value).text());
  }

  private static Optional<String> number(
      String name, String value, int least, int most, IntConsumer use) {
    try {
      long number = Long.parseLong(value);
      if (number < least || number > most) {
        return Optional.of(Messages.uciRange(least, most, name, value).text());
      }
      use.accept((int) number);
      return Optional.empty();
    } catch (NumberFormatException _) {
      return Optional.of(Messages.uciNumber(name, value).text());
    }
  }

  private static Optional<String> yesOrNo(String name, String value, Consumer<Boolean> use) {
    boolean isTrue = value.equalsIgnoreCase("true");
    if (!isTrue && !value.equalsIgnoreCase("false")) {
      return Optional.of(Messages.uciTruth(name, value).text());
    }
    use.accept(isTrue);
    return Optional.empty();
  }

  /** The level to play at: one between the levels by its rating, or the chosen one. */
  String level() {
    if (isLimited && hasRatings()) {
      return JanusChess.ratedLevel(elo);
    }
    List<Level> levels = info.levels();
    return skill < levels.size() ? levels.get(skill - 1).id() : level;
  }
}
