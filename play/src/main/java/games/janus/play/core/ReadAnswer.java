package games.janus.play.core;

import games.janus.message.Messages;
import games.janus.play.ThinkControl;
import games.janus.play.core.Reply.Read.ReadGame;
import games.janus.play.core.Reply.Read.UnreadGame;
import games.janus.rules.Excerpt;
import games.janus.rules.Lists;
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
  private final ThinkControl control;
  private final boolean withVariations;
  private final List<ReadGame> good = new ArrayList<>();
  private final List<BadGame<P, M>> bad = new ArrayList<>();

  private ReadAnswer(GameType<P, M> type, boolean withVariations, ThinkControl control) {
    this.type = type;
    this.withVariations = withVariations;
    this.control = control;
  }

  static <P, M> Reply.Read to(Request.Read asked, GameType<P, M> type, ThinkControl control) {
    if (asked.text().length() > LONGEST_TEXT) {
      throw RefusedException.request(Messages.requestFile(LONGEST_TEXT));
    }
    return new ReadAnswer<>(type, asked.variations(), control).read(asked.text());
  }

  private Reply.Read read(String text) {
    GameReader<P, M> games = type.notation().reader(control.reading(TextSource.of(text)));
    for (Optional<Entry<P, M>> next = games.next(); next.isPresent(); next = games.next()) {
      switch (next.get()) {
        case GoodGame<P, M> game -> good.add(game(game));
        case BadGame<P, M> game -> bad.add(game);
      }
    }
    return new Reply.Read(good, unread(text));
  }

  private ReadGame game(GoodGame<P, M> entry) {
    P start = entry.game().start();
    List<Ply<M>> plies = entry.game().line().plies();
    return new ReadGame(
        entry.tags().value(GameHeader.WHITE).orElse(""),
        entry.tags().value(GameHeader.BLACK).orElse(""),
        entry.tags().value(GameHeader.EVENT).orElse(""),
        entry.tags().value(GameHeader.DATE).orElse(""),
        GameHeader.text(entry.game().result()),
        type.of(start).ruleSet(),
        start(start),
        moves(start, plies),
        Lists.map(plies, ReadAnswer::comment),
        Lists.map(
            entry.remarks(),
            remark -> Messages.requestFileLine(remark.line(), remark.message()).text()),
        withVariations
            ? Optional.of(Variations.of(type.of(start), entry.game()))
            : Optional.empty());
  }

  /** The FEN of a start; empty for the usual one. */
  private String start(P position) {
    String fen = type.notation().fen(position);
    String usual = type.notation().fen(type.of(position).rules().initial());
    return fen.equals(usual) ? "" : fen;
  }

  private List<String> moves(P start, List<Ply<M>> plies) {
    var moves = new ArrayList<String>();
    P position = start;
    for (Ply<M> ply : plies) {
      moves.add(type.notation().moveId(position, ply.move()));
      position = type.rules().after(position, ply.move());
    }
    return moves;
  }

  private static Optional<String> comment(Ply<?> ply) {
    var said = new ArrayList<>(Lists.map(ply.before(), Comment::text));
    said.addAll(Lists.map(ply.after(), Comment::text));
    return said.isEmpty() ? Optional.empty() : Optional.of(String.join(" ", said));
  }

  /** The line of the trouble is found again in the text, going down it once. */
  private List<UnreadGame> unread(String text) {
    var unread = new ArrayList<UnreadGame>();
    long line = 1;
    int at = 0;
    for (BadGame<P, M> game : bad) {
      while (line < game.line() && at < text.length()) {
        at = nextLine(text, at);
        line++;
      }
      unread.add(new UnreadGame(game.line(), game.reason().text(), Excerpt.of(lineAt(text, at))));
    }
    return unread;
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
