package games.janus.cli.xray;

import games.janus.engine.Engine;
import games.janus.engine.EngineInfo;
import games.janus.engines.Catalog;
import games.janus.play.xray.Words;
import games.janus.rules.Excerpt;
import games.janus.rules.Game;
import games.janus.rules.IllegalSetupException;
import games.janus.rules.NotationException;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Which position is asked about, for every command that looks into a search. */
final class Asked {
  @Option(
      names = "--fen",
      paramLabel = "FEN",
      description = "Start here, not from the usual start.")
  private Optional<String> fen = Optional.empty();

  @Option(
      names = "--moves",
      arity = "1..*",
      paramLabel = "MOVE",
      description = "Play these moves first.")
  private List<String> moves = List.of();

  @Option(names = "--json", description = "Answer in JSON (docs/xray.md).")
  private boolean json;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @SuppressWarnings("NullAway.Init") // picocli sets the fields
  Asked() {}

  boolean json() {
    return json;
  }

  CommandSpec spec() {
    return spec;
  }

  /** The game asked about, which is not over. */
  <P, M> Game<P, M> game(Words<P, M> words) {
    Game<P, M> game =
        reading(() -> {
          P start = fen.map(words.readPosition()).orElseGet(words.rules()::initial);
          Game<P, M> at = Game.from(words.rules(), start);
          for (String typed : moves) {
            for (String move : typed.strip().split(" +", -1)) {
              at = at.play(words.readMove().apply(at.position(), move));
            }
          }
          return at;
        });
    game.outcome()
        .ifPresent(over -> {
          throw wrong("the game is over: " + over.reason().words());
        });
    return game;
  }

  /** Reads something a person typed. */
  <T> T reading(Supplier<T> work) {
    try {
      return work.get();
    } catch (NotationException bad) {
      throw wrong(bad.getMessage());
    } catch (IllegalSetupException bad) {
      throw wrong(bad.getMessage());
    } catch (IllegalArgumentException bad) {
      throw wrong(String.valueOf(bad.getMessage()));
    }
  }

  ParameterException wrong(String sentence) {
    return new ParameterException(spec.commandLine(), sentence);
  }

  <P, M> Engine<P, M> player(Words<P, M> words, String id) {
    return Catalog.named(id, words.players())
        .orElseThrow(() -> {
          String names =
              words.players().stream()
                  .map(player -> player.info().id())
                  .collect(Collectors.joining(", "));
          return wrong("there is no engine called '" + Excerpt.of(id) + "', only " + names);
        });
  }

  /** The level a person means; behind a stroke it may carry an opening. */
  Optional<String> level(EngineInfo card, Optional<String> typed) {
    return typed.map(name -> {
      int stroke = name.indexOf('/');
      String first = stroke < 0 ? name : name.substring(0, stroke);
      String rest = stroke < 0 ? "" : name.substring(stroke);
      return card.levelMeant(first)
          .map(level -> level.id() + rest)
          .orElseThrow(() -> {
            String names =
                card.levels().stream().map(EngineInfo.Level::id).collect(Collectors.joining(", "));
            return wrong(card.id() + " has no level '" + Excerpt.of(name) + "', only " + names);
          });
    });
  }
}
