package games.janus.play.core;

import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.play.MoveInput;
import games.janus.play.MoveInput.Step;
import games.janus.play.core.Reply.Point.Promotion;
import games.janus.play.core.Reply.Point.Target;
import games.janus.rules.Game;
import games.janus.rules.Lists;
import games.janus.rules.Outcome;
import games.janus.rules.Square;
import games.janus.rules.game.GameType;
import games.janus.rules.game.MoveKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What a click on the board means. */
final class PointAnswer<P, M> {
  private final GameType<P, M> type;
  private final Game<P, M> game;
  private final MoveInput<M> before;

  private PointAnswer(GameType<P, M> type, Game<P, M> game, List<Square> pointed) {
    this.type = type;
    this.game = game;
    List<M> legal = GameSoFar.legalMoves(game);
    MoveInput<M> input = MoveInput.of(type.board().inputPaths(game.position(), legal));
    this.before =
        game.outcome().isPresent()
            ? input
            : input
                .pointedAt(pointed)
                .orElseThrow(() -> RefusedException.request(Messages.requestPointStart(pointed)));
  }

  static <P, M> Reply.Point to(Request.Point asked, GameType<P, M> type) {
    Game<P, M> game = GameSoFar.of(asked.game(), type);
    var answer = new PointAnswer<>(type, game, SquareNames.readAll(asked.pointed()));
    Optional<Square> square = asked.square().map(SquareNames::read);
    if (asked.stop() == square.isPresent()) {
      throw RefusedException.request(Messages.requestPoint());
    }
    return square.isPresent() ? answer.point(square.get()) : answer.stop();
  }

  private Reply.Point point(Square square) {
    Step<M> step = before.point(square);
    return reply(step, step.isRefused() ? Optional.of(refusal(square)) : Optional.empty());
  }

  private Reply.Point stop() {
    Step<M> step = before.stop();
    return reply(step, step.isRefused() ? Optional.of(mustGoOn()) : Optional.empty());
  }

  private Message refusal(Square square) {
    Optional<Outcome> over = game.outcome();
    if (over.isPresent()) {
      return Messages.gameOver();
    }
    if (before.isInSequence()) {
      return mustGoOn();
    }
    if (before.selected().isEmpty()) {
      return type.board().whyNot(game.position(), List.of(square));
    }
    return type.board().whyNot(game.position(), List.of(before.selected().get(), square));
  }

  private Message mustGoOn() {
    return type.board().whyNot(game.position(), before.pointed());
  }

  private Reply.Point reply(Step<M> step, Optional<Message> refusal) {
    MoveInput<M> input = step.input();
    boolean isHopping = input.isInSequence();
    return new Reply.Point(
        SquareNames.of(input.pointed()),
        input.selected().map(Square::toString),
        input.origin().map(Square::toString),
        Lists.map(input.targets(), PointAnswer::target),
        isHopping,
        input.canStop(),
        isHopping
            ? Optional.of(Man.all(type.board().piecesAfterHops(game.position(), input.pointed())))
            : Optional.empty(),
        isHopping ? SquareNames.of(type.board().capturedAlong(input.pointed())) : List.of(),
        promotions(input.choices()),
        step.move().map(move -> type.notation().moveId(game.position(), move)),
        refusal.map(Message::text));
  }

  private static Target target(MoveInput.Target target) {
    MoveKind kind = target.isJump() ? MoveKind.JUMP : MoveKind.REGULAR;
    return new Target(target.square().toString(), kind);
  }

  private Optional<List<Promotion>> promotions(List<M> choices) {
    if (choices.size() < 2) {
      return Optional.empty();
    }
    var promotions = new ArrayList<Promotion>();
    for (M choice : choices) {
      String id = type.notation().moveId(game.position(), choice);
      type.board()
          .promotion(choice)
          .ifPresent(role -> promotions.add(new Promotion(Role.of(role), id)));
    }
    return Optional.of(promotions);
  }
}
