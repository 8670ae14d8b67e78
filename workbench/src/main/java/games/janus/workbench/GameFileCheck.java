package games.janus.workbench;

import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.rules.Excerpt;
import games.janus.rules.text.BadGame;
import games.janus.rules.text.Entry;
import games.janus.rules.text.GameReader;
import games.janus.rules.text.GoodGame;
import games.janus.rules.text.TextSource;
import games.janus.workbench.command.JanusCommandLine;
import games.janus.workbench.command.Refusal;
import games.janus.workbench.command.TextFile;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.function.Function;

/** Reads files of games one after another and keeps the tally. */
final class GameFileCheck {
  private final PrintWriter out;
  private final PrintWriter err;
  private final boolean remarks;
  private long all;
  private long good;
  private boolean unreadable;

  GameFileCheck(PrintWriter out, PrintWriter err, boolean remarks) {
    this.out = out;
    this.err = err;
    this.remarks = remarks;
  }

  void read(String name, Function<TextSource, ? extends GameReader<?, ?>> reader) {
    try (TextFile file = TextFile.open(name)) {
      GameReader<?, ?> games = reader.apply(file);
      Optional<? extends Entry<?, ?>> next = games.next();
      while (next.isPresent()) {
        tell(name, next.get(), file);
        next = games.next();
      }
    } catch (IOException problem) {
      sayUnreadable(name, problem);
    } catch (UncheckedIOException problem) {
      sayUnreadable(name, new IOException(problem));
    }
  }

  private void sayUnreadable(String name, IOException problem) {
    unreadable = true;
    err.println("janus: " + Excerpt.whole(Refusal.unreadable(name, problem).getMessage()));
    err.flush();
  }

  private void tell(String name, Entry<?, ?> entry, TextFile file) {
    all++;
    switch (entry) {
      case BadGame<?, ?> bad -> {
        file.hideProgress();
        say(name, bad.line(), began(bad));
      }
      case GoodGame<?, ?> fine -> {
        good++;
        if (remarks && !fine.remarks().isEmpty()) {
          file.hideProgress();
          fine.remarks()
              .forEach(remark -> say(name, remark.line(), Messages.workRemark(remark.message())));
        }
      }
    }
  }

  private static Message began(BadGame<?, ?> bad) {
    return bad.firstLine() == bad.line()
        ? bad.reason()
        : Messages.workBegan(bad.firstLine(), bad.reason());
  }

  private void say(String name, long line, Message sentence) {
    out.println(Excerpt.whole(name + ":" + line + ": " + sentence)); // both may be foreign text
    out.flush();
  }

  /** The last line, and the exit code. */
  int finish() {
    out.println("games " + good + "/" + all);
    out.flush();
    return good == all && !unreadable ? 0 : JanusCommandLine.FAILED;
  }
}
