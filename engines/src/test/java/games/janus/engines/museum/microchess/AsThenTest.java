package games.janus.engines.museum.microchess;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class AsThenTest {
  @Test
  @Tag("slow")
  void everyRecordedReplyAndKeyComesOutAsThen() {
    var replay = new Replay();
    Recordings.cases(Recordings.VECTORS).forEach(replay::add);
    assertThat(replay.report().differences()).isEmpty();
    assertThat(replay.report().summary()).isEqualTo("replies 2249/2249 keys 85/85");
  }

  @Test
  @Tag("slow")
  void everyRecordedQuirkComesOutAsThen() {
    var replay = new Replay();
    Recordings.cases(Recordings.QUIRKS).forEach(replay::add);
    assertThat(replay.report().differences()).isEmpty();
    assertThat(replay.report().summary()).isEqualTo("replies 0/0 keys 20/20");
  }
}
