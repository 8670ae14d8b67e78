package games.janus.cli;

import games.janus.arena.match.Adjudication;
import games.janus.arena.match.Conditions;
import games.janus.arena.match.Contender;
import games.janus.arena.match.Openings;
import games.janus.arena.match.SearchBudget;
import games.janus.arena.match.Sprt;
import games.janus.checkers.openings.Ballot;
import games.janus.checkers.openings.Ballots;
import games.janus.games.Games;
import games.janus.message.Messages;
import games.janus.play.live.TimeControl;
import games.janus.rules.Game;
import games.janus.rules.game.GameKind;
import games.janus.rules.game.GameType;
import games.janus.workbench.command.JanusCommand;
import games.janus.workbench.command.LimitOptions;
import games.janus.workbench.command.Refusal;
import games.janus.workbench.command.RulesOption;
import games.janus.workbench.command.TextFile;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Lets two engines play many games and says which is stronger, and how sure that is. */
@Command(name = "match", mixinStandardHelpOptions = true)
final class MatchCommand extends JanusCommand {
  @Parameters(index = "0", paramLabel = "ENGINE1")
  private String first = "";

  @Parameters(index = "1", paramLabel = "ENGINE2")
  private String second = "";

  @Option(names = "--game", paramLabel = "GAME")
  private Optional<GameKind> kind = Optional.empty();

  @Option(names = "--games", paramLabel = "N")
  private Optional<Integer> games = Optional.empty();

  @Option(names = "--openings", paramLabel = "FILE")
  private Optional<String> openings = Optional.empty();

  @Option(names = "--tc", paramLabel = "[M/]S[+I]")
  private Optional<String> tc = Optional.empty();

  @Mixin private LimitOptions limits = new LimitOptions();

  @Option(names = "--movetime", paramLabel = "MS")
  private Optional<Long> moveTime = Optional.empty();

  @Option(names = "--cpu-ms", paramLabel = "MS")
  private Optional<Long> cpuTime = Optional.empty();

  @Option(names = "--margin", paramLabel = "MS", defaultValue = "50")
  private long margin = 50;

  @Option(names = "--concurrency", paramLabel = "C", defaultValue = "1")
  private int concurrency = 1;

  @Option(names = "--sprt", paramLabel = "E0,E1[,A,B]")
  private Optional<String> sprt = Optional.empty();

  @Option(names = "--resign", paramLabel = "N,CP")
  private Optional<String> resign = Optional.empty();

  @Option(names = "--draw", paramLabel = "FROM,N,CP")
  private Optional<String> draw = Optional.empty();

  @Option(names = "--max-plies", paramLabel = "N", defaultValue = "1000")
  private int mostPlies = 1000;

  @Option(
      names = {"--pgn", "--pdn"},
      paramLabel = "FILE")
  private Optional<Path> keep = Optional.empty();

  @Option(names = "--option", paramLabel = "[1:|2:]NAME=VALUE")
  private List<String> options = List.of();

  @Option(names = "--name", paramLabel = "1:|2:NAME")
  private List<String> names = List.of();

  @Option(names = "--seed", paramLabel = "S")
  private Optional<Long> seed = Optional.empty();

  @Mixin private RulesOption rules = new RulesOption();

  @Override
  public Integer call() {
    requireRange("--concurrency", 1, 256, concurrency);
    requirePositive("--games", games);
    require(margin >= 0, Messages.optionNotNegative("--margin"));
    requirePositive("--max-plies", mostPlies);
    try {
      var entrants = Entrants.of(first, second, kind, options, names, seed.orElse(1L));
      return switch (entrants.kind()) {
        case CHESS -> play(entrants, Games.chess(), entrants.chess());
        case CHECKERS ->
            play(entrants, Games.checkers(rules.rules()), entrants.checkers(rules.rules()));
      };
    } catch (IllegalArgumentException wrong) {
      throw wrong(wrong);
    }
  }

  private <P, M> int play(
      Entrants entrants, GameType<P, M> game, List<Contender<P, M>> contenders) {
    return hall(entrants).play(game, contenders, starts(game));
  }

  private MatchHall hall(Entrants entrants) {
    var adjudication = adjudication();
    return new MatchHall(
        out(),
        err(),
        new Conditions(budget(entrants), adjudication, margin),
        games,
        concurrency,
        sprt.map(this::sprt),
        keep,
        entrants.title());
  }

