package games.janus.cli.completion;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Completion for bash. Where it knows nothing, bash offers files. */
final class BashScript {
  private static final String HEAD =
      """
      # Completion of janus for bash: source <(janus completion bash)
      _janus() {
        local current=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]}
        local place=janus choice= i
        for ((i = 1; i < COMP_CWORD; i++)); do
          case "$place ${COMP_WORDS[i]}" in
            @PATHS@) place="$place ${COMP_WORDS[i]}" ;;
          esac
        done
        COMPREPLY=()
        case "$place $before" in
      @VALUES@  esac
        case "$place" in
      @WORDS@  esac
        COMPREPLY=($(compgen -W "$choice" -- "$current"))
      }
      complete -o bashdefault -o default -F _janus janus
      """;

  private BashScript() {}

  static String of(Grammar grammar) {
    return HEAD.replace(
            "@PATHS@",
            grammar.paths().stream().map(BashScript::quoted).collect(Collectors.joining(" | ")))
        .replace(
            "@VALUES@",
            grammar.commands().stream().map(BashScript::values).collect(Collectors.joining()))
        .replace(
            "@WORDS@",
            grammar.commands().stream().map(BashScript::words).collect(Collectors.joining()));
  }

  private static String quoted(String text) {
    return '"' + text + '"';
  }

  /** What follows the options of a command that take a word. */
  private static String values(Grammar.Node node) {
    var lines = new StringBuilder();
    for (Grammar.Option option : node.options()) {
      if (option.takesValue()) {
        String patterns =
            option.names().stream()
                .map(name -> quoted(node.path() + " " + name))
                .collect(Collectors.joining(" | "));
        String answer =
            option.values().isEmpty()
                ? "return"
                : "COMPREPLY=($(compgen -W \""
                    + String.join(" ", option.values())
                    + "\" -- \"$current\")); return";
        lines.append("    ").append(patterns).append(") ").append(answer).append(" ;;\n");
      }
    }
    return lines.toString();
  }

  private static String words(Grammar.Node node) {
    List<String> words = new ArrayList<>();
    node.children().forEach(child -> words.add(child.name()));
    words.addAll(node.values());
    node.options().forEach(option -> words.addAll(option.names()));
    return "    " + quoted(node.path()) + ") choice=\"" + String.join(" ", words) + "\" ;;\n";
  }
}
