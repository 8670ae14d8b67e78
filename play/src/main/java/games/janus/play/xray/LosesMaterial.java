package games.janus.play.xray;

import games.janus.engines.search.Score;
import games.janus.message.Message;
import games.janus.message.Messages;
import java.util.Optional;

/** The line that refutes the move wins something, and the better line would have lost nothing. */
final class LosesMaterial implements Fact {
  /** The scores must agree at least so far with what is counted, in hundredths for each pawn. */
  private static final int AGREEMENT = 40;

  @Override
  public <P, M> Optional<Message> of(Moment<P, M> moment) {
    if (!isAtLeast(moment, 1)) {
      return Optional.empty();
    }
    Material lost = Material.along(moment.type(), moment.game(), moment.played()).orElseThrow();
    if (lost.isExchange()) {
      return Optional.of(Messages.reviewLosesExchange(moment.refutation()));
    }
    var given = Material.named(lost.given(), moment.isChess());
    return Optional.of(
        lost.taken().isEmpty()
            ? Messages.reviewLoses(moment.refutation(), given)
            : Messages.reviewLosesFor(
                moment.refutation(), Material.named(lost.taken(), moment.isChess()), given));
  }

  /** Whether so many pawns or men are lost, and by this very move. */
  static <P, M> boolean isAtLeast(Moment<P, M> moment, int least) {
    Optional<Material> lost = Material.along(moment.type(), moment.game(), moment.played());
    Optional<Material> better =
        Material.along(moment.type(), moment.game(), moment.before().line());
    if (lost.isEmpty() || better.isEmpty() || moment.after().line().isEmpty()) {
      return false;
    }
    int cost = 0 - lost.get().balance();
    return cost >= least && better.get().balance() >= 0 && agree(moment, cost);
  }

  /** Whether the scores say as well that so much is lost. */
  static <P, M> boolean agree(Moment<P, M> moment, int cost) {
    double before = moment.before().score();
    double after = moment.after().score();
    return !Score.isDecided((int) before)
        && !Score.isDecided((int) after)
        && before + after >= AGREEMENT * cost;
  }
}
