package games.janus.server.web;

import java.net.URI;
import java.util.Locale;

/**
 * The one address under which others know a server: what its links begin with, and the only Host
 * and Origin it answers to.
 *
 * @param origin such as {@code https://chess.example.org}
 */
public record PublicUrl(String origin) {
  /**
   * Reads an address without path, query and user.
   *
   * @throws IllegalArgumentException if it is none
   */
  public static PublicUrl of(String text) {
    URI uri = URI.create(text);
    String scheme = String.valueOf(uri.getScheme()).toLowerCase(Locale.ROOT);
    boolean isWeb = scheme.equals("https") || scheme.equals("http");
    boolean isBare =
        uri.getHost() != null
            && uri.getRawUserInfo() == null
            && uri.getRawQuery() == null
            && uri.getRawFragment() == null
            && (uri.getRawPath().isEmpty() || uri.getRawPath().equals("/"));
    if (!isWeb || !isBare) {
      throw new IllegalArgumentException(text);
    }
    int usual = scheme.equals("https") ? 443 : 80;
    String port = uri.getPort() < 0 || uri.getPort() == usual ? "" : ":" + uri.getPort();
    return new PublicUrl(scheme + "://" + uri.getHost().toLowerCase(Locale.ROOT) + port);
  }

  /** The address of a page, from its path. */
  public String link(String path) {
    return origin + path;
  }

  /** What browsers send as Host. */
  public String host() {
    return origin.substring(origin.indexOf("//") + 2);
  }

  public boolean isHost(String host) {
    String usual = origin.startsWith("https") ? ":443" : ":80";
    String name = host.toLowerCase(Locale.ROOT);
    return name.equals(host()) || name.equals(host() + usual);
  }

  public boolean isOrigin(String other) {
    return other.equalsIgnoreCase(origin);
  }
}
