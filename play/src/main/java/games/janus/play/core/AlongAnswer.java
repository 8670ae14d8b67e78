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

  /**
   * A move as a hand makes it, whatever the rules: a man goes from one square to another, and a man
   * that stands there goes off the board.
   *
   * @param becomes what a man that promotes turns into
   */
  private record HandMove(Square from, Square to, Optional<String> becomes) {
    /** The move of an id such as {@code e7e8q}; none if it names no two squares. */
    static Optional<HandMove> of(String id) {
      if (id.length() < 4) {
        return Optional.empty();
      }
      Optional<Square> from = Square.named(id.substring(0, 2));
      Optional<Square> to = Square.named(id.substring(2, 4));
      return from.isPresent() && to.isPresent()
          ? Optional.of(new HandMove(from.get(), to.get(), promotion(id.substring(4))))
          : Optional.empty();
    }

    private static Optional<String> promotion(String letter) {
      return switch (letter) {
        case "q" -> Optional.of("queen");
        case "r" -> Optional.of("rook");
        case "b" -> Optional.of("bishop");
        case "n" -> Optional.of("knight");
        default -> Optional.empty();
      };
    }

    List<Square> path() {
      return List.of(from, to);
    }

    List<PlacedPiece> on(List<PlacedPiece> men) {
      var after = new ArrayList<PlacedPiece>();
      for (PlacedPiece man : men) {
        if (man.square().equals(from)) {
          after.add(new PlacedPiece(to, man.side(), becomes.orElse(man.role())));
        } else if (!man.square().equals(to)) {
          after.add(man);
        }
      }
      return after;
    }
  }
}
