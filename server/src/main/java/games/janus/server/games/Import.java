package games.janus.server.games;

import games.janus.rules.Excerpt;
import games.janus.rules.game.GameType;
import games.janus.rules.text.BadGame;
import games.janus.rules.text.Entry;
import games.janus.rules.text.GameReader;
import games.janus.rules.text.GameRecord;
import games.janus.rules.text.GoodGame;
import games.janus.rules.text.Tags;
import games.janus.rules.text.TextSource;
import games.janus.server.games.LiveGame.Changed;
import games.janus.server.games.Refusal.Kind;
import games.janus.server.json.JsonPage;
import games.janus.server.store.GameStore;
import games.janus.server.store.KeptGame;
import games.janus.server.store.MadeMove;
import games.janus.server.store.Sheet;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/** Games from a PGN or PDN file: those that can be read are kept, the others are named. */
public final class Import {
  /** More than a file of 5 MB holds, unless somebody means harm. */
  static final int MOST_GAMES = 10_000;

  private static final int TOGETHER = 50;

  private final Archive archive;
  private final GameStore store;
  private final List<KeptGame> waiting = new ArrayList<>();
  private final List<String> ids = new ArrayList<>();
  private final List<Bad> bad = new ArrayList<>();

  Import(Archive archive, GameStore store) {
    this.archive = archive;
    this.store = store;
  }

  /** A game that was left out. */
  public record Bad(long line, String reason, String excerpt) {}

  /** The games that are now kept. */
  public List<String> ids() {
    return List.copyOf(ids);
  }

  public List<Bad> bad() {
    return List.copyOf(bad);
  }

  Import read(String kind, String text) {
    readAll(LiveGame.type(kind, ""), text);
    write();
    return this;
  }

  private <P, M> void readAll(GameType<P, M> type, String text) {
    GameReader<P, M> reader = type.notation().reader(TextSource.of(text));
    for (Optional<Entry<P, M>> next = reader.next(); next.isPresent(); next = reader.next()) {
      if (ids.size() + waiting.size() + bad.size() >= MOST_GAMES) {
        bad.add(new Bad(0, "only the first " + MOST_GAMES + " games were read", ""));
        return;
      }
      switch (next.get()) {
        case BadGame<P, M> wrong ->
            bad.add(new Bad(wrong.line(), wrong.reason(), excerpt(wrong.tags())));
        case GoodGame<P, M> fine -> take(type, fine);
      }
      if (waiting.size() >= TOGETHER) {
        write();
      }
    }
  }

  private static String excerpt(Tags tags) {
    return Excerpt.of(tags.value("White").orElse("?") + " - " + tags.value("Black").orElse("?"));
  }

  private <P, M> void take(GameType<P, M> type, GoodGame<P, M> fine) {
    GameRecord<P, M> record = fine.game();
    try {
      Changed made =
          archive.begin(
              UUID.randomUUID().toString(),
              wanted(type, record),
              tags(record.tags()),
              Endings.recorded(record.result()));
      waiting.add(new KeptGame(made.game().sheet(), made.moves()));
    } catch (Refusal refusal) {
      bad.add(new Bad(fine.firstLine(), refusal.getMessage(), excerpt(record.tags())));
    }
  }

  private static <P, M> NewGame wanted(GameType<P, M> type, GameRecord<P, M> record) {
    var moves = new ArrayList<MadeMove>();
    P position = record.start();
    for (M move : record.moves()) {
      moves.add(MadeMove.of(type.notation().moveId(position, move)));
      position = type.rules().play(position, move);
    }
    return new NewGame(
        Optional.empty(),
        type.id(),
        type.of(record.start()).ruleSet(),
        start(type, record.start()),
        person(record.tags(), "White"),
        person(record.tags(), "Black"),
        Optional.empty(),
        moves);
  }

  private static <P, M> String start(GameType<P, M> type, P start) {
    return start.equals(type.rules().initial()) ? "" : type.notation().fen(start);
  }

  private static Seat person(Tags tags, String tag) {
    return new Seat.Person(cut(tags.value(tag).orElse("?"), Seat.LONGEST_NAME));
  }

  private static String tags(Tags tags) {
    return JsonPage.object(json -> {
      for (String name : Transcript.KEPT_TAGS) {
        Optional<String> value = tags.value(name);
        if (value.isPresent()) {
          json.writeStringField(name, cut(value.get(), 200));
        }
      }
    });
  }

  /** Made fit to be shown, and not too long. */
  private static String cut(String text, int longest) {
    String shown = Excerpt.whole(text);
    return shown.length() <= longest ? shown : shown.substring(0, longest);
  }

  private void write() {
    try {
      for (Sheet sheet : store.addAll(waiting)) {
        ids.add(sheet.id());
      }
      waiting.clear();
    } catch (RuntimeException problem) {
      if (ids.isEmpty()) {
        throw problem;
      }
      throw Refusal.of(
          Kind.LIMIT, "only the first " + ids.size() + " games were kept: " + problem.getMessage());
    }
  }
}
