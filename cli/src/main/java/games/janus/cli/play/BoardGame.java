package games.janus.cli.play;

import games.janus.engine.Engine;
import games.janus.engine.Term;
import games.janus.rules.Color;
import games.janus.rules.Game;
import games.janus.rules.Rules;
import games.janus.rules.Square;
import games.janus.rules.game.GameType;
import games.janus.rules.text.GameReader;
import games.janus.rules.text.GameRecord;
import games.janus.rules.text.TextSource;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What the terminal has to know of a game: its rules, its words, its men and its files.
 *
 * @param <P> positions
 * @param <M> moves
 */
interface BoardGame<P, M> {
  /** {@code chess} or {@code checkers}. */
  String name();

  /** By which rules, where there are several. */
  Optional<String> rulesName();

  Rules<P, M> rules();

  GameType<P, M> type();

  /** The same game by the rules of a position, which a file may have named. */
  BoardGame<P, M> by(P position);

  List<Engine<P, M>> engines();

  /** Whom a player without an opponent of this kind asks for advice. */
  Engine<P, M> adviser();

  /** What players call a side. */
  String side(Color side);

  /**
   * The position that a text describes.
   *
   * @throws games.janus.rules.NotationException if it is no such text
   * @throws games.janus.rules.IllegalSetupException if it is no legal position
   */
  P position(String fen);

  String fen(P position);

  /**
   * The move that a person means.
   *
   * @throws games.janus.rules.NotationException if that is none, or not clear
   */
  M read(P position, String text);

  /** The move as players write it. */
  String write(P position, M move);

  /** The move as its squares: whatever a person may type for it, beside {@link #write}. */
  String squares(M move);

  /** The moves that somebody who typed this may have had in mind. */
  List<M> near(P position, String text);

  /** The squares that a text names one after another; empty if it is anything else. */
  List<Square> path(String text);

  /** A square as players name it. */
  String square(Square square);

  /** The number before the next move, as in {@code 12.} or {@code 12...}. */
  String number(Game<P, M> game);

  /**
   * What stands on a square.
   *
   * @param walked the squares that the man about to move has already walked; often none
   */
  Optional<Man> man(P position, List<Square> walked, Square square);

  /** Whether the squares are numbered, and not called by file and rank. */
  boolean isNumbered();

  /** The men that have to jump. */
  Set<Square> bound(P position);

  /** The king in check. */
  Optional<Square> check(P position);

  /** What the evaluation of an engine says at first sight; empty if it has none of its own. */
  List<Term> firstSight(Engine<P, M> engine, P position);

  /** Whether this side could still win if the other one lost on time. */
  boolean canWin(P position, Color side);

  GameReader<P, M> reader(TextSource source);

  String write(GameRecord<P, M> game);

  /** How its files end: {@code pgn} or {@code pdn}. */
  String extension();
}
