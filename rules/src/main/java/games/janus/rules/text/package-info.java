/**
 * Games as text: what PGN and PDN share (tags, moves, comments, marks, variations, results), read
 * as a stream and written for export.
 */
@NullMarked
package games.janus.rules.text;

import org.jspecify.annotations.NullMarked;
