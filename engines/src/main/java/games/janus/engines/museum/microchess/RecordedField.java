package games.janus.engines.museum.microchess;

import games.janus.message.Messages;
import games.janus.rules.InvalidTextException;
import org.jspecify.annotations.Nullable;

/** What a recording may tell of the machine after a key; every value is compared as text. */
public enum RecordedField {
  /** Whether the move came from the book. */
  BOOK("book", Form.TRUTH),
  /** Whether the computer resigned. */
  RESIGN("resign", Form.TRUTH),
  /** The best value when the search ended; none for a book move. */
  BESTV("bestv", Form.BYTE),
  /** How many candidates were valued. */
  NCAND("ncand", Form.NUMBER),
  PIECE("piece", Form.BYTE),
  FROM("from", Form.BYTE),
  TO("to", Form.BYTE),
  /** The man that was captured; none if none was. */
  CAPTURED("captured", Form.BYTE),
  /** The six digits. */
  LED("led", Form.DISPLAY),
  /** The squares of all 32 men. */
  BOARD("board", Form.BOARD),
  /** The book pointer. */
  OMOVE("omove", Form.BYTE);

  /** What a field says when there is nothing to tell. */
  static final String NONE = "none";

  private enum Form {
    TRUTH(0),
    NUMBER(0),
    BYTE(1),
    DISPLAY(3),
    BOARD(Memory.MEN);

    private final int bytes;

    Form(int bytes) {
      this.bytes = bytes;
    }
  }

  private final String label;
  private final Form form;

  RecordedField(String label, Form form) {
    this.label = label;
    this.form = form;
  }

  /** The field's name in a recording; in replies, board and omove are called board_after and so. */
  public String label() {
    return label;
  }

  /** A recorded value in the one way we write it. */
  String normal(@Nullable Object value) {
    return switch (value) {
      case null -> NONE;
      case Boolean truth when form == Form.TRUTH -> truth.toString();
      case Number number when form == Form.NUMBER -> number.toString();
      case String text when form.bytes > 0 -> Hex.of(Hex.bytes(label, text, form.bytes));
      default -> throw new InvalidTextException(value.toString(), Messages.recordingField(label));
    };
  }
}
