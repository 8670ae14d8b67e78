package games.janus.arena;

import games.janus.message.Messages;
import games.janus.rules.Excerpt;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * Another program, talked to line by line. Whatever it prints, in whatever amount, takes little
 * memory here; and it does not outlive us.
 */
public final class Program implements AutoCloseable {
  private static final int LONGEST_LINE = 1 << 16;
  private static final int MOST_WAITING_LINES = 1000;
  private static final int KEPT_ERRORS = 8192;
  private static final long POLITE_MILLIS = 500;
  private static final long CENSUS_MILLIS = 1000;

  private static final Set<Process> RUNNING = ConcurrentHashMap.newKeySet();

  static {
    Runtime.getRuntime().addShutdownHook(new Thread(() -> RUNNING.forEach(Program::kill)));
  }

  private final String name;
  private final Process process;
  private final Writer toProgram;
  private final BlockingQueue<Optional<String>> lines =
      new ArrayBlockingQueue<>(MOST_WAITING_LINES);
  private final StringBuilder errors = new StringBuilder();
  private volatile boolean hasEnded;

  /**
   * For how many nanoseconds the processor was busy with each process that belongs or belonged to
   * it. Who does is looked up now and then only, for all processes of the machine are asked.
   */
  private final Map<ProcessHandle, Long> busy = new ConcurrentHashMap<>();

  private Stopwatch sinceCensus = new Stopwatch();

  private Program(String name, Process process) {
    this.name = name;
    this.process = process;
    this.toProgram = process.outputWriter(StandardCharsets.UTF_8);
    RUNNING.add(process);
    read("out", process.getInputStream(), lines::put);
    read("err", process.getErrorStream(), this::keepError);
  }

  /** Starts a program with its arguments. */
  public static Program start(List<String> command) throws PlayerFailure {
    String name = command.isEmpty() ? "nothing" : new File(command.getFirst()).getName();
    try {
      return new Program(name, new ProcessBuilder(command).start());
    } catch (IOException | IndexOutOfBoundsException problem) {
      throw PlayerFailure.broken(
          Messages.peerNotStarted(name, Excerpt.of(String.valueOf(problem.getMessage()))).text());
    }
  }

  /** A command line taken apart as a shell would: blanks separate, quotes of both kinds hold. */
  public static List<String> words(String command) {
    var words = new ArrayList<String>();
    var word = new StringBuilder();
    boolean isWord = false;
    char quote = 0;
    for (int i = 0; i < command.length(); i++) {
      char letter = command.charAt(i);
      if (quote != 0 ? letter == quote : letter == '"' || letter == '\'') {
        quote = quote == 0 ? letter : 0;
        isWord = true;
      } else if (quote == 0 && Character.isWhitespace(letter)) {
        if (isWord) {
          words.add(word.toString());
        }
        word.setLength(0);
        isWord = false;
      } else {
        word.append(letter);
        isWord = true;
      }
    }
    if (isWord) {
      words.add(word.toString());
    }
    return words;
  }

  /** The file name of the program. */
  public String name() {
    return name;
  }

  /** Says a line to the program; a program that no longer listens is noticed when it is heard. */
  public void say(String line) {
    try {
      toProgram.write(line + "\n");
      toProgram.flush();
    } catch (IOException _) {
      hasEnded = true;
    }
  }

  /**
   * The next line it says.
   *
   * @return none if nothing comes within this time, or it has ended
   */
  public Optional<String> hear(long millis) throws InterruptedException {
    Optional<String> line = lines.poll(Math.max(0, millis), TimeUnit.MILLISECONDS);
    if (line == null) {
      return Optional.empty();
    }
    if (line.isEmpty()) {
      hasEnded = true;
    }
    return line;
  }

  /** How long the processor has been busy with it and with what it has started. */
  public long busyNanos() {
    if (sinceCensus.millis() >= CENSUS_MILLIS || busy.isEmpty()) {
      Stream.concat(Stream.of(process.toHandle()), process.descendants())
          .forEach(member -> busy.putIfAbsent(member, 0L));
      sinceCensus = new Stopwatch();
    }
    busy.replaceAll((member, before) -> Math.max(before, CpuTime.ofProcess(member)));
    return busy.values().stream().mapToLong(Long::longValue).sum();
  }

  /** Whether it has closed its mouth for ever. */
  public boolean hasEnded() {
    return hasEnded;
  }

  /** Why it ended, as far as anybody can tell: its exit code and its last words. */
  public String lastWords() {
    String code = "";
    try {
      if (process.waitFor(200, TimeUnit.MILLISECONDS)) {
        code = " " + Messages.peerCode(process.exitValue());
      }
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
    String said = errors().strip();
    String last = said.substring(said.lastIndexOf('\n') + 1);
    return code + (last.isEmpty() ? "" : ", " + Messages.peerSaying(Excerpt.of(last)));
  }

  /** The end of what it wrote to standard error. */
  public String errors() {
    synchronized (errors) {
      return errors.toString();
    }
  }

  /** Gives it half a second to end by itself after having been told to. */
  @Override
  public void close() {
    try {
      toProgram.close();
      process.waitFor(POLITE_MILLIS, TimeUnit.MILLISECONDS);
    } catch (IOException _) {
      // it has gone already
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
    kill(process);
    RUNNING.remove(process);
  }

  private static void kill(Process process) {
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly();
  }

  private void keepError(Optional<String> line) {
    synchronized (errors) {
      line.ifPresent(text -> errors.append(text).append('\n'));
      errors.delete(0, Math.max(0, errors.length() - KEPT_ERRORS));
    }
  }

  private interface Sink {
    void take(Optional<String> line) throws InterruptedException;
  }

  private void read(String what, InputStream stream, Sink sink) {
    Thread.ofPlatform()
        .name(name + "-" + what)
        .daemon()
        .start(() -> {
          var source = new CommandLines(stream, LONGEST_LINE);
          try {
            Optional<String> line;
            do {
              line = source.next();
              sink.take(line); // none at the end
            } while (line.isPresent());
          } catch (InterruptedException _) {
            // nothing more is wanted
          }
        });
  }
}
