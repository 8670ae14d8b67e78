package games.janus.rules.game;

import games.janus.rules.text.Tags;
import java.util.Optional;

/**
 * What players call the beginning of a game.
 *
 * @param eco its code in the Encyclopaedia of Chess Openings; only in chess
 */
public record Opening(Optional<String> eco, String name) {
  private static final String ECO = "ECO";
  private static final String OPENING = "Opening";

  /** The tags of a game that began so. What the game says of its opening already stays as it is. */
  Tags in(Tags tags) {
    if (tags.value(ECO).isPresent() || tags.value(OPENING).isPresent()) {
      return tags;
    }
    return eco.map(code -> tags.with(ECO, code)).orElse(tags).with(OPENING, name);
  }

  /** Such as {@code B90 Sicilian Defense: Najdorf Variation}. */
  @Override
  public String toString() {
    return eco.map(code -> code + " ").orElse("") + name;
  }
}
