package games.janus.workbench;

import games.janus.checkers.RuleSet;
import games.janus.rules.IllegalSetupException;
import games.janus.rules.NotationException;
import games.janus.workbench.command.Refusal;
import java.util.List;

/**
 * What the commands that serve both games ask of one of them. Legal moves here are those of the
 * position alone, as move counts are agreed on between programs, whether or not the game is drawn.
 *
 * @param <P> its positions
 */
interface Playground<P> {
  P initial();

  /**
   * Reads a position.
   *
   * @throws Refusal if the text is not a legal position
   */
  P position(String fen);

  long count(P position, int depth);

  List<Step<P>> steps(P position);

  /** A legal move as text, and the position after it. */
  record Step<P>(String move, P after) {}

  /** Chess, with castling written as Chess960 does if asked to. */
  static Playground<games.janus.chess.Position> chess(boolean chess960) {
    return new ChessPlayground(chess960);
  }

  /** Checkers under one rule set. */
  static Playground<games.janus.checkers.Position> checkers(RuleSet rules) {
    return new CheckersPlayground(rules);
  }

  /** Chess positions and moves. */
  record ChessPlayground(boolean chess960) implements Playground<games.janus.chess.Position> {
    @Override
    public games.janus.chess.Position initial() {
      return games.janus.chess.Position.initial();
    }

    @Override
    public games.janus.chess.Position position(String fen) {
      try {
        return games.janus.chess.Position.of(games.janus.chess.notation.Fen.read(fen));
      } catch (NotationException | IllegalSetupException wrong) {
        throw new Refusal("the FEN is wrong: " + wrong.getMessage());
      }
    }

    @Override
    public long count(games.janus.chess.Position position, int depth) {
      return games.janus.chess.Perft.count(position, depth);
    }

    @Override
    public List<Step<games.janus.chess.Position>> steps(games.janus.chess.Position position) {
      return position.legalMoves().stream()
          .map(move -> new Step<>(text(move), position.play(move)))
          .toList();
    }

    private String text(games.janus.chess.Move move) {
      return chess960 && move instanceof games.janus.chess.Move.Castle castle
          ? "" + castle.from() + castle.rook()
          : move.toString();
    }
  }

  /** Checkers positions and moves. */
  record CheckersPlayground(RuleSet rules) implements Playground<games.janus.checkers.Position> {
    @Override
    public games.janus.checkers.Position initial() {
      return games.janus.checkers.Position.initial(rules);
    }

    @Override
    public games.janus.checkers.Position position(String fen) {
      try {
        return games.janus.checkers.Position.of(games.janus.checkers.notation.Fen.read(fen), rules);
      } catch (NotationException | IllegalSetupException wrong) {
        throw new Refusal("the FEN is wrong: " + wrong.getMessage());
      }
    }

    @Override
    public long count(games.janus.checkers.Position position, int depth) {
      return games.janus.checkers.Perft.count(position, depth);
    }

    @Override
    public List<Step<games.janus.checkers.Position>> steps(games.janus.checkers.Position position) {
      return position.legalMoves().stream()
          .map(move -> new Step<>(move.toString(), position.play(move)))
          .toList();
    }
  }
}
