package games.janus.cli.xray;

import games.janus.cli.Named;
import games.janus.cli.StartOption;
import games.janus.engine.Engine;
import games.janus.engine.EngineInfo;
import games.janus.rules.Game;
import games.janus.rules.IllegalSetupException;
import games.janus.rules.NotationException;
import games.janus.rules.game.GameType;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Which position is asked about, for every command that looks into a search. */
final class Asked {
  @Mixin private StartOption start = new StartOption();

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
  <P, M> Game<P, M> game(GameType<P, M> type) {
    return reading(() -> {
      Game<P, M> game = start.game(type);
      Named.requireGoingOn(game);
      return game;
    });
  }

  /** The game asked about, which may be over. */
  <P, M> Game<P, M> anyGame(GameType<P, M> type) {
    return reading(() -> start.game(type));
  }

  /** Reads something a person typed. */
  <T> T reading(Supplier<T> work) {
    try {
      return work.get();
    } catch (Named.UnknownException unknown) {
      throw wrong(unknown.getMessage());
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

  <P, M> Engine<P, M> player(List<Engine<P, M>> players, String id) {
    return reading(() -> Named.player(players, id));
  }

  /** The level a person means; behind a stroke it may carry an opening. */
  Optional<String> level(EngineInfo card, Optional<String> typed) {
    return typed.map(name -> reading(() -> Named.level(card, name)));
  }
}
