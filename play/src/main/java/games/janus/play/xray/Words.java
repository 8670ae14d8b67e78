package games.janus.play.xray;

import games.janus.checkers.Checkers;
import games.janus.checkers.RuleSet;
import games.janus.checkers.notation.MoveText;
import games.janus.chess.Chess;
import games.janus.chess.notation.San;
import games.janus.chess.notation.Uci;
import games.janus.engine.Engine;
import games.janus.engines.Catalog;
import games.janus.rules.Game;
import games.janus.rules.Rules;
import games.janus.rules.game.GameKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * One game: its rules and players, and how its positions and moves are written.
 *
 * @param kind which game
 * @param ruleSet by which rules, as files name them
 * @param players every machine player
 * @param readPosition FEN to position
 * @param writePosition position to FEN
 * @param readMove the move a text means in a position
 * @param id a move as other programs read it, thought of in a position; castling is written
 *     otherwise in Chess960
 * @param text a move as people read it
 */
public record Words<P, M>(
    GameKind kind,
    String ruleSet,
    Rules<P, M> rules,
    List<Engine<P, M>> players,
    Function<String, P> readPosition,
    Function<P, String> writePosition,
    BiFunction<P, String, M> readMove,
    BiFunction<P, M, String> id,
    BiFunction<P, M, String> text) {

  /** The one name of the rules of chess. */
  public static final String FIDE = "fide";

  public static Words<games.janus.chess.Position, games.janus.chess.Move> ofChess() {
    return ofChess(Catalog.chess());
  }

  public static Words<games.janus.chess.Position, games.janus.chess.Move> ofChess(
      List<Engine<games.janus.chess.Position, games.janus.chess.Move>> players) {
    return new Words<>(
        GameKind.CHESS,
        FIDE,
        Chess.RULES,
        players,
        fen -> games.janus.chess.Position.of(games.janus.chess.notation.Fen.read(fen)),
        games.janus.chess.notation.Fen::write,
        San::read,
        Uci::write,
        San::write);
  }

  /** Checkers with the players of the catalog, who know no endgames. */
  public static Words<games.janus.checkers.Position, games.janus.checkers.Move> ofCheckers(
      RuleSet rules) {
    return ofCheckers(rules, Catalog.checkers());
  }

  public static Words<games.janus.checkers.Position, games.janus.checkers.Move> ofCheckers(
      RuleSet rules,
      List<Engine<games.janus.checkers.Position, games.janus.checkers.Move>> players) {
    return new Words<>(
        GameKind.CHECKERS,
        rules.text(),
        Checkers.with(rules),
        players,
        fen -> games.janus.checkers.Position.of(games.janus.checkers.notation.Fen.read(fen), rules),
        position -> games.janus.checkers.notation.Fen.write(position.setup()),
        MoveText::read,
        (_, move) -> move.toString(),
        MoveText::write);
  }

  /** The name of the game in files. */
  public String game() {
    return kind == GameKind.CHESS ? "chess" : "checkers";
  }

  /** A game that starts here, these moves played. */
  Game<P, M> game(String start, List<String> moves) {
    Game<P, M> game = Game.from(rules, readPosition.apply(start));
    for (String move : moves) {
      game = game.play(readMove.apply(game.position(), move));
    }
    return game;
  }

  /** How moves are written that were thought of in a position. */
  public Function<M, String> idsIn(P position) {
    return move -> id.apply(position, move);
  }

  List<String> ids(P position, List<M> moves) {
    var ids = new ArrayList<String>();
    for (M move : moves) {
      ids.add(id.apply(position, move));
    }
    return ids;
  }

  /** The moves of a game, each as it is written where it was made. */
  public List<String> ids(Game<P, M> game) {
    var ids = new ArrayList<String>();
    Game<P, M> at = game;
    for (Optional<Game<P, M>> before = at.before(); before.isPresent(); before = at.before()) {
      ids.addFirst(id.apply(before.get().position(), at.lastMove().orElseThrow()));
      at = before.get();
    }
    return ids;
  }

  /** A line as people read it; a museum piece's moves that are not legal as programs do. */
  public List<String> texts(P start, List<M> line) {
    var texts = new ArrayList<String>();
    P at = start;
    boolean legal = true;
    for (M move : line) {
      legal = legal && rules.legalMoves(at).contains(move);
      texts.add(legal ? text.apply(at, move) : id.apply(start, move));
      if (legal) {
        at = rules.play(at, move);
      }
    }
    return texts;
  }

  /** Where a line leads; as far as its moves are legal. */
  P after(P start, List<M> line) {
    P at = start;
    for (M move : line) {
      if (!rules.legalMoves(at).contains(move)) {
        return at;
      }
      at = rules.play(at, move);
    }
    return at;
  }
}
