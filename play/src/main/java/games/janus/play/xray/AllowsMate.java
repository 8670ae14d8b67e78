package games.janus.play.xray;

import games.janus.engines.search.Score;
import games.janus.message.Message;
import games.janus.message.Messages;
import java.util.Optional;

/** The opponent can mate, and could not before. */
final class AllowsMate implements Fact {
  @Override
  public <P, M> Optional<Message> of(Moment<P, M> moment) {
    int after = (int) moment.after().score();
    boolean isNew =
        after > 0 && Score.isDecided(after) && !Score.isLost((int) moment.before().score());
    return moment.isChess() && isNew && !moment.after().line().isEmpty()
        ? Optional.of(Messages.reviewAllowsMate(moment.refutation(), moves(after)))
        : Optional.empty();
  }

  /** In how many moves of the side that mates. */
  static long moves(int score) {
    return (Score.pliesToEnd(score) + 1L) / 2;
  }
}
