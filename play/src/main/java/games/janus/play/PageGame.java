package games.janus.play;

import games.janus.engine.Engine;
import games.janus.play.xray.Known;
import games.janus.play.xray.Words;
import games.janus.rules.Color;
import games.janus.rules.Game;
import games.janus.rules.IllegalSetupException;
import games.janus.rules.NotationException;
import games.janus.rules.Outcome;
import games.janus.rules.Rules;
import games.janus.rules.Square;
import games.janus.rules.text.GameReader;
import games.janus.rules.text.GameRecord;
import games.janus.rules.text.TextSource;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * One game by one rule set, in the words of a page: all that the desk has to know of it beyond its
 * rules.
 */
interface PageGame<P, M> {
  /** {@code chess} or {@code checkers}. */
  String id();

  /** The rule set as it is asked for. */
  String rulesText();

  Rules<P, M> rules();

  List<Engine<P, M>> engines();

  /** The same game in the words of those who look into a search, with the same players. */
  Words<P, M> words();

  /** What is known of positions for certain; whoever asks gets it for himself. */
  Function<P, Optional<Known<M>>> tables();

  /** Whether these players answer the same question always alike; on several threads none does. */
  boolean isRepeatable();

  /**
   * The position of a FEN.
   *
   * @throws NotationException if it is no FEN
   * @throws IllegalSetupException if it is no legal position
   */
  P position(String fen);

  String fen(P position);

  /** What people call a side. */
  String name(Color side);

  List<Man> men(P position);

  /** The board while a move is being made: the hops up to the last of these squares are done. */
  List<Man> menOnTheWay(P position, List<Square> hops);

  /** Where men were captured by hops along these squares. */
  List<Square> removed(List<Square> hops);

  /** The kind of man in the text of a cell, as in {@code White_King}. */
  String cellWord(String role);

  /**
   * The move of an id.
   *
   * @throws NotationException if there is no such move here
   */
  M move(P position, String id);

  /**
   * The move that somebody typed.
   *
   * @throws NotationException if it is no move, not legal or not clear here
   */
  M typed(P position, String text);

  /** The move as other programs write it. */
  String id(P position, M move);

  /** The move as people write it. */
  String text(P position, M move);

  /** The move as people write it where the position is not at hand: {@code Ng1-f3}. */
  String longText(M move);

  List<Square> captured(M move);

  boolean isJump(M move);

  /** {@code regular}, {@code jump} and so on. */
  String kind(M move);

  /** What the moving man becomes, where there is a choice. */
  Optional<String> promotion(M move);

  /** Every way to point at a move. */
  List<MoveInput.Option<M>> options(P position, List<M> legal);

  /** Why nothing begins with this square. */
  String objection(P position, Square square);

  /** Why nothing goes along these squares. */
  String objection(P position, List<Square> path);

  /** Whether only jumps are legal because a jump is there. */
  boolean mustJump(P position);

  /** Where the men stand that have to jump if they move. */
  List<Square> jumpers(P position);

  /** The king in check. */
  Optional<Square> check(P position);

  /** The number of the next move, counted from the start of the game. */
  int moveNumber(Game<P, M> game);

  /** What a game that nobody won is called. */
  String drawWord(Outcome draw);

  /** The position after a legal move, whether or not the rules let anybody move on. */
  P after(P position, M move);

  GameReader<P, M> reader(TextSource source);

  String write(GameRecord<P, M> record);

  /** The rule set a position was played by, as it is asked for. */
  String rulesText(P position);

  /** How a position from which games do not usually start is written; empty for the usual one. */
  String start(P position);
}
