package games.janus.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import games.janus.server.Server;
import games.janus.server.ServerOptions;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Two terminals, each a process of its own, play by link on a server. */
@Tag("slow")
@Timeout(120)
class LinkSessionTest {
  @TempDir private Path home;
  private Server server;

  @BeforeEach
  void serve() throws IOException {
    server = Server.start(options());
  }

  private ServerOptions options() {
    return ServerOptions.local(home.resolve("server"), "test").withPort(0);
  }

  @AfterEach
  void stop() {
    server.close();
  }

  /** Somebody at a terminal. */
  private final class Terminal implements AutoCloseable {
    private final Process process;
    private final BufferedReader out;
    private final StringBuilder heard = new StringBuilder();

    Terminal(String who, String... arguments) throws IOException {
      var builder = new ProcessBuilder(Pane.java(arguments)).redirectErrorStream(true);
      builder.environment().put("JANUS_HOME", home.resolve(who).toString());
      builder.environment().put("XDG_DATA_HOME", home.resolve(who).toString());
      process = builder.start();
      out = process.inputReader(StandardCharsets.UTF_8);
    }

    void type(String line) throws IOException {
      process.getOutputStream().write((line + "\n").getBytes(StandardCharsets.UTF_8));
      process.getOutputStream().flush();
    }

    /** Reads on until a line has this text. */
    String hear(String text) throws IOException {
      for (String line = out.readLine(); line != null; line = out.readLine()) {
        heard.append(line).append('\n');
        if (line.contains(text)) {
          return line;
        }
      }
      throw new AssertionError("\"" + text + "\" was not said, but:\n" + heard);
    }

    @Override
    public void close() {
      process.destroyForcibly();
    }
  }

  @Test
  void twoTerminalsPlayAWholeGame() throws Exception {
    try (var ann =
        new Terminal("ann", "play", "--name", "Ann", "--host", server.address(), "chess")) {
      String said = ann.hear("http://");
      String link = said.substring(said.indexOf("http://")).strip();
      assertThat(link).contains("#/g/").contains("?join=");
      try (var bob = new Terminal("bob", "play", "--name", "Bob", "--join", link)) {
        ann.hear("Black: Bob.");
        bob.hear("White to move");
        ann.type("f3");
        bob.hear("White plays f3.");
        bob.type("Ke7"); // not a legal move: said here, without the server
        bob.type("e5");
        ann.hear("Black plays e5.");
        ann.type("g4");
        bob.hear("White plays g4.");
        bob.type("Qh4");
        ann.hear("Black wins: checkmate");
        bob.hear("Black wins: checkmate");
        ann.type("rematch");
        bob.hear("White offers a rematch.");
        bob.type("rematch");
        bob.hear("White to move");
        bob.type("e4"); // colours have changed
        ann.hear("White plays e4.");
        ann.type("quit");
        bob.type("quit");
        assertThat(ann.process.waitFor()).isZero();
        assertThat(bob.process.waitFor()).isZero();
      }
    }
  }

  @Test
  void whoComesBackHasTheSeatThatHeHad() throws Exception {
    String link;
    try (var ann =
        new Terminal("ann", "play", "--host", server.address(), "chess", "--black", "microchess")) {
      String said = ann.hear("http://");
      link = said.substring(said.indexOf("http://")).strip();
      ann.type("e4");
      ann.hear("Black plays");
    }
    try (var ann = new Terminal("ann", "play", "--join", link)) {
      ann.hear("White to move");
      ann.type("d4");
      ann.hear("White plays d4.");
    }
    try (var stranger = new Terminal("stranger", "play", "--join", link)) {
      stranger.hear("You are watching.");
    }
    try (Stream<Path> seats = Files.list(home.resolve("ann").resolve("seats"))) {
      Path seat = seats.findFirst().orElseThrow();
      assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(seat.getParent())))
          .isEqualTo("rwx------");
    }
  }

  @Test
  void whoLetsTheHomeNetworkInIsWarned() throws Exception {
    try (var ann = new Terminal("ann", "play", "--host", "--name", "Ann", "chess")) {
      ann.hear("there are no accounts");
      ann.hear("#/g/");
    }
  }

  @Test
  void aLinkThatIsNoneIsSaid() throws Exception {
    try (var ann = new Terminal("ann", "play", "--join", "https://chess.example.org/")) {
      ann.hear("is not the link of a game");
    }
    try (var ann =
        new Terminal(
            "ann",
            "play",
            "--join",
            "http://127.0.0.1:9/#/g/2b0f1a5e-6c9c-4b3c-9d2a-0e4d5f6a7b8c?join=AAAAAAAAAAAAAAAAAAAAAA")) {
      ann.hear("does not answer");
    }
  }
}
