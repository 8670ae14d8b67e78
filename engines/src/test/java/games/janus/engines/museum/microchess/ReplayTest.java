package games.janus.engines.museum.microchess;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReplayTest {
  private static final String START =
      "0304000702050106101711161215141373747077727571766067616662656463";
  private static final String AFTER_KINGS_PAWN =
      "0304000702050106101711161215143373747077727571766067616662656463";

  private final Replay replay = new Replay();

  @Test
  void aReplyThatComesOutAsRecordedIsRight() {
    add(reply("'bestv':'D0','ncand':20,'book':false,'resign':false,'captured':null"));
    assertThat(replay.summary()).isEqualTo("replies 1/1 keys 0/0");
    assertThat(replay.agrees()).isTrue();
  }

  @Test
  void everyFieldThatDiffersIsNamedWithBothValues() {
    add(reply("'bestv':'D1','ncand':21,'captured':'1F','led':'0F1323'"));
    assertThat(replay.summary()).isEqualTo("replies 0/1 keys 0/0");
    assertThat(replay.agrees()).isFalse();
    assertThat(replay.differences())
        .extracting(Replay.Difference::toString)
        .containsExactly(
            "R1: bestv is D0, the original gave D1",
            "R1: ncand is 20, the original gave 21",
            "R1: captured is none, the original gave 1F",
            "R1: led is 0F1333, the original gave 0F1323");
  }

  @Test
  void boardAndBookPointerAfterwardsAreComparedToo() {
    add(reply("'resign':false", "'board_after':'" + START + "','omove_after':'34'"));
    assertThat(replay.differences())
        .extracting(Replay.Difference::field)
        .containsExactly("board", "omove");
  }

  @Test
  void anAbsentFieldIsNotComparedButNullMeansNone() {
    add(reply("'led':'0F1333'"));
    assertThat(replay.agrees()).isTrue();
    add(reply("'bestv':null"));
    assertThat(replay.differences())
        .extracting(Replay.Difference::toString)
        .containsExactly("R1: bestv is D0, the original gave none");
  }

  @Test
  void aBookMoveNeedsTheOpeningAndTheDisplay() {
    add(
        """
        {'id':'R2','kind':'reply','level':'normal','board':'%s','omove':'FF',
         'opening':'99250B25010033250736340D34340E52250D45350455220643330FCC',
         'led_before':'CCCCCC','result':{'book':true,'bestv':null,'led':'0F1333'},
         'board_after':'%s','omove_after':'FC'}
        """
            .formatted(START, AFTER_KINGS_PAWN));
    assertThat(replay.differences()).isEmpty();
    add(
        "{'kind':'reply','level':'normal','board':'%s','omove':'FF','result':{'book':true}}"
            .formatted(START));
    assertThat(replay.refused())
        .containsExactly("line 7: I cannot read \"line 7\". The field opening is missing.");
  }

  @Test
  void aKeySequenceStopsAtItsFirstDifference() {
    add(
        """
        {'id':'K1','kind':'keys','level':'superblitz','steps':[
         {'key':'C','led':'CCCCCC','omove':'FF'},
         {'edit':[['1F','43'],['0F','33']],'led':'CCCCCC'},
         {'key':'4','led':'FFCCC5'},
         {'key':'3','led':'000000'}]}
        """);
    assertThat(replay.summary()).isEqualTo("replies 0/0 keys 0/1");
    assertThat(replay.differences())
        .extracting(Replay.Difference::toString)
        .containsExactly("K1, step 3 key 4: led is FFCCC4, the original gave FFCCC5");
  }

  @Test
  void nothingReplayedIsNoAgreement() {
    assertThat(replay.agrees()).isFalse();
  }

  @Test
  void onlyTheFirstDifferencesAreTold() {
    for (int i = 0; i < 100; i++) {
      add(reply("'led':'000000'"));
    }
    assertThat(replay.summary()).isEqualTo("replies 0/100 keys 0/0");
    assertThat(replay.differences()).hasSize(20);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "{} | The field kind is missing.",
        "{'kind':7} | kind should hold a text.",
        "{'kind':'film'} | A recording is a",
        "{'kind':'trace'} | The field cands is missing.",
        "{'kind':'trace','cands':[]} | The field level is missing.",
        "{'kind':'trace','cands':[['0F','33']]} | A candidate has",
        "{'kind':'trace','cands':[['0F','33','43','C3','C3','00']]} | 44 hexadecimal digits are needed",
        "{'kind':'keys','level':'normal'} | The field steps is missing.",
        "{'kind':'keys','level':'normal','steps':[]} | It has no steps.",
        "{'kind':'keys','level':'expert','steps':[{'key':'C'}]} | The levels are",
        "{'kind':'keys','level':'normal','steps':[{'key':'RS'}]} | There is no such key on the pad",
        "{'kind':'keys','level':'normal','steps':[{'led':'CCCCCC'}]} | It needs either a key or an edit.",
        "{'kind':'keys','level':'normal','steps':[{'key':'C','edit':[]}]} | needs either",
        "{'kind':'keys','level':'normal','steps':['C']} | should hold an object",
        "{'kind':'keys','level':'normal','steps':[{'edit':[['20','00']]}]} | Pieces are numbered 00 to 1F.",
        "{'kind':'keys','level':'normal','steps':[{'edit':[['00']]}]} | It should be a piece and a square.",
        "{'kind':'keys','level':'normal','steps':[{'key':'C','led':'CCC'}]} | For led, 6 hexadecimal",
        "{'kind':'keys','level':'normal','steps':[{'key':'C','led':5}]} | It cannot be the field led.",
        "{'kind':'keys','level':'normal','opening':'GG','steps':[{'key':'C'}]} | For opening, 56",
        "{'kind':'reply','level':'normal','omove':'XY'} | There is a character in omove that is not a hexadecimal digit.",
        "{'kind':'reply','level':'normal','omove':'33'} | The field result is missing.",
        "{'kind':'reply','level':'normal','omove':'33','result':{}} | nothing in it to compare",
        "{'kind':'reply','level':'normal','omove':'33','result':{'book':'no'}} | the field book",
        "{'kind':'reply','level':'normal','omove':'33','result':{'book':false}} | The field board is missing.",
      })
  void aRecordThatCannotBeReplayedIsRefusedWithTheReason(String json, String reason) {
    add(json);
    assertThat(replay.agrees()).isFalse();
    assertThat(replay.refusals()).isEqualTo(1);
    assertThat(replay.refused()).singleElement().asString().startsWith("line 7: ").contains(reason);
  }

  @Test
  void aHeaderIsPassedOver() {
    add("{'kind':'header','note':'x'}");
    assertThat(replay.refusals()).isZero();
    assertThat(replay.agrees()).as("with nothing").isFalse();
  }

  @Test
  void aTraceIsComparedCandidateByCandidateAndCounterByCounter() {
    replay.add(trace(), "here");
    assertThat(replay.agrees()).isTrue();
    Map<String, Object> recorded = trace();
    List<String> second = candidates(recorded).get(1);
    second.set(3, "FF");
    second.set(5, "07" + second.get(5).substring(2));
    replay.add(recorded, "here");
    assertThat(replay.differences())
        .extracting(Replay.Difference::toString)
        .containsExactly(
            "V02034, candidate 2: its score is D0, the original gave FF",
            "V02034, candidate 2: WCAP0 is 00, the original gave 07");
  }

  @Test
  void aTraceTellsHowManyCandidatesThereWere() {
    Map<String, Object> recorded = trace();
    List<List<String>> candidates = candidates(recorded);
    int all = candidates.size();
    candidates.subList(1, all).clear();
    replay.add(recorded, "here");
    assertThat(replay.differences())
        .extracting(Replay.Difference::toString)
        .containsExactly(
            "V02034: the number of candidates is %d, the original gave 1".formatted(all));
  }

  private static Map<String, Object> trace() {
    return Recordings.read(Recordings.TRACES).stream()
        .filter(record -> !"header".equals(record.get("kind")))
        .findFirst()
        .orElseThrow();
  }

  @SuppressWarnings("unchecked")
  private static List<List<String>> candidates(Map<String, Object> trace) {
    return (List<List<String>>) Objects.requireNonNull(trace.get("cands"));
  }

  private static String reply(String result) {
    return reply(result, "'src':'a field that does not bear on it'");
  }

  private static String reply(String result, String more) {
    return "{'id':'R1','kind':'reply','level':'normal','board':'%s','omove':'33','result':{%s},%s}"
        .formatted(START, result, more);
  }

  /** JSON with single quotes, for the reader's sake. */
  private void add(String json) {
    try {
      replay.add(
          new ObjectMapper().readValue(json.replace('\'', '"'), new TypeReference<>() {}),
          "line 7");
    } catch (JsonProcessingException slip) {
      throw new AssertionError(slip);
    }
  }
}
