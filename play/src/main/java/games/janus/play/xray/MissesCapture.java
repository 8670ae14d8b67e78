package games.janus.play.xray;

import games.janus.engines.chess.Exchanges;
import games.janus.message.Message;
import games.janus.message.Messages;
import java.util.Optional;

/** In chess: the better move takes something that is not worth what could take back. */
final class MissesCapture implements Fact {
  private static final int PAWN = 100;

  @Override
  public <P, M> Optional<Message> of(Moment<P, M> moment) {
    if (moment.before().line().isEmpty()) {
      return Optional.empty();
    }
    M best = moment.before().line().getFirst();
    if (!best.equals(moment.move())
        && moment.game().position() instanceof games.janus.chess.Position position
        && best instanceof games.janus.chess.Move taking
        && taking.captured().isPresent()
        && won(moment) > 0
        && new Exchanges().winsAtLeast(position, taking, PAWN)) {
      Material better =
          Material.along(moment.type(), moment.game(), moment.before().line()).orElseThrow();
      return better.given().isEmpty()
          ? Optional.of(
              Messages.reviewMissesCapture(moment.better(), Material.named(better.taken(), true)))
          : Optional.empty();
    }
    return Optional.empty();
  }

  /** What the better line wins that the move played does not; 0 if the scores do not agree. */
  static <P, M> int won(Moment<P, M> moment) {
    Optional<Material> better =
        Material.along(moment.type(), moment.game(), moment.before().line());
    Optional<Material> played = Material.along(moment.type(), moment.game(), moment.played());
    if (better.isEmpty() || played.isEmpty()) {
      return 0;
    }
    int more = better.get().balance() - Math.max(0, played.get().balance());
    return better.get().balance() > 0 && LosesMaterial.agree(moment, more) ? more : 0;
  }
}
