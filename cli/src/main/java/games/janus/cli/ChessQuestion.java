package games.janus.cli;

import games.janus.games.Games;
import java.util.concurrent.Callable;
import picocli.CommandLine.Mixin;

/** A subcommand that asks in chess. */
public abstract class ChessQuestion implements Callable<Integer> {
  @Mixin private final GameQuestion question;

  protected ChessQuestion(GameQuestion question) {
    this.question = question;
  }

  @Override
  public final Integer call() {
    return question.ask(Games.chess(), HomePlayers.SOURCE);
  }
}
