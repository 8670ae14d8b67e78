package games.janus.rules.text;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;

/**
 * Writes games for export: tags first, then the moves in lines of at most 79 characters, then an
 * empty line. What is written reads back as it was.
 *
 * <p>Comments stand in braces, and a brace comment cannot hold a closing brace: a comment with one
 * is written behind a semicolon instead, on one line however long it is.
 */
public record GameWriter<P, M>(Notation<P, M> notation) {
  /** The game as it stands in a file, ended by an empty line. */
  public String write(GameRecord<P, M> game) {
    var page = new StringBuilder();
    P start = game.start();
    Tags tags = ResultTag.agreeing(notation, start, notation.tags(game), game.result());
    for (Tag tag : tags.all()) {
      page.append(tag).append('\n');
    }
    page.append(page.isEmpty() ? "" : "\n");
    var margin = new Margin(page);
    writeMoves(game, margin);
    margin.word(notation.write(start, game.result()));
    margin.newLine();
    return page.append('\n').toString();
  }

  /**
   * A line half written: which of its moves, and of the last move's variations, are still to come.
   */
  private final class Place {
    final List<Comment> closing;
    final Iterator<Ply<M>> plies;
    Iterator<Line<M>> variations = List.<Line<M>>of().iterator();
    P before;
    P now;
    int ply;
    boolean needsNumber = true;

    Place(Line<M> line, P start, int ply) {
      this.plies = line.plies().iterator();
      this.closing = line.closing();
      this.before = start;
      this.now = start;
      this.ply = ply;
    }
  }

  private void writeMoves(GameRecord<P, M> game, Margin margin) {
    Deque<Place> open = new ArrayDeque<>();
    open.push(new Place(game.line(), game.start(), 0));
    while (!open.isEmpty()) {
      Place place = open.element();
      if (place.variations.hasNext()) {
        margin.prefix("(");
        open.push(new Place(place.variations.next(), place.before, place.ply - 1));
        place.needsNumber = true;
      } else if (place.plies.hasNext()) {
        writePly(game.start(), place, margin);
      } else {
        place.closing.forEach(comment -> write(comment, margin));
        open.pop();
        if (!open.isEmpty()) {
          margin.glue(")");
        }
      }
    }
  }

  private void writePly(P start, Place place, Margin margin) {
    Ply<M> ply = place.plies.next();
    ply.before().forEach(comment -> write(comment, margin));
    MoveNumber number = MoveNumber.at(notation, start, place.ply);
    if (number.isFirst() || place.needsNumber || !ply.before().isEmpty()) {
      margin.word(number.toString());
    }
    margin.word(notation.write(place.now, ply.move()));
    ply.nags().forEach(nag -> margin.word("$" + nag));
    ply.after().forEach(comment -> write(comment, margin));
    place.needsNumber = !ply.after().isEmpty();
    place.variations = ply.variations().iterator();
    place.before = place.now;
    place.now = notation.play(place.now, ply.move());
    place.ply++;
  }

  private static void write(Comment comment, Margin margin) {
    String text = comment.text();
    if (text.indexOf('}') >= 0) {
      margin.word("; " + text);
      margin.newLine();
      return;
    }
    int from = 0;
    for (int i = 0; i < text.length(); i++) {
      if (isBreak(text, i)) {
        margin.word((from == 0 ? "{" : "") + text.substring(from, i));
        from = i + 1;
      }
    }
    margin.word((from == 0 ? "{" : "") + text.substring(from) + "}");
  }

  /**
   * Only a single space can become a line break and come back as itself. And a line should not
   * begin with what some readers would take for a tag or an escaped line.
   */
  private static boolean isBreak(String text, int at) {
    if (text.charAt(at) != ' ') {
      return false;
    }
    char next = text.charAt(at + 1);
    return !Letters.isWhite(text.charAt(at - 1))
        && !Letters.isWhite(next)
        && next != '['
        && next != '%';
  }

  /** Words set one after another in lines of at most 79 characters, as PGN wants them exported. */
  private static final class Margin {
    private static final int WIDTH = 79;

    private final StringBuilder page;
    private final StringBuilder word = new StringBuilder();
    private String prefix = "";
    private int column;

    Margin(StringBuilder page) {
      this.page = page;
    }

    void word(String text) {
      settle();
      word.append(prefix).append(text);
      prefix = "";
    }

    /** Goes in front of the word that comes next. */
    void prefix(String text) {
      prefix = text;
    }

    /** Adds to the word begun last. */
    void glue(String text) {
      word.append(text);
    }

    void newLine() {
      settle();
      if (column > 0) {
        page.append('\n');
        column = 0;
      }
    }

    private void settle() {
      if (word.isEmpty()) {
        return;
      }
      if (column > 0 && column + 1 + word.length() > WIDTH) {
        page.append('\n');
        column = 0;
      }
      if (column > 0) {
        page.append(' ');
        column++;
      }
      page.append(word);
      column += word.length();
      word.setLength(0);
    }
  }
}
