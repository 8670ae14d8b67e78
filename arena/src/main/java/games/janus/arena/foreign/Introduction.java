package games.janus.arena.foreign;

import games.janus.arena.PlayerFailure;
import games.janus.arena.ProtocolPeer;
import games.janus.arena.foreign.AddedEngine.Report;
import games.janus.checkers.RuleSet;
import games.janus.engine.Finding;
import games.janus.engine.Metric;
import games.janus.engine.SearchControl;
import games.janus.engine.SearchCounters;
import games.janus.engine.SearchRequest;
import games.janus.engine.Thought;
import games.janus.games.Games;
import games.janus.message.Messages;
import games.janus.rules.Game;
import games.janus.rules.game.GameKind;
import games.janus.rules.game.GameType;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The first meeting with a program: which protocol it speaks, what it is called, and what it says
 * about a move.
 *
 * @param id the name it is given
 * @param command its command line, word by word
 * @param options what to set before it plays
 */
public record Introduction(String id, List<String> command, Map<String, String> options) {
  /** Long enough for a program to say something, short enough to wait for. */
  private static final long MOVE_MILLIS = 300;

  /**
   * Meets it: over UCI, else over Hub.
   *
   * @param game whose protocol it speaks; both are tried if nobody said
   * @throws PlayerFailure if it cannot be played with; says why
   */
  public AddedEngine meet(Optional<GameKind> game) throws PlayerFailure {
    if (game.isPresent()) {
      return meet(game.get());
    }
    try {
      return meet(GameKind.CHESS);
    } catch (PlayerFailure chess) {
      try {
        return meet(GameKind.CHECKERS);
      } catch (PlayerFailure checkers) {
        String uci = String.valueOf(chess.getMessage());
        String hub = String.valueOf(checkers.getMessage());
        throw uci.equals(hub)
            ? chess // it does not start, or ends at once
            : PlayerFailure.broken(Messages.foreignNeither(hub, uci).text());
      }
    }
  }

  private AddedEngine meet(GameKind game) throws PlayerFailure {
    return game == GameKind.CHESS ? meet(Games.chess()) : meet(Games.checkers(RuleSet.ACF));
  }

  private <P, M> AddedEngine meet(GameType<P, M> type) throws PlayerFailure {
    try (ProtocolPeer<P, M> peer = AddedEngine.start(type.kind(), command, options)) {
      peer.beginGame(0);
      var heard = new Heard<M>();
      var request = SearchRequest.<P, M>of(Game.of(type.rules()), "", 0);
      Thought<M> thought = peer.think(request, Optional.of(MOVE_MILLIS), heard);
      if (thought.score().isPresent()) {
        heard.reports.add(Report.SCORE);
      }
      if (thought.counters().get(Metric.NODES) > 0) {
        heard.reports.add(Report.POSITIONS);
      }
      return new AddedEngine(id, type.kind(), peer.name(), command, options, heard.reports);
    }
  }

  /** Notes what is said and never stops anything. */
  private static final class Heard<M> implements SearchControl<M> {
    private final Set<Report> reports = EnumSet.noneOf(Report.class);

    @Override
    public boolean shouldStop(SearchCounters counters) {
      return false;
    }

    @Override
    public boolean isEnough(Finding<M> finding) {
      if (finding.depth() > 0) {
        reports.add(Report.DEPTH);
      }
      if (!finding.line().isEmpty()) {
        reports.add(Report.LINE);
      }
      return false;
    }
  }
}
