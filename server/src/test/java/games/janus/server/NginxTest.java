package games.janus.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import games.janus.server.web.Door;
import games.janus.server.web.PublicUrl;
import games.janus.server.web.TrustedProxies;
import java.io.IOException;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.cert.X509Certificate;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManager;
import javax.net.ssl.X509TrustManager;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The nginx block of docs/hosting in a real nginx, with a certificate made on the spot. */
@Tag("long")
@Timeout(120)
class NginxTest {
  private static final String NAME = "chess.example.org";
  private static final int MOST_TRIES = 200;

  @TempDir Path folder;

  @Test
  void theProxyOfTheHandbookBringsPeopleToTheServer() throws Exception {
    assumeTrue(isInstalled("nginx", "-v") && isInstalled("openssl", "version"));
    Path file = folder.resolve("http.sock");
    ServerOptions options =
        Served.options(folder.resolve("games"))
            .withCaps(Caps.PUBLIC.with(1, 2, 2))
            .with(new Door.File(file))
            .with(
                new Deployment(
                    Optional.of(PublicUrl.of("https://" + NAME)),
                    TrustedProxies.NONE,
                    Operations.NONE));
    int port = freePort();
    try (Served _ = Served.with(options)) {
      Process nginx = nginx(port, file);
      try {
        assertThat(ask(port, NAME, "/", "")).startsWith("HTTP/1.1 200 ").contains("<html");
        assertThat(ask(port, NAME, "/api/health", "")).contains("\"program\":\"janus\"");
        assertThat(ask(port, "evil.example", "/api/health", "")).startsWith("HTTP/1.1 421 ");
        assertThat(ask(port, NAME, "/api/think", UPGRADE + "Origin: https://" + NAME + "\r\n"))
            .startsWith("HTTP/1.1 101 ");
        assertThat(ask(port, NAME, "/api/think", UPGRADE + "Origin: https://evil.example\r\n"))
            .startsWith("HTTP/1.1 403 ");
        // Whatever a client says of its address, all this came from one.
        int refused = 0;
        for (int i = 0; i < 40; i++) {
          String forged = "X-Forwarded-For: 198.51.100." + i + "\r\n";
          refused += ask(port, NAME, "/api/health", forged).startsWith("HTTP/1.1 429 ") ? 1 : 0;
        }
        assertThat(refused).isPositive();
      } finally {
        nginx.destroy();
        assertThat(nginx.waitFor(20, TimeUnit.SECONDS)).isTrue();
      }
    }
  }

  private static final String UPGRADE =
      """
      Connection: Upgrade
      Upgrade: websocket
      Sec-WebSocket-Version: 13
      Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==
      """
          .replace("\n", "\r\n");

  private Process nginx(int port, Path socket) throws Exception {
    run(
        "openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=" + NAME,
        List.of("-keyout", path("key.pem"), "-out", path("cert.pem")));
    String block =
        Files.readString(block(), StandardCharsets.UTF_8)
            .replace("listen 443 ssl", "listen 127.0.0.1:" + port + " ssl")
            .replace("listen 80", "listen 127.0.0.1:" + freePort())
            .replaceAll("/etc/letsencrypt\\S*fullchain.pem", path("cert.pem"))
            .replaceAll("/etc/letsencrypt\\S*privkey.pem", path("key.pem"))
            .replace("/run/janus/http.sock", socket.toString());
    String temporary =
        Stream.of("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
            .map(kind -> kind + "_temp_path " + path(kind) + ";\n")
            .reduce("", String::concat);
    Files.writeString(
        folder.resolve("nginx.conf"),
        "daemon off;\nworker_processes 1;\nuser "
            + System.getProperty("user.name")
            + ";\npid "
            + path("pid")
            + ";\nevents {}\nhttp {\naccess_log off;\n"
            + temporary
            + block
            + "}\n");
    Process nginx =
        new ProcessBuilder("nginx", "-p", folder + "/", "-c", path("nginx.conf"))
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve("nginx.log").toFile())
            .start();
    for (int i = 0; i < MOST_TRIES; i++) {
      try (var _ = new Socket(InetAddress.getLoopbackAddress(), port)) {
        return nginx;
      } catch (ConnectException _) {
        assertThat(nginx.isAlive()).as(Files.readString(folder.resolve("nginx.log"))).isTrue();
        Thread.sleep(50);
      }
    }
    nginx.destroy();
    throw new IOException("nginx does not answer");
  }

  private String path(String name) {
    return folder.resolve(name).toString();
  }

  /** The tests run in the folder of their module. */
  private static Path block() {
    return Stream.of("docs/hosting/nginx.conf", "../docs/hosting/nginx.conf")
        .map(Path::of)
        .filter(Files::exists)
        .findFirst()
        .orElseThrow();
  }

  /** What comes back, up to the end of the connection or of the first part that came. */
  private static String ask(int port, String host, String path, String more) throws Exception {
    try (Socket line = trusting().getSocketFactory().createSocket()) {
      line.setSoTimeout(20_000);
      line.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
      String connection = more.contains("Upgrade") ? "" : "Connection: close\r\n";
      String asked =
          "GET " + path + " HTTP/1.1\r\nHost: " + host + "\r\n" + connection + more + "\r\n";
      line.getOutputStream().write(asked.getBytes(StandardCharsets.US_ASCII));
      line.getOutputStream().flush();
      byte[] heard =
          connection.isEmpty()
              ? line.getInputStream().readNBytes(13)
              : line.getInputStream().readAllBytes();
      return new String(heard, StandardCharsets.UTF_8);
    }
  }

  /** The certificate is our own. */
  private static SSLContext trusting() throws GeneralSecurityException {
    SSLContext context = SSLContext.getInstance("TLS");
    context.init(
        null,
        new TrustManager[] {
          new X509TrustManager() {
            @Override
            public void checkClientTrusted(X509Certificate[] chain, String kind) {}

            @Override
            public void checkServerTrusted(X509Certificate[] chain, String kind) {}

            @Override
            public X509Certificate[] getAcceptedIssuers() {
              return new X509Certificate[0];
            }
          }
        },
        null);
    return context;
  }

  private static int freePort() throws IOException {
    try (var socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    }
  }

  private static boolean isInstalled(String program, String option) throws InterruptedException {
    try {
      Process process = new ProcessBuilder(program, option).redirectErrorStream(true).start();
      process.getInputStream().readAllBytes();
      return process.waitFor() == 0;
    } catch (IOException _) {
      return false;
    }
  }

  private static void run(String command, List<String> more) throws Exception {
    var words = Stream.concat(Stream.of(command.split(" ")), more.stream()).toList();
    Process process = new ProcessBuilder(words).redirectErrorStream(true).start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(said).isZero();
  }
}
