package games.janus.server;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Where SQLite unpacks its library. It takes a new name each time and tidies up at the end, which a
 * process that is killed never reaches; here, in a folder that we have to ourselves, what was left
 * behind can be removed.
 */
final class NativeFolder {
  private static final String SETTING = "org.sqlite.tmpdir";

  private NativeFolder() {}

  static void prepare(Path data) throws IOException {
    if (System.getProperty(SETTING) != null) {
      return; // somebody has chosen another place
    }
    Path folder = Files.createDirectories(data.resolve("native"));
    try (DirectoryStream<Path> left = Files.newDirectoryStream(folder, "sqlite-*")) {
      for (Path file : left) {
        Files.deleteIfExists(file);
      }
    }
    System.setProperty(SETTING, folder.toString());
  }
}
