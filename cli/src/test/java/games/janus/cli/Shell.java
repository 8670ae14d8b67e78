package games.janus.cli;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;

/** Runs a command line in this process and keeps what it prints. */
public record Shell(int exitCode, String out, String err) {
  public static Shell janus(String... args) {
    var out = new StringWriter();
    var err = new StringWriter();
    int code =
        Janus.commandLine(args)
            .setOut(new PrintWriter(out))
            .setErr(new PrintWriter(err))
            .execute(args);
    return new Shell(code, out.toString(), err.toString());
  }

  public List<String> lines() {
    return out.lines().toList();
  }

  public String lastLine() {
    return lines().getLast();
  }
}
