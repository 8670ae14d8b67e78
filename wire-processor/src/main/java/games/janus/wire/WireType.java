package games.janus.wire;

import javax.lang.model.element.TypeElement;

/** The type of a component, as far as it can cross the border. */
sealed interface WireType {
  record Text() implements WireType {}

  record Truth() implements WireType {}

  /** An {@code int} or a {@code long}. */
  record Whole(boolean isLong) implements WireType {}

  record Real() implements WireType {}

  /** What is said to a person: its key, its arguments and, when it is written, its text. */
  record Said() implements WireType {}

  /** Any JSON, handed on as it came. */
  record Any() implements WireType {}

  record Many(WireType item) implements WireType {}

  /** Values by name; they can be written only. */
  record ByName(WireType value) implements WireType {}

  record Perhaps(WireType value) implements WireType {}

  /** An enum, a record or a sealed type. */
  record Named(TypeElement element) implements WireType {}
}
