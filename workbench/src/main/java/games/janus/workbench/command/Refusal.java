package games.janus.workbench.command;

import games.janus.arena.FileTrouble;
import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.rules.IllegalSetupException;
import games.janus.rules.NotationException;
import games.janus.rules.game.GameType;

/** Work that cannot be done, with the one sentence that says why. */
public final class Refusal extends RuntimeException {
  private final Message sentence;

  public Refusal(Message sentence) {
    super(null, null, false, false);
    this.sentence = sentence;
  }

  /** A file that cannot be read, and why not. */
  public static Refusal unreadable(Object file, Exception problem) {
    return new Refusal(FileTrouble.cannotRead(file, problem));
  }

  /** A file that cannot be written, and why not. */
  public static Refusal unwritable(Object file, Exception problem) {
    return new Refusal(FileTrouble.cannotWrite(file, problem));
  }

  /**
   * The position of a FEN.
   *
   * @throws Refusal if the text is not a legal position
   */
  public static <P> P position(GameType<P, ?> game, String fen) {
    try {
      return game.notation().position(fen);
    } catch (NotationException | IllegalSetupException wrong) {
      throw new Refusal(Messages.optionFen(String.valueOf(wrong.getMessage())));
    }
  }

  @Override
  public String getMessage() {
    return sentence.text();
  }
}
