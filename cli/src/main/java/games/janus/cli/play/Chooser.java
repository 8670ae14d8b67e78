package games.janus.cli.play;

import games.janus.checkers.RuleSet;
import games.janus.engine.Engine;
import games.janus.engine.EngineInfo;
import games.janus.rules.Color;
import games.janus.rules.Game;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Asks a newcomer for the game and the opponent. Enter alone is always an answer. */
final class Chooser {
  private static final int EASY = 2;

  private final Console console;

  Chooser(Console console) {
    this.console = console;
  }

  /** The game that was chosen; none if the person left. */
  Optional<HostedGame<?, ?>> choose() {
    Optional<Integer> game = pick("Which game?", List.of("chess", "checkers"), 0);
    if (game.isEmpty()) {
      return Optional.empty();
    }
    return game.get() == 0
        ? opponent(new TerminalChess()).map(live -> live)
        : rules().flatMap(rules -> opponent(new TerminalCheckers(rules)).map(live -> live));
  }

  private Optional<RuleSet> rules() {
    List<String> names =
        List.of("official: you must jump, and go on to the end", "at home: jumping is free");
    return pick("By which rules?", names, 0)
        .map(choice -> choice == 0 ? RuleSet.ACF : RuleSet.TWO_PLAYER);
  }

  private <P, M> Optional<HostedGame<P, M>> opponent(BoardGame<P, M> board) {
    List<Engine<P, M>> engines = new ArrayList<>(board.engines());
    engines.remove(board.adviser());
    engines.addFirst(board.adviser());
    List<String> choices = new ArrayList<>();
    for (Engine<P, M> engine : engines) {
      EngineInfo card = engine.info();
      choices.add(card.name() + " (" + card.year() + "): " + card.sentence());
    }
    choices.add("a person beside you, at this keyboard");
    choices.add("nobody: watch Janus play against itself");
    Optional<Integer> choice = pick("Against whom?", choices, 0);
    if (choice.isEmpty()) {
      return Optional.empty();
    }
    long seed = System.nanoTime();
    if (choice.get() == engines.size()) {
      return Optional.of(
          begin(board, new Seat.Person<>("you"), new Seat.Person<>("the other"), seed));
    }
    if (choice.get() > engines.size()) {
      Seat<P, M> machine = SeatWords.machine(board.adviser(), Optional.empty(), seed);
      return Optional.of(begin(board, machine, machine, seed));
    }
    return against(board, engines.get(choice.get()), seed);
  }

  private <P, M> Optional<HostedGame<P, M>> against(
      BoardGame<P, M> board, Engine<P, M> engine, long seed) {
    Optional<String> level = level(engine.info());
    if (level.isEmpty()) {
      return Optional.empty();
    }
    Color first = board.rules().turn(board.rules().initial());
    List<String> sides = List.of(board.side(first) + ", and begin", board.side(first.opponent()));
    Seat<P, M> machine = SeatWords.machine(engine, level, seed);
    Seat<P, M> you = new Seat.Person<>("you");
    return pick("Which side do you take?", sides, 0)
        .map(choice -> (choice == 0) == (first == Color.WHITE))
        .map(isWhite ->
            isWhite ? begin(board, you, machine, seed) : begin(board, machine, you, seed));
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
    List<String> words =
        levels.stream().map(level -> level.id() + ", " + level.sentence()).toList();
    return pick("How strong?", words, easy).map(choice -> levels.get(choice).id());
  }

  private static <P, M> HostedGame<P, M> begin(
      BoardGame<P, M> board, Seat<P, M> white, Seat<P, M> black, long seed) {
    return HostedGame.of(board, Game.of(board.rules()), white, black, Optional.empty(), seed);
  }

  /** The place of what was chosen, by its number or the beginning of its words. */
  private Optional<Integer> pick(String question, List<String> choices, int usual) {
    while (true) {
      console.say(question);
      for (int i = 0; i < choices.size(); i++) {
        console.say("  " + (i + 1) + "  " + choices.get(i));
      }
      // Once more, because in a small window a long list pushes the first line out.
      String prompt = question + " 1 to " + choices.size() + ", Enter for " + (usual + 1) + "> ";
      Typed typed = console.ask(prompt, Waiting.PATIENT);
      String text = typed.text().strip().toLowerCase(Locale.ROOT);
      if (typed.kind() != Typed.Kind.LINE
          || Command.named(text).equals(Optional.of(Command.QUIT))) {
        return Optional.empty();
      }
      Optional<Integer> choice = text.isEmpty() ? Optional.of(usual) : meant(text, choices);
      if (choice.isPresent()) {
        return choice;
      }
      console.say("Please type one of the numbers, or quit.");
    }
  }

  /** A beginning that fits several choices is none of them. */
  private static Optional<Integer> meant(String text, List<String> choices) {
    List<Integer> fitting = new ArrayList<>();
    for (int i = 0; i < choices.size(); i++) {
      if (text.equals(Integer.toString(i + 1))) {
        return Optional.of(i);
      }
      if (choices.get(i).toLowerCase(Locale.ROOT).startsWith(text)) {
        fitting.add(i);
      }
    }
    return fitting.size() == 1 ? Optional.of(fitting.getFirst()) : Optional.empty();
  }
}
