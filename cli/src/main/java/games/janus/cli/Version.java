package games.janus.cli;

import java.util.Optional;
import picocli.CommandLine.IVersionProvider;

/** The version in the manifest of the jar. */
final class Version implements IVersionProvider {
  static String text() {
    return "Janus " + number();
  }

  static String number() {
    return Optional.ofNullable(Version.class.getPackage().getImplementationVersion())
        .orElse("(not run from its jar)");
  }

  @Override
  public String[] getVersion() {
    return new String[] {text()};
  }
}
