package games.janus.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import games.janus.arena.EngineFactory;
import games.janus.checkers.RuleSet;
import java.io.IOException;
import java.io.InputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Games by pipe: what is typed and what is said. */
@Timeout(60)
class SessionTest {
  private static final Duration PATIENCE = Duration.ofSeconds(30);

  @TempDir private Path folder;

  private Evening<games.janus.chess.Position, games.janus.chess.Move> chess() {
    return Evening.chess(folder);
  }

  private Evening<games.janus.checkers.Position, games.janus.checkers.Move> checkers(
      RuleSet rules) {
    return Evening.checkers(folder, rules);
  }

  @Test
  void twoPeoplePlayToMate() {
    String said = chess().type("e4", "e5", "Bc4", "Nc6", "Qh5", "Nf6", "Qxf7#", "quit");
    assertThat(said)
        .contains("4. White> Qxf7#\nWhite plays Qxf7#.\nWhite wins: checkmate\n")
        .doesNotContain("kept");
  }

  @Test
  void theOpeningIsNamedOnceWhenItIsReached() {
    String said = chess().type("e4", "e5", "Nf3", "Nc6", "Bb5", "undo", "Bb5", "h5", "quit");
    assertThat(said)
        .contains("White plays e4.\nOpening: B00 King's Pawn Game\n")
        .containsOnlyOnce("White plays Bb5.\nOpening: C60 Ruy Lopez\n")
        .containsOnlyOnce("Opening: C60 Ruy Lopez\n");
  }

  @Test
  void aBallotIsNamedToo() {
    assertThat(checkers(RuleSet.ACF).type("10-14", "22-18", "12-16", "24-20", "quit"))
        .containsOnlyOnce("Opening: 68: 10-14 22-18 12-16 (White Doctor)\n");
  }

  @Test
  void theMachineAnswersAndSaysWhatItLookedAt() {
    String said = chess().black("octave").type("e4", "quit");
    assertThat(said)
        .contains("White plays e4.\n")
        .containsPattern("Black plays e6\\.\n[0-9,]+ positions, [0-9,]+ cut-offs, [0-9.]+ s\n")
        .contains("The game is kept. janus play --resume continues it.");
  }

  @Test
  void aMachineThatHasNoNumbersIsNotGivenAny() {
    String said = chess().black("mint").type("e4", "quit");
    assertThat(said).containsPattern("chosen at random, [0-9.]+ s").doesNotContain("position");
  }

  @Test
  void theBoardIsDrawnLineByLine() {
    assertThat(chess().withBoard().type("e4", "quit"))
        .contains(
            """
            4  .  .  .  . [P] .  .  .
            3  .  .  .  .  .  .  .  .
            2  P  P  P  P (.) P  P  P
            1  R  N  B  Q  K  B  N  R
               a  b  c  d  e  f  g  h
            Black to move
            """);
  }

  @Test
  void itSaysWhatIsWrongAndWhatWasPossible() {
    String said = chess().type("Ng5", "e5", "e2e5", "foo", "Nc3 Nf3", "quit");
    assertThat(said)
        .contains("Ng5? No knight can reach g5. Possible: Na3, Nc3, Nf3 or Nh3.")
        .contains("e5? No pawn can reach e5. Possible: e3 or e4.")
        .contains("I cannot read \"foo\". Type a move or a command; help and moves list them.");
  }

  @Test
  void aPawnThatCouldBecomeSeveralIsAskedAbout() {
    String said = chess().from("8/4P1k1/8/8/8/8/6K1/8 w - - 0 1").type("e8", "e7e8q", "quit");
    assertThat(said).contains("e8? It could be e8=Q, e8=R, e8=B or e8=N").contains("plays e8=Q");
  }

  @Test
  void undoTakesTheAnswerBackTooAndRedoBringsBothBack() {
    String said = chess().black("octave").type("e4", "undo", "undo", "redo", "redo", "quit");
    assertThat(said)
        .contains("Undone: 2 moves.")
        .contains("There is nothing to undo.")
        .contains("Played again: 2 moves.")
        .contains("There is nothing to redo.")
        .contains("2. White>");
  }

  @Test
  void afterTheEndOneMayTakeBackAndGoOn() {
    String said = chess().type("f3", "e5", "g4", "Qh4#", "e4", "undo", "d6", "quit");
    assertThat(said)
        .contains("Black wins: checkmate")
        .contains("The game is over.")
        .contains("Undone: one move.")
        .contains("Black plays d6.");
  }

