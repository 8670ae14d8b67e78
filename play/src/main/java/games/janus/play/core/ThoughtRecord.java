package games.janus.play.core;

import games.janus.engine.Metric;
import games.janus.engine.SearchRequest;
import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.play.JsonReader;
import games.janus.play.JsonValue;
import games.janus.play.JsonValue.Numeral;
import games.janus.play.xray.Lines;
import games.janus.rules.game.GameType;
import games.janus.wire.Wire;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What a thought was asked, beside the fields of the thought itself, so that it can be thought
 * again; with a signature over both that tells whether anybody has changed them since. It guards
 * against slips, not against forgers: it is no secret how it is made.
 *
 * @param version of the program that thought
 * @param start the FEN that the game started from; only where the thought stands alone
 * @param moves those made since; only where the thought stands alone
 * @param plies how many moves had been made; only where the thought is kept with its game
 * @param depth what was wished
 * @param nodes what was wished
 * @param among the only moves that were asked about; empty for all
 * @param timed whether it cannot come out the same again
 */
@Wire.Constant(name = "schema", json = "\"" + ThoughtRecord.SCHEMA + "\"")
public record ThoughtRecord(
    String version,
    String game,
    String rules,
    @Wire.LeftOut Optional<String> start,
    @Wire.LeftOut Optional<List<String>> moves,
    @Wire.LeftOut Optional<Integer> plies,
    Optional<Integer> depth,
    Optional<Long> nodes,
    @Wire.AsText long seed,
    List<String> among,
    boolean timed,
    String signature) {
  /** The name and number of this form of record. */
  public static final String SCHEMA = "janus-thought/1";

  private static final long FNV_START = 0xcbf29ce484222325L;
  private static final long FNV_PRIME = 0x100000001b3L;

  /**
   * The record of a thought that stands alone.
   *
   * @param timed whether a clock could have ended it
   */
  public static <P, M> ThoughtRecord of(
      GameType<P, M> type, SearchRequest<P, M> request, boolean timed, ToldThought thought) {
    AskedGame asked = AskedGame.of(type, request.game());
    var unsigned =
        new ThoughtRecord(
            Core.VERSION,
            type.id(),
            type.ruleSet(),
            asked.start(),
            Optional.of(asked.moves()),
            Optional.empty(),
            request.limits().depth(),
            request.limits().nodes(),
            request.seed(),
            Lines.ids(type, request.position(), request.among()),
            timed,
            "");
    return unsigned.signed(unsigned.signatureWith(json(thought)));
  }

  /** A thought as a file has it. */
  public static JsonFields json(ToldThought thought) {
    return JsonFields.of("thought", JsonReader.read(WireCodec.text(thought)));
  }

  private ThoughtRecord signed(String newSignature) {
    return new ThoughtRecord(
        version, game, rules, start, moves, plies, depth, nodes, seed, among, timed, newSignature);
  }

  /**
   * The record that is kept with its game: instead of its start and its moves only how many moves
   * had been made. Else every move of a game would be kept with all moves before it.
   */
  ThoughtRecord withinGame() {
    return in(Optional.empty(), Optional.empty(), moves.map(List::size));
  }

  /** The same record where its game is not at hand: with the start and the moves. */
  public ThoughtRecord alone(AskedGame asked) {
    return in(asked.start(), Optional.of(asked.moves()), Optional.empty());
  }

  private ThoughtRecord in(
      Optional<String> newStart, Optional<List<String>> newMoves, Optional<Integer> newPlies) {
    return new ThoughtRecord(
        version, game, rules, newStart, newMoves, newPlies, depth, nodes, seed, among, timed,
        signature);
  }

  /** Whether this record, which stands alone, and the thought are as they were written. */
  public boolean isIntactWith(JsonFields thought) {
    return signature.equals(signatureWith(thought));
  }

  private String signatureWith(JsonFields thought) {
    var text = new StringBuilder(SCHEMA).append('\n').append(version).append('\n');
    text.append(game).append('\n').append(rules).append('\n');
    text.append(start.orElse("")).append('\n').append(moves.orElse(List.of())).append('\n');
    text.append(thought.text("engine")).append('\n').append(thought.text("level")).append('\n');
    text.append(depth.orElse(-1)).append('\n').append(nodes.orElse(-1L)).append('\n');
    text.append(seed).append('\n').append(among).append(timed);
    facts(thought).forEach((name, fact) -> text.append('\n').append(name).append('=').append(fact));
    String digits = Long.toHexString(fnv(text));
    return "0".repeat(16 - digits.length()) + digits;
  }

  /** The hash of Fowler, Noll and Vo (FNV-1a) of the letters, each as two bytes. */
  private static long fnv(CharSequence text) {
    long hash = FNV_START;
    for (int i = 0; i < text.length(); i++) {
      hash = (hash ^ (text.charAt(i) & 0xFF)) * FNV_PRIME;
      hash = (hash ^ (text.charAt(i) >>> 8)) * FNV_PRIME;
    }
    return hash;
  }

  /** What is not the same in a later thought; nothing if everything is. */
  public static Optional<Message> firstDifference(JsonFields before, JsonFields now) {
    Map<String, String> were = facts(before);
    Map<String, String> are = facts(now);
    Map<String, String> all = new LinkedHashMap<>(were);
    are.forEach(all::putIfAbsent);
    for (String name : all.keySet()) {
      String was = were.get(name);
      String is = are.get(name);
      if (!Objects.equals(was, is)) {
        return Optional.of(Messages.recordDiffers(name, orNothing(is), orNothing(was)));
      }
    }
    return Optional.empty();
  }

  private static Object orNothing(@Nullable String fact) {
    return fact == null ? Messages.recordNothing() : fact;
  }

  /** What has to come out the same. Terms count, their names do not: they are words for people. */
  private static Map<String, String> facts(JsonFields thought) {
    Map<String, String> facts = new LinkedHashMap<>();
    facts.put(
        "move", thought.optional("move").map(id -> JsonFields.text("move", id)).orElse("none"));
    facts.put("score", thought.optional("score").map(score -> real("score", score)).orElse("none"));
    for (Metric metric : Metric.values()) {
      thought
          .optional(metric.id())
          .filter(Numeral.class::isInstance)
          .map(count -> JsonFields.whole(metric.id(), count, 0, Long.MAX_VALUE))
          .ifPresent(count -> facts.put(metric.id(), Long.toString(count)));
    }
    facts.put("line", String.join(" ", thought.texts("line")));
    List<String> terms = thought.items("terms", ThoughtRecord::value);
    for (int i = 0; i < terms.size(); i++) {
      facts.put("term " + (i + 1), terms.get(i));
    }
    facts.put("complete", Boolean.toString(thought.flag("complete")));
    return facts;
  }

  private static String value(JsonValue term) {
    return real("value", JsonFields.of("terms", term).required("value"));
  }

  private static String real(String name, JsonValue value) {
    return Double.toString(JsonFields.real(name, value));
  }
}
