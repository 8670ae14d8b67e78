package games.janus.play.core;

import games.janus.rules.Color;
import games.janus.rules.Outcome.Reason;
import games.janus.rules.game.GameKind;
import games.janus.rules.game.MoveKind;
import games.janus.wire.Wire;
import java.util.List;
import java.util.Optional;

/**
 * Everything that a board shows of a position.
 *
 * @param ply how many moves were made
 * @param cells 64 texts from a8 to h1: empty, or as in {@code White_King}
 * @param options every legal move
 * @param mustJump whether only jumps are legal because a jump is there
 * @param jumpers where the men stand that must jump
 * @param check the square of the king in check
 * @param winner the name of the side that has won
 * @param claim the draw that may be claimed
 * @param message whose turn it is, or how the game ended
 */
public record ViewReply(
    GameKind game,
    String rules,
    String fen,
    int ply,
    Color turn,
    String turnName,
    SideNames names,
    List<Man> men,
    List<String> cells,
    List<LegalMove> options,
    boolean mustJump,
    List<String> jumpers,
    Optional<MadeMove> last,
    List<HistoryMove> history,
    TakenMen taken,
    Optional<String> check,
    Optional<Ended> outcome,
    Optional<String> winner,
    boolean isTie,
    Optional<Claim> claim,
    String message)
    implements Reply {
  public ViewReply {
    men = List.copyOf(men);
    cells = List.copyOf(cells);
    options = List.copyOf(options);
    jumpers = List.copyOf(jumpers);
    history = List.copyOf(history);
  }

  /** What the rule set calls the sides. */
  public record SideNames(String white, String black) {}

  /**
   * A move that can be made.
   *
   * @param text as people read it
   */
  public record LegalMove(
      String id,
      String text,
      List<String> path,
      List<String> captured,
      MoveKind kind,
      @Wire.LeftOut Optional<Role> promotion) {}

  /** A move that was made. */
  public record MadeMove(
      String id, String text, Color side, List<String> path, List<String> captured) {}

  /** A move that was made, and the number of the move. */
  public record HistoryMove(@Wire.Flat MadeMove move, int number) {}

  /** The men that each side has lost. */
  public record TakenMen(List<Role> white, List<Role> black) {}

  /**
   * How the rules ended the game.
   *
   * @param winner none: it is drawn
   * @param result {@code Red wins}, {@code Draw} or {@code Tie}
   * @param words the reason for people
   */
  public record Ended(Optional<Color> winner, String result, Reason reason, String words) {}

  /**
   * A draw that may be claimed.
   *
   * @param words the reason for people
   */
  public record Claim(Reason reason, String words) {}
}
