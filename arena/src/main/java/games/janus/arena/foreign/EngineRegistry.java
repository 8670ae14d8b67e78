package games.janus.arena.foreign;

import games.janus.arena.FileTrouble;
import games.janus.arena.UserFolder;
import games.janus.arena.WholeFile;
import games.janus.arena.foreign.AddedEngine.Report;
import games.janus.engine.EngineInfo;
import games.janus.message.MessageException;
import games.janus.message.Messages;
import games.janus.play.JsonReader;
import games.janus.play.JsonText;
import games.janus.play.JsonValue;
import games.janus.play.core.JsonFields;
import games.janus.play.core.RefusedException;
import games.janus.rules.InvalidTextException;
import games.janus.rules.game.GameKind;
import games.janus.rules.game.GameType;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The engines of others that were added, in a file that people can mend. It is read anew for every
 * question, because another terminal may have added one.
 */
public final class EngineRegistry {
  private static final String NAME = "name";
  private static final String GAME = "game";
  private static final String CALLED = "called";
  private static final String COMMAND = "command";
  private static final String OPTIONS = "options";
  private static final String REPORTS = "reports";
  private static final String ENGINES = "engines";

  private final Path file;

  public EngineRegistry(Path file) {
    this.file = file;
  }

  /** The engines that this user has added. */
  public static EngineRegistry ofUser() {
    return new EngineRegistry(UserFolder.data().resolve("engines.json"));
  }

  /** Where they are written down. */
  public Path file() {
    return file;
  }

  /**
   * All of them, in the order in which they were added.
   *
   * @throws MessageException if the file is broken; says what to mend
   */
  public List<AddedEngine> all() {
    try {
      JsonFields whole =
          JsonFields.of(ENGINES, JsonReader.read(Files.readString(file, StandardCharsets.UTF_8)));
      whole.knows(ENGINES, ENGINES);
      return whole.items(ENGINES, EngineRegistry::read);
    } catch (NoSuchFileException _) {
      return List.of();
    } catch (IOException problem) {
      throw new MessageException(FileTrouble.cannotRead(file, problem));
    } catch (InvalidTextException wrong) {
      throw new MessageException(Messages.foreignBroken(file, wrong.reason()));
    } catch (RefusedException wrong) {
      throw new MessageException(Messages.foreignBroken(file, String.valueOf(wrong.getMessage())));
    }
  }

  /** The one of this name. */
  public Optional<AddedEngine> named(String id) {
    return all().stream().filter(engine -> engine.id().equals(id)).findFirst();
  }

  /** The one of this name, if it plays this game. */
  public <P, M> Optional<ForeignEngine<P, M>> engine(GameType<P, M> type, String id) {
    return named(id).filter(engine -> engine.game() == type.kind()).map(ForeignEngine::new);
  }

  /** The cards of those that play a game. */
  public List<EngineInfo> cards(GameType<?, ?> type) {
    return all().stream()
        .filter(engine -> engine.game() == type.kind())
        .map(AddedEngine::card)
        .toList();
  }

  /** Writes another one down. */
  public void add(AddedEngine engine) {
    var engines = new ArrayList<>(all());
    if (engines.stream().anyMatch(known -> known.id().equals(engine.id()))) {
      throw new MessageException(Messages.foreignTaken(engine.id()));
    }
    engines.add(engine);
    write(engines);
  }

  /** Strikes one out; whether it was there. */
  public boolean remove(String id) {
    var engines = new ArrayList<>(all());
    boolean wasThere = engines.removeIf(engine -> engine.id().equals(id));
    if (wasThere) {
      write(engines);
    }
    return wasThere;
  }

  /** One engine a line: easy to find, and to strike out. */
  private void write(List<AddedEngine> engines) {
    String lines = engines.stream().map(EngineRegistry::text).collect(Collectors.joining(",\n"));
    String text = "{\"" + ENGINES + "\":[\n" + lines + "\n]}\n";
    try {
      Files.createDirectories(file.toAbsolutePath().getParent());
      WholeFile.write(file, ".part", text.getBytes(StandardCharsets.UTF_8));
    } catch (IOException problem) {
      throw new MessageException(FileTrouble.cannotWrite(file, problem));
    }
  }

  private static String text(AddedEngine engine) {
    var json = new JsonText().beginObject();
    json.name(NAME).value(engine.id());
    json.name(GAME).value(engine.game().id());
    json.name(CALLED).value(engine.name());
    json.name(COMMAND).values(engine.command());
    json.name(OPTIONS).beginObject();
    engine.options().forEach((option, value) -> json.name(option).value(value));
    json.endObject();
    json.name(REPORTS)
        .values(
            Arrays.stream(Report.values())
                .filter(engine.reports()::contains)
                .map(Report::id)
                .toList());
    return json.endObject().toString();
  }

  private static AddedEngine read(JsonValue value) {
    JsonFields fields = JsonFields.of(ENGINES, value);
    fields.knows(ENGINES, NAME, GAME, CALLED, COMMAND, OPTIONS, REPORTS);
    List<String> command = fields.texts(COMMAND);
    if (command.isEmpty()) {
      throw RefusedException.request(Messages.requestMissing(COMMAND));
    }
    return new AddedEngine(
        fields.text(NAME),
        GameKind.of(fields.text(GAME))
            .orElseThrow(
                () -> JsonFields.noChoice(GAME, GameKind.CHESS.id(), GameKind.CHECKERS.id())),
        fields.text(CALLED),
        command,
        options(JsonFields.of(OPTIONS, fields.required(OPTIONS))),
        Arrays.stream(Report.values())
            .filter(report -> fields.texts(REPORTS).contains(report.id()))
            .collect(Collectors.toSet()));
  }

  private static Map<String, String> options(JsonFields fields) {
    var options = new LinkedHashMap<String, String>();
    fields.fields().keySet().forEach(option -> options.put(option, fields.text(option)));
    return options;
  }
}
