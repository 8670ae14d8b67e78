package games.janus.cli.completion;

import java.util.stream.Collectors;

/** Completion for fish, with what each word means. */
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

  private FishScript() {}

  static String of(Grammar grammar) {
    String paths =
        grammar.paths().stream().map(FishScript::quoted).collect(Collectors.joining(" "));
    return HEAD.replace("@PATHS@", paths)
        + grammar.commands().stream().map(FishScript::lines).collect(Collectors.joining());
  }

  private static String lines(Grammar.Node node) {
    String at = "complete -c janus -n " + quoted("__janus_at \"" + node.path() + "\"");
    var lines = new StringBuilder();
    for (Grammar.Node child : node.children()) {
      lines.append(at).append(" -f -a ").append(child.name());
      lines.append(" -d ").append(quoted(child.sentence())).append('\n');
    }
    for (String value : node.values()) {
      lines.append(at).append(" -f -a ").append(quoted(value)).append('\n');
    }
    for (Grammar.Option option : node.options()) {
      lines.append(at).append(option(option)).append('\n');
    }
    return lines.toString();
  }

  private static String option(Grammar.Option option) {
    var words = new StringBuilder();
    for (String name : option.names()) {
      boolean isLong = name.startsWith("--");
      words.append(isLong ? " -l " : " -s ").append(name.substring(isLong ? 2 : 1));
    }
    if (option.takesValue()) {
      words.append(
          option.values().isEmpty()
              ? " -r"
              : " -x -a " + quoted(String.join(" ", option.values())));
    }
    return words + " -d " + quoted(option.sentence());
  }

  private static String quoted(String text) {
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'";
  }
}
