package games.janus.arena;

import games.janus.engine.SearchControl;
import games.janus.engine.SearchRequest;
import games.janus.engine.Thought;
import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.rules.Color;
import games.janus.rules.Excerpt;
import games.janus.rules.Game;
import games.janus.rules.NotationException;
import games.janus.rules.Outcome.Reason;
import games.janus.rules.text.GameRecord;
import games.janus.rules.text.Tags;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/** A program of somebody else's, played with over a protocol. */
public abstract class ProtocolPeer<P, M> implements MatchPlayer<P, M> {
  protected final Conversation talk;

  /** What it says can be set, by name. */
  protected final List<String> options = new ArrayList<>();

  /**
   * Starts a program.
   *
   * @param ping what a living engine answers even while it thinks
   */
  protected ProtocolPeer(List<String> command, String ping) throws PlayerFailure {
    this.talk = new Conversation(Program.start(command), ping);
  }

  /** Hears which program this is and what can be set. */
  protected abstract void shakeHands() throws PlayerFailure;

  /** Sets an option. */
  protected abstract void set(String option, String value) throws PlayerFailure;

  /** Waits until it has done all it was told. */
  protected abstract void makeReady() throws PlayerFailure;

  /** Asks for a move. */
  protected abstract void ask(Game<P, M> game, Allowance allowance) throws PlayerFailure;

  /** Asks for a move and for its thoughts; who cannot look for several lines looks for one. */
  protected abstract void ask(SearchRequest<P, M> request, Allowance allowance)
      throws PlayerFailure;

  /** Takes a line said while it thinks; whether it was the move. */
  protected abstract boolean hears(String line, Report report) throws PlayerFailure;

  /**
   * The legal move that a text means.
   *
   * @throws NotationException if it means none
   */
  protected abstract M read(P position, String text);

  /** Makes it ready to play; a program that fails to be is ended. */
  protected final void prepare(Map<String, String> settings) throws PlayerFailure {
    try {
      shakeHands();
      for (Map.Entry<String, String> setting : settings.entrySet()) {
        set(setting.getKey(), setting.getValue());
      }
      makeReady();
    } catch (PlayerFailure failure) {
      close();
      throw failure;
    }
  }

  @Override
  public final String name() {
    return talk.name();
  }

  @Override
  public final Answer<M> move(Game<P, M> game, Allowance allowance) throws PlayerFailure {
    Color side = game.rules().turn(game.position());
    Allowance told = allowance.onTheWall();
    ask(game, told);
    var report = new Report(_ -> {});
    talk.awaitMove(told.most(side), allowance.cpuTime(), report);
    M move = legalMove(game, report);
    return new Answer<>(Optional.of(move), report.score, report.depth, report.nodes);
  }

  /**
   * Asks for a move and hears what it thinks meanwhile.
   *
   * @param moveTime milliseconds it is given, if its level says so
   * @param control says when to stop; polled on this thread
   */
  public final Thought<M> think(
      SearchRequest<P, M> request, Optional<Long> moveTime, SearchControl<M> control)
      throws PlayerFailure {
    ask(request, new Allowance(Optional.empty(), moveTime, request.limits()));
    var heard = new HeardFindings<>(request, moveTime, control, this::read);
    var report = new Report(heard::hear);
    talk.awaitMove(heard::mustStop, report);
    return heard.thought(legalMove(request.game(), report));
  }

  private M legalMove(Game<P, M> game, Report report) throws PlayerFailure {
    try {
      return read(game.position(), report.move);
    } catch (NotationException wrong) {
      Color side = game.rules().turn(game.position());
      Message who = side == Color.WHITE ? Messages.sideWhite() : Messages.sideBlack();
      Message sentence =
          Messages.peerAnswered(Excerpt.of(report.move), name(), wrong.reason(), who);
      throw new PlayerFailure(Reason.ILLEGAL_MOVE, sentence.text());
    }
  }

  /** The position that a game began with. */
  protected static <P, M> P start(Game<P, M> game) {
    return GameRecord.of(Tags.NONE, game).start();
  }

  /** What an engine says until it has said its move. */
  protected final class Report implements Conversation.Listener {
    private final Consumer<ToldLine> listener;
    private String move = "";
    private Optional<Integer> score = Optional.empty();
    private Optional<Integer> depth = Optional.empty();
    private long nodes;
    private double deepest;
    private int steps;

    private Report(Consumer<ToldLine> listener) {
      this.listener = listener;
    }

    /** It says what it has found. */
    public void found(ToldLine told) {
      listener.accept(told);
      if (told.rank() == 1) {
        found(told.score(), told.depth(), told.nodes());
      }
    }

    private void found(Optional<Integer> newScore, double newDepth, long newNodes) {
      if (newDepth > deepest || newNodes > nodes) {
        steps++;
      }
      deepest = Math.max(deepest, newDepth);
      nodes = Math.max(nodes, newNodes);
      score = newScore.isPresent() ? newScore : score;
      depth = newDepth > 0 ? Optional.of((int) Math.round(newDepth)) : depth;
    }

    /** It answers with a move, as it writes it. */
    public void answered(String text) {
      move = text;
    }

    @Override
    public boolean hears(String line) throws PlayerFailure {
      return ProtocolPeer.this.hears(line, this);
    }

    @Override
    public int steps() {
      return steps;
    }
  }

  @Override
  public final long busyNanos() {
    return talk.busyNanos();
  }

  @Override
  public final void close() {
    talk.close();
  }
}
