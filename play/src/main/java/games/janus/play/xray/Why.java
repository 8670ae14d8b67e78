package games.janus.play.xray;

import games.janus.engine.EngineInfo;
import games.janus.engine.Finding.Bound;
import games.janus.engine.Metric;
import games.janus.engine.RootCounters.RootMove;
import games.janus.engine.SearchCounters;
import games.janus.engine.Thought;
import games.janus.message.Argument;
import games.janus.message.Listing;
import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.play.xray.PlayedLine.Exchange;
import games.janus.play.xray.PlayedLine.Promotion;
import games.janus.rules.Color;
import games.janus.rules.Game;
import games.janus.rules.Outcome;
import games.janus.rules.game.GameKind;
import games.janus.rules.game.GameType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Why a player made its move, in a few sentences of counted facts: what its line takes and gives,
 * how many moves it tried, how much it looked at.
 */
public final class Why<P, M> {
  /** A line with more exchanges than this is told by its sums. */
  private static final int MOST_EXCHANGES = 3;

  private final GameType<P, M> type;
  private final Game<P, M> game;
  private final EngineInfo engine;
  private final Color side;

  /** Of a player that moves in this game now. */
  public Why(GameType<P, M> type, Game<P, M> game, EngineInfo engine) {
    this.type = type;
    this.game = game;
    this.engine = engine;
    this.side = type.rules().turn(game.position());
  }

  /**
   * Why it made its move.
   *
   * @param moves what it counted move by move; empty if it did not look
   */
  public List<Message> sentences(Thought<M> thought, List<RootMove<M>> moves) {
    if (thought.counters().get(Metric.RANDOM_MOVES) > 0) {
      return List.of(byLot(thought.counters()));
    }
    if (thought.counters().get(Metric.BOOK_MOVES) > 0) {
      return List.of(Messages.filmBook(opening(thought)));
    }
    if (moves.isEmpty()) {
      return List.of(Messages.filmNoSearch());
    }
    var said = new ArrayList<Message>();
    if (thought.move().isPresent()) {
      List<M> line = thought.line().isEmpty() ? List.of(thought.move().get()) : thought.line();
      said.addAll(alongLine(PlayedLine.of(type, game, line), line.size(), thought.remarks()));
      choice(thought, moves).ifPresent(said::add);
    }
    looked(thought.counters()).ifPresent(said::add);
    return said;
  }

  /**
   * How far it has come.
   *
   * @param depth plies it has looked ahead to the end, if it looks deeper and deeper
   * @param best the move it then preferred
   */
  public List<Message> soFar(
      Optional<Integer> depth,
      Optional<String> best,
      SearchCounters counters,
      List<RootMove<M>> moves) {
    var said = new ArrayList<Message>();
    if (depth.isPresent() && best.isPresent()) {
      said.add(Messages.filmSoFarDeep((long) depth.get(), best.get()));
    } else if (weighs()) {
      said.add(Messages.filmSoFarWeighed((long) moves.size(), number(moves.size())));
    } else {
      said.add(Messages.filmSoFarTried((long) moves.size(), number(tried(moves))));
    }
    looked(counters).ifPresent(said::add);
    return said;
  }

  // ---- without looking

  private Message byLot(SearchCounters counters) {
    return engine.reports().contains(Metric.NODES)
        ? Messages.filmRandom()
        : Messages.filmLot(counters.get(Metric.MOVES_GENERATED));
  }

  private Argument opening(Thought<M> thought) {
    for (Message remark : thought.remarks()) {
      if (remark.key().startsWith("remark.") && remark.key().endsWith("-book")) {
        return remark.args().getFirst();
      }
    }
    return new Argument.Text(engine.name());
  }

  // ---- along its line

  private List<Message> alongLine(PlayedLine line, int plies, List<Message> remarks) {
    var said = new ArrayList<Message>();
    if (!line.exchanges().isEmpty()) {
      said.add(exchanges(line));
    } else if (plies > 1) {
      said.add(Messages.filmQuietLine());
    }
    for (Promotion promotion : line.promotions()) {
      Message what = men(promotion.role(), 1);
      said.add(
          promotion.by() == side
              ? Messages.filmPromotes(what)
              : Messages.filmPromotesOther(type.side(promotion.by()), what));
    }
    line.outcome().map(this::end).or(() -> verdict(remarks)).ifPresent(said::add);
    return said;
  }

  private Message exchanges(PlayedLine line) {
    if (line.exchanges().size() > MOST_EXCHANGES) {
      return Messages.filmExchangeSum(
          taken(line.sum(side.opponent()), false), taken(line.sum(side), false));
    }
    var parts = new ArrayList<Message>();
    int before = 0;
    for (Exchange exchange : line.exchanges()) {
      boolean isClear = before > 0 && type.kind() == GameKind.CHECKERS;
      Argument what = taken(exchange, isClear);
      parts.add(
          exchange.by() == side
              ? Messages.filmTakes(what)
              : isClear && exchange.size() <= before
                  ? Messages.filmGivesBack(what)
                  : Messages.filmGives(what));
      before = exchange.size();
    }
    return Messages.filmExchange(and(parts));
  }

