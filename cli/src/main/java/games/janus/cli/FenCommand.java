package games.janus.cli;

import games.janus.workbench.command.JanusCommand;
import games.janus.workbench.command.JanusCommandLine;
import games.janus.workbench.command.RulesOption;
import java.io.PrintWriter;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Reads a position, says everything that is wrong with it, and draws it. */
@Command(name = "fen", mixinStandardHelpOptions = true)
final class FenCommand extends JanusCommand {
  @Parameters(arity = "1..*", paramLabel = "FEN")
  private List<String> words = List.of();

  @Mixin private RulesOption option = new RulesOption();

  @Override
  public Integer call() {
    PrintWriter out = out();
    PrintWriter err = err();
    boolean named = words.getFirst().equals("chess") || words.getFirst().equals("checkers");
    String fen = String.join(" ", named ? words.subList(1, words.size()) : words);
    boolean checkers = named ? words.getFirst().equals("checkers") : fen.indexOf(':') >= 0;
    Picture picture = checkers ? Picture.ofCheckers(fen, option.rules()) : Picture.ofChess(fen);
    out.print(picture.text());
    out.flush();
    if (picture.isLegal()) {
      return 0;
    }
    err.println("janus: " + picture.complaint());
    err.flush();
    return JanusCommandLine.FAILED;
  }
}
