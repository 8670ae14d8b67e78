package games.janus.workbench.command;

import games.janus.checkers.RuleSet;
import picocli.CommandLine.Option;

/** By which rules checkers is played, for every command that asks. */
public final class RulesOption {
  @Option(
      names = "--rules",
      paramLabel = "NAME",
      defaultValue = "acf",
      converter = RuleSetName.class,
      completionCandidates = RuleSetName.class)
  private RuleSet rules = RuleSet.ACF;

  public RuleSet rules() {
    return rules;
  }
}
