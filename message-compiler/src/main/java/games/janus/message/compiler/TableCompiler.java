package games.janus.message.compiler;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * Makes every text file of data a class that holds its lines, for the core may open no files. Lines
 * that begin with # and a blank are for readers of the file and left out.
 */
public final class TableCompiler {
  private static final String ENDING = ".txt";

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
      for (Path file : files.filter(each -> each.toString().endsWith(ENDING)).toList()) {
        String path = tables.relativize(file).toString().replace(ENDING, "").replace('\\', '/');
        MessageCompiler.write(into.resolve(path + ".java"), java(path, Files.readAllLines(file)));
      }
    }
  }

  private static String java(String path, List<String> lines) {
    int slash = path.lastIndexOf('/');
    String name = path.substring(slash + 1);
    var java = new StringBuilder("package " + path.substring(0, slash).replace('/', '.'));
    java.append(";\n\n");
    java.append("/** Made from ").append(name).append(ENDING).append(" by the build. */\n");
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
