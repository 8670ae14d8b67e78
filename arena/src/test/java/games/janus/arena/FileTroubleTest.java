package games.janus.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FileTroubleTest {
  @TempDir private Path folder;

  private static IOException trouble(ThrowingCallable with) {
    return catchThrowableOfType(IOException.class, with);
  }

  @Test
  void toReadAFileIsMissingAndToWriteAFolder() {
    Path missing = folder.resolve("no").resolve("games.pgn");
    assertThat(read(missing)).isEqualTo("cannot read " + missing + ": there is no such file");
    assertThat(written(missing)).isEqualTo("cannot write " + missing + ": there is no such folder");
  }

  @Test
  void aFolderIsNoFile() {
    assertThat(read(folder)).isEqualTo("cannot read " + folder + ": it is a directory");
    assertThat(written(folder)).isEqualTo("cannot write " + folder + ": it is a directory");
  }

  @Test
  void aFileIsNoFolder() throws IOException {
    Path file = Files.writeString(folder.resolve("a"), "");
    IOException problem = trouble(() -> Files.createDirectories(file));
    assertThat(FileTrouble.whyUnwritten(problem).text()).isEqualTo("it is not a folder");
  }

  @Test
  void bytesThatAreNoTextAreNamedAlsoWithinAStream() throws IOException {
    Path file = Files.write(folder.resolve("a"), new byte[] {(byte) 0xE4});
    String sentence = "cannot read " + file + ": it is not text in UTF-8";
    assertThat(read(file)).isEqualTo(sentence);
    var within = new UncheckedIOException(trouble(() -> Files.readString(file)));
    assertThat(FileTrouble.cannotRead(file, within).text()).isEqualTo(sentence);
  }

  @Test
  void aNameThatNoFileCanHaveIsNamed() {
    String name = "a\0b";
    var wrong = catchThrowableOfType(InvalidPathException.class, () -> Path.of(name));
    assertThat(FileTrouble.cannotRead(name, wrong).text()).endsWith("it is not a valid file name");
  }

  @Test
  void theSystemsOwnReasonIsTold() {
    var full = new FileSystemException("a", null, "No space left on device");
    assertThat(FileTrouble.cannotWrite("a", full).text())
        .isEqualTo("cannot write a: No space left on device");
  }

  private static String read(Path file) {
    return FileTrouble.cannotRead(file, trouble(() -> Files.readString(file))).text();
  }

  private static String written(Path file) {
    return FileTrouble.cannotWrite(file, trouble(() -> Files.writeString(file, ""))).text();
  }
}
