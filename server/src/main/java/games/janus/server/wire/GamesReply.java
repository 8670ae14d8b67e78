package games.janus.server.wire;

import games.janus.message.Message;
import games.janus.play.live.Event;
import games.janus.play.live.GameLog;
import games.janus.play.live.Player;
import games.janus.rules.Color;
import games.janus.rules.game.GameKind;
import games.janus.wire.Wire;
import java.util.List;
import java.util.Optional;

/** What the server answers about kept games. */
@Wire(out = true)
public sealed interface GamesReply {
  /**
   * A game in a list.
   *
   * @param rules the rule set as text
   * @param plies how many moves stand on the board
   * @param outcome null while the game goes on
   * @param created ISO
   * @param updated ISO
   * @param version how many events its log has
   */
  record GameSummary(
      String id,
      GameKind game,
      String rules,
      Player white,
      Player black,
      int plies,
      Optional<KeptOutcome> outcome,
      String created,
      String updated,
      int version)
      implements GamesReply {}

  /**
   * How a game ended.
   *
   * @param reason the id of the reason, such as checkmate
   * @param words the same for people
   */
  record KeptOutcome(Optional<Color> winner, String reason, String words) {}

  /** All that is kept of a game. */
  record WholeGame(@Wire.Flat GameSummary summary, GameLog log, List<PlyThought> thoughts)
      implements GamesReply {}

  /**
   * A part of the list, the latest game first.
   *
   * @param next where it goes on; null at the end
   */
  record GamePage(List<GameSummary> games, Optional<String> next) implements GamesReply {}

  /**
   * The events are on the disk.
   *
   * @param version how many there are now
   */
  record Appended(int version, Optional<KeptOutcome> outcome) implements GamesReply {}

  /**
   * What a command has come to; it is on the disk.
   *
   * @param events none if it changes nothing
   * @param version how many there are now
   */
  record Decided(List<Event> events, int version, Optional<KeptOutcome> outcome)
      implements GamesReply {}

  /** A seat is taken. */
  record Seated(Color side) implements GamesReply {}

  /** Where the time of both players has gone. */
  record Ledger(List<Tick> ticks) implements GamesReply {}

  /**
   * What has changed a clock. {@code elapsed = thought + comp + uncomp}, and {@code left} is what
   * there was at the start, with all {@code inc} and {@code gift}, without all {@code thought} and
   * {@code uncomp}.
   *
   * @param side whose clock
   * @param ply how many moves stood on the board
   * @param elapsed milliseconds in which it ran
   * @param comp time on the way that is given back
   * @param uncomp time on the way that is not
   * @param inc what the move adds
   * @param gift from the opponent, or for time in which the server was down
   * @param left what it shows afterwards
   */
  record Tick(
      Color side,
      int ply,
      long elapsed,
      long thought,
      long comp,
      long uncomp,
      long inc,
      long gift,
      long left) {}

  /** The games of a file that are now kept, and those that are not. */
  record Imported(List<String> ids, List<BadGame> bad) implements GamesReply {}

  /**
   * A game that was left out.
   *
   * @param line where it begins in the file, from 1
   */
  record BadGame(long line, String reason, String excerpt) {}

  /**
   * Whether the server can do its work.
   *
   * @param program which program answers
   * @param games how many it keeps
   */
  record Health(String status, String program, String version, long games) implements GamesReply {}

  /**
   * Something that was not done.
   *
   * @param error a sentence for people
   * @param kind a word for programs
   * @param version how many events the game has, where the asker thought of another number
   * @param flaws everything that is wrong with a setup
   * @param reason the key of the sentence and what stands in its places
   */
  record Problem(
      String error,
      String kind,
      @Wire.LeftOut Optional<Integer> version,
      @Wire.LeftOut Optional<List<String>> flaws,
      Message reason)
      implements GamesReply {}
}
