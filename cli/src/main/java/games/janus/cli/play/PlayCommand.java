package games.janus.cli.play;

import games.janus.checkers.Checkers;
import games.janus.checkers.RuleSet;
import games.janus.checkers.openings.Ballot;
import games.janus.checkers.openings.Ballots;
import games.janus.rules.Game;
import games.janus.rules.text.GameRecord;
import games.janus.workbench.command.RuleSetName;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** Whole games in the terminal. */
@Command(
    name = "play",
    mixinStandardHelpOptions = true,
    description = {
      "Play chess or checkers in the terminal: against a machine that shows what it thought,"
          + " against a person at the same keyboard, or watch two machines. Without anything more,"
          + " you are asked for the game and the opponent.",
    },
    subcommands = {PlayCommand.OfChess.class, PlayCommand.OfCheckers.class},
    synopsisSubcommandLabel = "[chess|checkers]",
    footerHeading = "%n",
    footer = {
      "Moves are typed as players write them: e4, Nf3, e2e4, e7e8q; 11-15, 22x15x8. A jump may be"
          + " typed step by step. Tab completes. help lists what else can be said: hint, undo, eval,"
          + " think, tree, draw, resign, save, load, export, level, engine and more. Ctrl-C stops a"
          + " machine that thinks, which then plays the best it has found; twice, it leaves.",
      "",
      "Every move is kept as it is made, in a file of its own for each game, as PGN or PDN with the"
          + " machine's thoughts as comments. janus play --resume goes on with the last game that is"
          + " not over, after whatever happened.",
      "",
      "Files:",
      "  ~/.local/state/janus/games   the games; XDG_STATE_HOME or JANUS_HOME move it",
      "Environment:",
      "  NO_COLOR    when set, no colours, as with --mono",
      "  TERM        when dumb, line after line, as with --plain",
      "",
      "Examples:",
      "  janus play",
      "  janus play chess --black microchess",
      "  janus play checkers --level 2 --rules two-player",
      "  janus play chess --white octave --black janus@3 --plain",
      "  janus play checkers --ballot 68 --clock 5+3",
      "  printf 'e4\\nquit\\n' | janus play chess --plain",
    })
public final class PlayCommand implements Callable<Integer> {
  private static final String LAST = "";

  @Mixin private LookOptions look = new LookOptions();

  @Option(
      names = "--resume",
      arity = "0..1",
      fallbackValue = LAST,
      paramLabel = "FILE",
      description = {
        "Go on with the last game that is not over, or with the first one of this file.",
        "A file that is not among the kept games stays as it is: it is read, not written.",
      })
  private Optional<String> resume = Optional.empty();

  @Spec private CommandSpec spec;

  /** Picocli sets the fields. */
  @SuppressWarnings("NullAway.Init")
  public PlayCommand() {}

  @Override
  public Integer call() throws Exception {
    Shelf shelf = Shelf.usual(System.getenv());
    return resume.isPresent() ? goOn(shelf, resume.get()) : choose(shelf);
  }

  private int choose(Shelf shelf) throws Exception {
    LookOptions.Stage stage = look.open(spec.commandLine().getOut(), shelf);
    try (var _ = stage.terminal();
        Console console = stage.console()) {
      Optional<HostedGame<?, ?>> chosen = new Chooser(console).choose();
      if (chosen.isPresent()) {
        play(stage, shelf, chosen.get(), Optional.empty(), look.manner());
      }
    }
    return 0;
  }

  private int goOn(Shelf shelf, String name) throws Exception {
    if (!name.equals(LAST) && !shelf.holds(GameFiles.path(name))) {
      return goOn(shelf, GameFiles.path(name), Optional.empty());
    }
    for (Path file : name.equals(LAST) ? shelf.unfinished() : List.of(GameFiles.path(name))) {
      Optional<KeptFile> kept = KeptFile.lock(file);
      if (kept.isPresent()) {
        try (KeptFile mine = kept.get()) {
          return goOn(shelf, file, Optional.of(mine));
        }
      }
    }
    throw new ParameterException(
        spec.commandLine(),
        name.equals(LAST) ? "there is no game to go on with" : "that game is being played");
  }

  /**
   * Goes on with a game.
   *
   * @param kept its place on the shelf; a file from elsewhere has none, and stays as it is
   */
  private int goOn(Shelf shelf, Path file, Optional<KeptFile> kept) throws Exception {
    try {
      boolean isCheckers = file.toString().endsWith(".pdn");
      HostedGame<?, ?> live =
          isCheckers
              ? read(new TerminalCheckers(RuleSet.ACF), file)
              : read(new TerminalChess(), file);
      LookOptions.Stage stage = look.open(spec.commandLine().getOut(), shelf);
      try (var _ = stage.terminal();
          Console console = stage.console()) {
        console.say("Going on after " + HostedGame.counted(live.plies()) + ".");
        play(stage, shelf, live, kept, look.manner());
      }
      return 0;
    } catch (GameFiles.Trouble trouble) {
      throw new ParameterException(spec.commandLine(), trouble.sentence());
    }
  }

