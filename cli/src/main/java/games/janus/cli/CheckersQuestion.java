package games.janus.cli;

import games.janus.games.Games;
import games.janus.workbench.command.RulesOption;
import java.util.concurrent.Callable;
import picocli.CommandLine.Mixin;

/** A subcommand that asks in checkers, under any rules. */
public abstract class CheckersQuestion implements Callable<Integer> {
  @Mixin private final GameQuestion question;
  @Mixin private RulesOption option = new RulesOption();

  protected CheckersQuestion(GameQuestion question) {
    this.question = question;
  }

  @Override
  public final Integer call() {
    return question.ask(Games.checkers(option.rules()), HomePlayers.SOURCE);
  }
}
