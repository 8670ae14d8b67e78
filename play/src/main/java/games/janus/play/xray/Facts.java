package games.janus.play.xray;

import games.janus.message.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** All that can be counted about a move which cost something. */
final class Facts {
  /** What decides the game is said alone; of several that tell the same, the first. */
  private static final List<Fact> DECIDING =
      List.of(new AllowsMate(), new MissesMate(), new GivesUpProven());

  private static final List<Fact> LOSING = List.of(new HangsPiece(), new LosesMaterial());
  private static final List<Fact> MISSING = List.of(new MissesJump(), new MissesCapture());

  private Facts() {}

  static <P, M> List<Message> of(Moment<P, M> moment) {
    var facts = new ArrayList<Message>();
    for (Fact fact : DECIDING) {
      fact.of(moment).ifPresent(facts::add);
    }
    if (facts.isEmpty()) {
      first(LOSING, moment).ifPresent(facts::add);
      first(MISSING, moment).ifPresent(facts::add);
    }
    return facts;
  }

  private static <P, M> Optional<Message> first(List<Fact> facts, Moment<P, M> moment) {
    Optional<Message> said = Optional.empty();
    for (Fact fact : facts) {
      said = said.isPresent() ? said : fact.of(moment);
    }
    return said;
  }
}
