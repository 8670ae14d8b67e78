package games.janus.server;

import games.janus.server.web.Exchange;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Which request is answered by whom. */
final class Routes {
  private final List<Route> routes = new ArrayList<>();

  /** Answers a request, with the part of its path that stands where the route has a star. */
  interface Answer {
    void give(Exchange exchange, String part);
  }

  private record Route(String method, List<String> path, Answer answer) {
    /** The part where the star is, or nothing in particular; empty if the path is another. */
    Optional<String> part(List<String> asked) {
      if (asked.size() != path.size()) {
        return Optional.empty();
      }
      String part = "";
      for (int i = 0; i < path.size(); i++) {
        if (path.get(i).equals("*")) {
          part = asked.get(i);
        } else if (!path.get(i).equals(asked.get(i))) {
          return Optional.empty();
        }
      }
      return Optional.of(part);
    }
  }

  Routes add(String method, String path, Answer answer) {
    routes.add(new Route(method, parts(path), answer));
    return this;
  }

  private static List<String> parts(String path) {
    return List.of(path.split("/", -1));
  }

  /** Answers a request if there is a route for it. */
  boolean answer(Exchange exchange) {
    // HEAD asks for what GET would answer; the web server leaves out the body.
    String method = exchange.method().equals("HEAD") ? "GET" : exchange.method();
    List<String> asked = parts(exchange.path());
    for (Route route : routes) {
      Optional<String> part = route.part(asked);
      if (part.isPresent() && route.method.equals(method)) {
        route.answer.give(exchange, part.get());
        return true;
      }
    }
    return false;
  }
}
