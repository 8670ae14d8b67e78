package games.janus.server.games;

import games.janus.rules.Color;
import games.janus.rules.Excerpt;
import games.janus.rules.game.GameType;
import games.janus.server.json.JsonObject;
import games.janus.server.json.JsonPage;
import games.janus.server.store.MadeMove;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.UUID;

/** What pages ask for, read from their JSON. */
public final class GameRequests {
  private static final long LONGEST_CLOCK = 1000L * 60 * 60 * 24 * 365;
  private static final int LONGEST_MOVE = 100;

  private GameRequests() {}

  /** A game to be made. */
  public static NewGame newGame(JsonObject object) {
    object.allowOnly(Set.of("id", "game", "rules", "start", "white", "black", "clock", "moves"));
    String kind = object.needString("game");
    String rules = object.string("rules").orElse("");
    GameType<?, ?> type = LiveGame.said(() -> LiveGame.type(kind, rules));
    return new NewGame(
        object.string("id").map(GameRequests::id),
        kind,
        type.ruleSet(),
        object.string("start").orElse(""),
        Seat.asked(object.needObject("white"), type),
        Seat.asked(object.needObject("black"), type),
        object.object("clock").map(GameRequests::clock),
        moves(object.objects("moves")));
  }

  /** An id as we write it; anything but a UUID is refused. */
  public static String id(String text) {
    try {
      String id = UUID.fromString(text).toString();
      if (id.equalsIgnoreCase(text)) {
        return id;
      }
    } catch (IllegalArgumentException _) {
      // refused below
    }
    throw Refusal.request("a game's id is a UUID, not \"" + Excerpt.of(text) + '"');
  }

  private static String clock(JsonObject clock) {
    clock.allowOnly(Set.of("base", "increment"));
    long base = clock.needInt("base", 0, Integer.MAX_VALUE);
    long increment = clock.needInt("increment", 0, Integer.MAX_VALUE);
    return JsonPage.object(json -> {
      json.writeNumberField("base", base);
      json.writeNumberField("increment", increment);
    });
  }

  /**
   * Something said of a game at one moment.
   *
   * @param ply how many moves it has, as far as the asker knows
   * @param version the version of the game, if the asker insists on it
   */
  public record Moment(int ply, OptionalLong version) {
    static Moment of(JsonObject object) {
      return new Moment(
          object.needInt("ply", 0, LiveGame.MOST_PLIES),
          object.number("version", 0, Long.MAX_VALUE));
    }
  }

  /** Moves to be made. */
  public record Moves(Moment moment, List<MadeMove> moves) {
    public static Moves of(JsonObject object) {
      object.allowOnly(Set.of("ply", "version", "moves"));
      List<MadeMove> moves = GameRequests.moves(object.objects("moves"));
      if (moves.isEmpty()) {
        throw Refusal.request("\"moves\" says which moves to make: at least one");
      }
      return new Moves(Moment.of(object), moves);
    }
  }

  /** Moves to be taken back. */
  public record Undo(Moment moment, int to) {
    public static Undo of(JsonObject object) {
      object.allowOnly(Set.of("ply", "version", "to"));
      var undo = new Undo(Moment.of(object), object.needInt("to", 0, LiveGame.MOST_PLIES));
      if (undo.to > undo.moment.ply) {
        throw Refusal.request("\"to\" is where to go back to: not beyond \"ply\"");
      }
      return undo;
    }
  }

  /** A game to be ended. */
  public record End(Moment moment, How how, Optional<Color> side) {
    public static End of(JsonObject object) {
      object.allowOnly(Set.of("ply", "version", "how", "side"));
      return new End(
          Moment.of(object), how(object.needString("how")), object.string("side").map(End::side));
    }

    private static How how(String text) {
      return switch (text) {
        case "resign" -> How.RESIGN;
        case "agreement" -> How.AGREEMENT;
        case "claim" -> How.CLAIM;
        case "time" -> How.TIME;
        default -> throw Refusal.request("\"how\" is resign, agreement, claim or time");
      };
    }

    private static Color side(String text) {
      return switch (text) {
        case "white" -> Color.WHITE;
        case "black" -> Color.BLACK;
        default -> throw Refusal.request("\"side\" is white or black");
      };
    }
  }

  private static List<MadeMove> moves(List<JsonObject> objects) {
    var moves = new ArrayList<MadeMove>(objects.size());
    for (JsonObject object : objects) {
      moves.add(move(object));
    }
    return moves;
  }

  private static MadeMove move(JsonObject object) {
    object.allowOnly(Set.of("id", "thought", "clockMs", "at"));
    String id = object.needString("id");
    if (id.length() > LONGEST_MOVE) {
      throw Refusal.of(Refusal.Kind.TEXT, "no move is written in " + id.length() + " characters");
    }
    return new MadeMove(
        id,
        object.object("thought").map(JsonObject::text),
        object.number("clockMs", -LONGEST_CLOCK, LONGEST_CLOCK),
        object.string("at").map(GameRequests::instant));
  }

  private static String instant(String text) {
    try {
      return Instant.parse(text).toString();
    } catch (DateTimeParseException _) {
      throw Refusal.request("\"at\" is a moment such as 2026-11-16T20:15:00Z");
    }
  }
}
