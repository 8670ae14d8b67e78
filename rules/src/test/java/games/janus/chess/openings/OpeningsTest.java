package games.janus.chess.openings;

import static org.assertj.core.api.Assertions.assertThat;

import games.janus.chess.Chess;
import games.janus.chess.Chess960;
import games.janus.chess.Move;
import games.janus.chess.Position;
import games.janus.chess.notation.ChessGame;
import games.janus.chess.notation.Fen;
import games.janus.chess.notation.San;
import games.janus.chess.notation.Uci;
import games.janus.rules.Game;
import games.janus.rules.game.Opening;
import games.janus.rules.text.GameRecord;
import games.janus.rules.text.Tag;
import games.janus.rules.text.Tags;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class OpeningsTest {
  private static final Opening NAJDORF =
      new Opening(Optional.of("B90"), "Sicilian Defense: Najdorf Variation");

  private static Game<Position, Move> game(Position start, String moves) {
    Game<Position, Move> game = Game.from(Chess.RULES, start);
    for (String move : moves.split(" ", -1)) {
      game = game.play(San.read(game.position(), move));
    }
    return game;
  }

  private static Optional<Opening> opening(String moves) {
    return ChessGame.STANDARD.opening(game(Position.initial(), moves));
  }

  @Test
  void theUsualMovesHaveTheirNames() {
    assertThat(opening("e4")).contains(new Opening(Optional.of("B00"), "King's Pawn Game"));
    assertThat(opening("e4 e5 Nf3 Nc6 Bb5")).contains(new Opening(Optional.of("C60"), "Ruy Lopez"));
    assertThat(opening("e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6")).contains(NAJDORF);
  }

  @Test
  void theOrderOfTheMovesDoesNotMatter() {
    assertThat(opening("Nf3 c5 e4 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6")).contains(NAJDORF);
    assertThat(opening("d4 Nf6 c4 e6 Nc3 Bb4"))
        .isEqualTo(opening("c4 e6 Nc3 Nf6 d4 Bb4"))
        .contains(new Opening(Optional.of("E20"), "Nimzo-Indian Defense"));
  }

  @Test
  void theLastNamedPositionGivesTheName() {
    assertThat(opening("e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6 Rg1 Nbd7 Rh1 h6 Nb3 g6"))
        .map(Opening::name)
        .hasValueSatisfying(name -> assertThat(name).startsWith(NAJDORF.name()));
  }

  @Test
  void whereAGameStartsHasNoName() {
    assertThat(ChessGame.STANDARD.opening(Game.of(Chess.RULES))).isEmpty();
  }

  @Test
  void fromAnotherStartOnlyATranspositionHasAName() {
    Position odds = position("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/R1BQKBNR w KQkq - 0 1");
    assertThat(ChessGame.STANDARD.opening(game(odds, "e4 c5 Nf3 d6"))).isEmpty();
    Position kings = position("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 9");
    assertThat(ChessGame.STANDARD.opening(game(kings, "Nf3 Nc6 Bb5")))
        .isEqualTo(opening("e4 e5 Nf3 Nc6 Bb5"));
  }

  @Test
  void chess960HasNoNames() {
    assertThat(ChessGame.STANDARD.opening(game(Chess960.start(0), "e4 e5 d4 d5"))).isEmpty();
  }

  /** The table leaves out what a line shares with the one before; here it is read again in full. */
  @Test
  void everyLineIsLegalAndLeadsToItsName() {
    List<String> moves = new ArrayList<>();
    String name = "";
    Set<Position> reached = new HashSet<>();
    for (String line : OpeningTable.LINES) {
      int bar = line.indexOf('|');
      List<String> words = List.of(line.substring(0, bar).split(" ", -1));
      moves = new ArrayList<>(moves.subList(0, Integer.parseInt(words.getFirst())));
      moves.addAll(words.subList(1, words.size() - 2));
      name = name.substring(0, Integer.parseInt(words.getLast())) + line.substring(bar + 1);
      Position position = Position.initial();
      for (String move : moves) {
        position = position.play(Uci.read(position, move));
      }
      String eco = words.get(words.size() - 2);
      assertThat(eco).matches("[A-E][0-9][0-9]");
      assertThat(Openings.at(position)).as(line).contains(new Opening(Optional.of(eco), name));
      assertThat(reached.add(position)).as(line).isTrue();
    }
    assertThat(reached).hasSize(3807);
  }

  @Test
  void aFileSaysCodeAndName() {
    var game = GameRecord.of(Tags.NONE, game(Position.initial(), "e4 e5 Nf3 Nc6 Bb5"));
    assertThat(ChessGame.STANDARD.withOpening(game).tags().all())
        .containsExactly(new Tag("ECO", "C60"), new Tag("Opening", "Ruy Lopez"));
  }

  @Test
  void whatAFileSaysOfItsOpeningStays() {
    Tags tags = Tags.NONE.with("ECO", "C60");
    var game = GameRecord.of(tags, game(Position.initial(), "e4 c5"));
    assertThat(ChessGame.STANDARD.withOpening(game).tags()).isEqualTo(tags);
    var unknown = GameRecord.of(Tags.NONE, Game.of(Chess.RULES));
    assertThat(ChessGame.STANDARD.withOpening(unknown).tags()).isEqualTo(Tags.NONE);
  }

  private static Position position(String fen) {
    return Position.of(Fen.read(fen));
  }
}