  @Test
  void evalThinkTreeAndHintTellWhatTheMachineKnows() {
    String said = chess().black("octave").type("e4", "think", "tree", "eval", "hint", "quit");
    assertThat(said)
        .contains("engine             Octave Chess")
        .contains("positions")
        .contains("cut-offs")
        .containsPattern("Octave Chess.* looked at [0-9]+ positions")
        .containsPattern("is enough|best ")
        .contains("sum ")
        .contains("Hint from Janus: ");
  }

  @Test
  void termsAddUpToTheSumThatIsShown() {
    String said = chess().black("janus@2").type("e4", "e5", "eval", "quit");
    List<String> lines = said.lines().toList();
    int first =
        lines.indexOf("Janus scores the position, in hundredths of a pawn, for the side to move:")
            + 1;
    int sum = 0;
    int at = first;
    while (!lines.get(at).startsWith("sum ")) {
      sum += Integer.parseInt(lines.get(at).substring(19).strip());
      at++;
    }
    assertThat(at).isGreaterThan(first + 2);
    assertThat(lines.get(at).substring(19).strip()).isEqualTo(Integer.toString(sum));
  }

  @Test
  void aStrongEngineShowsItsBestBranches() {
    String said = chess().black("janus@3").type("e4", "tree", "quit");
    assertThat(said)
        .contains("Janus does not keep what it looks at. Its best lines")
        .containsPattern("1\\. \\w");
  }

  @Test
  void levelAndEngineChangeTheOpponent() {
    String said =
        chess()
            .black("janus")
            .type(
                "level 2",
                "level nonsense",
                "engine mint",
                "engine",
                "e4",
                "engine black me",
                "quit");
    assertThat(said)
        .contains("Black: Janus, level 2.")
        .contains("janus has no level 'nonsense', only 1, 2")
        .contains("Black: MINT")
        .contains("microchess: ")
        .contains("Black: a person.");
  }

  @Test
  void levelTellsTheMeasuredRatings() {
    assertThat(chess().black("janus").type("level", "quit"))
        .containsPattern("\n1 +A first opponent. .* \\(\\d+ on Stockfish's UCI_Elo scale\\)\n");
  }

  @Test
  void inBothGamesTheStrongOneIsCalledJanus() {
    assertThat(checkers(RuleSet.ACF).black("Janus@2").type()).contains("Dark: Janus, level 2.");
  }

  @Test
  void theLastPositionIsDrawnOnce() {
    String mated =
        chess()
            .black("janus@full")
            .from("6k1/8/8/8/8/q7/1r6/7K w - - 0 1")
            .withBoard()
            .type("Kg1", "quit");
    assertThat(mated).contains("Black wins: checkmate");
    assertThat(mated.lines().filter(line -> line.startsWith("8 ")).count()).isEqualTo(2);
  }

  @Test
  void controlCThatNobodyMindedIsHeardAtThePrompt() {
    var interrupts = new Interrupts();
    interrupts.add();
    interrupts.add();
    assertThat(chess().type(interrupts, "e4", "quit"))
        .contains("Press Ctrl+C again to leave.")
        .doesNotContain("White plays");
  }

  @Test
  void aDrawIsClaimedWithTheMoveThatBringsIt() {
    assertThat(
            chess()
                .type(
                    "Nf3",
                    "Nf6",
                    "Ng1",
                    "Ng8",
                    "Nf3",
                    "Nf6",
                    "Ng1",
                    "draw a6",
                    "draw e4",
                    "draw Ng8",
                    "quit"))
        .contains("After a6 there is no draw to claim.")
        .contains("\"e4\"")
        .contains("Draw: the same position for the third time");
  }

  @Test
  void aPersonMayOfferAPersonADraw() {
    assertThat(chess().type("draw", "e4", "e5", "draw", "no", "draw", "Nf3", "draw", "yes", "quit"))
        .contains("You can offer a draw once both sides have moved.")
        .contains("No draw. The game goes on.")
        .contains("You have already offered a draw at this move.")
        .contains("Draw: agreement");
  }

  @Test
  void aRepetitionMayBeClaimed() {
    String said =
        chess().type("Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1", "Ng8", "draw", "quit");
    assertThat(said)
        .contains("you can claim a draw: type draw")
        .contains("Draw: the same position for the third time");
  }

  @Test
  void aMachineDeclinesADrawInTheOpening() {
    assertThat(chess().black("janus@1").type("e4", "draw", "quit"))
        .contains("Black declines: the game has hardly begun.");
  }

  @Test
  void resigningEndsTheGameForTheReasonGiven() {
    assertThat(chess().type("e4", "resign", "quit"))
        .contains("Black resigns.")
        .contains("White wins: resignation");
  }

