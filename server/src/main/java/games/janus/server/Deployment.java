package games.janus.server;

import games.janus.server.web.PublicUrl;
import games.janus.server.web.TrustedProxies;
import java.util.Optional;

/**
 * What is different where a server is there for others.
 *
 * @param publicUrl what others know it by; nothing for one that only its own machine or home knows
 * @param shared the database that this server shares with others; none: it has a file of its own
 * @param proxies whose word is taken for who asks
 */
public record Deployment(
    Optional<PublicUrl> publicUrl,
    TrustedProxies proxies,
    Operations operations,
    Optional<Shared> shared) {
  /** At home. */
  public static final Deployment HOME =
      new Deployment(Optional.empty(), TrustedProxies.NONE, Operations.NONE);

  /**
   * A database that several servers share.
   *
   * @param url as JDBC has it
   * @param node what this server is called among them
   */
  public record Shared(String url, String node) {}

  public Deployment(Optional<PublicUrl> publicUrl, TrustedProxies proxies, Operations operations) {
    this(publicUrl, proxies, operations, Optional.empty());
  }

  /** The same with games in a database that others share. */
  public Deployment with(Shared database) {
    return new Deployment(publicUrl, proxies, operations, Optional.of(database));
  }

  boolean isPublic() {
    return publicUrl.isPresent();
  }
}
