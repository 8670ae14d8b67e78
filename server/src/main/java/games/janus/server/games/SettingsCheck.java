package games.janus.server.games;

import games.janus.engine.EngineInfo;
import games.janus.engines.Catalog;
import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.play.core.AskedEngine;
import games.janus.play.core.AskedGame;
import games.janus.play.live.GamePolicy;
import games.janus.play.live.Player;
import games.janus.play.live.Settings;
import games.janus.play.live.TimeControl;
import games.janus.rules.Excerpt;
import games.janus.rules.game.GameType;
import java.util.List;
import java.util.Optional;

/** Looks whether a game can be played as somebody wishes. */
final class SettingsCheck {
  static final int LONGEST_NAME = 100;

  private SettingsCheck() {}

  static void settings(Settings settings) {
    GameType<?, ?> type = Refusal.said(() -> type(settings));
    player(settings.white(), type);
    player(settings.black(), type);
    settings.control().ifPresent(SettingsCheck::control);
    policy(settings.policy());
  }

  private static GameType<?, ?> type(Settings settings) {
    return new AskedGame(
            settings.game(), Optional.of(settings.ruleSet()), Optional.empty(), List.of())
        .type();
  }

  private static void control(TimeControl control) {
    for (long part :
        List.of(control.base(), control.increment(), control.delay(), (long) control.moves())) {
      requireWhole("control", part, Integer.MAX_VALUE);
    }
  }

  private static void policy(GamePolicy policy) {
    requireWhole("abortBefore", policy.abortBefore(), Integer.MAX_VALUE);
    requireWhole("mostEnginePlies", policy.mostEnginePlies(), Integer.MAX_VALUE);
    requireWhole("graceMillis", policy.graceMillis(), Integer.MAX_VALUE);
  }

  static void requireWhole(String name, long number, int most) {
    if (number < 0 || number > most) {
      throw Refusal.request(Messages.requestWhole("0", Integer.toString(most), name));
    }
  }

  static void player(Player player, GameType<?, ?> type) {
    switch (player) {
      case Player.Person person -> requireShort(Messages.keptAName(), person.name());
      case Player.Engine engine -> engine(engine, type);
    }
  }

  private static void engine(Player.Engine engine, GameType<?, ?> type) {
    var asked = new AskedEngine(engine.id(), Optional.of(engine.level()));
    // Behind a level an engine's own choice may follow, of which only the engine knows more.
    requireShort(Messages.keptALevel(), asked.levelOf(asked.card(type)));
  }

  private static void requireShort(Message what, String text) {
    if (text.length() > LONGEST_NAME) {
      throw Refusal.request(Messages.keptLongText(LONGEST_NAME, what));
    }
    if (!Excerpt.whole(text).equals(text)) {
      throw Refusal.request(Messages.keptControlText(what));
    }
  }

  /** What people call a player. */
  static String name(Player player) {
    return switch (player) {
      case Player.Person person -> person.name();
      case Player.Engine engine ->
          Catalog.card(engine.id()).map(EngineInfo::name).orElse(engine.id())
              + " ("
              + engine.level()
              + ")";
    };
  }
}
