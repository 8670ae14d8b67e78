package games.janus.cli.play;

import games.janus.checkers.Checkers;
import games.janus.checkers.RuleSet;
import games.janus.checkers.openings.Ballot;
import games.janus.checkers.openings.Ballots;
import games.janus.chess.Chess;
import games.janus.chess.Chess960;
import games.janus.engine.SplitMix64;
import games.janus.games.Games;
import games.janus.message.MessageException;
import games.janus.message.Messages;
import games.janus.play.live.Player;
import games.janus.rules.Excerpt;
import games.janus.rules.Game;
import games.janus.rules.game.GameType;
import games.janus.rules.text.GameRecord;
import games.janus.workbench.command.JanusCommand;
import games.janus.workbench.command.RuleSetName;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;

/** Whole games in the terminal. */
@Command(
    name = "play",
    mixinStandardHelpOptions = true,
    subcommands = {PlayCommand.OfChess.class, PlayCommand.OfCheckers.class},
    synopsisSubcommandLabel = "[chess|checkers]")
public final class PlayCommand extends JanusCommand {
  private static final String LAST = "";

  @Mixin private LookOptions look = new LookOptions();

  @Option(names = "--resume", arity = "0..1", fallbackValue = LAST, paramLabel = "FILE")
  private Optional<String> resume = Optional.empty();

  @Option(names = "--join", paramLabel = "LINK")
  private Optional<String> join = Optional.empty();

  @Option(names = "--host", arity = "0..1", fallbackValue = LAST, paramLabel = "URL")
  private Optional<String> host = Optional.empty();

  @Option(names = "--name", paramLabel = "NAME")
  private Optional<String> name = Optional.empty();

  @Override
  public Integer call() throws Exception {
    Shelf shelf = Shelf.usual(System.getenv());
    require(host.isEmpty(), Messages.playLinkWhich());
    if (join.isPresent()) {
      LinkAddress link = address(join.get());
      return onStage(
          shelf, stage -> new LinkTable(stage, look.manner(), shelf).join(link, name.orElse("")));
    }
    return resume.isPresent() ? goOn(shelf, resume.get()) : choose(shelf);
  }

  private LinkAddress address(String text) {
    try {
      return LinkAddress.read(text);
    } catch (MessageException wrong) {
      throw wrong(wrong);
    }
  }

  private int choose(Shelf shelf) throws Exception {
    return onStage(
        shelf,
        stage ->
            new Chooser(stage.console())
                .choose()
                .ifPresent(chosen -> play(stage, shelf, chosen, Optional.empty())));
  }

  private int onStage(Shelf shelf, Consumer<LookOptions.Stage> work) throws Exception {
    LookOptions.Stage stage = look.open(out(), shelf);
    try (var _ = stage.terminal();
        Console _ = stage.console()) {
      work.accept(stage);
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
    throw wrong(name.equals(LAST) ? Messages.playNothingToResume() : Messages.playBeingPlayed());
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
          isCheckers ? read(Games.checkers(RuleSet.ACF), file) : read(Games.chess(), file);
      return onStage(
          shelf,
          stage -> {
            stage.console().say(Messages.playGoingOn(live.plies()));
            play(stage, shelf, live, kept);
          });
    } catch (GameFiles.Trouble trouble) {
      throw wrong(trouble);
    }
  }

  private static <P, M> HostedGame<P, M> read(GameType<P, M> type, Path file)
      throws GameFiles.Trouble {
    GameRecord<P, M> record = GameFiles.read(type, file.toString(), 1);
    var plan =
        HostedGame.of(
            type,
            Game.of(type.rules()),
            new Player.Person(PlayerText.YOU),
            new Player.Person(PlayerText.SOMEBODY),
            Optional.empty(),
            1);
    return new SavedGame<>(type).read(record, plan);
  }

  private <P, M> void play(
      LookOptions.Stage stage, Shelf shelf, HostedGame<P, M> live, Optional<KeptFile> kept) {
    try (var keeper = new Keeper<P, M>(shelf, kept)) {
      new Session<>(stage.console(), keeper, stage.look(), live, look.manner()).run();
    }
  }

  /** Either game, with what both can be asked. */
  abstract static class OfGame extends JanusCommand {
    @ParentCommand private PlayCommand parent;
    @Mixin PlayOptions options = new PlayOptions();

    @SuppressWarnings("NullAway.Init") // picocli sets the parent
    OfGame() {}

    /**
     * Plays a game.
     *
     * @param start where it starts if the options do not say
     */
    final <P, M> int play(GameType<P, M> type, Supplier<Game<P, M>> start) throws Exception {
      if (parent.host.isPresent()) {
        options.preferPeople();
      }
      HostedGame<P, M> live = options.game(type, start);
      require(parent.resume.isEmpty(), Messages.playResumeAlone(spec().name()));
      require(parent.join.isEmpty(), Messages.playJoinAlone(spec().name()));
      Shelf shelf = Shelf.usual(System.getenv());
      if (parent.host.isPresent()) {
        String server = parent.host.get();
        return parent.onStage(
            shelf,
            stage ->
                new LinkTable(stage, parent.look.manner(), shelf)
                    .host(server, live.live(), parent.name.orElse("")));
      }
      return parent.onStage(shelf, stage -> parent.play(stage, shelf, live, Optional.empty()));
    }
  }

  /** Chess. */
  @Command(name = "chess", mixinStandardHelpOptions = true)
  static final class OfChess extends OfGame {
    @Option(names = "--rules", paramLabel = "NAME")
    private Optional<String> rules = Optional.empty();

    @Override
    public Integer call() throws Exception {
      return play(Games.chess(), this::start);
    }

    private Game<games.janus.chess.Position, games.janus.chess.Move> start() {
      return switch (rules.orElse("chess").toLowerCase(Locale.ROOT)) {
        case "chess", "standard" -> Game.of(Chess.RULES);
        case "chess960", "960" -> {
          long number = new SplitMix64(options.firstSeed()).below(Chess960.POSITIONS);
          yield Game.from(Chess.RULES, Chess960.start((int) number));
        }
        default ->
            throw new MessageException(Messages.playChessRules(Excerpt.of(rules.orElse(""))));
      };
    }
  }

  /** Checkers. */
  @Command(name = "checkers", mixinStandardHelpOptions = true)
  static final class OfCheckers extends OfGame {
    @Option(
        names = "--rules",
        paramLabel = "NAME",
        converter = RuleSetName.class,
        completionCandidates = RuleSetName.class)
    private Optional<RuleSet> rules = Optional.empty();

    @Option(names = "--ballot", paramLabel = "N")
    private Optional<Integer> ballot = Optional.empty();

    @Override
    public Integer call() throws Exception {
      RuleSet ruleSet = rules.orElse(RuleSet.ACF);
      require(ballot.isEmpty() || ruleSet.equals(RuleSet.ACF), Messages.playBallotRules());
      require(ballot.isEmpty() || !options.hasStart(), Messages.playBallotStart());
      require(rules.isEmpty() || options.file().isEmpty(), Messages.playFileRules());
      return play(
          Games.checkers(ruleSet),
          () -> ballot.map(this::opening).orElseGet(() -> Game.of(Checkers.with(ruleSet))));
    }

    private Game<games.janus.checkers.Position, games.janus.checkers.Move> opening(int number) {
      return Ballots.numbered(number)
          .map(Ballot::game)
          .orElseThrow(() -> new MessageException(Messages.playNoBallot(number)));
    }
  }
}
