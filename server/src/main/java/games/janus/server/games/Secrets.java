package games.janus.server.games;

import games.janus.message.Messages;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** Secrets of 128 random bits, of which the server keeps only what cannot be turned back. */
final class Secrets {
  /** 128 bits in base64url. */
  private static final int LENGTH = 22;

  private Secrets() {}

  /** What is kept of a secret; at this length it needs no salt. */
  static String hash(String secret) {
    boolean isSecret = secret.length() == LENGTH;
    for (int i = 0; isSecret && i < LENGTH; i++) {
      char letter = secret.charAt(i);
      isSecret =
          (letter >= 'a' && letter <= 'z')
              || (letter >= 'A' && letter <= 'Z')
              || (letter >= '0' && letter <= '9')
              || letter == '-'
              || letter == '_';
    }
    if (!isSecret) {
      throw Refusal.request(Messages.linkSecret());
    }
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-256").digest(secret.getBytes(StandardCharsets.US_ASCII));
      return HexFormat.of().formatHex(digest);
    } catch (NoSuchAlgorithmException impossible) {
      throw new AssertionError(impossible); // every Java has it
    }
  }
}
