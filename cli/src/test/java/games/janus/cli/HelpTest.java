package games.janus.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import games.janus.workbench.command.HelpTexts;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;

/** The help of every command: all of it from the catalogue, and all of the catalogue. */
class HelpTest {
  private static final Path CATALOGUE = Path.of("../rules/src/main/messages/en/help.properties");

  private static List<CommandLine> commands() {
    var commands = new ArrayList<>(List.of(Janus.commandLine()));
    for (int i = 0; i < commands.size(); i++) {
      commands.addAll(commands.get(i).getSubcommands().values());
    }
    assertThat(commands).hasSizeGreaterThan(50);
    return commands;
  }

  @Test
  void everyCommandAndEveryOptionIsDescribed() {
    var missing = new ArrayList<String>();
    for (CommandLine command : commands()) {
      String name = command.getCommandSpec().qualifiedName();
      if (command.getCommandSpec().usageMessage().description().length == 0) {
        missing.add(name);
      }
      for (ArgSpec arg : command.getCommandSpec().args()) {
        if (arg.description().length == 0 || arg.description()[0].isBlank()) {
          missing.add(name + " " + arg.paramLabel() + " " + arg);
        }
      }
    }
    assertThat(missing).isEmpty();
  }

  @Test
  void noTextIsUnused() throws IOException {
    var unused = new TreeSet<String>();
    for (String line : Files.readAllLines(CATALOGUE)) {
      if (!line.isBlank() && !line.startsWith("#")) {
        unused.add(line.substring(0, line.indexOf('=')));
      }
    }
    HelpTexts.give(Janus.commandLine(), unused::remove);
    assertThat(unused).isEmpty();
  }

  /** An option and a value in it are written as they are typed, never as a place that was left. */
  @Test
  void noPlaceIsLeftEmpty() {
    for (CommandLine command : commands()) {
      assertThat(command.getUsageMessage())
          .as(command.getCommandSpec().qualifiedName())
          .doesNotContain("{", "}", "$", "null");
    }
  }

  @Test
  void aPercentSignIsNoPartOfAFormat() {
    var warnings = new ByteArrayOutputStream();
    PrintStream before = System.err;
    System.setErr(new PrintStream(warnings, true, UTF_8));
    try {
      assertThat(Shell.janus("review", "--help").out()).containsPattern("costs\\s+5%\\s+of");
    } finally {
      System.setErr(before);
    }
    assertThat(warnings.toString(UTF_8)).doesNotContain("Could not format");
  }

  @Test
  void aCommandShowsItsTextsDefaultsAndExamples() {
    assertThat(Shell.janus("lineage", "chess", "--help").out())
        .contains("Ask all chess engines.")
        .containsPattern("--nodes=N +Positions that the strongest engine searches")
        .containsPattern("\\(default:\\s+300000\\)");
    assertThat(Shell.janus("lineage", "--help").out())
        .contains("Examples:\n  janus lineage chess --fen");
  }
}
