package games.janus.arena;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.stream.Stream;

/** How long the processor has been busy with another process, as finely as the system tells. */
final class CpuTime {
  private CpuTime() {}

  /** Nanoseconds; nothing of a process that has gone. */
  static long ofProcess(ProcessHandle process) {
    long whole = process.info().totalCpuDuration().map(Duration::toNanos).orElse(0L);
    // Linux tells the above in hundredths of a second, and beside it every thread by the
    // nanosecond, but those that have ended no more.
    return Math.max(whole, ofThreads(Path.of("/proc/" + process.pid() + "/task")));
  }

  private static long ofThreads(Path threads) {
    try (Stream<Path> all = Files.list(threads)) {
      return all.mapToLong(CpuTime::ofThread).sum();
    } catch (IOException | UncheckedIOException _) {
      return 0;
    }
  }

  private static long ofThread(Path thread) {
    try {
      String text = Files.readString(thread.resolve("schedstat"));
      return Long.parseLong(text.substring(0, text.indexOf(' ')));
    } catch (IOException | IndexOutOfBoundsException | NumberFormatException _) {
      return 0;
    }
  }
}
