package games.janus.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Where games live, and that only one server has them. */
@Timeout(60)
class DataFolderTest {
  @TempDir Path folder;

  @Test
  void everySystemHasItsPlace() {
    assertThat(DataFolder.usual("Linux", "/home/ann", Map.<String, String>of()::get))
        .isEqualTo(Path.of("/home/ann/.local/share/janus"));
    assertThat(DataFolder.usual("Linux", "/home/ann", Map.of("XDG_DATA_HOME", "/data")::get))
        .isEqualTo(Path.of("/data/janus"));
    assertThat(DataFolder.usual("Linux", "/home/ann", Map.of("XDG_DATA_HOME", "relative")::get))
        .isEqualTo(Path.of("/home/ann/.local/share/janus"));
    assertThat(DataFolder.usual("Mac OS X", "/Users/ann", Map.<String, String>of()::get))
        .isEqualTo(Path.of("/Users/ann/Library/Application Support/Janus"));
  }

  @Test
  void aNewFolderIsForItsOwnerAlone() throws IOException {
    assumeTrue(folder.getFileSystem().supportedFileAttributeViews().contains("posix"));
    Path inside = folder.resolve("a").resolve("b");
    try (DataFolder taken = DataFolder.take(inside)) {
      assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(taken.path())))
          .isEqualTo("rwx------");
    }
  }

  @Test
  void aFileIsNoFolder() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "text");
    assertThatThrownBy(() -> DataFolder.take(file))
        .isInstanceOf(DataFolder.UnusableException.class)
        .hasMessageContaining("Games cannot be kept in");
  }

  @Test
  void aSecondServerFindsTheFirst() throws IOException {
    try (Served first = Served.in(folder)) {
      assertThatThrownBy(() -> Served.in(folder))
          .isInstanceOfSatisfying(
              DataFolder.UnusableException.class,
              problem -> assertThat(problem.address()).hasValue(first.server().address()));
      assertThat(first.get("/api/health").statusCode()).isEqualTo(200);
    }
    Served.in(folder).close(); // and afterwards the folder is free again
  }

  @Test
  void anAddressThatIsNoneIsNotBelieved() throws IOException {
    try (DataFolder taken = DataFolder.take(folder)) {
      Files.writeString(taken.path().resolve("janus.address"), "http://evil.example/x?y\n");
      assertThatThrownBy(() -> DataFolder.take(folder))
          .isInstanceOfSatisfying(
              DataFolder.UnusableException.class,
              problem -> assertThat(problem.address()).isEmpty());
    }
  }

  @Test
  void aTakenPortMeansTheNextOne() throws IOException {
    try (var taken = new ServerSocket(0, 1, java.net.InetAddress.ofLiteral("127.0.0.1"));
        Served served = Served.with(Served.options(folder).withPort(taken.getLocalPort()))) {
      assertThat(served.port())
          .isGreaterThan(taken.getLocalPort())
          .isLessThan(taken.getLocalPort() + 20);
      assertThat(served.get("/api/health").statusCode()).isEqualTo(200);
    }
  }

  @Test
  void gamesOutliveTheServer() throws IOException {
    String id;
    try (Served served = Served.in(folder)) {
      id = served.newGame();
      served.play(id, 0, "e2e4");
    }
    try (Served served = Served.in(folder)) {
      assertThat(served.get("/api/games/" + id).body()).contains("\"e2e4\"");
      assertThat(served.play(id, 1, "e7e5").statusCode()).isEqualTo(200);
    }
  }
}
