package games.janus.cli.kim1;

import java.util.ArrayList;
import java.util.List;

/**
 * Lines for a window that may be too low for them: first the blank ones go, then whole groups, the
 * lowest rank first. Of the two groups left at last, the first makes room for the second.
 */
final class FittedLines {
  private static final int BLANK = 0;

  private final List<Group> groups = new ArrayList<>();

  private record Group(int rank, List<String> lines) {}

  /** Adds lines that stay or go together. */
  void add(int rank, List<String> lines) {
    groups.add(new Group(rank, lines));
  }

  void addBlank() {
    add(BLANK, List.of(""));
  }

  /** As many as there is room for, the most important ones. */
  List<String> within(int rows) {
    List<Group> kept = new ArrayList<>(groups);
    while (height(kept) > rows && kept.size() > 2) {
      kept.remove(leastOf(kept));
    }
    List<String> lines = new ArrayList<>();
    int tooMany = Math.max(0, height(kept) - rows);
    for (Group group : kept) {
      int left = Math.max(1, group.lines().size() - tooMany);
      tooMany -= group.lines().size() - left;
      lines.addAll(group.lines().subList(0, left));
    }
    return lines.subList(0, Math.min(rows, lines.size()));
  }

  private static int height(List<Group> groups) {
    return groups.stream().mapToInt(group -> group.lines().size()).sum();
  }

  /** The last of the lowest rank. */
  private static int leastOf(List<Group> groups) {
    int least = 0;
    for (int i = 1; i < groups.size(); i++) {
      if (groups.get(i).rank() <= groups.get(least).rank()) {
        least = i;
      }
    }
    return least;
  }
}
