package games.janus.rules.game;

import games.janus.message.Language;
import games.janus.message.Message;
import games.janus.rules.Color;
import games.janus.rules.Game;
import games.janus.rules.Rules;
import games.janus.rules.text.GameRecord;
import games.janus.rules.text.Tags;
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

  /** What players call a side in English, whatever language is spoken. */
  default String sideName(Color side) {
    return Language.ENGLISH.text(side(side));
  }

  /** The same game under the rule set of a position, which a file may have named. */
  GameType<P, M> of(P position);

  /** The opening that leads to this position, where it has a name. */
  Optional<Opening> opening(P position);

  /**
   * The opening of a game, where it has a name: that of the last position that has one, so that it
   * does not matter in which order the moves were made.
   */
  default Optional<Opening> opening(Game<P, M> game) {
    Optional<Opening> opening = opening(game.position());
    for (var at = game.before(); at.isPresent() && opening.isEmpty(); at = at.get().before()) {
      opening = opening(at.get().position());
    }
    return opening;
  }

  /** The opening of a game, where it has a name. */
  default Optional<Opening> opening(GameRecord<P, M> game) {
    P position = game.start();
    Optional<Opening> opening = opening(position);
    for (M move : game.moves()) {
      position = rules().after(position, move);
      Optional<Opening> here = opening(position);
      opening = here.isPresent() ? here : opening;
    }
    return opening;
  }

  /** The same game with tags that name its opening, if it has a name and the tags do not say it. */
  default GameRecord<P, M> withOpening(GameRecord<P, M> game) {
    Tags tags = opening(game).map(opening -> opening.in(game.tags())).orElse(game.tags());
    return new GameRecord<>(tags, game.start(), game.line(), game.result());
  }

  Rules<P, M> rules();

  GameNotation<P, M> notation();

  GameBoard<P, M> board();
}
