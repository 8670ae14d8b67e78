package games.janus.server;

import games.janus.play.JsonReader;
import games.janus.server.games.Archive.Changed;
import games.janus.server.games.KeptEnding;
import games.janus.server.store.GameStore.Cursor;
import games.janus.server.store.KeptGame;
import games.janus.server.store.Sheet;
import games.janus.server.wire.GamesReply.Appended;
import games.janus.server.wire.GamesReply.Decided;
import games.janus.server.wire.GamesReply.GamePage;
import games.janus.server.wire.GamesReply.GameSummary;
import games.janus.server.wire.GamesReply.WholeGame;
import games.janus.server.wire.PlyThought;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** Kept games as pages read them. */
final class GameReplies {
  private GameReplies() {}

  static GameSummary summary(Sheet sheet) {
    return new GameSummary(
        sheet.id(),
        sheet.kind(),
        sheet.rules(),
        sheet.white(),
        sheet.black(),
        sheet.plies(),
        sheet.ending().map(KeptEnding::outcome),
        Instant.ofEpochMilli(sheet.created()).toString(),
        Instant.ofEpochMilli(sheet.updated()).toString(),
        sheet.version());
  }

  static WholeGame whole(KeptGame game) {
    return new WholeGame(
        summary(game.sheet()),
        game.log(),
        game.thoughts().stream()
            .map(thought -> new PlyThought(thought.ply(), JsonReader.read(thought.json())))
            .toList());
  }

  static GamePage page(List<Sheet> sheets, Optional<Cursor> next) {
    return new GamePage(
        sheets.stream().map(GameReplies::summary).toList(),
        next.map(cursor -> cursor.updated() + "-" + cursor.number()));
  }

  static Appended appended(Changed changed) {
    return new Appended(
        changed.sheet().version(), changed.sheet().ending().map(KeptEnding::outcome));
  }

  static Decided decided(Changed changed) {
    return new Decided(
        changed.events(),
        changed.sheet().version(),
        changed.sheet().ending().map(KeptEnding::outcome));
  }
}
