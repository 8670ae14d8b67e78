package games.janus.cli.play;

import games.janus.engine.EngineInfo;
import games.janus.play.live.Player;
import games.janus.rules.Color;
import games.janus.rules.Excerpt;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** The words a player may mean to type: legal moves, commands, and what belongs behind them. */
record Completion<P, M>(HostedGame<P, M> live, MoveEntry<P, M> entry) {
  private static final int MOST_FILES = 200;

  /** Every word that may stand last in this line. */
  List<String> words(String line) {
    int blank = line.stripLeading().indexOf(' ');
    if (blank < 0) {
      return firstWords(line.strip());
    }
    String rest = line.stripLeading().substring(blank).stripLeading();
    Optional<TerminalCommand> command =
        TerminalCommand.named(line.stripLeading().substring(0, blank));
    return command.map(known -> arguments(known, rest)).orElse(List.of());
  }

  private List<String> firstWords(String begun) {
    List<String> words = new ArrayList<>();
    if (!entry.walked().isEmpty()) {
      words.addAll(entry.nextWords(live.game().position()));
      words.addAll(List.of("stop", "cancel"));
      return words;
    }
    if (live.ending().isEmpty() && live.isPersonToMove()) {
      words.addAll(moves(begun));
    }
    words.addAll(TerminalCommand.words());
    return words;
  }

  /** As players write them; as squares only for those who have begun with one. */
  private List<String> moves(String begun) {
    P position = live.game().position();
    List<String> words = new ArrayList<>();
    for (M move : live.type().rules().legalMoves(position)) {
      words.add(live.type().notation().moveText(position, move));
      String squares = live.type().notation().moveId(position, move);
      if (!begun.isEmpty() && squares.startsWith(begun.toLowerCase(Locale.ROOT))) {
        words.add(squares);
      }
    }
    return words.stream().distinct().toList();
  }

  private List<String> arguments(TerminalCommand command, String rest) {
    return switch (command) {
      case HELP -> TerminalCommand.words();
      case BOARD -> List.of("on", "off");
      case LEVEL -> levels();
      case ENGINE -> engines();
      case SAVE, LOAD, EXPORT -> files(rest);
      default -> List.of();
    };
  }

  private List<String> levels() {
    List<String> words = new ArrayList<>();
    for (Color side : Color.values()) {
      if (live.player(side) instanceof Player.Engine player) {
        live.players().engine(player).info().levels().stream()
            .map(EngineInfo.Level::id)
            .filter(id -> !words.contains(id))
            .forEach(words::add);
      }
    }
    return words;
  }

  private List<String> engines() {
    List<String> words = new ArrayList<>();
    live.players().engines().forEach(engine -> words.add(engine.info().id()));
    words.addAll(List.of("person", "white", "black"));
    return words;
  }

  /** Files in the folder that was typed so far. */
  private static List<String> files(String begun) {
    String folder = begun.substring(0, begun.lastIndexOf('/') + 1);
    try (Stream<Path> files = Files.list(GameFiles.path(folder.isEmpty() ? "." : folder))) {
      return files
          .limit(MOST_FILES)
          .map(file -> folder + file.getFileName() + (Files.isDirectory(file) ? "/" : ""))
          .filter(name -> Excerpt.whole(name).equals(name)) // no name may steer the terminal
          .sorted()
          .toList();
    } catch (IOException | InvalidPathException _) {
      return List.of();
    }
  }
}
