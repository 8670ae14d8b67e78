package games.janus.play.core;

import games.janus.message.Messages;
import games.janus.rules.Color;
import games.janus.rules.Game;
import games.janus.rules.NotationException;
import games.janus.rules.Square;
import games.janus.rules.game.GameType;
import games.janus.rules.game.PlacedPiece;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The board at the end of a line that a machine thought of. Museum pieces do not know every rule:
 * where a move is not legal, it and all after it are made by hand, as the machine made them.
 */
final class AlongAnswer<P, M> {
  /** No machine looks that far. */
  private static final int LONGEST = 200;

  private final GameType<P, M> type;
  private P position;
  private List<PlacedPiece> men;
  private List<Square> path = List.of();
  private final List<String> texts = new ArrayList<>();
  private int legal;

  private AlongAnswer(GameType<P, M> type, P position) {
    this.type = type;
    this.position = position;
    this.men = type.board().pieces(position);
  }

  static <P, M> Reply.Along to(Request.Along asked, GameType<P, M> type) {
    if (asked.line().size() > LONGEST) {
      throw RefusedException.request(Messages.requestLine(LONGEST));
    }
    Game<P, M> game = GameSoFar.of(asked.game(), type);
    var answer = new AlongAnswer<>(type, game.position());
    asked.line().forEach(answer::play);
    return answer.reply();
  }

  private void play(String id) {
    if (legal < texts.size() || !isPlayed(id)) {
      playByHand(id);
    }
  }

  private boolean isPlayed(String id) {
    try {
      M move = type.notation().readMoveId(position, id);
      texts.add(type.notation().moveText(position, move));
      path = type.rules().path(move);
      position = type.rules().after(position, move);
      men = type.board().pieces(position);
      legal++;
      return true;
    } catch (NotationException _) {
      return false;
    }
  }

  private void playByHand(String id) {
    texts.add(id);
    Optional<HandMove> move = HandMove.of(id);
    path = move.map(HandMove::path).orElse(List.of());
    men = move.map(made -> made.on(men)).orElse(men);
  }

  private Reply.Along reply() {
    boolean isLegal = legal == texts.size();
    return new Reply.Along(
        Man.all(men),
        SquareNames.of(path),
        texts,
        legal,
        turn(),
        isLegal ? type.board().check(position).map(Square::toString) : Optional.empty());
  }

  /** By hand too, the sides move in turn. */
  private Color turn() {
    Color turn = type.rules().turn(position);
    return (texts.size() - legal) % 2 == 0 ? turn : turn.opponent();
  }
}
