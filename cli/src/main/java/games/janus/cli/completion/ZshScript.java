package games.janus.cli.completion;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Completion for zsh, with what each word means. */
final class ZshScript {
  private static final String HEAD =
      """
      #compdef janus
      # Completion of janus for zsh: source <(janus completion zsh), behind compinit
      _janus() {
        local place=janus i
        local -a commands options
        for ((i = 2; i < CURRENT; i++)); do
          case "$place ${words[i]}" in
            (@PATHS@) place="$place ${words[i]}" ;;
          esac
        done
        case "$place ${words[CURRENT-1]}" in
      @VALUES@  esac
        case "$place" in
      @WORDS@  esac
        if [[ ${words[CURRENT]} == -* ]]; then
          _describe option options
        elif (( ${#commands} )); then
          _describe command commands
        else
          _files
        fi
      }
      if [[ "${funcstack[1]}" == _janus ]]; then
        _janus "$@"
      else
        compdef _janus janus
      fi
      """;

  private ZshScript() {}

  static String of(Grammar grammar) {
    return HEAD.replace(
            "@PATHS@",
            grammar.paths().stream().map(path -> '"' + path + '"').collect(Collectors.joining("|")))
        .replace(
            "@VALUES@",
            grammar.commands().stream().map(ZshScript::values).collect(Collectors.joining()))
        .replace(
            "@WORDS@",
            grammar.commands().stream().map(ZshScript::words).collect(Collectors.joining()));
  }

  private static String values(Grammar.Node node) {
    var lines = new StringBuilder();
    for (Grammar.Option option : node.options()) {
      if (option.takesValue()) {
        String patterns =
            option.names().stream()
                .map(name -> '"' + node.path() + " " + name + '"')
                .collect(Collectors.joining("|"));
        String answer =
            option.values().isEmpty()
                ? "_files"
                : "compadd -- " + String.join(" ", option.values());
        lines.append("    (").append(patterns).append(") ").append(answer).append("; return ;;\n");
      }
    }
    return lines.toString();
  }

  private static String words(Grammar.Node node) {
    List<String> commands = new ArrayList<>();
    node.children().forEach(child -> commands.add(entry(child.name(), child.sentence())));
    node.values().forEach(value -> commands.add(entry(value, "")));
    List<String> options = new ArrayList<>();
    for (Grammar.Option option : node.options()) {
      option.names().forEach(name -> options.add(entry(name, option.sentence())));
    }
    return "    (\""
        + node.path()
        + "\")\n      commands=("
        + String.join(" ", commands)
        + ")\n      options=("
        + String.join(" ", options)
        + ")\n      ;;\n";
  }

  private static String entry(String name, String sentence) {
    String text = sentence.isEmpty() ? name : name.replace(":", "\\:") + ":" + sentence;
    return "'" + text.replace("'", "'\\''") + "'";
  }
}
