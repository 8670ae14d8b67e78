package games.janus.play.core;

import static org.assertj.core.api.Assertions.assertThat;

import games.janus.play.ThinkControl;
import games.janus.play.core.Reply.Read.ReadGame;
import games.janus.play.core.Reply.Read.ReadMove;
import games.janus.rules.game.GameKind;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class VariationsTest {
  private static final String CHESS =
      "[White \"Ada\"]\n\n1. e4 e5 (1... c5 2. Nf3 (2. c3 $5) 2... d6) (1... e6) 2. Nf3 {develops} *\n";
  private static final String CHECKERS =
      "[GameType \"21,W,8,8,N2,0\"]\n\n1. 11-15 23-19 (1... 22-18 {the other way} 2. 15x22) 2. 8-11 *\n";

  private static AskedGame asked(GameKind game) {
    return new AskedGame(game, Optional.empty(), Optional.empty(), List.of());
  }

  private static String text(GameKind game) {
    return game == GameKind.CHESS ? CHESS : CHECKERS;
  }

  private static Reply answer(Request<?> request) {
    return new Core().answer(request, ThinkControl.patient());
  }

  private static ReadGame read(GameKind game, String text) {
    var read = (Reply.Read) answer(new Request.Read(asked(game), text, true));
    assertThat(read.bad()).isEmpty();
    return read.games().getFirst();
  }

  private static Reply write(GameKind game, List<VariationMove> tree) {
    return answer(new Request.Write(asked(game), GameHeader.NONE, tree));
  }

  @Test
  void everyMoveTellsWhichOneItFollows() {
    List<ReadMove> tree = read(GameKind.CHESS, CHESS).tree().orElseThrow();
    assertThat(tree)
        .extracting(move -> move.move().after() + " " + move.number() + " " + move.text())
        .containsExactly(
            "-1 1 e4", "0 1 e5", "0 1 c5", "2 2 Nf3", "2 2 c3", "3 2 d6", "0 1 e6", "1 2 Nf3");
    assertThat(tree.get(4).move().nags()).containsExactly(5);
    assertThat(tree.getLast().move().comment()).contains("develops");
    assertThat(read(GameKind.CHESS, CHESS).moves()).containsExactly("e2e4", "e7e5", "g1f3");
  }

  @ParameterizedTest
  @EnumSource(GameKind.class)
  void aTreeIsWrittenAsItIsReadAgain(GameKind game) {
    List<ReadMove> tree = read(game, text(game)).tree().orElseThrow();
    List<VariationMove> moves = tree.stream().map(ReadMove::move).toList();
    String written = ((Reply.Write) write(game, moves)).text();
    assertThat(read(game, written).tree()).contains(tree);
    assertThat(written).contains("(");
  }

  @Test
  void variationsAreLeftOutUnlessTheyAreAskedFor() {
    var plain = (Reply.Read) answer(new Request.Read(asked(GameKind.CHESS), CHESS, false));
    assertThat(plain.games().getFirst().tree()).isEmpty();
  }

  @Test
  void aTreeThatCannotBePlayedIsRefused() {
    assertThat(refusal(move(-1, "e2e5"))).contains("cannot reach e5");
    assertThat(refusal(move(0, "e2e4"))).contains("not before it");
    assertThat(refusal(new VariationMove(-1, "e2e4", List.of(999), Optional.empty())))
        .contains("999");
    var beside = new AskedGame(GameKind.CHESS, Optional.empty(), Optional.empty(), List.of("e2e4"));
    Reply both = answer(new Request.Write(beside, GameHeader.NONE, List.of(move(-1, "d2d4"))));
    assertThat(((Reply.Refused) both).error()).contains("leave out one");
  }

  private static String refusal(VariationMove move) {
    return ((Reply.Refused) write(GameKind.CHESS, List.of(move))).error();
  }

  private static VariationMove move(int after, String id) {
    return new VariationMove(after, id, List.of(), Optional.empty());
  }
}
