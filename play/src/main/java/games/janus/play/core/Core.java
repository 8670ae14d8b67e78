package games.janus.play.core;

import games.janus.engines.checkers.endgame.EndgameTable;
import games.janus.message.Messages;
import games.janus.play.EngineSource;
import games.janus.play.ThinkControl;
import games.janus.play.museum.Kim1Answer;
import games.janus.play.museum.MintAnswer;
import games.janus.play.museum.OctaveAnswer;
import games.janus.rules.Game;
import games.janus.rules.game.GameType;

/**
 * Answers requests. It keeps nothing between two of them, so everybody may share one, and the same
 * request gets the same reply in a browser, from a server and in a test. Whatever is asked, it
 * replies; what cannot be answered is {@link Reply.Refused} with the reason.
 */
public final class Core {
  /**
   * The version of the core, and so of every player in it. The core says itself which one it is: a
   * page may be older than the server it talks to.
   */
  public static final String VERSION = "0.1.0-SNAPSHOT";

  private final EngineSource engines;

  /** A core where everybody of the catalog thinks. */
  public Core() {
    this(EngineSource.knowing(EndgameTable.empty()));
  }

  /** A core where the engines of this source think. */
  public Core(EngineSource engines) {
    this.engines = engines;
  }

  /** Answers a request unless it takes its time. */
  public Reply answerAtOnce(Request<?> request) {
    return answerAtOnce(request, ThinkControl.patient());
  }

  /** The same, where a long file may be stopped. */
  public Reply answerAtOnce(Request<?> request, ThinkControl control) {
    return switch (request) {
      case Request.Kim1 asked -> answer(asked, new Patience());
      case Request.Mint asked -> answer(asked, ThinkControl.patient());
      case Request.Octave asked -> answer(asked, ThinkControl.patient());
      default ->
          request.takesTime()
              ? RefusedException.request(Messages.requestSlow()).refused()
              : answer(request, control);
    };
  }

  /**
   * Answers a request.
   *
   * @param control hears of progress and may end the thinking early
   */
  public Reply answer(Request<?> request, ThinkControl control) {
    try {
      return RefusedException.said(() -> answered(request, control));
    } catch (RefusedException reason) {
      return reason.refused();
    }
  }

  private Reply answered(Request<?> request, ThinkControl control) {
    return switch (request) {
      case Request.Catalog _ -> CatalogAnswer.reply();
      case Request.Enter asked -> entered(asked, asked.game().type());
      case Request.Setup asked -> setUp(asked.fen(), asked.game().type());
      case Request.Write asked -> WriteAnswer.to(asked, asked.game().type());
      case Request.Read asked -> ReadAnswer.to(asked, asked.game().type(), control);
      case Request.Point asked -> PointAnswer.to(asked, asked.game().type());
      case Request.Along asked -> AlongAnswer.to(asked, asked.game().type());
      case Request.Play asked -> PlayAnswer.to(asked);
      case Request.Evaluate asked -> EvaluateAnswer.to(asked, asked.game().type(), engines);
      case Request.Think asked -> ThinkAnswer.to(asked, asked.game().type(), engines, control);
      case Request.Tree asked -> TreeAnswer.to(asked, asked.game().type(), engines, control);
      case Request.Explain asked -> ExplainAnswer.to(asked, asked.game().type(), engines, control);
      case Request.Compare asked -> CompareAnswer.to(asked, asked.game().type(), engines, control);
      case Request.Lineage asked -> LineageAnswer.to(asked, asked.game().type(), engines, control);
      case Request.Review asked -> ReviewAnswer.to(asked, asked.game().type(), engines, control);
      case Request.Puzzles asked -> PuzzlesAnswer.to(asked, asked.game().type(), engines, control);
      case Request.View asked -> ViewAnswer.to(asked, asked.game().type());
      case Request.Octave asked -> OctaveAnswer.to(asked, control);
      case Request.Mint asked -> MintAnswer.to(asked, control);
      case Request.MintListing asked -> MintAnswer.to(asked);
      case Request.Kim1 asked -> Kim1Answer.to(asked, control);
    };
  }

  private static <P, M> Reply.Enter entered(Request.Enter asked, GameType<P, M> type) {
    Game<P, M> game = GameSoFar.of(asked.game(), type);
    GameSoFar.requireGoingOn(game);
    M move = type.notation().readMove(game.position(), asked.text());
    return new Reply.Enter(
        type.notation().moveId(game.position(), move),
        type.notation().moveText(game.position(), move));
  }

  private static <P, M> Reply.Setup setUp(String fen, GameType<P, M> type) {
    P position = type.notation().position(fen);
    return new Reply.Setup(
        type.notation().fen(position),
        Man.all(type.board().pieces(position)),
        type.rules().turn(position));
  }

  /**
   * Lets a machine think for a while that is counted and not timed, so that it ends at the same
   * place everywhere. A crowded board can keep the KIM-1 busy for hours of its own time.
   */
  private static final class Patience implements ThinkControl {
    /** A machine asks every 256 positions: ten million of them, hours of 1976. */
    private static final int LOOKS = 40_000;

    private int looks;

    @Override
    public boolean shouldStop() {
      return ++looks > LOOKS;
    }

    @Override
    public long millis() {
      return 0;
    }
  }
}
