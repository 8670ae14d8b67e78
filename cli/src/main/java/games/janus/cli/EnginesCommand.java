package games.janus.cli;

import games.janus.arena.PlayerFailure;
import games.janus.arena.Program;
import games.janus.arena.foreign.AddedEngine;
import games.janus.arena.foreign.EngineRegistry;
import games.janus.arena.foreign.Introduction;
import games.janus.engine.EngineInfo;
import games.janus.engine.Metric;
import games.janus.engines.Catalog;
import games.janus.message.Argument;
import games.janus.message.Listing;
import games.janus.message.MessageException;
import games.janus.message.Messages;
import games.janus.rules.Excerpt;
import games.janus.rules.game.GameKind;
import games.janus.workbench.command.JanusCommand;
import games.janus.workbench.command.Refusal;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Shows the cards of the machine players, and keeps the list of those that the user has added. */
@Command(
    name = "engines",
    mixinStandardHelpOptions = true,
    subcommands = {EnginesCommand.Add.class, EnginesCommand.Remove.class})
final class EnginesCommand extends JanusCommand {
  @Parameters(arity = "0..1", paramLabel = "NAME")
  private Optional<String> name = Optional.empty();

  @Override
  public Integer call() {
    List<EngineInfo> cards = Catalog.cards();
    PrintWriter out = out();
    if (name.isEmpty()) {
      cards.forEach(card -> say(out, card.id(), card.year() + "  " + card.sentence()));
      out.flush(); // ours stand there even if the list of the others is broken
      for (AddedEngine added : written(() -> EngineRegistry.ofUser().all())) {
        say(out, added.id(), Messages.foreignListed(added.game().id(), said(added)));
      }
    } else {
      Optional<EngineInfo> ours = Catalog.card(name.get());
      if (ours.isPresent()) {
        print(out, ours.get());
      } else {
        printAdded(out, name.get());
      }
    }
    out.flush();
    return 0;
  }

  /** What a program calls itself is foreign text. */
  private static String said(AddedEngine added) {
    return Excerpt.of(added.name());
  }

  private void printAdded(PrintWriter out, String id) {
    List<AddedEngine> all = written(() -> EngineRegistry.ofUser().all());
    Optional<AddedEngine> named = all.stream().filter(each -> each.id().equals(id)).findFirst();
    if (named.isPresent()) {
      print(out, named.get());
      return;
    }
    List<String> ids =
        Stream.concat(
                Catalog.cards().stream().map(EngineInfo::id), all.stream().map(AddedEngine::id))
            .toList();
    throw wrong(Messages.askNoEngineOnly(Excerpt.of(id), Listing.joined(ids, Messages::listComma)));
  }

  private static void print(PrintWriter out, AddedEngine added) {
    say(out, Messages.askOfName(), said(added));
    say(out, Messages.askOfGame(), added.game().id());
    say(out, Messages.foreignOfProtocol(), AddedEngine.protocol(added.game()));
    say(out, Messages.foreignOfCommand(), Excerpt.whole(added.commandLine()));
    added
        .options()
        .forEach((option, value) ->
            say(out, Messages.foreignOfOption(), Excerpt.of(option + "=" + value)));
    if (!added.silentAbout().isEmpty()) {
      say(out, Messages.foreignOfSilent(), silent(added).text());
    }
  }

  private static Argument silent(AddedEngine added) {
    return Listing.joined(
        added.silentAbout().stream().map(AddedEngine.Report::words).toList(), Messages::listComma);
  }

  private static void print(PrintWriter out, EngineInfo card) {
    say(out, Messages.askOfName(), card.name());
    say(out, Messages.askOfGame(), card.game().name().toLowerCase(Locale.ROOT));
    say(out, Messages.askOfYear(), card.year());
    say(out, Messages.askOfAuthor(), card.author().text());
    say(out, Messages.askOfWhat(), card.sentence());
    card.missingRules().forEach(rule -> say(out, Messages.askOfMissing(), rule));
    for (EngineInfo.Level level : card.levels()) {
      boolean isUsual = level.id().equals(card.defaultLevel());
      say(
          out,
          Messages.askOfLevel(level.id()),
          isUsual ? Messages.askUsual(level.sentence()) : level.sentence());
    }
    say(out, Messages.askOfUnit(), card.scoreUnit());
    card.net().ifPresent(net -> say(out, Messages.askOfNet(), net.id() + " (" + net.rules() + ")"));
    for (Metric metric : Metric.values()) {
      if (card.reports().contains(metric)) {
        say(out, Messages.askOfCount(), Messages.textBecause(metric.words(), metric.definition()));
      }
    }
  }

