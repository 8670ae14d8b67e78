package games.janus.checkers.notation;

import games.janus.checkers.Move;
import games.janus.checkers.Numbering;
import games.janus.checkers.Position;
import games.janus.checkers.RuleSet;
import games.janus.rules.Game;
import games.janus.rules.IllegalMoveException;
import games.janus.rules.Lists;
import games.janus.rules.Square;
import games.janus.rules.game.GameNotation;
import games.janus.rules.text.GameReader;
import games.janus.rules.text.GameRecord;
import games.janus.rules.text.TextSource;
import java.util.List;

/** FEN, PDN and its moves as one notation. */
record CheckersNotation(RuleSet ruleSet) implements GameNotation<Position, Move> {
  @Override
  public Position position(String fen) {
    return Position.of(Fen.read(fen), ruleSet);
  }

  @Override
  public String fen(Position position) {
    return Fen.write(position.setup());
  }

  @Override
  public Move readMove(Position position, String typed) {
    List<Square> squares = squares(typed);
    if (squares.size() == 1 && similarMoves(position, typed).isEmpty()) {
      throw new IllegalMoveException(typed, position.objection(squares).orElseThrow());
    }
    return MoveText.read(position, typed);
  }

  @Override
  public Move readMoveId(Position position, String id) {
    return MoveText.read(position, id);
  }

  @Override
  public String moveId(Position position, Move move) {
    return move.toString();
  }

  @Override
  public String moveText(Position position, Move move) {
    return MoveText.write(position, move);
  }

  @Override
  public String longMoveText(Move move) {
    return move.toString();
  }

  /** Those of the piece that the text begins with. */
  @Override
  public List<Move> similarMoves(Position position, String typed) {
    List<Square> squares = squares(typed);
    return Lists.filter(
        position.legalMoves(), move -> !squares.isEmpty() && move.from() == squares.getFirst());
  }

  @Override
  public List<Square> squares(String typed) {
    return MoveText.squares(typed);
  }

  @Override
  public String squareName(Square square) {
    return square.isDark() ? Integer.toString(Numbering.of(square)) : square.toString();
  }

  /** Numbers go up when the side that begins, by the rules, moves again. */
  @Override
  public int moveNumber(Game<Position, Move> game) {
    int before = game.plies() + (game.position().turn() == ruleSet.firstMover() ? 1 : 0);
    return 1 + before / 2;
  }

  @Override
  public GameReader<Position, Move> reader(TextSource source) {
    return Pdn.reader(source);
  }

  @Override
  public String write(GameRecord<Position, Move> game) {
    return Pdn.write(game);
  }

  @Override
  public String fileExtension() {
    return "pdn";
  }
}
