package games.janus.cli.play;

import java.util.List;

/**
 * What there is to see.
 *
 * @param head who plays
 * @param board the board, drawn
 * @param foot how things stand
 */
record Scene(List<String> head, List<String> board, List<String> foot) {
  static final Scene EMPTY = new Scene(List.of(), List.of(), List.of());
}
