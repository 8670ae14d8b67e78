package games.janus.cli.play;

import games.janus.engine.Engine;
import games.janus.engines.Catalog;
import games.janus.play.live.Player;

/** Who plays one side, with the engine at hand. */
sealed interface Seat<P, M> {
  /** A person, whose moves are typed. */
  record Person<P, M>(String name) implements Seat<P, M> {
    @Override
    public Player player() {
      return new Player.Person(name);
    }
  }

  /**
   * An engine.
   *
   * @param level the id of one of its levels
   * @param seed where its random choices come from
   */
  record Machine<P, M>(Engine<P, M> engine, String level, long seed) implements Seat<P, M> {
    @Override
    public Player.Engine player() {
      return new Player.Engine(engine.info().id(), level, seed);
    }
  }

  /** The same without its engine, as games know it. */
  Player player();

  /** The seat of a player of this game. */
  static <P, M> Seat<P, M> of(BoardGame<P, M> board, Player player) {
    return switch (player) {
      case Player.Person person -> new Person<>(person.name());
      case Player.Engine engine ->
          new Machine<>(
              Catalog.named(engine.id(), board.engines()).orElseThrow(),
              engine.level(),
              engine.seed());
    };
  }
}
