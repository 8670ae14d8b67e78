package games.janus.play.xray;

import games.janus.chess.Role;
import games.janus.engines.chess.Exchanges;
import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.rules.Square;
import java.util.List;
import java.util.Optional;

/** The reply takes a piece for nothing, and the line that follows does not win it back. */
final class HangsPiece implements Fact {
  /** As much as a knight or a bishop is worth in pawns. */
  private static final int PIECE = 3;

  @Override
  public <P, M> Optional<Message> of(Moment<P, M> moment) {
    if (moment.after().line().isEmpty() || !LosesMaterial.isAtLeast(moment, PIECE)) {
      return Optional.empty();
    }
    M reply = moment.after().line().getFirst();
    List<Square> captured = moment.type().board().captured(reply);
    if (moment.afterMove() instanceof games.janus.chess.Position after
        && reply instanceof games.janus.chess.Move taking
        && moment.move() instanceof games.janus.chess.Move move
        && move.captured().isEmpty()
        && !captured.isEmpty()
        && isForNothing(after, taking)) {
      return Optional.of(
          Messages.reviewHangs(
              moment.refutation(),
              captured.getFirst(),
              Why.men(taking.captured().orElseThrow().word(), 1)));
    }
    return Optional.empty();
  }

  private static boolean isForNothing(
      games.janus.chess.Position after, games.janus.chess.Move taking) {
    var exchanges = new Exchanges();
    return taking.captured().orElseThrow() != Role.PAWN
        && !(taking instanceof games.janus.chess.Move.Promotion)
        && exchanges.winsAtLeast(after, taking, exchanges.takes(after, taking));
  }
}
