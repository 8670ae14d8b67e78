package games.janus.checkers;

import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.rules.Color;
import games.janus.rules.InvalidTextException;
import games.janus.rules.Lists;
import java.util.List;
import java.util.Optional;

/**
 * What people disagree about in checkers, as a record of switches. Everything else is the same
 * wherever the game is played on these 32 squares: men step and jump forward, kings both ways and
 * one square at a time, nothing is jumped twice, and a side without pieces has lost.
 *
 * @param name how the rule set is asked for, such as {@code acf}; {@code custom} if made to measure
 * @param firstMover the side that begins
 * @param capture whom an available jump obliges to jump
 * @param continuation whether a jump, once begun, must be jumped to its end
 * @param crowningEndsTurn whether a man that jumps onto the king-row stops there; if not, it is
 *     crowned at once and may jump on as a king
 * @param blocked what it means to have pieces but no move
 * @param repetition the occurrence of a position that draws the game, 3 or 5; empty is never
 * @param quietPlies the plies without a capture or a man's move that draw the game; empty is never
 * @param whiteName what players call the side at the bottom
 * @param blackName what players call the side at the top
 * @param removal when a screen lets captured pieces go; it changes no legal move
 */
public record RuleSet(
    String name,
    Color firstMover,
    Capture capture,
    Continuation continuation,
    boolean crowningEndsTurn,
    Blocked blocked,
    Optional<Integer> repetition,
    Optional<Integer> quietPlies,
    String whiteName,
    String blackName,
    Removal removal) {

  /** Whom an available jump obliges to jump. */
  public enum Capture {
    /** The player: while any piece can jump, only jumps are legal. */
    FORCED,
    /** The piece: one that can jump makes no quiet move, but another piece may. */
    FORCED_BY_PIECE,
    /** Nobody. */
    FREE
  }

  /** Whether a jump, once begun, goes on while it can. */
  public enum Continuation {
    MUST,
    /** The player may stop after any jump, so every beginning of a sequence is a move. */
    MAY
  }

  /** What it means for the player to move to have pieces but no move. */
  public enum Blocked {
    LOSS,
    TIE
  }

  /** When a screen lets captured pieces go. */
  public enum Removal {
    FADE_AT_ONCE,
    FADE_AT_END
  }

  static final String CUSTOM = "custom";
  private static final int LONGEST_DISPLAY_NAME = 40;

  /** English draughts, the American game: the rules of the WCDF and the ACF. */
  public static final RuleSet ACF =
      new RuleSet(
          "acf",
          Color.BLACK,
          Capture.FORCED,
          Continuation.MUST,
          true,
          Blocked.LOSS,
          Optional.of(3),
          // WCDF: forty moves by each side.
          Optional.of(80),
          "Light",
          "Dark",
          Removal.FADE_AT_END);

  /** The flowchart's game of a person with the red men against a machine with the black ones. */
  public static final RuleSet RED_VS_AI =
      new RuleSet(
          "red-vs-ai",
          Color.WHITE,
          Capture.FORCED,
          Continuation.MUST,
          true,
          Blocked.LOSS,
          Optional.empty(),
          Optional.empty(),
          "Red",
          "Black",
          Removal.FADE_AT_ONCE);

  /** Two people at one board: jumping is free, going on is free, being blocked is a tie. */
  public static final RuleSet TWO_PLAYER =
      new RuleSet(
          "two-player",
          Color.WHITE,
          Capture.FREE,
          Continuation.MAY,
          true,
          Blocked.TIE,
          Optional.empty(),
          Optional.empty(),
          "White",
          "Black",
          Removal.FADE_AT_END);

  /** The two-player rules with forced captures switched on. */
  public static final RuleSet TWO_PLAYER_FORCED =
      new RuleSetText("capture=forced").turned(TWO_PLAYER, "two-player-forced");

  /** The two-player rules to the letter: a man crowned by a jump may jump on as a king. */
  public static final RuleSet TWO_PLAYER_LITERAL =
      new RuleSetText("crowning=goes-on;removal=fade-at-once")
          .turned(TWO_PLAYER, "two-player-literal");

  private static final List<RuleSet> ALL =
      List.of(ACF, RED_VS_AI, TWO_PLAYER, TWO_PLAYER_FORCED, TWO_PLAYER_LITERAL);

  public RuleSet {
    if (repetition.isPresent() && repetition.get() != 3 && repetition.get() != 5) {
      throw new IllegalRulesException(Messages.rulesRepetition());
    }
    if (quietPlies.isPresent() && quietPlies.get() < 1) {
      throw new IllegalRulesException(Messages.rulesQuiet());
    }
    checkDisplayName(whiteName);
    checkDisplayName(blackName);
  }

  /** Display names stand in messages and in {@link #text}, so nothing in them may steer either. */
  private static void checkDisplayName(String name) {
    boolean isPlain = !name.isEmpty() && name.length() <= LONGEST_DISPLAY_NAME;
    for (int i = 0; i < name.length(); i++) {
      char letter = name.charAt(i);
      boolean isInside = i > 0 && i < name.length() - 1;
      isPlain &= Character.isLetterOrDigit(letter) || (isInside && " -'".indexOf(letter) >= 0);
    }
    if (!isPlain) {
      throw new IllegalRulesException(Messages.rulesSideName(LONGEST_DISPLAY_NAME));
    }
  }

  /** The named rule sets, the official game first. */
  public static List<RuleSet> all() {
    return ALL;
  }

  /** The rule set of this name; none if there is no such name. */
  public static Optional<RuleSet> named(String name) {
    return Lists.first(ALL, rules -> rules.name.equals(name));
  }

  /** What players call a side, to stand in a sentence. */
  public Message side(Color side) {
    return switch (nameOf(side)) {
      case "White" -> Messages.sideWhite();
      case "Black" -> Messages.sideBlack();
      case "Red" -> Messages.sideRed();
      case "Light" -> Messages.sideLight();
      case "Dark" -> Messages.sideDark();
      case String other -> Messages.sideCalled(other);
    };
  }

  /** The name of a side as {@link #text} has it. */
  public String nameOf(Color side) {
    return side == Color.WHITE ? whiteName : blackName;
  }

  /**
   * The rule set in one line: its name, or {@code custom} and every switch, as in {@code custom;
   * first=black; capture=free; …}. {@link #read} reads it back.
   */
  public String text() {
    return ALL.contains(this) ? name : RuleSetText.write(this);
  }

  /**
   * The rule set that a text describes: a name alone, or a name and the switches that are turned
   * otherwise, as in {@code two-player; capture=forced}. What {@code custom} leaves unsaid is as in
   * the official game.
   *
   * @throws InvalidTextException if the text names no rule set or no switch known here
   */
  public static RuleSet read(String text) {
    return new RuleSetText(text).rules();
  }

  /** Switches of a rule set that make no game. */
  static final class IllegalRulesException extends IllegalArgumentException {
    private final Message reason;

    IllegalRulesException(Message reason) {
      super(reason.text());
      this.reason = reason;
    }

    Message reason() {
      return reason;
    }
  }
}