  /** What was taken: in chess by name, in checkers by number, alone once it is clear of what. */
  private Argument taken(Exchange exchange, boolean isClear) {
    if (type.kind() == GameKind.CHECKERS) {
      int size = exchange.size();
      return isClear ? number(size) : Messages.filmPieces((long) size, number(size));
    }
    var men = new ArrayList<Message>();
    exchange.taken().forEach((role, count) -> men.add(men(role, count)));
    return and(men);
  }

  static Message men(String role, long count) {
    Message number = number(count);
    return switch (role) {
      case "pawn" -> Messages.filmPawns(count, number);
      case "knight" -> Messages.filmKnights(count, number);
      case "bishop" -> Messages.filmBishops(count, number);
      case "rook" -> Messages.filmRooks(count, number);
      case "queen" -> Messages.filmQueens(count, number);
      case "king" -> Messages.filmKings(count, number);
      default -> Messages.filmPieces(count, number);
    };
  }

  static Argument and(List<Message> items) {
    int last = items.size() - 1;
    return last < 1
        ? Listing.joined(items, Messages::listComma)
        : Messages.listAnd(
            Listing.joined(items.subList(0, last), Messages::listComma), items.get(last));
  }

  private Message end(Outcome outcome) {
    Message reason = outcome.reason().message();
    return outcome
        .winner()
        .map(
            winner -> winner == side ? Messages.filmEndsWon(reason) : Messages.filmEndsLost(reason))
        .orElseGet(() -> Messages.filmEndsDrawn(reason));
  }

  /** What it knows of the end, though its line does not reach it. */
  private static Optional<Message> verdict(List<Message> remarks) {
    for (Message remark : remarks) {
      Optional<Message> verdict = verdict(remark);
      if (verdict.isPresent()) {
        return verdict;
      }
    }
    return Optional.empty();
  }

  private static Optional<Message> verdict(Message remark) {
    return switch (remark.key()) {
      case "remark.mates" -> Optional.of(Messages.filmMates(remark.args().getFirst()));
      case "remark.mated" -> Optional.of(Messages.filmMated(remark.args().getFirst()));
      case "remark.wins" -> Optional.of(Messages.filmWins(remark.args().getFirst()));
      case "remark.loses" -> Optional.of(Messages.filmLoses(remark.args().getFirst()));
      case "remark.database-won" -> Optional.of(Messages.filmDatabaseWon());
      case "remark.database-lost" -> Optional.of(Messages.filmDatabaseLost());
      default -> Optional.empty();
    };
  }

  // ---- what it tried

  private Optional<Message> choice(Thought<M> thought, List<RootMove<M>> moves) {
    if (type.rules().legalMoves(game.position()).size() == 1) {
      return Optional.of(Messages.filmOnlyMove());
    }
    int scored = scored(moves);
    int tried = tried(moves);
    if (!thought.complete() && scored < moves.size()) {
      return Optional.of(Messages.filmStopped());
    }
    if (scored < tried || scored < 2 || !isBest(thought.move().orElseThrow(), moves)) {
      return tried == 0
          ? Optional.empty()
          : Optional.of(Messages.filmTried((long) tried, number(tried)));
    }
    if (weighs()) {
      return Optional.of(Messages.filmBestValue(number(tried)));
    }
    return Optional.of(tried == 2 ? Messages.filmBestOfTwo() : Messages.filmBestOf(number(tried)));
  }

  /** Whether no other move is known to be better, or might be as far as is known. */
  private boolean isBest(M chosen, List<RootMove<M>> moves) {
    Optional<Double> own = Optional.empty();
    for (RootMove<M> move : moves) {
      if (move.move().equals(chosen)) {
        own = move.score();
      }
    }
    for (RootMove<M> move : moves) {
      boolean isOther = !move.move().equals(chosen) && move.score().isPresent();
      if (own.isEmpty()
          || (isOther && (move.bound() == Bound.AT_LEAST || move.score().get() > own.get()))) {
        return false;
      }
    }
    return true;
  }

  private static int scored(List<? extends RootMove<?>> moves) {
    int scored = 0;
    for (RootMove<?> move : moves) {
      scored += move.score().isPresent() ? 1 : 0;
    }
    return scored;
  }

  /** The moves it has looked at, also where a deeper look was not finished. */
  private static int tried(List<? extends RootMove<?>> moves) {
    int tried = 0;
    for (RootMove<?> move : moves) {
      tried += move.score().isPresent() || move.nodes() > 0 ? 1 : 0;
    }
    return tried;
  }

  /** Whether it weighs every move by itself, without a search that could compare them. */
  private boolean weighs() {
    return engine.reports().contains(Metric.CANDIDATES);
  }

  private Optional<Message> looked(SearchCounters counters) {
    if (!engine.reports().contains(Metric.NODES)) {
      return Optional.empty();
    }
    Message positions = Messages.filmPositions(counters.get(Metric.NODES));
    long cutoffs = counters.get(Metric.CUTOFFS);
    return Optional.of(
        cutoffs > 0 && engine.reports().contains(Metric.CUTOFFS)
            ? Messages.filmLookedCut(Messages.filmCutoffs(cutoffs), positions)
            : Messages.filmLooked(positions));
  }

  private static Message number(long count) {
    return Messages.filmNumber(count);
  }
}
