package games.janus.cli.play;

import games.janus.arena.WholeFile;
import games.janus.rules.game.GameType;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The folder in which games are kept, a file each. A file is replaced whole and only when the new
 * one is safely on the disk, so that at every moment there is a game to go on with.
 */
record Shelf(Path folder) {
  private static final DateTimeFormatter STAMP =
      DateTimeFormatter.ofPattern("yyyy-MM-dd-HHmmss", Locale.ROOT);

  private static final String TEMPORARY = ".new";

  /** Enough to hold the tags of any game of ours. */
  private static final int BEGINNING = 4096;

  /** Where the environment wants it: JANUS_HOME, or else where such things belong. */
  static Shelf usual(Map<String, String> environment) {
    String own = environment.getOrDefault("JANUS_HOME", "");
    if (!own.isEmpty()) {
      return new Shelf(Path.of(own, "games"));
    }
    String state = environment.getOrDefault("XDG_STATE_HOME", "");
    Path home =
        state.isEmpty()
            ? Path.of(System.getProperty("user.home", "."), ".local", "state")
            : Path.of(state);
    return new Shelf(home.resolve("janus").resolve("games"));
  }

  /** Whether this is the file of a kept game, which may be written over; others are not ours. */
  boolean holds(Path file) {
    Path parent = file.toAbsolutePath().normalize().getParent();
    return parent != null && parent.equals(folder.toAbsolutePath().normalize());
  }

  /** A file for a new game, which nobody else writes to. */
  KeptFile begin(GameType<?, ?> type) throws IOException {
    Files.createDirectories(folder);
    String stem = LocalDateTime.now(java.time.ZoneId.systemDefault()).format(STAMP);
    for (int number = 1; ; number++) {
      String more = number == 1 ? "" : "-" + number;
      Path file =
          folder.resolve(stem + more + "-" + type.id() + "." + type.notation().fileExtension());
      Optional<KeptFile> kept = Files.exists(file) ? Optional.empty() : KeptFile.lock(file);
      if (kept.isPresent()) {
        return kept.get();
      }
    }
  }

  /** The games that are not over and that nobody is playing, the newest first. */
  List<Path> unfinished() throws IOException {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .filter(file -> file.toString().endsWith(".pgn") || file.toString().endsWith(".pdn"))
          .sorted(Comparator.comparing(Shelf::changed).reversed())
          .filter(Shelf::isUnfinished)
          .toList();
    }
  }

  private static java.nio.file.attribute.FileTime changed(Path file) {
    try {
      return Files.getLastModifiedTime(file);
    } catch (IOException _) {
      return java.nio.file.attribute.FileTime.fromMillis(0); // it has gone meanwhile
    }
  }

  private static boolean isUnfinished(Path file) {
    try (var bytes = Files.newInputStream(file)) {
      String text = new String(bytes.readNBytes(BEGINNING), StandardCharsets.UTF_8);
      return text.contains("[Result \"*\"]");
    } catch (IOException _) {
      return false;
    }
  }

  /** Writes a file so that it is there whole or, if anything goes wrong, as it was before. */
  static void write(Path file, String text) throws IOException {
    WholeFile.write(file, TEMPORARY, text.getBytes(StandardCharsets.UTF_8));
  }
}
