package games.janus.engines.museum.mint;

import games.janus.chess.Move;
import games.janus.chess.Piece;
import games.janus.chess.Position;
import games.janus.chess.Role;
import games.janus.engine.Engine;
import games.janus.engine.EngineInfo;
import games.janus.engine.Metric;
import games.janus.engine.SearchControl;
import games.janus.engine.SearchCounters;
import games.janus.engine.SearchRequest;
import games.janus.engine.SplitMix64;
import games.janus.engine.Thought;
import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.rules.Lists;
import games.janus.rules.Square;
import games.janus.rules.game.GameKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The player of the MINT chess program: it draws a move by lot, each as likely as the other. The
 * lot for a ply is the number of that ply in the sequence that belongs to the seed, so that a game
 * can be played again.
 */
public final class MintEngine implements Engine<Position, Move> {
  /** Draws among the legal moves: what the program's description promises. */
  public static final String LEGAL = "mint-legal";

  /** Draws among what the program lets pass: any own man to any square without one. */
  public static final String FREE = "mint-free";

  private static final EngineInfo INFO =
      new EngineInfo(
          "mint",
          "MINT",
          GameKind.CHESS,
          2025,
          Messages.authorMint(),
          Messages.cardMint(),
          List.of(Messages.missingEveryDraw()),
          List.of(
              new EngineInfo.Level(FREE, Messages.levelMintFree()),
              new EngineInfo.Level(LEGAL, Messages.levelMintLegal())),
          LEGAL,
          Set.of(Metric.MOVES_GENERATED, Metric.RANDOM_MOVES),
          Messages.unitNone(),
          Set.of());

  @Override
  public EngineInfo info() {
    return INFO;
  }

  /** Draws a move. It is done before it could be stopped, and so does not ask. */
  @Override
  public Thought<Move> think(SearchRequest<Position, Move> request, SearchControl<Move> control) {
    if (INFO.level(request.level()).isEmpty()) {
      throw new IllegalArgumentException("there is no level " + request.level());
    }
    Position position = request.position();
    boolean free = request.level().equals(FREE);
    List<Move> moves = free ? freeMoves(position) : position.legalMoves();
    var counters = new SearchCounters();
    counters.add(Metric.MOVES_GENERATED, moves.size());
    if (moves.isEmpty()) {
      return Thought.unsearched(Optional.empty(), counters, List.of(Messages.remarkNoLot()));
    }
    int lot = (int) SplitMix64.after(request.seed(), request.game().plies()).below(moves.size());
    counters.count(Metric.RANDOM_MOVES);
    Move move = moves.get(lot);
    List<Message> remarks = new ArrayList<>();
    remarks.add(Messages.remarkDrew(moves.size(), lot + 1));
    if (!position.isLegal(move)) {
      remarks.add(Messages.remarkMintIllegal(move));
    }
    remarks.addAll(request.limits().depthUnused());
    return Thought.unsearched(Optional.of(move), counters, remarks);
  }

  /** Every own man to every square without one: from a1 to h8, and for each from a1 to h8. */
  static List<Move> freeMoves(Position position) {
    List<Move> moves = new ArrayList<>();
    for (Square from : Square.all()) {
      Optional<Piece> man = position.at(from).filter(piece -> piece.color() == position.turn());
      if (man.isPresent()) {
        for (Square to : Square.all()) {
          Optional<Piece> there = position.at(to);
          if (there.isEmpty() || there.get().color() != position.turn()) {
            moves.add(move(position, man.get().role(), from, to, there.map(Piece::role)));
          }
        }
      }
    }
    return moves;
  }

  /** The legal move between these squares where there is one; it may castle or promote. */
  private static Move move(
      Position position, Role role, Square from, Square to, Optional<Role> captured) {
    return Lists.first(position.legalMoves(), legal -> legal.from() == from && legal.to() == to)
        .orElseGet(() -> new Move.Normal(role, from, to, captured));
  }
}
