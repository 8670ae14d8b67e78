package games.janus.cli;

import games.janus.engine.Engine;
import games.janus.engine.EngineInfo;
import games.janus.engines.Catalog;
import games.janus.rules.Excerpt;
import games.janus.rules.Game;
import games.janus.rules.IllegalSetupException;
import games.janus.rules.NotationException;
import games.janus.rules.game.GameType;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Finds what a person named when asking players: a position, moves, a player, a level. */
public final class Named {
  private Named() {}

  /** A game from a position or the usual start, with some moves played. */
  public static <P, M> Game<P, M> game(
      GameType<P, M> type, Optional<String> fen, List<String> moves) {
    try {
      P start = fen.map(type.notation()::position).orElseGet(type.rules()::initial);
      Game<P, M> game = Game.from(type.rules(), start);
      for (String typed : moves) {
        for (String move : typed.strip().split(" +", -1)) {
          game = game.play(type.notation().readMove(game.position(), move));
        }
      }
      return game;
    } catch (NotationException wrong) {
      throw new UnknownException(wrong.getMessage());
    } catch (IllegalSetupException wrong) {
      throw new UnknownException(wrong.getMessage());
    }
  }

  /** Refuses a game that is over: nobody is asked about it any more. */
  public static void requireGoingOn(Game<?, ?> game) {
    game.outcome()
        .ifPresent(over -> {
          throw new UnknownException("the game is over: " + over.reason().words());
        });
  }

  /** The player of this name. */
  public static <P, M> Engine<P, M> player(List<Engine<P, M>> players, String name) {
    return Catalog.named(name, players).orElseThrow(() -> noPlayer(name, names(players)));
  }

  /** The player of this name, or everybody. */
  static <P, M> List<Engine<P, M>> playersOrAll(List<Engine<P, M>> players, String name) {
    if (name.equals("all")) {
      return players;
    }
    return List.of(
        Catalog.named(name, players)
            .orElseThrow(() -> noPlayer(name, names(players) + " and all")));
  }

  private static UnknownException noPlayer(String name, String known) {
    return new UnknownException(
        "there is no engine called '" + Excerpt.of(name) + "', only " + known);
  }

  private static <P, M> String names(List<Engine<P, M>> players) {
    return players.stream().map(player -> player.info().id()).collect(Collectors.joining(", "));
  }

  /** The level of this name. */
  public static String level(EngineInfo card, String typed) {
    return card.settingMeant(typed)
        .orElseThrow(() -> {
          String levels =
              card.levels().stream().map(EngineInfo.Level::id).collect(Collectors.joining(", "));
          return new UnknownException(
              card.id() + " has no level '" + Excerpt.of(typed) + "', only " + levels);
        });
  }

  /** A name, position or move that does not exist. */
  public static final class UnknownException extends RuntimeException {
    private final String sentence;

    UnknownException(String sentence) {
      super(null, null, false, false);
      this.sentence = sentence;
    }

    @Override
    public String getMessage() {
      return sentence;
    }
  }
}
