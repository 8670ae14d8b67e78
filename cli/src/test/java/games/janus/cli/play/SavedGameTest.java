package games.janus.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import games.janus.checkers.RuleSet;
import games.janus.rules.Color;
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

  private static <P, M> LiveGame<P, M> again(LiveGame<P, M> live, LiveGame<P, M> other) {
    return new SavedGame<>(live.board()).read(record(live), other.plan(), () -> 0);
  }

  private static <P, M> GameRecord<P, M> record(LiveGame<P, M> live) {
    String text = new SavedGame<>(live.board()).write(live, "2026.01.02");
    return ((GoodGame<P, M>) live.board().reader(TextSource.of(text)).next().orElseThrow()).game();
  }

  private static <P, M> void play(LiveGame<P, M> live, String... moves) {
    for (String move : moves) {
      M read = live.board().read(live.game().position(), move);
      live.play(read, List.of(), Optional.empty());
    }
  }

  @Test
  void playersMovesAndSeedComeBack() {
    var live = Evening.chess(NOWHERE).white("person@Anna").black("octave").live();
    play(live, "e4", "e5", "Nf3");
    var back = again(live, Evening.chess(NOWHERE).live());
    assertThat(back.game().position()).isEqualTo(live.game().position());
    assertThat(back.plan().seed()).isEqualTo(1);
    assertThat(SeatWords.name(back.seat(Color.WHITE))).isEqualTo("Anna");
    assertThat(SeatWords.name(back.seat(Color.BLACK)))
        .isEqualTo(SeatWords.name(live.seat(Color.BLACK)));
  }

  @Test
  void theClocksComeBackToTheMillisecond() {
    var live = Evening.chess(NOWHERE).clock("5+3").live();
    live.clock().set(new Made.Left(123_456, 234_567));
    play(live, "e4", "e5");
    var back = again(live, Evening.chess(NOWHERE).live());
    assertThat(back.clock().left(Color.WHITE)).isEqualTo(126_456);
    assertThat(back.clock().left(Color.BLACK)).isEqualTo(237_567);
    assertThat(back.clock().control()).isEqualTo(live.clock().control());
  }

  @Test
  void newClocksCountForMoreThanThoseOfTheFile() {
    var live = Evening.chess(NOWHERE).clock("5+3").live();
    play(live, "e4", "e5");
    GameRecord<games.janus.chess.Position, games.janus.chess.Move> record = record(live);
    var asked = Evening.chess(NOWHERE).clock("10").live();
    var saved = new SavedGame<>(live.board());
    var back = saved.readWithNewClocks(record, asked.plan(), () -> 0);
    assertThat(back.made()).hasSize(2);
    assertThat(back.clock().left(Color.WHITE)).isEqualTo(600_000);
    assertThat(back.clock().left(Color.BLACK)).isEqualTo(600_000);
    assertThat(saved.write(back, "2026.01.02")).doesNotContain("0:05:0").contains("0:10:00");
  }

  @Test
  void theReasonOfTheEndComesBack() {
    var live = Evening.chess(NOWHERE).live();
    play(live, "e4");
    live.endOnTime(Color.BLACK);
    var back = again(live, Evening.chess(NOWHERE).live());
    assertThat(back.ending().map(ending -> ending.words(back.board())))
        .hasValue("White wins: out of time");
  }

  @Test
  void theRulesOfCheckersComeBackWithTheGame() {
    var live = Evening.checkers(NOWHERE, RuleSet.TWO_PLAYER).live();
    play(live, "22-18");
    var back = again(live, Evening.checkers(NOWHERE, RuleSet.ACF).live());
    assertThat(back.board().rulesName()).hasValue("two-player");
    assertThat(back.game().position()).isEqualTo(live.game().position());
  }

  @Test
  void movesTakenBackAreNotInTheFile() {
    var live = Evening.chess(NOWHERE).live();
    play(live, "e4", "e5");
    live.undo();
    assertThat(again(live, Evening.chess(NOWHERE).live()).made()).hasSize(1);
  }
}
