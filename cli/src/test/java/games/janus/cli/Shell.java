package games.janus.cli;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;

/** Runs a command line in this process and keeps what it prints. */
record Shell(int exitCode, String out, String err) {
  static Shell janus(String... args) {
    var out = new StringWriter();
    var err = new StringWriter();
    int code =
        Janus.commandLine().setOut(new PrintWriter(out)).setErr(new PrintWriter(err)).execute(args);
    return new Shell(code, out.toString(), err.toString());
  }

  List<String> lines() {
    return out.lines().toList();
  }

  String lastLine() {
    return lines().getLast();
  }
}
