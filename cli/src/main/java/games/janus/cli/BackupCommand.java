package games.janus.cli;

import games.janus.message.Messages;
import games.janus.rules.Excerpt;
import games.janus.server.DataFolder;
import games.janus.server.store.GameStore;
import games.janus.server.store.StoreException;
import games.janus.workbench.command.JanusCommand;
import games.janus.workbench.command.Refusal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Copies all games into one file, while they go on. */
@Command(name = "backup", mixinStandardHelpOptions = true)
final class BackupCommand extends JanusCommand {
  @Parameters(paramLabel = "FILE")
  private Path file = Path.of("");

  @Option(names = "--data", paramLabel = "DIR")
  private Optional<Path> data = Optional.empty();

  @Override
  public Integer call() {
    Path folder = data.orElseGet(DataFolder::usual);
    if (!Files.exists(folder.resolve(GameStore.FILE))) {
      throw new Refusal(Messages.serveNoGames(folder));
    }
    try (GameStore store = GameStore.open(folder)) {
      store.backUp(file);
      var out = out();
      out.println(Messages.serveCopied(store.count(), Excerpt.whole(file.toString())));
      out.flush();
      return 0;
    } catch (StoreException problem) {
      throw new Refusal(problem.reason());
    }
  }
}
