package games.janus.play.xray;

import games.janus.message.Message;
import games.janus.message.Messages;
import java.util.Optional;

/** The endgame tables know both positions, and the move let a win or a draw slip. */
final class GivesUpProven implements Fact {
  @Override
  public <P, M> Optional<Message> of(Moment<P, M> moment) {
    if (moment.before().known().isEmpty() || moment.after().known().isEmpty()) {
      return Optional.empty();
    }
    double had = moment.before().known().get().points();
    double left = 1 - moment.after().known().get().points();
    if (left >= had) {
      return Optional.empty();
    }
    if (had == 0.5) {
      return Optional.of(Messages.reviewDrawToLoss());
    }
    return Optional.of(left == 0.5 ? Messages.reviewWinToDraw() : Messages.reviewWinToLoss());
  }
}
