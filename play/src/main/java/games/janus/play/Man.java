package games.janus.play;

import games.janus.rules.Color;
import games.janus.rules.Square;
import java.util.List;

/**
 * A man on a board as screens are told of it.
 *
 * @param role such as {@code man} or {@code queen}
 */
record Man(Square square, Color side, String role) {
  void write(JsonText json) {
    json.beginObject();
    json.name("square").value(square.toString());
    json.name("side").value(Sides.id(side));
    json.name("role").value(role);
    json.endObject();
  }

  static void write(JsonText json, List<Man> men) {
    json.beginArray();
    men.forEach(man -> man.write(json));
    json.endArray();
  }
}
