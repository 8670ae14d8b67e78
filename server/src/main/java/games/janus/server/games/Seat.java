package games.janus.server.games;

import games.janus.engine.Engine;
import games.janus.engine.EngineInfo;
import games.janus.engines.Catalog;
import games.janus.rules.Excerpt;
import games.janus.rules.game.GameType;
import games.janus.server.json.JsonObject;
import games.janus.server.json.JsonPage;
import java.util.Optional;
import java.util.Set;

/** Who plays one side of a kept game. */
public sealed interface Seat {
  int LONGEST_NAME = 100;
  int LONGEST_SEED = 20;

  /** The seat in one line of JSON, always the same for the same seat. */
  String json();

  /** What people call who sits here. */
  String name();

  /** A person. */
  record Person(String name) implements Seat {
    @Override
    public String json() {
      return JsonPage.object(json -> {
        json.writeStringField("kind", "person");
        json.writeStringField("name", name);
      });
    }
  }

  /** A machine. */
  record Machine(String engine, String level, String seed) implements Seat {
    @Override
    public String json() {
      return JsonPage.object(json -> {
        json.writeStringField("kind", "machine");
        json.writeStringField("engine", engine);
        json.writeStringField("level", level);
        json.writeStringField("seed", seed);
      });
    }

    @Override
    public String name() {
      return info(engine).map(EngineInfo::name).orElse(engine) + " (" + level + ")";
    }

    private static Optional<EngineInfo> info(String engine) {
      return Catalog.named(engine, Catalog.chess())
          .map(Engine::info)
          .or(() -> Catalog.named(engine, Catalog.checkers()).map(Engine::info));
    }
  }

  /** The seat that an object describes, as it was kept. */
  static Seat kept(JsonObject object) {
    return object.needString("kind").equals("person")
        ? new Person(object.needString("name"))
        : new Machine(
            object.needString("engine"),
            object.needString("level"),
            object.string("seed").orElse("0"));
  }

  /**
   * The seat that somebody asks for.
   *
   * @throws Refusal if nobody can sit there
   */
  static Seat asked(JsonObject object, GameType<?, ?> type) {
    String kind = object.needString("kind");
    return switch (kind) {
      case "person" -> person(object);
      case "machine" -> machine(object, type);
      default ->
          throw Refusal.request(
              "a seat is of kind person or machine, not \"" + Excerpt.of(kind) + '"');
    };
  }

  private static Person person(JsonObject object) {
    object.allowOnly(Set.of("kind", "name"));
    return new Person(checkedName(object.string("name").orElse("")));
  }

  private static String checkedName(String name) {
    if (name.length() > LONGEST_NAME) {
      throw Refusal.request("a name has at most " + LONGEST_NAME + " characters");
    }
    if (!Excerpt.whole(name).equals(name)) {
      throw Refusal.request("a name holds no characters that steer a screen");
    }
    return name;
  }

  private static Machine machine(JsonObject object, GameType<?, ?> type) {
    object.allowOnly(Set.of("kind", "engine", "level", "seed"));
    String id = object.needString("engine");
    EngineInfo info =
        Machine.info(id)
            .filter(card -> card.game() == type.kind())
            .orElseThrow(() ->
                Refusal.request("no machine called \"" + Excerpt.of(id) + "\" plays " + type.id()));
    String level = object.string("level").orElse(info.defaultLevel());
    if (!info.hasSetting(level) || !isShort(level)) {
      throw Refusal.request(info.name() + " has no level \"" + Excerpt.of(level) + '"');
    }
    String seed = object.string("seed").orElse("0");
    if (seed.length() > LONGEST_SEED || !isNumber(seed)) {
      throw Refusal.request("a seed is a whole number of 64 bits, written as text");
    }
    return new Machine(id, level, seed);
  }

  /** Behind a level an engine's own choice may follow, of which only the engine knows more. */
  private static boolean isShort(String level) {
    return level.length() <= LONGEST_NAME && Excerpt.whole(level).equals(level);
  }

  private static boolean isNumber(String seed) {
    try {
      Long.parseLong(seed);
      return true;
    } catch (NumberFormatException _) {
      return false;
    }
  }
}
