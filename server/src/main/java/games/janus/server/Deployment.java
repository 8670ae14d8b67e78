package games.janus.server;

import games.janus.server.web.PublicUrl;
import games.janus.server.web.TrustedProxies;
import java.util.Optional;

/**
 * What is different where a server is there for others.
 *
 * @param publicUrl what others know it by; nothing for one that only its own machine or home knows
 * @param proxies whose word is taken for who asks
 */
public record Deployment(
    Optional<PublicUrl> publicUrl, TrustedProxies proxies, Operations operations) {
  /** At home. */
  public static final Deployment HOME =
      new Deployment(Optional.empty(), TrustedProxies.NONE, Operations.NONE);

  boolean isPublic() {
    return publicUrl.isPresent();
  }
}
