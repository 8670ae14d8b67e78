package games.janus.cli;

import games.janus.arena.Languages;
import games.janus.message.Language;
import games.janus.message.Messages;
import games.janus.workbench.command.Refusal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * In which language the program speaks to a person, from its first word to its last. Programs are
 * answered in English: over a protocol, and in JSON.
 */
final class Speech {
  private static final String OPTION = "--lang";
  private static final Set<String> PROTOCOLS = Set.of("uci", "hub");

  /** Where a system says which language is wished for; the first that is set decides. */
  private static final List<String> VARIABLES =
      List.of("JANUS_LANG", "LC_ALL", "LC_MESSAGES", "LANG");

  private Speech() {}

  /**
   * Speaks the language that is wished for from now on.
   *
   * @return the arguments without the wish, which may stand in front of them
   * @throws Refusal if there is no such language
   */
  static String[] choose(String[] args, Map<String, String> environment) {
    var rest = new ArrayList<>(List.of(args));
    Language language = wished(rest, environment);
    boolean isForPrograms =
        rest.contains("--json") || (!rest.isEmpty() && PROTOCOLS.contains(rest.getFirst()));
    Language spoken = isForPrograms ? Language.ENGLISH : language;
    Language.speak(() -> spoken);
    return rest.toArray(String[]::new);
  }

  private static Language wished(List<String> args, Map<String, String> environment) {
    if (!args.isEmpty() && args.getFirst().startsWith(OPTION + "=")) {
      return named(args.removeFirst().substring(OPTION.length() + 1));
    }
    if (args.size() > 1 && args.getFirst().equals(OPTION)) {
      args.removeFirst();
      return named(args.removeFirst());
    }
    return VARIABLES.stream()
        .map(variable -> environment.getOrDefault(variable, ""))
        .filter(value -> !value.isEmpty())
        .findFirst()
        .flatMap(Languages::named)
        .orElse(Language.ENGLISH);
  }

  private static Language named(String code) {
    return Languages.named(code)
        .orElseThrow(() ->
            new Refusal(Messages.optionLanguage(code, String.join(", ", Messages.LANGUAGES))));
  }
}
