package games.janus.arena.egdb;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.janus.engines.checkers.endgame.EndgameTable;
import games.janus.engines.checkers.endgame.Slice;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EndgameBuildTest {
  @TempDir Path folder;

  private static long build(int pieces, int threads, Path into) throws InterruptedException {
    var done = new AtomicLong();
    new EndgameBuild(pieces, threads, new EndgameFolder(into), done::addAndGet).run();
    return done.get();
  }

  private List<Path> files() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.sorted().toList();
    }
  }

  private static byte[] embedded() throws IOException {
    try (InputStream in = EndgameTable.class.getResourceAsStream("/META-INF/janus/endgames.jegd")) {
      return in.readAllBytes();
    }
  }

  @Test
  void everySliceBecomesAFileOfResultsAndOneOfDistances() throws Exception {
    build(3, 2, folder);
    assertThat(files()).hasSize(2 * 16).noneMatch(file -> file.toString().endsWith(".part"));
    assertThat(new EndgameFolder(folder).addTo(EndgameTable.empty()).slices()).hasSize(16);
  }

  @Test
  void progressComesToEveryPosition() throws Exception {
    // Slices of odd size lose half a position each.
    assertThat(build(3, 1, folder))
        .isBetween(EndgameBuild.positions(3) - 16, EndgameBuild.positions(3));
  }

  @Test
  void aBuildGoesOnWhereItWasStopped() throws Exception {
    build(3, 2, folder);
    byte[] whole = new EndgameFolder(folder).joined(3);
    Path kept = folder.resolve("wld-0102.jegd");
    FileTime before = FileTime.fromMillis(1_000_000);
    Files.setLastModifiedTime(kept, before);
    for (String name :
        List.of("wld-1020.jegd", "wld-0201.jegd", "wld-0210.jegd", "dtw-0101.jegd")) {
      Files.delete(folder.resolve(name));
    }
    Files.write(folder.resolve("wld-1020.jegd.part"), new byte[10]); // as a kill would leave it
    build(3, 2, folder);
    assertThat(new EndgameFolder(folder).joined(3)).isEqualTo(whole);
  }

  @Test
  void whatIsFinishedIsNotSolvedAgain() throws Exception {
    build(3, 1, folder);
    assertThat(build(3, 1, folder)).isZero();
    assertThat(build(2, 1, folder)).isZero();
  }

  @Test
  void threadsChangeTheTimeOnly() throws Exception {
    build(3, 1, folder.resolve("one"));
    build(3, 3, folder.resolve("three"));
    assertThat(new EndgameFolder(folder.resolve("one")).joined(3))
        .isEqualTo(new EndgameFolder(folder.resolve("three")).joined(3));
  }

  @Test
  void aDamagedFileIsNamed() throws Exception {
    build(2, 1, folder);
    Path file = folder.resolve("wld-1010.jegd");
    Files.write(file, Arrays.copyOf(Files.readAllBytes(file), 100));
    assertThatThrownBy(() -> build(2, 1, folder))
        .isInstanceOf(EndgameFileException.class)
        .hasMessage(
            file
                + ": not an endgame file: it is cut short"
                + "; delete it, and janus egdb build makes it again");
  }

  @Test
  void aFileUnderAnothersNameIsNoticed() throws Exception {
    build(2, 1, folder);
    Files.copy(
        folder.resolve("wld-1010.jegd"),
        folder.resolve("wld-0101.jegd"),
        java.nio.file.StandardCopyOption.REPLACE_EXISTING);
    assertThatThrownBy(() -> new EndgameFolder(folder).addTo(EndgameTable.empty()))
        .hasMessageContaining("wld-0101.jegd holds another slice than its name says; delete it");
  }

  @Test
  void whereNoFolderCanBeTheBuildDoesNotBegin() throws Exception {
    Path file = Files.writeString(folder.resolve("file"), "in the way");
    assertThatThrownBy(() -> build(2, 1, file))
        .isInstanceOf(EndgameFileException.class)
        .hasMessage("cannot write into " + file + ": it is not a folder");
    assertThatThrownBy(() -> build(2, 1, file.resolve("below")))
        .isInstanceOf(EndgameFileException.class)
        .hasMessageStartingWith("cannot write into ");
  }

  @Test
  void withoutRoomTheBuildDoesNotBegin() {
    assertThatThrownBy(() -> new EndgameFolder(folder).prepare(Long.MAX_VALUE))
        .isInstanceOf(EndgameFileException.class)
        .hasMessageStartingWith("not enough room in " + folder);
  }

  @Test
  void fivePiecesComeWithTheProgram() {
    EndgameTable table = EndgameFolder.embedded();
    assertThat(Slice.withPieces(5)).allMatch(table::has);
    assertThat(Slice.withPieces(6)).noneMatch(table::has);
  }

  @Test
  void aFreshBuildOfFourPiecesKnowsTheSame() throws Exception {
    build(4, 2, folder);
    EndgameTable fresh = new EndgameFolder(folder).addTo(EndgameTable.empty());
    EndgameTable shipped = EndgameFolder.embedded();
    assertThat(fresh.slices()).containsAll(Slice.withPieces(4));
    for (Slice slice : fresh.slices()) {
      assertThat(fresh.tally(slice)).as(slice.toString()).isEqualTo(shipped.tally(slice));
      for (boolean won : new boolean[] {false, true}) {
        assertThat(fresh.longest(slice, won)).isEqualTo(shipped.longest(slice, won));
      }
    }
  }

  @Test
  @Tag("long")
  void aFreshBuildOfFivePiecesIsWhatComesWithTheProgram() throws Exception {
    build(5, 2, folder);
    assertThat(Arrays.equals(new EndgameFolder(folder).joined(5), embedded())).isTrue();
  }
}
