package games.janus.engines.museum.microchess;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The machine beside recordings of the original: not how well it plays, but that it plays so. */
class AsThenTest {
  @Test
  @Tag("slow")
  void everyRecordedReplyAndKeyComesOutAsThen() {
    Replay report = replay(Recordings.VECTORS);
    assertThat(report.differences()).isEmpty();
    assertThat(report.summary()).isEqualTo("replies 2249/2249 keys 85/85");
    assertThat(report.agrees()).isTrue();
  }

  /**
   * One of the twenty goes beyond what a reimplementation owes: a book move of man 36 that damages
   * the set-up table. It comes out as then because the whole memory page is modelled. Only a stray
   * book move that overwrites the program itself, or reads the working cells B2 to B6, would not.
   */
  @Test
  void everyRecordedQuirkComesOutAsThen() {
    Replay report = replay(Recordings.QUIRKS);
    assertThat(report.differences()).isEmpty();
    assertThat(report.summary()).isEqualTo("replies 0/0 keys 20/20");
  }

  @Test
  void everyCounterOfEveryRecordedCandidateIsAsThen() {
    Replay report = replay(Recordings.TRACES);
    assertThat(report.differences()).isEmpty();
    assertThat(report.summary()).isEqualTo("replies 0/0 keys 0/0 traces 156/156");
    assertThat(Recordings.cases(Recordings.TRACES))
        .flatExtracting(RecordedCase::candidates)
        .hasSize(4909);
  }

  private static Replay replay(String name) {
    var replay = new Replay();
    for (Map<String, Object> recorded : Recordings.read(name)) {
      replay.add(recorded, name);
    }
    return replay;
  }
}
