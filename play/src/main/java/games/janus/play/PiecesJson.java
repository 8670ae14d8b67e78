package games.janus.play;

import games.janus.rules.game.PlacedPiece;
import java.util.List;

/** The pieces on a board as JSON. */
final class PiecesJson {
  private PiecesJson() {}

  static void write(JsonText json, List<PlacedPiece> pieces) {
    json.beginArray();
    for (PlacedPiece piece : pieces) {
      json.beginObject();
      json.name("square").value(piece.square().toString());
      json.name("side").value(Sides.id(piece.side()));
      json.name("role").value(piece.role());
      json.endObject();
    }
    json.endArray();
  }
}
