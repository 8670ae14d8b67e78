package games.janus.workbench.command;

import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.rules.IllegalSetupException;
import games.janus.rules.NotationException;
import games.janus.rules.game.GameType;
import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Work that cannot be done, with the one sentence that says why. */
public final class Refusal extends RuntimeException {
  private final Message sentence;

  public Refusal(Message sentence) {
    super(null, null, false, false);
    this.sentence = sentence;
  }

  /** A file that cannot be read, and why not. */
  public static Refusal unreadable(String name, IOException problem) {
    Message why =
        switch (problem) {
          case NoSuchFileException _ -> Messages.pathMissing();
          case AccessDeniedException _ -> Messages.pathForbidden();
          case MalformedInputException _ -> Messages.pathNoUtf8();
          default ->
              Files.isDirectory(Path.of(name)) ? Messages.pathDirectory() : Messages.pathReading();
        };
    return new Refusal(Messages.pathUnreadable(name, why));
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