  @Test
  void movesPiecesListAndFenTellHowThingsStand() {
    String said = chess().type("moves", "moves g1", "e4", "list", "pieces", "fen", "quit");
    assertThat(said)
        .contains("20: ")
        .contains("2: Nf3 Nh3")
        .contains("\n1. e4\n")
        .contains("White: rook a1 h1, knight b1 g1, bishop c1 f1, queen d1, king e1, pawn a2")
        .contains("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq");
  }

  // ---- Checkers

  @Test
  void aForcedJumpIsSaidMarkedAndInsistedUpon() {
    String said =
        checkers(RuleSet.ACF).withBoard().from("W:W22,27,32:B17,18").type("27-24", "quit");
    assertThat(said)
        .contains("Light to move, must jump: 22x13 or 22x15")
        .contains("27-24? You must jump: 22x13 or 22x15.")
        .contains("22L!");
  }

  @Test
  void aMultiJumpMayBeEnteredStepByStep() {
    String said =
        checkers(RuleSet.ACF)
            .withBoard()
            .from("W:WK31,32:B27,18,19,11")
            .type("31", "24", "15", "8", "quit");
    assertThat(said)
        .contains("from 31 on to 24")
        .contains("and on to> ")
        .contains("Light plays 31x");
  }

  @Test
  void whereTheRulesAllowItAJumperMayStop() {
    String fen = "W:W29,32:B25,18,4";
    String said = checkers(RuleSet.TWO_PLAYER).from(fen).type("29x22", "stop", "quit");
    assertThat(said).contains("from 22 on to 15, or stop").contains("White plays 29x22.");
    assertThat(checkers(RuleSet.TWO_PLAYER).from(fen).type("29x22", "15", "quit"))
        .contains("White plays 29x15.");
    assertThat(checkers(RuleSet.TWO_PLAYER).from(fen).type("29x22 stop", "quit"))
        .contains("White plays 29x22.");
    assertThat(checkers(RuleSet.ACF).from(fen).type("29x22", "quit"))
        .as("where it has to go on, and there is one way only, it does")
        .contains("Light plays 29x15.");
  }

  @Test
  void aJumpThatWasBegunMayBeCancelled() {
    String said =
        checkers(RuleSet.TWO_PLAYER)
            .from("W:W29,32:B25,18,4")
            .type("29x22", "cancel", "32-28", "quit");
    assertThat(said).contains("White plays 32-28.");
  }

  @Test
  @Tag("slow")
  void twoMachinesPlayCheckersToTheEnd() {
    String said = checkers(RuleSet.ACF).black("janus-checkers@4").white("minimax@beginner").type();
    assertThat(said).containsPattern("(wins: (no pieces left|pieces left, but no move))|Draw: ");
  }

  // ---- Clocks

  /** Input on which nobody types until the test is over. */
  private static InputStream silence() throws IOException {
    return new PipedInputStream(new PipedOutputStream());
  }

  @Test
  void aFlagFallsAlsoWhileNobodyTypes() throws Exception {
    var evening = chess().white("mint").clock("0.003"); // 180 milliseconds
    var live = evening.live();
    InputStream silence = silence();
    Thread playing = Thread.ofPlatform().daemon().start(() -> evening.typeAll(live, silence));
    long start = System.nanoTime();
    while (live.ending().isEmpty() && System.nanoTime() - start < PATIENCE.toNanos()) {
      LockSupport.parkNanos(Duration.ofMillis(20).toNanos());
    }
    playing.interrupt();
    assertThat(live.endWords()).isEqualTo("White wins: out of time");
  }

  @Test
  void onTimeNobodyWinsWithALoneKing() {
    var usual = chess().from("8/8/8/4k3/8/8/4P3/4K3 w - - 0 1").clock("1").live();
    var now = new AtomicLong();
    var live =
        new HostedGame<>(
            usual.type(), usual.live().settings(), 1, now::get, EngineFactory.ofUser());
    for (String move : List.of("e3", "Ke4")) {
      live.play(usual.type().notation().readMove(live.game().position(), move), Optional.empty());
    }
    now.set(60_000);
    live.checkClock();
    assertThat(live.endWords()).isEqualTo("Draw: out of time");
  }

  // ---- Files

  @Test
  void everyMoveIsKeptAsItIsMade() throws IOException {
    chess().black("octave").type("e4", "d4", "quit");
    List<Path> kept = chess().shelf().unfinished();
    assertThat(kept).hasSize(1);
    assertThat(Files.readString(kept.getFirst()))
        .contains("[BlackEngine \"octave\"]", "[Result \"*\"]", "1. e4 ", "2. d4 ")
        .containsPattern("\\{[0-9,]+ positions");
  }

