package games.janus.launcher;

/**
 * Where {@code java -jar janus.jar} begins. Compiled for Java 8, so that an older Java than Janus
 * needs can still say which one it needs; the catalogue of messages is out of its reach.
 */
public final class Launcher {
  private static final int NEEDED = 25;

  private Launcher() {}

  public static void main(String[] args) throws Exception {
    String version = System.getProperty("java.specification.version");
    if (version.startsWith("1.") || Integer.parseInt(version) < NEEDED) {
      System.err.println(
          "Janus needs Java " + NEEDED + " or newer, and this is Java " + version + " ("
              + System.getProperty("java.home")
              + "). Install a newer Java, then try again.");
      System.exit(1);
    }
    Class.forName("games.janus.cli.Janus")
        .getMethod("main", String[].class)
        .invoke(null, (Object) args);
  }
}
