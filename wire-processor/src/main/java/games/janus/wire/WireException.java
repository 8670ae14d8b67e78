package games.janus.wire;

import javax.lang.model.element.Element;

/** Something that cannot cross the border; the build says what and where. */
final class WireException extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final transient Element place;
  private final String reason;

  WireException(Element place, String reason) {
    super(reason);
    this.place = place;
    this.reason = reason;
  }

  Element place() {
    return place;
  }

  String reason() {
    return reason;
  }
}
