package games.janus.wire;

import javax.lang.model.element.Element;

/** Something that cannot cross the border; the build says what and where. */
final class WireException extends RuntimeException {
  private final transient Element place;

  WireException(Element place, String reason) {
    super(reason);
    this.place = place;
  }

  Element place() {
    return place;
  }
}
