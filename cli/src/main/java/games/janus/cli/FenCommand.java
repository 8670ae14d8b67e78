package games.janus.cli;

import games.janus.workbench.command.JanusCommandLine;
import games.janus.workbench.command.RulesOption;
import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Reads a position, says everything that is wrong with it, and draws it. */
@Command(
    name = "fen",
    mixinStandardHelpOptions = true,
    description = "Check a position and draw it.",
    footer = {
      "",
      "A position of checkers is known by its colons; a leading chess or checkers is allowed.",
      "",
      "Examples:",
      "  janus fen \"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1\"",
      "  janus fen \"B:W18,24,27,28,K10,K15:B12,16,20,K22,K25,K29\"",
    })
final class FenCommand implements Callable<Integer> {
  @Parameters(
      arity = "1..*",
      paramLabel = "FEN",
      description = "The position; quotes around it are not needed.")
  private List<String> words = List.of();

  @Mixin private RulesOption option = new RulesOption();

  @Spec private CommandSpec spec;

  @SuppressWarnings("NullAway.Init") // picocli sets the fields
  FenCommand() {}

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    PrintWriter err = spec.commandLine().getErr();
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
