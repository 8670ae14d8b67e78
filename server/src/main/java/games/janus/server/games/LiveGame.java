package games.janus.server.games;

import games.janus.games.Games;
import games.janus.rules.AmbiguousMoveException;
import games.janus.rules.Color;
import games.janus.rules.Excerpt;
import games.janus.rules.Game;
import games.janus.rules.IllegalMoveException;
import games.janus.rules.IllegalSetupException;
import games.janus.rules.InvalidTextException;
import games.janus.rules.NotationException;
import games.janus.rules.Outcome;
import games.janus.rules.Outcome.Reason;
import games.janus.rules.game.GameKind;
import games.janus.rules.game.GameType;
import games.janus.rules.text.GameRecord;
import games.janus.rules.text.Line;
import games.janus.rules.text.Tags;
import games.janus.server.games.Refusal.Kind;
import games.janus.server.store.Ending;
import games.janus.server.store.KeptGame;
import games.janus.server.store.MadeMove;
import games.janus.server.store.Sheet;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * A kept game with its rules: knows what may happen next. Immutable; every change answers the game
 * as it would be, and somebody else writes it down.
 */
record LiveGame<P, M>(Sheet sheet, GameType<P, M> type, Game<P, M> game) {
  /** Longer than any game of chess can be, which is less than 12,000 plies. */
  static final int MOST_PLIES = 20_000;

  /** A game that has been changed, and the moves that are to be written down. */
  record Changed(LiveGame<?, ?> game, List<MadeMove> moves) {}

  /**
   * The game of these names.
   *
   * @param rules a rule set; empty for the usual one
   * @throws InvalidTextException if there are no such rules
   */
  static GameType<?, ?> type(String kind, String rules) {
    GameKind found =
        GameKind.of(kind)
            .orElseThrow(() ->
                Refusal.request("game is chess or checkers, not \"" + Excerpt.of(kind) + '"'));
    if (found == GameKind.CHESS && !rules.isEmpty() && !rules.equals(Games.chess().ruleSet())) {
      throw Refusal.request("chess is played by the rules fide, not \"" + Excerpt.of(rules) + '"');
    }
    return Games.of(found, rules);
  }

  /** A game from what is kept of it. */
  static LiveGame<?, ?> of(KeptGame kept) {
    return of(kept, type(kept.sheet().kind(), kept.sheet().rules()));
  }

  private static <P, M> LiveGame<P, M> of(KeptGame kept, GameType<P, M> type) {
    Game<P, M> game = begun(type, kept.sheet().start());
    for (MadeMove move : kept.moves()) {
      game = game.play(type.notation().readMoveId(game.position(), move.id()));
    }
    return new LiveGame<>(kept.sheet(), type, game);
  }

  /** A game at its start, before any move. */
  static LiveGame<?, ?> begin(Sheet sheet, GameType<?, ?> type) {
    return beginIn(sheet, type);
  }

  private static <P, M> LiveGame<P, M> beginIn(Sheet sheet, GameType<P, M> type) {
    Game<P, M> game = said(() -> begun(type, sheet.start()));
    return new LiveGame<>(sheet, type, game)
        .with(game, Endings.byRules(game.outcome()), sheet.created());
  }

  private static <P, M> Game<P, M> begun(GameType<P, M> type, String start) {
    return Game.from(
        type.rules(), start.isEmpty() ? type.rules().initial() : type.notation().position(start));
  }

  int plies() {
    return game.plies();
  }

  /** The game with these moves added. */
  Changed play(List<MadeMove> moves, long now) {
    if (sheet.ending().isPresent()) {
      throw Refusal.of(Kind.OVER, "the game is over: " + Endings.words(sheet.ending().get()));
    }
    if (plies() + moves.size() > MOST_PLIES) {
      throw Refusal.of(Kind.LIMIT, "no game is longer than " + MOST_PLIES + " moves here");
    }
    Game<P, M> after = game;
    var written = new ArrayList<MadeMove>(moves.size());
    for (MadeMove made : moves) {
      P position = after.position();
      Game<P, M> before = after;
      M move = said(() -> type.notation().readMoveId(position, made.id()));
      after = said(() -> before.play(move));
      String id = type.notation().moveId(position, move);
      written.add(new MadeMove(id, made.thought(), made.clockMs(), made.at()));
    }
    return new Changed(with(after, Endings.byRules(after.outcome()), now), written);
  }

