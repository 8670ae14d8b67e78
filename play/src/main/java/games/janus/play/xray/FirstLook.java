package games.janus.play.xray;

import games.janus.chess.Position;
import games.janus.engine.Appraisal;
import games.janus.engine.Appraisal.Part;
import games.janus.engine.Appraisal.Spot;
import games.janus.engine.Appraiser;
import games.janus.engine.Engine;
import games.janus.engine.EngineInfo;
import games.janus.engines.museum.microchess.Candidate;
import games.janus.engines.museum.microchess.JanusEvent.Worth;
import games.janus.engines.museum.microchess.MicrochessEngine;
import games.janus.play.JsonText;
import games.janus.rules.Color;
import games.janus.rules.Game;
import java.util.Optional;
import java.util.function.Function;

/**
 * What a player sees in a position before it looks ahead: every term with both sides apart and on
 * its squares. Microchess values no positions but moves, and is asked about one of those.
 *
 * @param appraisal the terms
 * @param move the move that Microchess valued
 * @param worth how it came to that value, operation by operation
 */
public record FirstLook<M>(Appraisal appraisal, Optional<M> move, Optional<Worth> worth) {
  /**
   * Asks a player.
   *
   * @param side for whom high values are to be good; if nobody says, for the side to move
   * @param move for Microchess: which of its moves; if nobody says, the one it likes best
   * @throws IllegalArgumentException if the player cannot be asked this
   */
  @SuppressWarnings("unchecked") // a player appraises the positions it plays
  public static <P, M> FirstLook<M> of(
      Engine<P, M> player, Game<P, M> game, String level, Optional<Color> side, Optional<M> move) {
    if (player instanceof MicrochessEngine microchess) {
      var chess = (Game<Position, games.janus.chess.Move>) game;
      requireMover(chess, side);
      return ofCandidate(microchess, chess, level, move);
    }
    if (!(player instanceof Appraiser<?, ?>)) {
      throw new IllegalArgumentException(
          player.info().id() + " draws its moves by lot: it values no position");
    }
    if (move.isPresent()) {
      throw new IllegalArgumentException(
          player.info().id()
              + " values positions: instead of asking about a move, ask about the position after"
              + " it");
    }
    Color eyes = side.orElse(game.rules().turn(game.position()));
    Appraisal appraisal = ((Appraiser<P, M>) player).appraise(game, level, eyes);
    return new FirstLook<>(appraisal, Optional.empty(), Optional.empty());
  }

  private static void requireMover(
      Game<Position, games.janus.chess.Move> game, Optional<Color> side) {
    if (game.outcome().isPresent()) {
      throw new IllegalArgumentException("the game is over, and microchess values moves alone");
    }
    if (side.isPresent() && side.get() != game.position().turn()) {
      throw new IllegalArgumentException("microchess values the moves of the side to move alone");
    }
  }

  @SuppressWarnings("unchecked") // these are the moves of its game
  private static <M> FirstLook<M> ofCandidate(
      MicrochessEngine microchess,
      Game<Position, games.janus.chess.Move> game,
      String level,
      Optional<M> wanted) {
    Optional<Candidate> found = Optional.empty();
    for (Candidate candidate : microchess.weigh(game, level)) {
      if (wanted.isPresent() ? candidate.move().equals(wanted.get()) : candidate.isBest()) {
        found = Optional.of(candidate);
      }
    }
    Candidate candidate =
        found.orElseThrow(() ->
            new IllegalArgumentException(
                wanted.isPresent()
                    ? "microchess does not think of " + wanted.get()
                    : "microchess sees nothing in any move here and resigns"));
    M move = (M) candidate.move();
    return new FirstLook<>(
        candidate.appraisal(), Optional.of(move), Optional.of(candidate.worth()));
  }

  /**
   * Writes the fields into an object that is open.
   *
   * @param id how a move is written
   */
  public void writeFields(JsonText json, EngineInfo engine, String level, Function<M, String> id) {
    json.name("engine").value(engine.id()).name("level").value(level);
    json.name("unit").value(engine.scoreUnit());
    json.name("side").value(word(appraisal.side()));
    json.name("move");
    move.ifPresentOrElse(made -> json.value(id.apply(made)), json::nothing);
    json.name("score").value(appraisal.score()).name("terms").beginArray();
    for (Part part : appraisal.parts()) {
      write(json, part);
    }
    json.endArray();
    worth.ifPresent(value -> BytePipeline.write(json, value));
  }

  private static void write(JsonText json, Part part) {
    json.beginObject().name("name").value(part.name()).name("value").value(part.value());
    json.name("white").value(part.white()).name("black").value(part.black());
    json.name("neither").value(part.neither()).name("squares").beginArray();
    for (Spot spot : part.spots()) {
      json.beginObject().name("square").value(spot.square().toString());
      json.name("side").value(word(spot.side())).name("value").value(spot.value()).endObject();
    }
    json.endArray().endObject();
  }

  private static String word(Color side) {
    return side == Color.WHITE ? "white" : "black";
  }
}
