/**
 * The core compiled to WebAssembly for a worker of the page. {@link Main} names what JavaScript may
 * call; {@code web/core/core.js} calls it.
 */
@NullMarked
package games.janus.browser;

import org.jspecify.annotations.NullMarked;
