package games.janus.engines.museum.microchess;

import games.janus.message.Messages;
import games.janus.rules.Ascii;
import games.janus.rules.InvalidTextException;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What a recording may tell of the machine after a key; every value is compared as text. */
enum RecordedField {
  /** Whether the move came from the book. */
  BOOK(Form.TRUTH),
  /** Whether the computer resigned. */
  RESIGN(Form.TRUTH),
  /** The best value when the search ended; none for a book move. */
  BESTV(Form.BYTE),
  /** How many candidates were valued. */
  NCAND(Form.NUMBER),
  PIECE(Form.BYTE),
  FROM(Form.BYTE),
  TO(Form.BYTE),
  /** The man that was captured; none if none was. */
  CAPTURED(Form.BYTE),
  /** The six digits. */
  LED(Form.DISPLAY),
  /** The squares of all 32 men. */
  BOARD(Form.BOARD),
  /** The book pointer. */
  OMOVE(Form.BYTE);

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

  private final Form form;

  RecordedField(Form form) {
    this.form = form;
  }

  /** The field's name in a recording; in replies, board and omove are called board_after and so. */
  String label() {
    return Ascii.small(name());
  }

  /** Everything a recording may tell of a machine after a key, by label. */
  static Map<String, String> seenOn(Kim1 machine) {
    var seen = new LinkedHashMap<String, String>();
    seen.put(LED.label(), machine.led());
    seen.put(BOARD.label(), Hex.of(machine.board()));
    seen.put(OMOVE.label(), Hex.of(machine.bookPointer()));
    machine
        .reply()
        .ifPresent(reply -> {
          seen.put(BOOK.label(), String.valueOf(reply.isBook()));
          seen.put(RESIGN.label(), String.valueOf(reply.isResignation()));
          seen.put(NCAND.label(), String.valueOf(reply.effort().candidates()));
          reply.bestValue().ifPresent(value -> seen.put(BESTV.label(), Hex.of(value)));
          reply.captured().ifPresent(man -> seen.put(CAPTURED.label(), Hex.of(man)));
          reply
              .move()
              .ifPresent(move -> {
                seen.put(PIECE.label(), Hex.of(move.man()));
                seen.put(FROM.label(), Hex.of(move.from()));
                seen.put(TO.label(), Hex.of(move.to()));
              });
        });
    return seen;
  }

  /** A recorded value in the one way we write it. */
  String normal(@Nullable Object value) {
    return switch (value) {
      case null -> NONE;
      case Boolean truth when form == Form.TRUTH -> truth.toString();
      case Number number when form == Form.NUMBER -> number.toString();
      case String text when form.bytes > 0 -> Hex.of(Hex.bytes(label(), text, form.bytes));
      default -> throw new InvalidTextException(value.toString(), Messages.recordingField(label()));
    };
  }
}