  private static void say(PrintWriter out, Object what, Object text) {
    out.println(String.format(Locale.ROOT, "%-22s %s", what, text));
  }

  /** What the list says; a list that cannot be read or written is no fault of the command line. */
  private static <T> T written(Supplier<T> work) {
    try {
      return work.get();
    } catch (MessageException broken) {
      throw new Refusal(broken.reason());
    }
  }

  /** Meets a program and writes it down. */
  @Command(name = "add", mixinStandardHelpOptions = true)
  static final class Add extends JanusCommand {
    private static final int LONGEST = 32;

    /** Words that mean something else where an engine is named. */
    private static final Set<String> TAKEN =
        Set.of("all", "add", "remove", "person", "human", "me", "you", "i", "process", "cmd");

    @Option(names = "--game", paramLabel = "GAME")
    private Optional<GameKind> game = Optional.empty();

    @Option(names = "--option", paramLabel = "NAME=VALUE")
    private List<String> options = List.of();

    @Parameters(index = "0", paramLabel = "NAME")
    private String name = "";

    @Parameters(index = "1..*", arity = "0..*", paramLabel = "COMMAND")
    private List<String> command = List.of();

    @Override
    public Integer call() {
      List<String> words = words();
      require(isWord(name), Messages.foreignNoWord(Excerpt.of(name)));
      require(!words.isEmpty(), Messages.foreignNoCommand());
      EngineRegistry registry = EngineRegistry.ofUser();
      List<AddedEngine> others = written(registry::all);
      require(!isTaken(others), Messages.foreignTaken(name));
      AddedEngine added = meet(words);
      written(() -> {
        registry.add(added);
        return added;
      });
      say(
          Messages.foreignAdded(
              added.game().id(), name, said(added), AddedEngine.protocol(added.game())));
      if (!added.silentAbout().isEmpty()) {
        say(Messages.foreignSilent(silent(added)));
      }
      return 0;
    }

    private AddedEngine meet(List<String> words) {
      try {
        return new Introduction(name, words, settings()).meet(game);
      } catch (PlayerFailure failure) {
        throw new Refusal(Messages.pathFailed(String.valueOf(failure.getMessage())));
      }
    }

    private static boolean isWord(String name) {
      return name.length() <= LONGEST && name.matches("[A-Za-z][A-Za-z0-9-]*");
    }

    private boolean isTaken(List<AddedEngine> others) {
      return TAKEN.contains(name.toLowerCase(Locale.ROOT))
          || Catalog.cards().stream()
              .anyMatch(card -> List.of(card.id(), card.name()).stream().anyMatch(this::isName))
          || others.stream().anyMatch(other -> isName(other.id()));
    }

    private boolean isName(String other) {
      return other.equalsIgnoreCase(name);
    }

    /**
     * The command line word by word. One that came as a single text is taken apart; a program named
     * by its place is found from every folder.
     */
    private List<String> words() {
      boolean isOneText = command.size() == 1 && file(command.getFirst()).isEmpty();
      List<String> words = isOneText ? Program.words(command.getFirst()) : command;
      Optional<Path> program = words.stream().findFirst().flatMap(Add::file);
      return program.isEmpty() || program.get().getNameCount() == 1
          ? words // the system finds it
          : Stream.concat(
                  Stream.of(program.get().toAbsolutePath().normalize().toString()),
                  words.stream().skip(1))
              .toList();
    }

    private static Optional<Path> file(String name) {
      try {
        return Optional.of(Path.of(name)).filter(Files::isRegularFile);
      } catch (InvalidPathException _) {
        return Optional.empty();
      }
    }

    private Map<String, String> settings() {
      var settings = new LinkedHashMap<String, String>();
      for (String option : options) {
        int equals = option.indexOf('=');
        require(equals > 0, Messages.foreignNoValue(Excerpt.of(option)));
        settings.put(option.substring(0, equals), option.substring(equals + 1));
      }
      return settings;
    }
  }

  /** Strikes a program out. */
  @Command(name = "remove", mixinStandardHelpOptions = true)
  static final class Remove extends JanusCommand {
    @Parameters(index = "0", paramLabel = "NAME")
    private String name = "";

    @Override
    public Integer call() {
      boolean wasThere = written(() -> EngineRegistry.ofUser().remove(name));
      require(wasThere, Messages.foreignNone(Excerpt.of(name)));
      say(Messages.foreignRemoved(name));
      return 0;
    }
  }
}
