package games.janus.cli;

import games.janus.arena.match.Adjudication;
import games.janus.arena.match.Conditions;
import games.janus.arena.match.Contender;
import games.janus.arena.match.Openings;
import games.janus.arena.match.SearchBudget;
import games.janus.arena.match.Sprt;
import games.janus.checkers.openings.Ballot;
import games.janus.checkers.openings.Ballots;
import games.janus.engine.Limits;
import games.janus.games.Games;
import games.janus.play.live.TimeControl;
import games.janus.rules.Game;
import games.janus.rules.game.GameKind;
import games.janus.rules.game.GameType;
import games.janus.workbench.command.Refusal;
import games.janus.workbench.command.RulesOption;
import games.janus.workbench.command.TextFile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Lets two engines play many games and says which is stronger, and how sure that is. */
@Command(
    name = "match",
    mixinStandardHelpOptions = true,
    description = {
      "Let two engines play each other, every opening with both colours, and measure the difference.",
      "",
      "An engine is one of 'janus engines', with @LEVEL if wanted; it plays in this process, or with"
          + " process: before it in one of its own. At a level it thinks as much as the level says,"
          + " whatever --nodes and --depth say to the other. A program of somebody else's is cmd: and its"
          + " command line; it speaks UCI for chess, Hub for checkers.",
    },
    footer = {
      "",
      "Examples:",
      "  janus match octave microchess-plus --games 20 --depth 3",
      "  janus match process:microchess-plus \"cmd:gnuchess --uci\" --tc 2+0.02 --openings openings.epd --games 200",
      "  janus match \"cmd:old/janus uci\" \"cmd:new/janus uci\" --tc 8+0.08 --sprt 0,5 --pgn games.pgn",
      "  janus match janus@3 janus@4 --games 100",
      "  janus match minimax@expert minimax@beginner --openings ballots",
      "",
      "Exit codes: 0 the match was played (with --sprt: and passed), 1 the test failed or an engine could"
          + " not be had, 2 the command line is wrong, 130 interrupted; every finished game is kept.",
    })
final class MatchCommand implements Callable<Integer> {
  @Parameters(index = "0", paramLabel = "ENGINE1", description = "The one whose score is told.")
  private String first = "";

  @Parameters(index = "1", paramLabel = "ENGINE2", description = "The other one.")
  private String second = "";

  @Option(
      names = "--game",
      paramLabel = "GAME",
      description = "chess or checkers, where the engines do not tell.")
  private Optional<GameKind> kind = Optional.empty();

  @Option(
      names = "--games",
      paramLabel = "N",
      description =
          "How many games (default: each opening twice; with --sprt, until it is decided).")
  private Optional<Integer> games = Optional.empty();

  @Option(
      names = "--openings",
      paramLabel = "FILE",
      description =
          "Begin with the positions of this .epd, or the moves of the games in this .pgn or .pdn, or"
              + " the 156 official ballots of checkers: ballots.")
  private Optional<String> openings = Optional.empty();

  @Option(
      names = "--tc",
      paramLabel = "[M/]S[+I]",
      description =
          "S seconds for M moves or the whole game, and I more with each move, such as 2+0.02.")
  private Optional<String> tc = Optional.empty();

  @Option(names = "--nodes", paramLabel = "N", description = "Positions for each move.")
  private Optional<Long> nodes = Optional.empty();

  @Option(names = "--depth", paramLabel = "N", description = "Plies for each move.")
  private Optional<Integer> depth = Optional.empty();

  @Option(names = "--movetime", paramLabel = "MS", description = "Milliseconds for each move.")
  private Optional<Long> moveTime = Optional.empty();

  @Option(
      names = "--margin",
      paramLabel = "MS",
      defaultValue = "50",
      description =
          "Overstepping the time by no more than this is forgiven (default: ${DEFAULT-VALUE}).")
  private long margin = 50;

  @Option(
      names = "--concurrency",
      paramLabel = "C",
      defaultValue = "1",
      description = "Games at once (default: ${DEFAULT-VALUE}).")
  private int concurrency = 1;

  @Option(
      names = "--sprt",
      paramLabel = "E0,E1[,A,B]",
      description =
          "Stop when the results fit one Elo difference far better than the other, with errors A and"
              + " B (default 0.05).")
  private Optional<String> sprt = Optional.empty();

  @Option(
      names = "--resign",
      paramLabel = "N,CP",
      description = "A game is won when both sides see at least CP for N moves each.")
  private Optional<String> resign = Optional.empty();

  @Option(
      names = "--draw",
      paramLabel = "FROM,N,CP",
      description =
          "From move FROM on a game is drawn when both sides see at most CP for N moves each.")
  private Optional<String> draw = Optional.empty();

  @Option(
      names = "--max-plies",
      paramLabel = "N",
      defaultValue = "1000",
      description = "Longer games are drawn (default: ${DEFAULT-VALUE}).")
  private int mostPlies = 1000;

  @Option(
      names = {"--pgn", "--pdn"},
      paramLabel = "FILE",
      description = "Add every game to this file as soon as it is over.")
  private Optional<Path> keep = Optional.empty();

