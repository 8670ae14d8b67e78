/**
 * The core as shells meet it: every request and every reply is a record, {@link
 * games.janus.play.core.Core} answers one with the other.
 */
@NullMarked
package games.janus.play.core;

import org.jspecify.annotations.NullMarked;
