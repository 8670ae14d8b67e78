package games.janus.server.games;

import games.janus.games.Games;
import games.janus.message.Messages;
import games.janus.play.live.Ending;
import games.janus.play.live.Event;
import games.janus.play.live.GameLog;
import games.janus.play.live.GamePolicy;
import games.janus.play.live.Player;
import games.janus.play.live.Settings;
import games.janus.rules.Excerpt;
import games.janus.rules.Game;
import games.janus.rules.game.GameKind;
import games.janus.rules.game.GameType;
import games.janus.rules.text.Entry;
import games.janus.rules.text.GameReader;
import games.janus.rules.text.GameRecord;
import games.janus.rules.text.GoodGame;
import games.janus.rules.text.Tag;
import games.janus.rules.text.Tags;
import games.janus.rules.text.TextSource;
import games.janus.server.games.Refusal.Kind;
import games.janus.server.store.GameStore;
import games.janus.server.store.KeptGame;
import games.janus.server.store.Sheet;
import games.janus.server.store.StoreException;
import games.janus.server.wire.GamesReply.BadGame;
import games.janus.server.wire.GamesReply.Imported;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Games from a PGN or PDN file: those that can be read are kept, the others are named. */
final class Import {
  /** More than a file of 5 MB holds, unless somebody means harm. */
  static final int MOST_GAMES = 10_000;

  private static final int TOGETHER = 50;

  private final Archive archive;
  private final GameStore store;
  private final List<KeptGame> waiting = new ArrayList<>();
  private final List<String> ids = new ArrayList<>();
  private final List<BadGame> bad = new ArrayList<>();

  private final long now;

  Import(Archive archive, GameStore store, long now) {
    this.archive = archive;
    this.store = store;
    this.now = now;
  }

  Imported read(GameKind kind, TextSource text) {
    readAll(Games.of(kind, ""), text);
    write();
    return new Imported(List.copyOf(ids), List.copyOf(bad));
  }

  private <P, M> void readAll(GameType<P, M> type, TextSource text) {
    GameReader<P, M> reader = type.notation().reader(text);
    for (Optional<Entry<P, M>> next = reader.next(); next.isPresent(); next = reader.next()) {
      if (ids.size() + waiting.size() + bad.size() >= MOST_GAMES) {
        bad.add(new BadGame(0, Messages.keptFirstRead(MOST_GAMES).text(), ""));
        return;
      }
      switch (next.get()) {
        case games.janus.rules.text.BadGame<P, M> wrong ->
            bad.add(new BadGame(wrong.line(), wrong.reason().text(), excerpt(wrong.tags())));
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
      GameLog log = Refusal.said(() -> log(type, record)); // it may go on after a draw
      waiting.add(archive.begun(log, tags(record.tags())));
    } catch (Refusal refusal) {
      bad.add(new BadGame(fine.firstLine(), refusal.getMessage(), excerpt(record.tags())));
    }
  }

  private <P, M> GameLog log(GameType<P, M> type, GameRecord<P, M> record) {
    var settings =
        new Settings(
            type.kind(),
            type.of(record.start()).ruleSet(),
            start(type, record.start()),
            List.of(),
            person(record.tags(), "White"),
            person(record.tags(), "Black"),
            Optional.empty(),
            GamePolicy.LOCAL);
    var events = new ArrayList<Event>();
    Game<P, M> game = Game.from(type.of(record.start()).rules(), record.start());
    for (M move : record.moves()) {
      String id = type.notation().moveId(game.position(), move);
      events.add(new Event.Moved(now, id, 0, 0));
      game = game.play(move);
    }
    Optional<Ending> byRules = game.outcome().map(Ending.Decided::new);
    boolean isOverAtStart = byRules.isPresent() && events.isEmpty();
    if (!isOverAtStart) {
      byRules
          .or(() -> KeptEnding.recorded(record.result()))
          .ifPresent(ending -> events.add(new Event.Ended(now, ending)));
    }
    return new GameLog(settings, now, events);
  }

  private static <P, M> String start(GameType<P, M> type, P start) {
    return start.equals(type.rules().initial()) ? "" : type.notation().fen(start);
  }

  private static Player person(Tags tags, String tag) {
    return new Player.Person(cut(tags.value(tag).orElse("?"), SettingsCheck.LONGEST_NAME));
  }

  private static Tags tags(Tags tags) {
    var kept = new ArrayList<Tag>();
    for (String name : Transcript.KEPT_TAGS) {
      tags.value(name).ifPresent(value -> kept.add(new Tag(name, cut(value, 200))));
    }
    return new Tags(kept);
  }

  /** Made fit to be shown, and not too long. */
  private static String cut(String text, int longest) {
    String shown = Excerpt.whole(text);
    return shown.length() <= longest ? shown : shown.substring(0, longest);
  }

  private void write() {
    try {
      for (Sheet sheet : store.add(waiting)) {
        ids.add(sheet.id());
      }
      waiting.clear();
    } catch (StoreException problem) {
      if (ids.isEmpty()) {
        throw problem;
      }
      throw new Refusal(Kind.LIMIT, Messages.keptFirstKept(ids.size(), problem.reason()));
    }
  }
}
