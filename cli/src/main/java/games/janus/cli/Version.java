package games.janus.cli;

import java.util.Optional;
import picocli.CommandLine.IVersionProvider;

/** The version in the manifest of the jar. */
public final class Version implements IVersionProvider {
  Version() {}

  static String text() {
    return "Janus " + number();
  }

  public static String number() {
    return Optional.ofNullable(Version.class.getPackage().getImplementationVersion())
        .orElse("(not run from its jar)");
  }

  @Override
  public String[] getVersion() {
    return new String[] {text()};
  }
}
