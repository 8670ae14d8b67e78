package games.janus.workbench;

import games.janus.message.Messages;
import games.janus.workbench.command.CommandGroup;
import games.janus.workbench.command.JanusCommandLine;
import games.janus.workbench.net.NetCommand;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** Runs a command of the workbench in this process and keeps what it prints. */
record Shell(int exitCode, String out, String err) {
  static Shell janus(String... args) {
    var out = new StringWriter();
    var err = new StringWriter();
    int code =
        commandLine().setOut(new PrintWriter(out)).setErr(new PrintWriter(err)).execute(args);
    return new Shell(code, out.toString(), err.toString());
  }

  static CommandLine commandLine() {
    return JanusCommandLine.of(new Workbench(), List.of());
  }

  List<String> lines() {
    return out.lines().toList();
  }

  String lastLine() {
    return lines().getLast();
  }

  @Command(
      name = "janus",
      subcommands = {
        BenchCommand.class,
        CheckGamesCommand.OfPdn.class,
        CheckGamesCommand.OfPgn.class,
        EgdbCommand.class,
        MicrochessCommand.class,
        NetCommand.class,
        PerftCommand.class,
        SuiteCommand.class,
        TuneCommand.class
      })
  private static final class Workbench extends CommandGroup {
    Workbench() {
      super(Messages.workWhatToDo());
    }
  }
}
