package games.janus.play.core;

import java.util.List;

/**
 * One of several lines that were looked for.
 *
 * @param depth plies that were looked ahead along it
 * @param texts the line as people read it
 */
public record FoundLine(int depth, double score, List<String> line, List<String> texts) {
  public FoundLine {
    line = List.copyOf(line);
    texts = List.copyOf(texts);
  }
}
