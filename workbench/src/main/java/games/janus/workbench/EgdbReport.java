package games.janus.workbench;

import games.janus.engines.checkers.endgame.EndgameTable;
import games.janus.engines.checkers.endgame.Slice;
import games.janus.engines.checkers.endgame.Tally;
import games.janus.message.Messages;
import games.janus.play.JsonText;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** The counts of an endgame table, slice by slice and for each number of pieces. */
final class EgdbReport {
  private static final String ROW = "%-11s %13s %13s %13s %13s%n";

  private final EndgameTable table;
  private final Map<Integer, Tally> byPieces = new TreeMap<>();

  EgdbReport(EndgameTable table) {
    this.table = table;
    for (Slice slice : table.slices()) {
      byPieces.merge(slice.pieces(), table.tally(slice), Tally::plus);
    }
  }

  String text() {
    var text = new StringBuilder();
    text.append(
        String.format(
            Locale.ROOT,
            ROW,
            Messages.egdbOfSlice(),
            Messages.askOfPositions(),
            Messages.egdbOfWins(),
            Messages.egdbOfLosses(),
            Messages.egdbOfDraws()));
    for (Slice slice : table.slices()) {
      String name =
          String.format(
              Locale.ROOT,
              "%2d %2d %2d %2d",
              slice.blackMen(),
              slice.blackKings(),
              slice.whiteMen(),
              slice.whiteKings());
      text.append(row(name, table.tally(slice)));
    }
    byPieces.forEach(
        (pieces, tally) -> text.append(row(Messages.egdbPieces(pieces).text(), tally)));
    return text.toString();
  }

  private static String row(String name, Tally tally) {
    return String.format(
        Locale.ROOT,
        ROW,
        name,
        grouped(tally.positions()),
        grouped(tally.wins()),
        grouped(tally.losses()),
        grouped(tally.draws()));
  }

  private static String grouped(long number) {
    return String.format(Locale.ROOT, "%,d", number);
  }

  String json() {
    var json = new JsonText();
    json.beginObject().name("computed_wld").beginObject();
    byPieces.forEach((pieces, tally) -> {
      json.name(pieces.toString()).beginObject();
      counts(json, tally).endObject();
    });
    json.endObject().name("slices").beginArray();
    for (Slice slice : table.slices()) {
      json.beginObject().name("bm").value(slice.blackMen()).name("bk").value(slice.blackKings());
      json.name("wm").value(slice.whiteMen()).name("wk").value(slice.whiteKings());
      counts(json, table.tally(slice));
      table.longest(slice, true).ifPresent(n -> json.name("longest_win_plies").value(n));
      table.longest(slice, false).ifPresent(n -> json.name("longest_loss_plies").value(n));
      json.endObject();
    }
    return json.endArray().endObject().toString();
  }

  private static JsonText counts(JsonText json, Tally tally) {
    return json.name("positions")
        .value(tally.positions())
        .name("win")
        .value(tally.wins())
        .name("loss")
        .value(tally.losses())
        .name("draw")
        .value(tally.draws());
  }
}
