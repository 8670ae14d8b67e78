package games.janus.play.core;

import games.janus.wire.Wire;

/**
 * What can be asked of the {@link Core}; docs/page-data.md says what each means.
 *
 * @param <R> what answers it, unless it is refused
 */
@Wire(tag = "ask", in = true, suffix = "Request")
public sealed interface Request<R extends Reply> {
  /** What there is to choose from. */
  record Catalog() implements Request<CatalogReply> {}
}
