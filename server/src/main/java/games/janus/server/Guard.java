package games.janus.server;

import io.helidon.http.HeaderName;
import io.helidon.http.HeaderNames;
import io.helidon.http.Headers;
import io.helidon.http.Method;
import io.helidon.http.Status;
import io.helidon.http.WritableHeaders;
import io.helidon.webserver.http.FilterChain;
import io.helidon.webserver.http.RoutingRequest;
import io.helidon.webserver.http.RoutingResponse;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Stands at the door. Other pages in the same browser may not talk to the server: not by sending
 * requests (the Origin tells on them), and not by calling themselves by our address (the Host tells
 * on them, which is how DNS rebinding is noticed).
 */
final class Guard {
  private static final HeaderName FETCH_SITE = HeaderNames.create("Sec-Fetch-Site");
  private static final Set<Method> HARMLESS = Set.of(Method.GET, Method.HEAD);

  private static final Map<HeaderName, String> ON_EVERY_ANSWER =
      Map.of(
          HeaderNames.create("Content-Security-Policy"),
          "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; object-src 'none';"
              + " base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
          HeaderNames.create("X-Content-Type-Options"),
          "nosniff",
          HeaderNames.create("Referrer-Policy"),
          "no-referrer",
          HeaderNames.create("Cross-Origin-Opener-Policy"),
          "same-origin",
          HeaderNames.create("Cross-Origin-Embedder-Policy"),
          "require-corp",
          HeaderNames.create("Cross-Origin-Resource-Policy"),
          "same-origin");

  private final HostNames names;
  private final Pace pace;
  private final Metrics metrics;

  Guard(HostNames names, Pace pace, Metrics metrics) {
    this.names = names;
    this.pace = pace;
    this.metrics = metrics;
  }

  static void mark(WritableHeaders<?> headers) {
    ON_EVERY_ANSWER.forEach((name, value) -> headers.set(name, value));
  }

  void filter(FilterChain chain, RoutingRequest request, RoutingResponse response) {
    mark(response.headers());
    response.whenSent(() -> metrics.answered(response.status().code()));
    if (HARMLESS.contains(request.prologue().method())) {
      checkHost(request.headers());
    } else {
      checkOrigin(request.headers());
      checkPace(request);
    }
    chain.proceed();
  }

  private void checkPace(RoutingRequest request) {
    if (!pace.allows(request.remotePeer().host())) {
      throw new HttpRefusal(
          Status.TOO_MANY_REQUESTS_429, "limit", "too many changes at once: wait a second");
    }
  }

  /** Throws an {@link HttpRefusal} if the request was not meant for this server. */
  private void checkHost(Headers headers) {
    if (!names.isOurs(host(headers))) {
      throw new HttpRefusal(
          Status.MISDIRECTED_REQUEST_421,
          "host",
          "this server is called " + names.usual() + ", and not by the name in the request");
    }
  }

  private static String host(Headers headers) {
    return headers.first(HeaderNames.HOST).orElse("");
  }

  /** Throws an {@link HttpRefusal} if another page, or nobody we know, sent the request. */
  void checkOrigin(Headers headers) {
    checkHost(headers);
    Optional<String> origin = headers.first(HeaderNames.ORIGIN);
    Optional<String> site = headers.first(FETCH_SITE);
    boolean isOwn = origin.isEmpty() || origin.get().equalsIgnoreCase("http://" + host(headers));
    boolean isSame =
        site.isEmpty() || site.get().equals("same-origin") || site.get().equals("none");
    if (!isOwn || !isSame) {
      throw new HttpRefusal(
          Status.FORBIDDEN_403, "origin", "only the server's own page may ask for this");
    }
  }
}
