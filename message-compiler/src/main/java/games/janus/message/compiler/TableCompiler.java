package games.janus.message.compiler;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.stream.Stream;

/**
 * Makes every file of data a class that holds its lines, for the core may open no files. Lines of
 * text that begin with # and a blank are for readers of the file and left out. A net is no text;
 * its lines are its bytes in Base64.
 */
public final class TableCompiler {
  private static final String TEXT = ".txt";
  private static final String NET = ".net";

  /** Letters in a line of bytes; a whole number of groups of four. */
  private static final int LINE = 8000;

  private TableCompiler() {}

  /**
   * Compiles all tables.
   *
   * @param arguments the folder of the tables, in folders named for packages, and the folder for
   *     what is written
   */
  public static void main(String[] arguments) throws IOException {
    Path tables = Path.of(arguments[0]);
    Path into = Path.of(arguments[1]);
    try (Stream<Path> files = Files.walk(tables)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        String path = tables.relativize(file).toString().replace('\\', '/');
        if (path.endsWith(TEXT)) {
          write(into, path, Files.readAllLines(file));
        } else if (path.endsWith(NET)) {
          write(into, path, base64(Files.readAllBytes(file)));
        }
      }
    }
  }

  private static List<String> base64(byte[] bytes) {
    String text = Base64.getEncoder().encodeToString(bytes);
    var lines = new ArrayList<String>();
    for (int at = 0; at < text.length(); at += LINE) {
      lines.add(text.substring(at, Math.min(text.length(), at + LINE)));
    }
    return lines;
  }

  private static void write(Path into, String file, List<String> lines) throws IOException {
    String path = file.substring(0, file.lastIndexOf('.'));
    MessageCompiler.write(into.resolve(path + ".java"), java(file, path, lines));
  }

  private static String java(String file, String path, List<String> lines) {
    int slash = path.lastIndexOf('/');
    String name = path.substring(slash + 1);
    String source = file.substring(slash + 1);
    var java = new StringBuilder("package " + path.substring(0, slash).replace('/', '.'));
    java.append(";\n\n");
    java.append("/** Made from ").append(source).append(" by the build. */\n");
    java.append("final class ").append(name).append(" {\n");
    java.append("  static final String[] LINES = {\n");
    for (String line : lines) {
      if (!line.startsWith("# ")) {
        java.append("    ").append(JavaWriter.quoted(line)).append(",\n");
      }
    }
    return java.append("  };\n\n  private ").append(name).append("() {}\n}\n").toString();
  }
}
