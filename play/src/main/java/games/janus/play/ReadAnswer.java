package games.janus.play;

import games.janus.rules.Excerpt;
import games.janus.rules.game.GameType;
import games.janus.rules.text.BadGame;
import games.janus.rules.text.Comment;
import games.janus.rules.text.Entry;
import games.janus.rules.text.GameReader;
import games.janus.rules.text.GoodGame;
import games.janus.rules.text.Ply;
import games.janus.rules.text.TextSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The games of a file, and where those are that could not be read. */
final class ReadAnswer<P, M> {
  private static final int LONGEST_TEXT = 5_000_000;

  private final GameType<P, M> type;
  private final JsonText json = new JsonText();
  private final List<BadGame<P, M>> bad = new ArrayList<>();

  private ReadAnswer(GameType<P, M> type) {
    this.type = type;
  }

  static <P, M> String to(Question question, GameType<P, M> type) {
    question.knows("text");
    String text = question.requiredText("text");
    if (text.length() > LONGEST_TEXT) {
      throw UnansweredException.request("a file has " + LONGEST_TEXT + " characters at most");
    }
    return new ReadAnswer<>(type).write(text);
  }

  private String write(String text) {
    json.beginObject().name("games").beginArray();
    GameReader<P, M> games = type.notation().reader(TextSource.of(text));
    for (Optional<Entry<P, M>> next = games.next(); next.isPresent(); next = games.next()) {
      switch (next.get()) {
        case GoodGame<P, M> game -> write(game);
        case BadGame<P, M> game -> bad.add(game);
      }
    }
    json.endArray();
    writeBad(text);
    return json.endObject().toString();
  }

  private void write(GoodGame<P, M> entry) {
    P start = entry.game().start();
    json.beginObject();
    for (FileTag tag : FileTag.values()) {
      json.name(tag.field()).value(entry.tags().value(tag.inFiles()).orElse(""));
    }
    json.name("result").value(ResultText.write(entry.game().result()));
    json.name("rules").value(type.of(start).ruleSet()).name("start").value(start(start));
    writeMoves(start, entry.game().line().plies());
    json.name("remarks").beginArray();
    entry.remarks().forEach(remark -> json.value("line " + remark.line() + ": " + remark.text()));
    json.endArray().endObject();
  }

  /** The FEN of a start; empty for the usual one. */
  private String start(P position) {
    String fen = type.notation().fen(position);
    String usual = type.notation().fen(type.of(position).rules().initial());
    return fen.equals(usual) ? "" : fen;
  }

  private void writeMoves(P start, List<Ply<M>> plies) {
    P position = start;
    json.name("moves").beginArray();
    for (Ply<M> ply : plies) {
      json.value(type.notation().moveId(position, ply.move()));
      position = type.rules().after(position, ply.move());
    }
    json.endArray();
    json.name("comments").beginArray();
    plies.forEach(ply -> json.valueOrNothing(comment(ply)));
    json.endArray();
  }

  private static Optional<String> comment(Ply<?> ply) {
    var said = new ArrayList<String>();
    ply.before().forEach(comment -> said.add(comment.text()));
    for (Comment comment : ply.after()) {
      said.add(comment.text());
    }
    return said.isEmpty() ? Optional.empty() : Optional.of(String.join(" ", said));
  }

  /** The line of the trouble is found again in the text, going down it once. */
  private void writeBad(String text) {
    json.name("bad").beginArray();
    long line = 1;
    int at = 0;
    for (BadGame<P, M> game : bad) {
      while (line < game.line() && at < text.length()) {
        at = nextLine(text, at);
        line++;
      }
      json.beginObject().name("line").value(game.line()).name("reason").value(game.reason());
      json.name("excerpt").value(Excerpt.of(lineAt(text, at))).endObject();
    }
    json.endArray();
  }

  private static String lineAt(String text, int at) {
    int end = at;
    while (end < text.length() && text.charAt(end) != '\n' && text.charAt(end) != '\r') {
      end++;
    }
    return text.substring(at, end);
  }

  /** Where the next line begins; a carriage return and a line feed end one line together. */
  private static int nextLine(String text, int at) {
    int end = at + lineAt(text, at).length();
    return end + (text.startsWith("\r\n", end) ? 2 : end < text.length() ? 1 : 0);
  }
}
