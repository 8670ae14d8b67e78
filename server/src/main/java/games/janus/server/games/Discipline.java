package games.janus.server.games;

import games.janus.checkers.Checkers;
import games.janus.checkers.RuleSet;
import games.janus.checkers.notation.MoveText;
import games.janus.checkers.notation.Pdn;
import games.janus.chess.Chess;
import games.janus.chess.notation.Pgn;
import games.janus.chess.notation.Uci;
import games.janus.engine.Engine;
import games.janus.engines.Catalog;
import games.janus.rules.Color;
import games.janus.rules.Excerpt;
import games.janus.rules.Rules;
import games.janus.rules.text.GameReader;
import games.janus.rules.text.GameRecord;
import games.janus.rules.text.TextSource;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;
import java.util.function.Function;

/**
 * A game under one set of rules, and how it is written.
 *
 * @param kind chess or checkers
 * @param ruleSet the rules in one line
 * @param rulesOf the rules that a position is played by, in one line
 * @param readMove the move that a text means in a position
 * @param writeMove the id of a move in a position
 * @param isBare whether a side has nothing left to win with
 * @param suffix of files with such games
 */
record Discipline<P, M>(
    String kind,
    String ruleSet,
    Rules<P, M> rules,
    List<Engine<P, M>> players,
    Function<String, P> readPosition,
    Function<P, String> writePosition,
    Function<P, String> rulesOf,
    BiFunction<P, String, M> readMove,
    BiFunction<P, M, String> writeMove,
    BiPredicate<P, Color> isBare,
    Function<TextSource, GameReader<P, M>> reader,
    Function<GameRecord<P, M>, String> writer,
    String suffix) {

  /**
   * The discipline of these names.
   *
   * @param rules a rule set; empty for the usual one
   * @throws games.janus.rules.InvalidTextException if there are no such rules
   */
  static Discipline<?, ?> of(String kind, String rules) {
    return switch (kind) {
      case "chess" -> chess(rules);
      case "checkers" -> checkers(rules.isEmpty() ? RuleSet.ACF : RuleSet.read(rules));
      default ->
          throw Refusal.request("game is chess or checkers, not \"" + Excerpt.of(kind) + '"');
    };
  }

  private static Discipline<?, ?> chess(String rules) {
    if (!rules.isEmpty() && !rules.equals("fide")) {
      throw Refusal.request("chess is played by the rules fide, not \"" + Excerpt.of(rules) + '"');
    }
    return chess();
  }

  static Discipline<games.janus.chess.Position, games.janus.chess.Move> chess() {
    return new Discipline<>(
        "chess",
        "fide",
        Chess.RULES,
        Catalog.chess(),
        fen -> games.janus.chess.Position.of(games.janus.chess.notation.Fen.read(fen)),
        games.janus.chess.notation.Fen::write,
        _ -> "fide",
        Uci::read,
        Uci::write,
        Discipline::hasKingAlone,
        Pgn::reader,
        Pgn::write,
        "pgn");
  }

  private static boolean hasKingAlone(games.janus.chess.Position position, Color side) {
    for (games.janus.rules.Square square : games.janus.rules.Square.values()) {
      Optional<games.janus.chess.Piece> piece = position.setup().board().at(square);
      if (piece.isPresent()
          && piece.get().color() == side
          && piece.get().role() != games.janus.chess.Role.KING) {
        return false;
      }
    }
    return true;
  }

  static Discipline<games.janus.checkers.Position, games.janus.checkers.Move> checkers(
      RuleSet rules) {
    return new Discipline<>(
        "checkers",
        rules.text(),
        Checkers.with(rules),
        Catalog.checkers(),
        fen -> games.janus.checkers.Position.of(games.janus.checkers.notation.Fen.read(fen), rules),
        position -> games.janus.checkers.notation.Fen.write(position.setup()),
        position -> position.ruleSet().text(),
        MoveText::read,
        (_, move) -> move.toString(),
        (_, _) -> false,
        Pdn::reader,
        Pdn::write,
        "pdn");
  }

  P start(String fen) {
    return fen.isEmpty() ? rules.initial() : readPosition.apply(fen);
  }
}
