package games.janus.acceptance;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A game as the page finds it on its shelf: quicker than playing to the position that matters. */
record SavedGame(
    String game,
    String rules,
    String start,
    List<String> moves,
    Map<String, String> white,
    Map<String, String> black) {

  static SavedGame checkers(String rules) {
    return new SavedGame("checkers", rules, "", List.of(), person("Ann"), person("Bob"));
  }

  static SavedGame chess() {
    return new SavedGame("chess", "fide", "", List.of(), person("Ann"), person("Bob"));
  }

  /** From a FEN. */
  SavedGame from(String fen) {
    return new SavedGame(game, rules, fen, moves, white, black);
  }

  SavedGame after(String... made) {
    return new SavedGame(game, rules, start, List.of(made), white, black);
  }

  /** A person below, a machine above. */
  SavedGame against(String engine, String level, String seed) {
    return new SavedGame(game, rules, start, moves, person("You"), machine(engine, level, seed));
  }

  SavedGame betweenMachines(String engine, String level) {
    return new SavedGame(
        game, rules, start, moves, machine(engine, level, "5"), machine(engine, level, "6"));
  }

  private static Map<String, String> person(String name) {
    return Map.of("kind", "person", "name", name);
  }

  private static Map<String, String> machine(String engine, String level, String seed) {
    return Map.of("kind", "machine", "engine", engine, "level", level, "seed", seed);
  }

  /** As the page keeps it; the far future makes it the latest game on the shelf. */
  Map<String, @Nullable Object> record() {
    Map<String, @Nullable Object> settings = new HashMap<>();
    settings.put("game", game);
    settings.put("rules", rules);
    settings.put("start", start);
    settings.put("moves", List.of());
    settings.put("white", white);
    settings.put("black", black);
    settings.put("clock", null);
    Map<String, @Nullable Object> saved = new HashMap<>();
    saved.put("settings", settings);
    saved.put("moves", moves.stream().map(SavedGame::made).toList());
    saved.put("ended", null);
    saved.put("clocks", null);
    saved.put("flipped", false);
    saved.put("updated", "2099");
    return saved;
  }

  private static Map<String, @Nullable Object> made(String id) {
    Map<String, @Nullable Object> move = new HashMap<>();
    move.put("id", id);
    move.put("thought", null);
    move.put("clockMs", null);
    move.put("at", null);
    return move;
  }
}
