package games.janus.rules.game;

import games.janus.message.Message;
import games.janus.rules.Color;
import games.janus.rules.Rules;
import games.janus.rules.text.GameRecord;
import java.util.Optional;

/**
 * One game under one rule set: its names, its rules, how it is written and what its board shows. It
 * knows no engine.
 *
 * @param <P> positions
 * @param <M> moves
 */
public interface GameType<P, M> {
  GameKind kind();

  /** The name in files and requests: {@code chess} or {@code checkers}. */
  default String id() {
    return kind().id();
  }

  /** The rule set as files and requests name it, such as {@code fide} or {@code acf}. */
  String ruleSet();

  /** What players call a side. */
  Message side(Color side);

  /** What players call a side, in English. */
  default String sideName(Color side) {
    return side(side).text();
  }

  /** The same game under the rule set of a position, which a file may have named. */
  GameType<P, M> of(P position);

  /** What players call the opening of a game, where it has a name. */
  default Optional<String> openingName(GameRecord<P, M> game) {
    return Optional.empty();
  }

  Rules<P, M> rules();

  GameNotation<P, M> notation();

  GameBoard<P, M> board();
}
