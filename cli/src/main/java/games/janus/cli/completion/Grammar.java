package games.janus.cli.completion;

import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/**
 * What a command line may consist of.
 *
 * @param commands every command, each with the words that lead to it
 */
record Grammar(List<Node> commands) {
  /**
   * A command.
   *
   * @param path such as {@code janus play chess}
   * @param values what may stand for its parameters, where that is known
   */
  record Node(
      String path,
      String sentence,
      List<Node> children,
      List<Option> options,
      List<String> values) {
    String name() {
      return path.substring(path.lastIndexOf(' ') + 1);
    }
  }

  /**
   * An option.
   *
   * @param names all of them, dashes included
   * @param takesValue whether a word follows
   * @param values what may follow, where that is known
   */
  record Option(List<String> names, boolean takesValue, List<String> values, String sentence) {}

  static Grammar of(CommandSpec root) {
    List<Node> commands = new ArrayList<>();
    collect(node(root, root.name()), commands);
    return new Grammar(commands);
  }

  private static void collect(Node node, List<Node> commands) {
    commands.add(node);
    node.children().forEach(child -> collect(child, commands));
  }

  private static Node node(CommandSpec spec, String path) {
    List<Node> children = new ArrayList<>();
    for (var entry : spec.subcommands().entrySet()) {
      CommandLine child = entry.getValue();
      if (entry.getKey().equals(child.getCommandName())
          && !child.getCommandSpec().usageMessage().hidden()) {
        children.add(node(child.getCommandSpec(), path + " " + entry.getKey()));
      }
    }
    List<Option> options =
        spec.options().stream().filter(option -> !option.hidden()).map(Grammar::option).toList();
    List<String> values = new ArrayList<>();
    for (PositionalParamSpec parameter : spec.positionalParameters()) {
      values.addAll(values(parameter.completionCandidates()));
    }
    return new Node(path, sentence(spec.usageMessage().description()), children, options, values);
  }

  private static Option option(OptionSpec option) {
    return new Option(
        List.of(option.names()),
        option.arity().max() > 0,
        values(option.completionCandidates()),
        sentence(option.description()));
  }

  private static List<String> values(Iterable<String> candidates) {
    List<String> values = new ArrayList<>();
    if (candidates != null) {
      candidates.forEach(values::add);
    }
    return values;
  }

  /** The first sentence of a description, which says enough. */
  private static String sentence(String[] description) {
    String all = String.join(" ", description);
    int end = all.indexOf(". ");
    return end < 0 ? all : all.substring(0, end + 1);
  }

  /** Every path but the first, which needs no word to get to. */
  List<String> paths() {
    return commands.stream().skip(1).map(Node::path).toList();
  }
}
