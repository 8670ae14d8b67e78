package games.janus.cli.play;

import games.janus.message.MessageException;
import games.janus.message.Messages;
import games.janus.rules.Excerpt;
import java.net.URI;
import java.util.Optional;
import java.util.UUID;

/**
 * The link of a game, as the page makes it.
 *
 * @param server with a stroke at its end
 * @param invite the secret that gives a seat; none in the address of a game
 */
record LinkAddress(URI server, String id, Optional<String> invite) {
  private static final String GAME = "/g/";
  private static final String JOIN = "?join=";

  /**
   * Reads {@code https://chess.example.org/#/g/ID?join=SECRET}.
   *
   * @throws MessageException if it is no such link
   */
  static LinkAddress read(String text) {
    try {
      URI uri = URI.create(text.strip());
      String place = String.valueOf(uri.getFragment());
      if (place.startsWith(GAME)) {
        int join = place.indexOf(JOIN);
        String id = place.substring(GAME.length(), join < 0 ? place.length() : join);
        Optional<String> invite =
            join < 0 ? Optional.empty() : Optional.of(place.substring(join + JOIN.length()));
        return new LinkAddress(server(text), UUID.fromString(id).toString(), invite);
      }
    } catch (IllegalArgumentException _) {
      // said below
    }
    throw new MessageException(Messages.playLinkWrong(Excerpt.of(text)));
  }

  /**
   * Reads the address of a server.
   *
   * @throws MessageException if it is none
   */
  static URI server(String text) {
    try {
      URI uri = URI.create(text.strip());
      String scheme = String.valueOf(uri.getScheme());
      if (uri.getHost() != null && (scheme.equals("http") || scheme.equals("https"))) {
        return uri.resolve("/");
      }
    } catch (IllegalArgumentException _) {
      // said below
    }
    throw new MessageException(Messages.playLinkWrong(Excerpt.of(text)));
  }

  /** What a friend is sent. */
  String text() {
    return server + "#" + GAME + id + invite.map(secret -> JOIN + secret).orElse("");
  }

  LinkAddress without() {
    return new LinkAddress(server, id, Optional.empty());
  }

  URI api(String path) {
    return server.resolve("api/" + path);
  }

  URI socket() {
    String scheme = server.getScheme().equals("https") ? "wss" : "ws";
    return URI.create(scheme + "://" + server.getRawAuthority() + "/api/games/" + id + "/live");
  }
}
