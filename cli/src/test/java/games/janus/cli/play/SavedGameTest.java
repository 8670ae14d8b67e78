package games.janus.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import games.janus.checkers.RuleSet;
import games.janus.play.live.Action;
import games.janus.play.live.Actor;
import games.janus.play.live.Clocks;
import games.janus.play.live.Ending;
import games.janus.rules.Color;
import games.janus.rules.Outcome;
import games.janus.rules.text.GameRecord;
import games.janus.rules.text.GoodGame;
import games.janus.rules.text.TextSource;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** A game in a file is the game. */
class SavedGameTest {
  private static final Path NOWHERE = Path.of(".");
  private static final List<String> LINE = List.of("e4", "e5", "Nf3", "Nc6");

  private static <P, M> HostedGame<P, M> again(HostedGame<P, M> live, HostedGame<P, M> other) {
    return new SavedGame<>(live.type()).read(record(live), other);
  }

  private static <P, M> GameRecord<P, M> record(HostedGame<P, M> live) {
    String text = new SavedGame<>(live.type()).write(live, "2026.01.02");
    return ((GoodGame<P, M>)
            live.type().notation().reader(TextSource.of(text)).next().orElseThrow())
        .game();
  }

  private static <P, M> void play(HostedGame<P, M> live, String... moves) {
    for (String move : moves) {
      M read = live.type().notation().readMove(live.game().position(), move);
      live.play(read, Optional.empty());
    }
  }

  @Test
  void playersMovesAndSeedComeBack() {
    var live = Evening.chess(NOWHERE).white("person@Anna").black("octave").live();
    play(live, "e4", "e5", "Nf3");
    var back = again(live, Evening.chess(NOWHERE).live());
    assertThat(back.game().position()).isEqualTo(live.game().position());
    assertThat(back.seed()).isEqualTo(1);
    assertThat(back.players().name(back.player(Color.WHITE))).isEqualTo("Anna");
    assertThat(back.players().name(back.player(Color.BLACK)))
        .isEqualTo(live.players().name(live.player(Color.BLACK)));
  }

  @Test
  void theFileNamesTheOpening() {
    var live = Evening.chess(NOWHERE).live();
    play(live, "e4", "e5", "Nf3", "Nc6", "Bb5");
    assertThat(record(live).tags().value("ECO")).contains("C60");
    assertThat(record(live).tags().value("Opening")).contains("Ruy Lopez");
  }

  @Test
  void theClocksComeBackToTheMillisecond() {
    var live = Evening.chess(NOWHERE).clock("5+3").live();
    for (int ply = 0; ply < 4; ply++) {
      var move = live.type().notation().readMove(live.game().position(), LINE.get(ply));
      live.playAgain(move, List.of(), Optional.of(123_456L + ply));
    }
    var back = again(live, Evening.chess(NOWHERE).live());
    Clocks shown = back.live().clocksAfterMoves().getLast();
    assertThat(shown.white().left()).isEqualTo(123_458);
    assertThat(shown.black().left()).isEqualTo(123_459);
    assertThat(back.control()).isEqualTo(live.control());
  }

  @Test
  void newClocksCountForMoreThanThoseOfTheFile() {
    var live = Evening.chess(NOWHERE).clock("5+3").live();
    play(live, "e4", "e5");
    GameRecord<games.janus.chess.Position, games.janus.chess.Move> record = record(live);
    var asked = Evening.chess(NOWHERE).clock("10").live();
    var saved = new SavedGame<>(live.type());
    var back = saved.readWithNewClocks(record, asked);
    assertThat(back.plies()).isEqualTo(2);
    Clocks shown = back.live().clocksAfterMoves().getLast();
    assertThat(shown.white().left()).isEqualTo(600_000);
    assertThat(shown.black().left()).isEqualTo(600_000);
    assertThat(saved.write(back, "2026.01.02")).doesNotContain("0:05:0").contains("0:10:00");
  }

  @Test
  void theReasonOfTheEndComesBack() {
    var live = Evening.chess(NOWHERE).live();
    play(live, "e4");
    live.end(new Ending.Decided(new Outcome.Win(Color.WHITE, Outcome.Reason.TIME)));
    var back = again(live, Evening.chess(NOWHERE).live());
    assertThat(back.endWords()).isEqualTo("White wins: out of time");
  }

  @Test
  void theRulesOfCheckersComeBackWithTheGame() {
    var live = Evening.checkers(NOWHERE, RuleSet.TWO_PLAYER).live();
    play(live, "22-18");
    var back = again(live, Evening.checkers(NOWHERE, RuleSet.ACF).live());
    assertThat(back.type().ruleSet()).isEqualTo("two-player");
    assertThat(back.game().position()).isEqualTo(live.game().position());
  }

  @Test
  void movesTakenBackAreNotInTheFile() {
    var live = Evening.chess(NOWHERE).live();
    play(live, "e4", "e5");
    live.decide(Actor.HOST, new Action.AskTakeback());
    assertThat(again(live, Evening.chess(NOWHERE).live()).plies()).isEqualTo(1);
  }
}