  @SuppressWarnings("unchecked") // EPD is for chess and ballots for checkers: both are asked for
  private <P, M> List<Game<P, M>> starts(GameType<P, M> game) {
    if (openings.isEmpty()) {
      return List.of(Game.of(game.rules()));
    }
    String name = openings.get();
    boolean isChess = game.kind() == GameKind.CHESS;
    if (name.equals("ballots")) {
      require(!isChess, Messages.matchBallots());
      return shuffled(
          (List<Game<P, M>>) (List<?>) Ballots.deck().stream().map(Ballot::game).toList());
    }
    boolean isEpd = name.toLowerCase(Locale.ROOT).endsWith(".epd");
    require(!isEpd || isChess, Messages.matchEpd());
    try {
      return shuffled(
          TextFile.read(
              name,
              file ->
                  isEpd
                      ? (List<Game<P, M>>) (List<?>) Openings.ofEpd(file.lines())
                      : Openings.ofGames(game.rules(), game.notation().reader(file))));
    } catch (IllegalArgumentException wrong) {
      throw new Refusal(Messages.pathIn(name, String.valueOf(wrong.getMessage())));
    }
  }

  private <P, M> List<Game<P, M>> shuffled(List<Game<P, M>> all) {
    return seed.map(given -> Openings.shuffled(all, given)).orElse(all);
  }

  private SearchBudget budget(Entrants entrants) {
    require(
        Stream.of(tc, moveTime, cpuTime).anyMatch(Optional::isPresent)
            || limits.isGiven()
            || entrants.knowHowMuch(),
        Messages.matchBudget());
    require(tc.isEmpty() || moveTime.isEmpty(), Messages.optionApart("--tc", "--movetime"));
    require(tc.isEmpty() || cpuTime.isEmpty(), Messages.optionApart("--cpu-ms", "--tc"));
    require(
        moveTime.isEmpty() || cpuTime.isEmpty(), Messages.optionApart("--cpu-ms", "--movetime"));
    requireCpuTimeCanBeTold(entrants);
    limits.check();
    requirePositive("--movetime", moveTime);
    requirePositive("--cpu-ms", cpuTime);
    SearchBudget byTime =
        tc.map(text -> SearchBudget.of(TimeControl.read(text)))
            .or(() -> moveTime.map(SearchBudget::moveTime))
            .or(() -> cpuTime.map(SearchBudget::cpuTime))
            .orElse(SearchBudget.of(limits.limits()));
    return byTime.with(limits.limits());
  }

  private void requireCpuTimeCanBeTold(Entrants entrants) {
    if (cpuTime.isPresent()) {
      require(
          ProcessHandle.current().info().totalCpuDuration().isPresent(), Messages.workNoCpuTime());
      require(!entrants.helpOneAnother(), Messages.matchCpuThreads());
    }
  }

  private Adjudication adjudication() {
    int[] lost = resign.map(text -> counts("--resign", text, 2)).orElse(new int[2]);
    int[] even = draw.map(text -> counts("--draw", text, 3)).orElse(new int[3]);
    return new Adjudication(lost[0], lost[1], even[0], even[1], even[2], mostPlies);
  }

  private int[] counts(String option, String text, int many) {
    double[] numbers = numbers(option, text, many, many);
    int[] counts = new int[many];
    for (int i = 0; i < many; i++) {
      counts[i] = (int) numbers[i];
      require(counts[i] == numbers[i] && counts[i] >= 1, Messages.optionCounts(option));
    }
    return counts;
  }

  private Sprt sprt(String text) {
    double[] number = numbers("--sprt", text, 2, 4);
    return new Sprt(
        number[0],
        number[1],
        number.length > 2 ? number[2] : 0.05,
        number.length > 3 ? number[3] : 0.05);
  }

  private double[] numbers(String option, String text, int least, int most) {
    String[] words = text.split(",", -1);
    require(
        words.length >= least && words.length <= most,
        least == most
            ? Messages.optionSoMany(least, option)
            : Messages.optionSome(least, most, option));
    double[] numbers = new double[words.length];
    for (int i = 0; i < words.length; i++) {
      try {
        numbers[i] = Double.parseDouble(words[i]);
      } catch (NumberFormatException _) {
        throw wrong(Messages.optionNumbers(option));
      }
    }
    return numbers;
  }
}
