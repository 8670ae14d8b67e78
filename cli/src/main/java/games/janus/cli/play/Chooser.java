package games.janus.cli.play;

import games.janus.checkers.RuleSet;
import games.janus.engine.Engine;
import games.janus.engine.EngineInfo;
import games.janus.games.Games;
import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.play.live.Player;
import games.janus.rules.Color;
import games.janus.rules.Game;
import games.janus.rules.game.GameType;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Asks a newcomer for the game and the opponent. Enter alone is always an answer. */
record Chooser(Console console) {
  private static final int EASY = 2;

  /** The game that was chosen; none if the person left. */
  Optional<HostedGame<?, ?>> choose() {
    Optional<Integer> game =
        pick(Messages.chooseGame(), List.of(Messages.chooseChess(), Messages.chooseCheckers()), 0);
    if (game.isEmpty()) {
      return Optional.empty();
    }
    return game.get() == 0
        ? opponent(Games.chess()).map(live -> live)
        : rules().flatMap(rules -> opponent(Games.checkers(rules)).map(live -> live));
  }

  private Optional<RuleSet> rules() {
    List<Message> names = List.of(Messages.chooseOfficial(), Messages.chooseHome());
    return pick(Messages.chooseRules(), names, 0)
        .map(choice -> choice == 0 ? RuleSet.ACF : RuleSet.TWO_PLAYER);
  }

  private <P, M> Optional<HostedGame<P, M>> opponent(GameType<P, M> type) {
    var players = PlayerText.of(type);
    List<Engine<P, M>> engines = new ArrayList<>(players.engines());
    engines.remove(players.adviser());
    engines.addFirst(players.adviser());
    List<Message> choices = new ArrayList<>();
    for (Engine<P, M> engine : engines) {
      EngineInfo card = engine.info();
      choices.add(Messages.chooseEngine(card.name(), card.sentence(), card.year()));
    }
    choices.add(Messages.choosePerson());
    choices.add(Messages.chooseNobody());
    Optional<Integer> choice = pick(Messages.chooseOpponent(), choices, 0);
    if (choice.isEmpty()) {
      return Optional.empty();
    }
    long seed = System.nanoTime();
    if (choice.get() == engines.size()) {
      var other = new Player.Person(Messages.playOther().text());
      return Optional.of(begin(type, new Player.Person(PlayerText.YOU), other, seed));
    }
    if (choice.get() > engines.size()) {
      Player machine = PlayerText.machine(players.adviser(), Optional.empty(), seed);
      return Optional.of(begin(type, machine, machine, seed));
    }
    return against(type, engines.get(choice.get()), seed);
  }

  private <P, M> Optional<HostedGame<P, M>> against(
      GameType<P, M> type, Engine<P, M> engine, long seed) {
    Optional<String> level = level(engine.info());
    if (level.isEmpty()) {
      return Optional.empty();
    }
    Color first = type.rules().turn(type.rules().initial());
    List<Message> sides =
        List.of(Messages.chooseFirst(type.side(first)), type.side(first.opponent()));
    Player machine = PlayerText.machine(engine, level, seed);
    Player you = new Player.Person(PlayerText.YOU);
    return pick(Messages.chooseSide(), sides, 0)
        .map(choice -> (choice == 0) == (first == Color.WHITE))
        .map(
            isWhite -> isWhite ? begin(type, you, machine, seed) : begin(type, machine, you, seed));
  }

  private Optional<String> level(EngineInfo card) {
    List<EngineInfo.Level> levels = card.levels();
    if (levels.size() == 1) {
      return Optional.of(card.defaultLevel());
    }
    int easy =
        levels.size() > 2 * EASY
            ? EASY
            : levels.indexOf(card.level(card.defaultLevel()).orElseThrow());
    List<Message> words =
        levels.stream()
            .map(level -> Messages.chooseOneLevel(level.id(), level.sentence()))
            .toList();
    return pick(Messages.chooseLevel(), words, easy).map(choice -> levels.get(choice).id());
  }

  private static <P, M> HostedGame<P, M> begin(
      GameType<P, M> type, Player white, Player black, long seed) {
    return HostedGame.of(type, Game.of(type.rules()), white, black, Optional.empty(), seed);
  }

  /** The place of what was chosen, by its number or the beginning of its words. */
  private Optional<Integer> pick(Message question, List<Message> choices, int usual) {
    while (true) {
      console.say(question);
      for (int i = 0; i < choices.size(); i++) {
        console.say("  " + (i + 1) + "  " + choices.get(i));
      }
      // Once more, because in a small window a long list pushes the first line out.
      Message prompt = Messages.choosePrompt(choices.size(), question, usual + 1);
      Typed typed = console.ask(prompt, Waiting.PATIENT);
      String text = typed.text().strip().toLowerCase(Locale.ROOT);
      if (typed.kind() != Typed.Kind.LINE
          || TerminalCommand.named(text).equals(Optional.of(TerminalCommand.QUIT))) {
        return Optional.empty();
      }
      Optional<Integer> choice = text.isEmpty() ? Optional.of(usual) : meant(text, choices);
      if (choice.isPresent()) {
        return choice;
      }
      console.say(Messages.chooseAgain());
    }
  }

  /** A beginning that fits several choices is none of them. */
  private static Optional<Integer> meant(String text, List<Message> choices) {
    List<Integer> fitting = new ArrayList<>();
    for (int i = 0; i < choices.size(); i++) {
      if (text.equals(Integer.toString(i + 1))) {
        return Optional.of(i);
      }
      if (choices.get(i).text().toLowerCase(Locale.ROOT).startsWith(text)) {
        fitting.add(i);
      }
    }
    return fitting.size() == 1 ? Optional.of(fitting.getFirst()) : Optional.empty();
  }
}
