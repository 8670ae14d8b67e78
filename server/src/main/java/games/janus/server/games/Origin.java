package games.janus.server.games;

import games.janus.server.store.MadeMove;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** A digest of what a game was made from, by which the same request said twice is recognised. */
final class Origin {
  private Origin() {}

  static String of(NewGame game) {
    MessageDigest digest = sha256();
    add(digest, game.kind());
    add(digest, game.rules());
    add(digest, game.start());
    add(digest, game.white().json());
    add(digest, game.black().json());
    add(digest, game.clock().orElse(""));
    for (MadeMove move : game.moves()) {
      add(digest, move.id());
    }
    return HexFormat.of().formatHex(digest.digest());
  }

  private static void add(MessageDigest digest, String text) {
    digest.update(text.getBytes(StandardCharsets.UTF_8));
    digest.update((byte) 0);
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException(impossible); // every Java has it
    }
  }
}
