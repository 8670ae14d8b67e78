/**
 * What crosses the border to pages is described by records; this writes, at build time, the code
 * that reads and writes them as JSON and the same types for TypeScript.
 */
@NullMarked
package games.janus.wire;

import org.jspecify.annotations.NullMarked;