  @Option(
      names = "--option",
      paramLabel = "[1:|2:]NAME=VALUE",
      description = "Set an option of the first or the second engine, or of both.")
  private List<String> options = List.of();

  @Option(
      names = "--seed",
      paramLabel = "S",
      description = "Shuffle the openings by this, and give it to engines that draw lots.")
  private Optional<Long> seed = Optional.empty();

  @Mixin private RulesOption rules = new RulesOption();

  @Spec private CommandSpec spec;

  @SuppressWarnings("NullAway.Init") // picocli sets the fields
  MatchCommand() {}

  @Override
  public Integer call() {
    require(concurrency >= 1 && concurrency <= 256, "--concurrency is 1 to 256");
    require(games.isEmpty() || games.get() >= 1, "--games is at least 1");
    require(margin >= 0, "--margin is not negative");
    require(mostPlies >= 1, "--max-plies is at least 1");
    try {
      var entrants = Entrants.of(first, second, kind, options, seed.orElse(1L));
      return switch (entrants.kind()) {
        case CHESS -> play(entrants, Games.chess(), entrants.chess());
        case CHECKERS ->
            play(entrants, Games.checkers(rules.rules()), entrants.checkers(rules.rules()));
      };
    } catch (IllegalArgumentException wrong) {
      throw new ParameterException(spec.commandLine(), String.valueOf(wrong.getMessage()));
    }
  }

  private <P, M> int play(
      Entrants entrants, GameType<P, M> game, List<Contender<P, M>> contenders) {
    return hall(entrants).play(game, contenders, starts(game));
  }

  private MatchHall hall(Entrants entrants) {
    var adjudication = adjudication();
    return new MatchHall(
        spec.commandLine().getOut(),
        spec.commandLine().getErr(),
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
    List<Game<P, M>> found;
    String name = openings.get();
    boolean isChess = game.kind() == GameKind.CHESS;
    if (name.equals("ballots")) {
      require(!isChess, "ballots are openings of checkers");
      return shuffled(
          (List<Game<P, M>>) (List<?>) Ballots.deck().stream().map(Ballot::game).toList());
    }
    boolean isEpd = name.toLowerCase(Locale.ROOT).endsWith(".epd");
    require(!isEpd || isChess, ".epd files hold positions of chess");
    try (TextFile file = TextFile.open(name)) {
      found =
          isEpd
              ? (List<Game<P, M>>) (List<?>) Openings.ofEpd(file.lines())
              : Openings.ofGames(game.rules(), game.notation().reader(file));
    } catch (IOException problem) {
      throw Refusal.unreadable(name, problem);
    } catch (UncheckedIOException problem) {
      throw Refusal.unreadable(name, new IOException(problem));
    } catch (IllegalArgumentException wrong) {
      throw new Refusal(name + ", " + wrong.getMessage());
    }
    return shuffled(found);
  }

  private <P, M> List<Game<P, M>> shuffled(List<Game<P, M>> all) {
    return seed.map(lots -> Openings.shuffled(all, lots)).orElse(all);
  }

  private SearchBudget budget(Entrants entrants) {
    require(
        tc.isPresent()
            || nodes.isPresent()
            || depth.isPresent()
            || moveTime.isPresent()
            || entrants.knowHowMuch(),
        "say how long they may think: --tc, --movetime, --nodes or --depth; only engines of ours at"
            + " a level know by themselves");
    require(tc.isEmpty() || moveTime.isEmpty(), "--tc and --movetime do not go together");
    require(depth.isEmpty() || (depth.get() >= 1 && depth.get() <= 100), "--depth is 1 to 100");
    require(nodes.isEmpty() || nodes.get() >= 1, "--nodes is at least 1");
    require(moveTime.isEmpty() || moveTime.get() >= 1, "--movetime is at least 1");
    var limits =
        new Limits(
            depth.isPresent() ? OptionalInt.of(depth.get()) : OptionalInt.empty(),
            nodes.isPresent() ? OptionalLong.of(nodes.get()) : OptionalLong.empty());
    SearchBudget byTime =
        tc.map(text -> SearchBudget.of(TimeControl.read(text)))
            .or(() -> moveTime.map(SearchBudget::moveTime))
            .orElse(SearchBudget.of(limits));
    return byTime.with(limits);
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
      require(counts[i] == numbers[i] && counts[i] >= 1, option + " takes whole numbers from 1 on");
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
        option + " takes " + least + (least == most ? "" : " to " + most) + " numbers");
    double[] numbers = new double[words.length];
    for (int i = 0; i < words.length; i++) {
      try {
        numbers[i] = Double.parseDouble(words[i]);
      } catch (NumberFormatException _) {
        throw new ParameterException(spec.commandLine(), option + " takes numbers");
      }
    }
    return numbers;
  }

  private void require(boolean condition, String otherwise) {
    if (!condition) {
      throw new ParameterException(spec.commandLine(), otherwise);
    }
  }
}
