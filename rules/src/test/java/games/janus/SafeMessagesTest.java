package games.janus;

import static games.janus.Seeded.forSeeds;
import static org.assertj.core.api.Assertions.assertThat;

import games.janus.checkers.RuleSet;
import games.janus.checkers.notation.MoveText;
import games.janus.checkers.notation.Pdn;
import games.janus.chess.Position;
import games.janus.chess.notation.Fen;
import games.janus.chess.notation.Pgn;
import games.janus.chess.notation.San;
import games.janus.chess.notation.Uci;
import games.janus.rules.IllegalSetupException;
import games.janus.rules.NotationException;
import games.janus.rules.text.BadGame;
import games.janus.rules.text.GameReader;
import games.janus.rules.text.GoodGame;
import games.janus.rules.text.TextSource;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

/** Whatever a text holds, the words about it can be shown: nothing in them steers a terminal. */
class SafeMessagesTest {
  private static final String HOSTILE = "\u202E\u009B\u001B\u0007\u200B\u2066\u0085\uFEFF\u007F";

  private static final games.janus.checkers.Position CHECKERS =
      games.janus.checkers.Position.initial(RuleSet.ACF);

  @Test
  void aRefusedChessMoveCanBeShown() {
    spoil(List.of("e4", "Nf3", "exd5", "e8=Q", "O-O"), text -> San.read(Position.initial(), text));
    spoil(List.of("e2e4", "e7e8q"), text -> Uci.read(Position.initial(), text));
  }

  @Test
  void aRefusedCheckersMoveCanBeShown() {
    spoil(List.of("11-15", "6x13x22"), text -> MoveText.read(CHECKERS, text));
  }

  @Test
  void aRefusedPositionCanBeShown() {
    spoil(
        List.of("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "8/8 b - e3 0 1"),
        text -> Position.of(Fen.read(text)));
    spoil(List.of("B:W21-32:B1-12", "W:WK10,32:BK4,21."), games.janus.checkers.notation.Fen::read);
  }

  @Test
  void refusedRulesCanBeShown() {
    spoil(
        List.of("acf", "custom; first=black; white=Light; quiet=80", "two-player; capture=free"),
        RuleSet::read);
  }

  @Test
  void whatIsSaidAboutAGameCanBeShown() {
    spoilGames(
        List.of(
            "[Event \"a\"]\n[Result \"1-0\"]\n[Variant \"x\"]\n\n1. e4+ (1. d4 1-0) e5!!! $3 0-1\n",
            "[FEN \"8/8/8/8/8/8/8/K6k w - - 0 1\"]\n[FEN \"x\"]\n1. Ka2 1-0",
            "title\n[White \"C:\\\"]\n1. f3 e5 2. g4 Qh4+ 1-0"),
        text -> Pgn.reader(TextSource.of(text)));
    spoilGames(
        List.of(
            "[GameType \"21,W,8,8,N1,0\"]\n[Rules \"custom; white=Light\"]\n1. 11x15 22-18 1-0\n",
            "[FEN \"B:W18:B14\"]\n[Rules \"acf\"]\n1. 14-23 2-0"),
        text -> Pdn.reader(TextSource.of(text)));
  }

  private static void spoilGames(List<String> texts, Reading<GameReader<?, ?>> reading) {
    forSeeds(
        3_000,
        random -> {
          String text = spoilt(texts, random);
          GameReader<?, ?> reader = reading.of(text);
          for (var next = reader.next(); next.isPresent(); next = reader.next()) {
            switch (next.get()) {
              case BadGame<?, ?> bad -> check(bad.reason().text(), text);
              case GoodGame<?, ?> good ->
                  good.remarks().forEach(odd -> check(odd.message().text(), text));
            }
          }
        });
  }

  private interface Reading<T> {
    T of(String text);
  }

  private static void spoil(List<String> texts, Consumer<String> reading) {
    var refusals = new ArrayList<String>();
    forSeeds(
        2_000,
        random -> {
          String text = spoilt(texts, random);
          try {
            reading.accept(text);
          } catch (NotationException | IllegalSetupException refusal) {
            refusals.add(refusal.getMessage());
            check(refusal.getMessage(), text);
          }
        });
    assertThat(refusals).hasSizeGreaterThan(1_000);
  }

  private static String spoilt(List<String> texts, RandomGenerator random) {
    var text = new StringBuilder(texts.get(random.nextInt(texts.size())));
    for (int i = random.nextInt(3); i >= 0; i--) {
      char any = HOSTILE.charAt(random.nextInt(HOSTILE.length()));
      int at = random.nextInt(text.length());
      if (random.nextBoolean()) {
        text.setCharAt(at, any);
      } else {
        text.insert(at, any);
      }
    }
    return text.toString();
  }

  private static void check(String message, String text) {
    assertThat(
            message
                .chars()
                .filter(c -> Character.isISOControl(c) || Character.getType(c) == Character.FORMAT)
                .toArray())
        .as("message about %s", text.chars().boxed().toList())
        .isEmpty();
  }
}
