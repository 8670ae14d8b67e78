package games.janus.play.xray;

import games.janus.engines.search.Score;
import games.janus.message.Message;
import games.janus.message.Messages;
import java.util.Optional;

/** There was a mate, and now there is none in sight. */
final class MissesMate implements Fact {
  @Override
  public <P, M> Optional<Message> of(Moment<P, M> moment) {
    int before = (int) moment.before().score();
    boolean isGone =
        before > 0 && Score.isDecided(before) && !Score.isLost((int) moment.after().score());
    boolean isEnd = moment.type().rules().outcome(moment.afterMove()).isPresent();
    return moment.isChess() && isGone && !(isEnd && moment.after().expected() == 0)
        ? Optional.of(Messages.reviewMissesMate(moment.better(), AllowsMate.moves(before)))
        : Optional.empty();
  }
}
