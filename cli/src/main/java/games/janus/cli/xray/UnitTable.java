package games.janus.cli.xray;

import games.janus.message.Message;
import games.janus.message.Messages;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What several engines say, a line each. Engines that count in one unit stand together under the
 * name of that unit, because scores in different units cannot be compared.
 *
 * @param numbers the columns whose cells stand to the right
 */
record UnitTable(List<Message> headings, Set<Integer> numbers) {
  /** What one engine says. */
  record Row(String unit, List<String> cells) {}

  void print(List<Row> rows, PrintWriter out) {
    List<String> top = headings.stream().map(Message::text).toList();
    List<List<String>> all = new ArrayList<>();
    all.add(top);
    Map<String, List<List<String>>> byUnit = new LinkedHashMap<>();
    for (Row row : rows) {
      all.add(row.cells());
      byUnit.computeIfAbsent(row.unit(), _ -> new ArrayList<>()).add(row.cells());
    }
    out.println(line(top, all));
    byUnit.forEach((unit, together) -> {
      out.println(Messages.askUnit(unit));
      together.forEach(row -> out.println(line(row, all)));
    });
    out.flush();
  }

  /** Each column is as wide as its widest cell. */
  private String line(List<String> row, List<List<String>> all) {
    var line = new StringBuilder();
    for (int column = 0; column < row.size(); column++) {
      int at = column;
      int width = all.stream().mapToInt(cells -> cells.get(at).length()).max().orElse(0);
      String blanks = " ".repeat(width - row.get(column).length());
      boolean isNumber = numbers.contains(column);
      line.append(column == 0 ? "" : "  ");
      line.append(isNumber ? blanks + row.get(column) : row.get(column) + blanks);
    }
    return line.toString().stripTrailing();
  }

  /** A count as a cell. */
  static String count(Optional<Long> number) {
    return number.map(count -> Messages.thoughtNumber(count).text()).orElse("-");
  }
}
