package games.janus.message.compiler;

/** Something is wrong with the catalogue; the message says with which key. */
final class CatalogueException extends RuntimeException {
  CatalogueException(String reason) {
    super(reason);
  }
}
