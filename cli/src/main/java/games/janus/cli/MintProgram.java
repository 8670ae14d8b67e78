package games.janus.cli;

import games.janus.engines.museum.mint.Mint;
import games.janus.message.Messages;
import games.janus.workbench.command.Refusal;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Programs in MINT, from a file or our own. */
final class MintProgram {
  private static final int LARGEST = 1_000_000;

  private MintProgram() {}

  /** Our chess program and the word that starts a game. */
  static List<String> chess(boolean free, boolean asPublished) {
    List<String> lines = new ArrayList<>(ownLines("chess.mint"));
    if (free) {
      lines.add("/T fre !");
    }
    if (asPublished) {
      lines.add("0 lbl !");
    }
    lines.add("GAME");
    return lines;
  }

  private static List<String> ownLines(String name) {
    try (InputStream source = Mint.class.getResourceAsStream(name)) {
      if (source == null) {
        throw new IllegalStateException(name + " is missing from the jar");
      }
      return new String(source.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  /**
   * The lines of a file; an empty file is one empty line.
   *
   * @throws Refusal if it cannot be read, is too large or is no text
   */
  static List<String> read(Path file) {
    try {
      List<String> lines = decode(bytes(file)).lines().toList();
      return lines.isEmpty() ? List.of("") : lines;
    } catch (IOException problem) {
      throw Refusal.unreadable(file, problem);
    }
  }

  /** Reads no more than it must, whatever the file claims its size to be. */
  private static byte[] bytes(Path file) throws IOException {
    try (InputStream source = Files.newInputStream(file)) {
      byte[] bytes = source.readNBytes(LARGEST + 1);
      if (bytes.length > LARGEST) {
        throw new Refusal(Messages.pathUnreadable(file, Messages.pathOverMegabyte()));
      }
      return bytes;
    }
  }

  private static String decode(byte[] bytes) throws CharacterCodingException {
    String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    return text.startsWith("\uFEFF") ? text.substring(1) : text;
  }
}
