package games.janus.server;

import games.janus.message.Messages;
import games.janus.server.games.Refusal;
import games.janus.server.web.Exchange;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The files of the page, which lie in a folder of the class path. Files whose name holds a digest
 * of what is in them may be kept for ever; all others are asked for again each time, and answered
 * in a word when they have not changed.
 */
final class PageFiles {
  private static final Map<String, String> TYPES =
      Map.ofEntries(
          Map.entry("html", text("html")),
          Map.entry("js", text("javascript")),
          Map.entry("mjs", text("javascript")),
          Map.entry("css", text("css")),
          Map.entry("json", "application/json"),
          Map.entry("map", "application/json"),
          Map.entry("webmanifest", "application/manifest+json"),
          Map.entry("wasm", "application/wasm"),
          Map.entry("svg", "image/svg+xml"),
          Map.entry("png", "image/png"),
          Map.entry("ico", "image/x-icon"),
          Map.entry("woff2", "font/woff2"),
          Map.entry("mp3", "audio/mpeg"),
          Map.entry("ogg", "audio/ogg"),
          Map.entry("wav", "audio/wav"),
          Map.entry("txt", text("plain")));

  private static final String MISSING =
      """
      <!doctype html>
      <html lang="en"><head><meta charset="utf-8"><title>Janus</title></head>
      <body><h1>Janus</h1>
      <p>%s</p>
      </body></html>
      """
          .formatted(Messages.httpPageless().text());

  private final String folder;
  private final Map<String, PageFile> known = new ConcurrentHashMap<>();

  /** Serves the files of a folder of the class path, such as {@code web}. */
  PageFiles(String folder) {
    this.folder = folder;
  }

  /** A file of the page as it is sent. */
  private static final class PageFile {
    final byte[] bytes;
    final String type;
    final String tag;
    final boolean isImmutable;

    PageFile(byte[] bytes, String type, String tag, boolean isImmutable) {
      this.bytes = bytes;
      this.type = type;
      this.tag = tag;
      this.isImmutable = isImmutable;
    }
  }

  /** A type of text, all of which is in UTF-8. */
  static String text(String subtype) {
    return "text/" + subtype + "; charset=utf-8";
  }

  void serve(Exchange exchange) {
    String path = exchange.path();
    String name = path.equals("/") ? "index.html" : path.substring(1);
    Optional<PageFile> file = find(name);
    if (file.isEmpty() && isPlace(name)) {
      file = find("index.html"); // the page finds its own way from there
    }
    if (file.isEmpty() && name.equals("index.html")) {
      file = Optional.of(file(name, MISSING.getBytes(StandardCharsets.UTF_8)));
    }
    send(
        exchange, file.orElseThrow(() -> new Refusal(Refusal.Kind.UNKNOWN, Messages.httpNoPage())));
  }

  private static void send(Exchange exchange, PageFile file) {
    exchange.set("ETag", file.tag);
    exchange.set(
        "Cache-Control", file.isImmutable ? "public, max-age=31536000, immutable" : "no-cache");
    if (exchange.header("If-None-Match").orElse("").contains(file.tag)) {
      exchange.send(304, new byte[0]);
      return;
    }
    exchange.set("Content-Type", file.type);
    exchange.send(200, file.bytes);
  }

  /** Whether a name could be a place within the page, such as {@code museum}. */
  private static boolean isPlace(String name) {
    return name.matches("[a-z0-9-]{1,100}") && !name.startsWith("api");
  }

  private Optional<PageFile> find(String name) {
    if (!isPlain(name)) {
      return Optional.empty();
    }
    PageFile file = known.get(name);
    if (file == null) {
      Optional<byte[]> bytes = read(folder + "/" + name);
      if (bytes.isEmpty()) {
        return Optional.empty();
      }
      file = file(name, bytes.get());
      known.put(name, file); // there are only so many files
    }
    return Optional.of(file);
  }

  /** Names of files we make: nothing that could lead anywhere else, and no folders. */
  private static boolean isPlain(String name) {
    return name.matches(
            "([A-Za-z0-9_][A-Za-z0-9_.-]*/)*[A-Za-z0-9_][A-Za-z0-9_-]*(\\.[A-Za-z0-9_-]+)+")
        && !name.contains("..");
  }

  private static Optional<byte[]> read(String resource) {
    try (InputStream in = PageFiles.class.getClassLoader().getResourceAsStream(resource)) {
      return in == null ? Optional.empty() : Optional.of(in.readAllBytes());
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  private static PageFile file(String name, byte[] bytes) {
    String suffix = name.substring(name.lastIndexOf('.') + 1);
    return new PageFile(
        bytes,
        TYPES.getOrDefault(suffix, "application/octet-stream"),
        '"' + digest(bytes) + '"',
        isHashed(name));
  }

  /** As Vite names what it builds: {@code assets/index-B3xK9a_1.js}. */
  private static boolean isHashed(String name) {
    return name.matches("assets/.*-[A-Za-z0-9_-]{8}\\.[a-z0-9]+");
  }

  private static String digest(byte[] bytes) {
    try {
      byte[] digest = MessageDigest.getInstance("SHA-256").digest(bytes);
      return HexFormat.of().formatHex(digest, 0, 12);
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException(impossible); // every Java has it
    }
  }
}
