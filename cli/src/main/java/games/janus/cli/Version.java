package games.janus.cli;

import games.janus.message.Messages;
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
        .orElseGet(() -> Messages.workNoJar().text());
  }

  @Override
  public String[] getVersion() {
    return new String[] {text()};
  }
}
