package games.janus.workbench.command;

import games.janus.message.Language;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/**
 * The help of one command from the catalogue, under the keys where picocli looks for it. The
 * catalogue says how its own keys are made.
 */
public final class HelpTexts extends ResourceBundle {
  private final Consumer<String> heard;
  private final Map<String, String> texts = new LinkedHashMap<>();

  private HelpTexts(CommandSpec command, String path, Consumer<String> heard) {
    this.heard = heard;
    find(path + ".about").ifPresent(text -> texts.put("usage.description.0", text));
    find(path + ".details").ifPresent(text -> texts.put("usage.description.1", text));
    command.args().forEach(arg -> describe(arg, path));
    List<String> footer = footer(path);
    for (int line = 0; line < footer.size(); line++) {
      texts.put("usage.footer." + line, footer.get(line));
    }
  }

  /**
   * Gives a command and all those below it their help.
   *
   * @param heard is told the key of each text that is used
   */
  public static void give(CommandLine commandLine, Consumer<String> heard) {
    give(commandLine, commandLine.getCommandName(), "", heard);
  }

  private static void give(
      CommandLine commandLine, String path, String prefix, Consumer<String> heard) {
    CommandSpec command = commandLine.getCommandSpec();
    command.resourceBundle(new HelpTexts(command, path, heard));
    commandLine
        .getSubcommands()
        .forEach((name, below) -> give(below, prefix + name, prefix + name + ".", heard));
  }

  /** An option without a text at its command means the same as at the command above. */
  private void describe(ArgSpec arg, String path) {
    String name;
    String key;
    if (arg instanceof OptionSpec option) {
      name = option.longestName().substring(2);
      key = name;
    } else {
      name = arg.paramLabel();
      key = name + "[" + ((PositionalParamSpec) arg).index() + "]";
    }
    String word = "." + name.toLowerCase(Locale.ROOT);
    int dot = path.lastIndexOf('.');
    String above = dot < 0 ? "options" : path.substring(0, dot);
    String ownKey = arg.descriptionKey(); // only picocli's own options have one
    find(path + word)
        .or(() -> find(above + word))
        .or(() -> find("options" + word))
        .ifPresent(text -> texts.put(ownKey == null || ownKey.isEmpty() ? key : ownKey, text));
  }

  private List<String> footer(String path) {
    var footer = new ArrayList<String>();
    List<String> notes = numbered(path + ".note.");
    if (!notes.isEmpty()) {
      footer.add("");
      footer.addAll(notes);
    }
    List<String> examples = numbered(path + ".example.");
    if (!examples.isEmpty()) {
      footer.add("");
      footer.add(find("title.examples").orElseThrow());
      examples.forEach(example -> footer.add("  " + example));
    }
    return footer;
  }

  private List<String> numbered(String prefix) {
    var lines = new ArrayList<String>();
    Optional<String> next = find(prefix + 0);
    while (next.isPresent()) {
      lines.add(next.get());
      next = find(prefix + lines.size());
    }
    return lines;
  }

  /**
   * A text of the catalogue; into its places picocli puts the values of the option. It reads every
   * text as a format too, so a percent sign is doubled.
   */
  private Optional<String> find(String name) {
    String key = "help." + name;
    Optional<String> text =
        Language.current().help(key, "${COMPLETION-CANDIDATES}", "${DEFAULT-VALUE}");
    text.ifPresent(_ -> heard.accept(key));
    return text.map(found -> found.replace("%", "%%"));
  }

  @Override
  protected @Nullable Object handleGetObject(String key) {
    return texts.get(key);
  }

  @Override
  public Enumeration<String> getKeys() {
    return Collections.enumeration(texts.keySet());
  }
}
