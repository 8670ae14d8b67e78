package games.janus.cli;

import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** Completion for fish, which picocli does not write. */
final class FishScript {
  private static final String HEAD =
      """
      # Completion of janus for fish: janus completion fish > ~/.config/fish/completions/janus.fish
      function __janus_at
        set -l place janus
        for word in (commandline -opc)[2..-1]
          switch "$place $word"
            case @PATHS@
              set place "$place $word"
          end
        end
        test "$place" = "$argv[1]"
      end
      """;

  private final StringBuilder lines = new StringBuilder();
  private final List<String> paths = new ArrayList<>();

  private FishScript() {}

  static String of(CommandSpec root) {
    var script = new FishScript();
    script.add(root, root.name());
    return HEAD.replace("@PATHS@", String.join(" ", script.paths)) + script.lines;
  }

  /**
   * Adds what may follow a command.
   *
   * @param path the command and those before it, such as {@code janus play chess}
   */
  private void add(CommandSpec command, String path) {
    String at = "\ncomplete -c janus -n " + quoted("__janus_at \"" + path + "\"");
    command
        .positionalParameters()
        .forEach(parameter ->
            values(parameter).forEach(value -> lines.append(at + " -f -a " + quoted(value))));
    for (OptionSpec option : command.options()) {
      if (!option.hidden()) {
        lines.append(at + option(option));
      }
    }
    command
        .subcommands()
        .forEach((name, line) -> {
          CommandSpec child = line.getCommandSpec();
          lines.append(at + " -f -a " + name + means(child.usageMessage().description()));
          paths.add(quoted(path + " " + name));
          add(child, path + " " + name);
        });
  }

  private static String option(OptionSpec option) {
    var words = new StringBuilder();
    for (String name : option.names()) {
      boolean isLong = name.startsWith("--");
      words.append(isLong ? " -l " : " -s ").append(name.substring(isLong ? 2 : 1));
    }
    if (option.arity().max() > 0) {
      String values = String.join(" ", values(option));
      words.append(values.isEmpty() ? " -r" : " -x -a " + quoted(values));
    }
    return words + means(option.description());
  }

  private static List<String> values(ArgSpec argument) {
    List<String> values = new ArrayList<>();
    if (argument.completionCandidates() != null) {
      argument.completionCandidates().forEach(values::add);
    }
    return values;
  }

  /** The first sentence of a description, which says enough. */
  private static String means(String[] description) {
    return " -d " + quoted(String.join(" ", description).replaceFirst("\\. .*", "."));
  }

  private static String quoted(String text) {
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'";
  }
}
