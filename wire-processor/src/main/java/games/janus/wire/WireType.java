package games.janus.wire;

import javax.lang.model.element.TypeElement;

/** The type of a component, as far as it can cross the border. */
sealed interface WireType {
  record Text() implements WireType {}

  record Truth() implements WireType {}

  /** An {@code int} or a {@code long}. */
  record Whole(boolean isLong) implements WireType {}

  record Real() implements WireType {}

  record Many(WireType item) implements WireType {}

  record Perhaps(WireType value) implements WireType {}

  /** An enum, a record or a sealed type. */
  record Named(TypeElement element) implements WireType {}
}
