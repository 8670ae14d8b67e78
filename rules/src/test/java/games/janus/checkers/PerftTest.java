package games.janus.checkers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.fasterxml.jackson.databind.JsonNode;
import games.janus.PerftFile;
import games.janus.checkers.notation.Fen;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The published and our own counts of the ways a game can go on. */
class PerftTest {
  /** What a rule set counts from the start, depth 1 first. */
  record FromTheStart(RuleSet rules, List<Long> counts) {
    @Override
    public String toString() {
      return rules.name();
    }
  }

  /** What a position counts in the official game, depth 1 first. */
  record FromAPosition(String name, String fen, List<Long> counts) {
    @Override
    public String toString() {
      return name;
    }
  }

  private static final List<Long> OFFICIAL =
      List.of(7L, 49L, 302L, 1469L, 7361L, 36768L, 179740L, 845931L, 3963680L);

  static List<FromTheStart> ruleSets() {
    return List.of(
        new FromTheStart(RuleSet.ACF, OFFICIAL),
        new FromTheStart(RuleSet.RED_VS_AI, OFFICIAL),
        new FromTheStart(
            RuleSet.read("acf; crowning=goes-on"),
            List.of(7L, 49L, 302L, 1469L, 7361L, 36768L, 179740L, 845931L, 3963629L)),
        new FromTheStart(
            RuleSet.TWO_PLAYER,
            List.of(7L, 49L, 379L, 2872L, 23582L, 190647L, 1607272L, 13412443L, 114832738L)),
        new FromTheStart(
            RuleSet.TWO_PLAYER_LITERAL,
            List.of(7L, 49L, 379L, 2872L, 23582L, 190647L, 1607272L, 13412527L, 114836716L)),
        new FromTheStart(
            RuleSet.TWO_PLAYER_FORCED,
            List.of(7L, 49L, 302L, 1469L, 7361L, 37205L, 182906L, 873324L, 4134333L)));
  }

  static List<FromAPosition> positions() {
    var positions = new ArrayList<FromAPosition>();
    for (JsonNode entry : file().get("extra")) {
      var counts = new ArrayList<Long>();
      entry.get("perft").forEach(count -> counts.add(count.asLong()));
      positions.add(
          new FromAPosition(entry.get("name").asText(), entry.get("fen").asText(), counts));
    }
    return positions;
  }

  private static JsonNode file() {
    return PerftFile.tree("/perft/checkers.json");
  }

  @ParameterizedTest
  @MethodSource("ruleSets")
  void everyRuleSetCountsItsPaths(FromTheStart expected) {
    assertThat(byKernel(Position.initial(expected.rules()), 8))
        .isEqualTo(expected.counts().subList(0, 8));
  }

  @ParameterizedTest
  @MethodSource("ruleSets")
  @Tag("slow")
  void everyRuleSetCountsItsPathsToDepthNine(FromTheStart expected) {
    assertThat(Perft.count(Position.initial(expected.rules()), 9))
        .isEqualTo(expected.counts().get(8));
  }

  @ParameterizedTest
  @MethodSource("ruleSets")
  void positionsCountAsTheKernelDoes(FromTheStart expected) {
    assertThat(byPositions(Position.initial(expected.rules()), 5))
        .isEqualTo(expected.counts().subList(0, 5));
  }

  @ParameterizedTest
  @MethodSource("ruleSets")
  @Tag("slow")
  void positionsCountAsTheKernelDoesToDepthNineOrEightWhereCapturesAreFree(FromTheStart expected) {
    int depth = expected.rules().capture() == RuleSet.Capture.FREE ? 8 : 9;
    assertThat(Perft.countByPositions(Position.initial(expected.rules()), depth))
        .isEqualTo(expected.counts().get(depth - 1));
  }

  @ParameterizedTest
  @MethodSource("positions")
  void everyPositionCountsItsPaths(FromAPosition expected) {
    assertThat(byKernel(official(expected.fen()), expected.counts().size()))
        .isEqualTo(expected.counts());
  }

  @ParameterizedTest
  @MethodSource("positions")
  void everyPositionCountsItsPathsByPositions(FromAPosition expected) {
    int depth = Math.min(4, expected.counts().size());
    assertThat(byPositions(official(expected.fen()), depth))
        .isEqualTo(expected.counts().subList(0, depth));
  }

  @ParameterizedTest
  @MethodSource("positions")
  @Tag("slow")
  void everyPositionCountsItsPathsByPositionsAsDeepAsIsKnown(FromAPosition expected) {
    assertThat(byPositions(official(expected.fen()), expected.counts().size()))
        .isEqualTo(expected.counts());
  }

  @Test
  @Tag("slow")
  void theStartCountsAsPublishedToDepthTwelve() {
    Position start = official(file().get("start_fen").asText());
    for (int depth = 10; depth <= 12; depth++) {
      assertThat(Perft.count(start, depth))
          .as("depth %d", depth)
          .isEqualTo(file().get("start").get(String.valueOf(depth)).asLong());
    }
  }

  @Test
  @Tag("slow")
  void theCountIsDividedByFirstMove() {
    var expected = new TreeMap<String, Long>();
    file()
        .get("divide")
        .get("10")
        .properties()
        .forEach(entry -> expected.put(entry.getKey(), entry.getValue().asLong()));
    var divided = new TreeMap<String, Long>();
    Position start = Position.initial(RuleSet.ACF);
    for (Move move : start.legalMoves()) {
      divided.put(move.toString(), Perft.count(start.play(move), 9));
    }
    assertThat(divided).isEqualTo(expected);
  }

  @Test
  void noPlyAtAllIsOneWay() {
    assertThat(Perft.count(Position.initial(RuleSet.ACF), 0)).isEqualTo(1);
    assertThat(Perft.countByPositions(Position.initial(RuleSet.ACF), 0)).isEqualTo(1);
  }

  @Test
  void aNegativeDepthIsRefused() {
    Position start = Position.initial(RuleSet.ACF);
    assertThatIllegalArgumentException().isThrownBy(() -> Perft.count(start, -1));
    assertThatIllegalArgumentException().isThrownBy(() -> Perft.countByPositions(start, -1));
  }

  private static Position official(String fen) {
    return Position.of(Fen.read(fen), RuleSet.ACF);
  }

  private static List<Long> byKernel(Position position, int depth) {
    return Stream.iterate(1, d -> d <= depth, d -> d + 1)
        .map(d -> Perft.count(position, d))
        .toList();
  }

  private static List<Long> byPositions(Position position, int depth) {
    return Stream.iterate(1, d -> d <= depth, d -> d + 1)
        .map(d -> Perft.countByPositions(position, d))
        .toList();
  }
}
