package games.janus.play.xray;

import games.janus.message.Message;
import games.janus.message.Messages;
import java.util.Optional;

/** In checkers: the better move jumps several pieces at once, and comes out ahead by it. */
final class MissesJump implements Fact {
  @Override
  public <P, M> Optional<Message> of(Moment<P, M> moment) {
    if (moment.isChess() || moment.before().line().isEmpty()) {
      return Optional.empty();
    }
    M best = moment.before().line().getFirst();
    int jumped = moment.type().board().captured(best).size();
    boolean isMore = jumped > moment.type().board().captured(moment.move()).size();
    return jumped > 1 && isMore && MissesCapture.won(moment) > 0
        ? Optional.of(
            Messages.reviewMissesJump(
                (long) jumped, moment.type().notation().moveText(moment.game().position(), best)))
        : Optional.empty();
  }
}