  @Test
  void aGameWithoutAMoveIsNotKept() throws IOException {
    chess().type("help", "quit");
    assertThat(chess().shelf().unfinished()).isEmpty();
  }

  @Test
  void savedGamesAreLoadedAndFilesAreNotWrittenOver() throws IOException {
    Path file = folder.resolve("my game.pgn");
    String said =
        chess()
            .black("mint")
            .type(
                "e4",
                "save " + file,
                "save " + file,
                "save -f " + file,
                "new",
                "load " + file,
                "list",
                "quit");
    assertThat(said)
        .contains("Written to " + file)
        .contains("exists already; put -f before its name to overwrite it")
        .contains("New game.")
        .contains("Loaded: 2 moves.");
    assertThat(Files.readString(file)).contains("[BlackEngine \"mint\"]");
  }

  @Test
  void troubleWithFilesIsASentence() throws IOException {
    Path bad = folder.resolve("bad.pgn");
    Files.writeString(bad, "1. e4 e5 2. Ke3 *\n");
    String said =
        chess()
            .type(
                "load nowhere.pgn",
                "load " + bad,
                "load " + folder,
                "load " + bad + " 7",
                "save",
                "load",
                "export nowhere/x.pgn",
                "quit");
    assertThat(said)
        .contains("cannot read nowhere.pgn: there is no such file")
        .contains("line 1: Move 2. \"Ke3\": The king on e1 cannot reach e3.")
        .contains(folder + " is not a file")
        .contains("there is only one game in")
        .contains("Say in which file: save FILE.")
        .contains("cannot write nowhere/x.pgn");
  }

  @Test
  void exportPrintsTheGameWithItsThoughts() {
    assertThat(chess().black("octave").type("e4", "export", "quit"))
        .contains("[Event \"Janus in the terminal\"]")
        .containsPattern("1\\. e4 e6 \\{[0-9,]+ positions");
  }

  @Test
  void anEndInTheWordsOfAFileIsKeptAndUndoTakesBackTheLastMove() throws IOException {
    Path file = folder.resolve("adjudged.pgn");
    Files.writeString(file, "[Termination \"the arbiter was tired\"]\n\n1. e4 e5 0-1\n");
    assertThat(chess().type("load " + file, "export", "undo", "list", "d5", "quit"))
        .contains("Black wins: the arbiter was tired\n")
        .contains("[Result \"0-1\"]")
        .contains("[Termination \"the arbiter was tired\"]")
        .contains("Undone: one move.\n")
        .contains("1. e4\n")
        .contains("Black plays d5.\n");
  }

  @Test
  void aGameThatBothLostIsKeptAndUndoTakesBackTheLastMove() throws IOException {
    Path file = folder.resolve("both.pdn");
    Files.writeString(file, "1. 11-15 22-18 0-0\n");
    assertThat(checkers(RuleSet.ACF).type("load " + file, "export", "undo", "list", "quit"))
        .contains("Both lose\n")
        .contains("[Result \"0-0\"]")
        .contains("Undone: one move.\n")
        .contains("1. 11-15\n");
  }

  @Test
  void nothingFromAFileSteersTheTerminal() throws IOException {
    Path evil = folder.resolve("evil.pgn");
    Files.writeString(
        evil,
        """
        [White "ESC]0;ownedBELEveESC[31m"]
        [Seed "1"]
        [Termination "ESC[2J"]

        1. e4 {ESC[31mredCSI31m} 1-0
        """
            .replace("ESC", "\u001b")
            .replace("BEL", "\u0007")
            .replace("CSI", "\u009b"));
    String said =
        chess().type("load " + evil, "export", "load \u001b[31m.pgn", "\u001b[0c", "quit");
    assertThat(said).contains("\\u001b").doesNotContain("\u001b").doesNotContain("\u009b");
  }

  @Test
  void aFolderThatCannotBeWrittenToIsComplainedAboutOnce() throws IOException {
    Files.writeString(folder.resolve("games"), "a file where a folder should be");
    String said = chess().type("e4", "e5", "quit");
    assertThat(said.split("cannot be kept", -1)).hasSize(2);
    assertThat(said).contains("Black plays e5.");
  }

  @Test
  void helpListsEveryCommand() {
    String said = chess().type("help", "help undo", "quit");
    assertThat(TerminalCommand.words()).allSatisfy(word -> assertThat(said).contains("\n" + word));
    assertThat(said).contains("Also: u, back");
  }
}