  private static <P, M> HostedGame<P, M> read(BoardGame<P, M> board, Path file)
      throws GameFiles.Trouble {
    GameRecord<P, M> record = GameFiles.read(board, file.toString(), 1);
    var plan =
        HostedGame.of(
            board,
            Game.of(board.rules()),
            new Seat.Person<P, M>("you"),
            new Seat.Person<P, M>(SeatWords.SOMEBODY),
            Optional.empty(),
            1);
    return new SavedGame<>(board).read(record, plan);
  }

  private static <P, M> void play(
      LookOptions.Stage stage,
      Shelf shelf,
      HostedGame<P, M> live,
      Optional<KeptFile> kept,
      LookOptions.Manner manner) {
    try (var keeper = new Keeper<P, M>(shelf, kept)) {
      new Session<>(stage.console(), keeper, stage.look(), live, manner).run();
    }
  }

  private <P, M> int play(CommandSpec chosen, HostedGame<P, M> live) throws Exception {
    if (resume.isPresent()) {
      throw new ParameterException(
          chosen.commandLine(),
          "--resume knows which game it was: leave out " + chosen.name() + " and its options");
    }
    Shelf shelf = Shelf.usual(System.getenv());
    LookOptions.Stage stage = look.open(chosen.commandLine().getOut(), shelf);
    try (var _ = stage.terminal();
        Console _ = stage.console()) {
      play(stage, shelf, live, Optional.empty(), look.manner());
    }
    return 0;
  }

  /** Chess. */
  @Command(
      name = "chess",
      mixinStandardHelpOptions = true,
      description = {
        "Play chess in the terminal.",
        "You have White against Janus unless the options say otherwise.",
      },
      footer = {"", "More about moves, commands and files: janus play --help"})
  static final class OfChess implements Callable<Integer> {
    @ParentCommand private PlayCommand parent;
    @Mixin private PlayOptions options = new PlayOptions();

    @Option(
        names = "--rules",
        paramLabel = "NAME",
        description = "chess, or chess960 with a start that is drawn by lot.")
    private Optional<String> rules = Optional.empty();

    @Spec private CommandSpec spec;

    @SuppressWarnings("NullAway.Init") // picocli sets the fields
    OfChess() {}

    @Override
    public Integer call() throws Exception {
      var board = new TerminalChess();
      return parent.play(spec, options.game(board, () -> ChessStart.by(rules, options.lots())));
    }
  }

  /** Checkers. */
  @Command(
      name = "checkers",
      mixinStandardHelpOptions = true,
      description = {
        "Play checkers in the terminal.",
        "You have the side that begins, against Janus, unless the options say otherwise.",
      },
      footer = {"", "More about moves, commands and files: janus play --help"})
  static final class OfCheckers implements Callable<Integer> {
    @ParentCommand private PlayCommand parent;
    @Mixin private PlayOptions options = new PlayOptions();

    @Option(
        names = "--rules",
        paramLabel = "NAME",
        converter = RuleSetName.class,
        completionCandidates = RuleSetName.class,
        description = {
          "One of ${COMPLETION-CANDIDATES},",
          "or \"custom; capture=free; ...\" (default: acf).",
        })
    private Optional<RuleSet> rules = Optional.empty();

    @Option(
        names = "--ballot",
        paramLabel = "N",
        description = "Start with the three moves of this card of the ACF deck, 1 to 174.")
    private Optional<Integer> ballot = Optional.empty();

    @Spec private CommandSpec spec;

    @SuppressWarnings("NullAway.Init") // picocli sets the fields
    OfCheckers() {}

    @Override
    public Integer call() throws Exception {
      RuleSet ruleSet = rules.orElse(RuleSet.ACF);
      require(
          ballot.isEmpty() || ruleSet.equals(RuleSet.ACF),
          "ballots are for the official rules, acf");
      require(
          ballot.isEmpty() || !options.hasStart(), "--ballot, --fen and --pgn exclude each other");
      require(
          rules.isEmpty() || options.file().isEmpty(),
          "by which rules a game is played, its file says: leave out --rules");
      var board = new TerminalCheckers(ruleSet);
      return parent.play(
          spec,
          options.game(
              board,
              () -> ballot.map(this::opening).orElseGet(() -> Game.of(Checkers.with(ruleSet)))));
    }

    private Game<games.janus.checkers.Position, games.janus.checkers.Move> opening(int number) {
      return Ballots.numbered(number)
          .map(Ballot::game)
          .orElseThrow(() ->
              new IllegalArgumentException(
                  "there is no ballot "
                      + number
                      + "; they are numbered 1 to 174, some are barred"));
    }

    private void require(boolean condition, String otherwise) {
      if (!condition) {
        throw new ParameterException(spec.commandLine(), otherwise);
      }
    }
  }
}
