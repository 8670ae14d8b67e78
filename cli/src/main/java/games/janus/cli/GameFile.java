package games.janus.cli;

import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.rules.game.GameType;
import games.janus.rules.text.BadGame;
import games.janus.rules.text.GameReader;
import games.janus.rules.text.GameRecord;
import games.janus.rules.text.GoodGame;
import games.janus.workbench.command.TextFile;
import java.util.List;
import java.util.function.Consumer;

/** A file with games, of which those that cannot be read are left out with a word. */
public final class GameFile {
  private GameFile() {}

  /**
   * Reads the games of a file.
   *
   * @param games takes them
   * @param leftOut hears of each that is left out
   * @return whether none was
   * @throws games.janus.workbench.command.Refusal if the file cannot be read
   */
  public static <P, M> boolean read(
      GameType<P, M> type, String file, List<GameRecord<P, M>> games, Consumer<Message> leftOut) {
    return TextFile.read(
        file,
        source -> {
          boolean allGood = true;
          GameReader<P, M> reading = type.notation().reader(source);
          for (var next = reading.next(); next.isPresent(); next = reading.next()) {
            switch (next.get()) {
              case GoodGame<P, M> good -> games.add(good.game());
              case BadGame<P, M> bad -> {
                allGood = false;
                leftOut.accept(Messages.reviewLeftOut(file, bad.line(), bad.reason()));
              }
            }
          }
          return allGood;
        });
  }
}
