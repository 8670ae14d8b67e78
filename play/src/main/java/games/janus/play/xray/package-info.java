/** Looks into a search after the fact: its tree, its reasons, its repetition, and whole games. */
@NullMarked
package games.janus.play.xray;

import org.jspecify.annotations.NullMarked;