  /** Whether exactly these moves have been made from that ply on. */
  boolean has(int ply, List<MadeMove> moves) {
    if (ply + moves.size() > plies()) {
      return false;
    }
    Game<P, M> at = back(plies() - ply - moves.size());
    for (MadeMove made : moves.reversed()) {
      Game<P, M> before = at.before().orElseThrow();
      if (!isMeant(before.position(), made.id(), at.lastMove().orElseThrow())) {
        return false;
      }
      at = before;
    }
    return true;
  }

  private boolean isMeant(P position, String text, M move) {
    try {
      return type.notation().readMoveId(position, text).equals(move);
    } catch (NotationException _) {
      return false;
    }
  }

  private Game<P, M> back(int plies) {
    Game<P, M> at = game;
    for (int i = 0; i < plies; i++) {
      at = at.before().orElseThrow();
    }
    return at;
  }

  /** The game with moves taken back; it goes on, unless the position is an end by itself. */
  LiveGame<P, M> cut(int to, long now) {
    Game<P, M> cut = back(plies() - to);
    return with(cut, Endings.byRules(cut.outcome()), now);
  }

  /** The game as its players have ended it. */
  LiveGame<P, M> end(Ending ending, long now) {
    if (sheet.ending().isPresent()) {
      throw Refusal.of(Kind.OVER, "the game is over: " + Endings.words(sheet.ending().get()));
    }
    return with(game, Optional.of(ending), now);
  }

  /** What it would mean if this happened now. */
  Ending ending(How how, Optional<Color> side) {
    return Endings.decided(
        switch (how) {
          case RESIGN -> new Outcome.Win(need(side).opponent(), Reason.RESIGNATION);
          case AGREEMENT -> new Outcome.Draw(Reason.AGREEMENT);
          case CLAIM -> claim(side);
          case TIME -> outOfTime(need(side));
        });
  }

  private static Color need(Optional<Color> side) {
    return side.orElseThrow(() -> Refusal.request("side says who: white or black"));
  }

  private Outcome claim(Optional<Color> side) {
    Color turn = type.rules().turn(game.position());
    if (side.isPresent() && side.get() != turn) {
      throw Refusal.of(Kind.ILLEGAL, "only the player whose turn it is may claim a draw");
    }
    return game.claimableDraw()
        .orElseThrow(() ->
            Refusal.of(
                Kind.ILLEGAL,
                "there is no draw to claim: no position three times, no fifty quiet moves"));
  }

  /** FIDE 6.9: who cannot give mate by any moves does not win by the clock either. */
  private Outcome outOfTime(Color side) {
    if (sheet.clock().isEmpty()) {
      throw Refusal.of(Kind.ILLEGAL, "this game is played without clocks");
    }
    return type.rules().canWin(game.position(), side.opponent())
        ? new Outcome.Win(side.opponent(), Reason.TIME)
        : new Outcome.Draw(Reason.TIME);
  }

  LiveGame<P, M> with(Game<P, M> newGame, Optional<Ending> ending, long now) {
    return new LiveGame<>(sheet.changed(newGame.plies(), ending, now), type, newGame);
  }

  LiveGame<P, M> kept(Sheet newSheet) {
    return new LiveGame<>(newSheet, type, game);
  }

  /** The whole game in its usual notation. */
  String text(Tags tags) {
    P start = back(plies()).position();
    return type.notation()
        .write(
            new GameRecord<>(tags, start, Line.of(game.moves()), Endings.result(sheet.ending())));
  }

  /** Does something that fails with the words of the rules, and refuses it in those words. */
  static <T> T said(Supplier<T> action) {
    try {
      return action.get();
    } catch (IllegalSetupException wrong) {
      throw Refusal.setup(wrong.getMessage(), wrong.flaws());
    } catch (NotationException wrong) {
      Kind kind =
          switch (wrong) {
            case InvalidTextException _ -> Kind.TEXT;
            case IllegalMoveException _ -> Kind.ILLEGAL;
            case AmbiguousMoveException _ -> Kind.AMBIGUOUS;
          };
      throw Refusal.of(kind, wrong.getMessage());
    }
  }
}
