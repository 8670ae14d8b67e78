package games.janus.play.core;

import games.janus.message.Argument;
import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.play.live.Ending;
import games.janus.play.live.Event;
import games.janus.play.live.LiveGame;
import games.janus.rules.Color;
import games.janus.rules.Outcome;
import games.janus.rules.game.GameType;
import java.util.List;
import java.util.Optional;

/** What people are told about a game in progress. */
final class PlayWords {
  private PlayWords() {}

  /** What is told of events beside what the board shows. */
  static Optional<String> said(GameType<?, ?> type, List<Event> events) {
    for (Event event : events) {
      if (event instanceof Event.DrawDeclined declined) {
        return Optional.of(Messages.drawDeclined(type.side(declined.by())).text());
      }
      if (event instanceof Event.TakebackDeclined declined) {
        return Optional.of(Messages.takebackDeclined(type.side(declined.by())).text());
      }
    }
    return Optional.empty();
  }

  /** Why a game ended: as a sentence, or fit to follow a result if the board shows it. */
  static Message end(LiveGame<?, ?> live, Outcome over) {
    return sentence(live, over).orElseGet(over.reason()::message);
  }

  /** How a game ended, where the board does not show it. */
  private static Optional<Message> sentence(LiveGame<?, ?> live, Outcome over) {
    Color lost = over.winner().map(Color::opponent).orElse(live.turn());
    Message loser = live.type().side(lost);
    Message winner = live.type().side(lost.opponent());
    return switch (over.reason()) {
      case RESIGNATION -> Optional.of(Messages.endResignation(loser, winner));
      case TIME ->
          Optional.of(
              over.winner().isPresent()
                  ? Messages.endTime(loser, winner)
                  : Messages.endTimeDraw(loser, winner));
      case AGREEMENT -> Optional.of(Messages.endAgreement());
      case ILLEGAL_MOVE -> Optional.of(Messages.endIllegalMove(answer(live), loser, winner));
      case FAILURE -> Optional.of(Messages.endFailure(loser, winner));
      case OVERRUN -> Optional.of(Messages.endOverrun(loser, winner));
      default -> Optional.empty();
    };
  }

  /**
   * How a game ended: for the only person whether that is good, else who won, and why.
   *
   * @param result such as {@code Red wins}
   */
  static Message message(LiveGame<?, ?> live, Outcome over, Message result) {
    Optional<Message> sentence = sentence(live, over);
    Message why = sentence.orElseGet(() -> onTheBoard(over));
    Optional<Color> person = live.lonePerson();
    if (over.winner().isPresent() && person.isPresent()) {
      return over.winner().equals(person) ? Messages.endYouWin(why) : Messages.endYouLose(why);
    }
    return sentence.orElseGet(() -> Messages.endResult(result, why));
  }

  private static Message onTheBoard(Outcome over) {
    String reason = over.reason().message().text();
    return Messages.endOnTheBoard(Character.toUpperCase(reason.charAt(0)) + reason.substring(1));
  }

  /** What an engine answered instead of a move. */
  private static String answer(LiveGame<?, ?> live) {
    return live.ending()
        .filter(Ending.Decided.class::isInstance)
        .flatMap(end -> ((Ending.Decided) end).detail())
        .map(Message::args)
        .filter(args -> !args.isEmpty() && args.getFirst() instanceof Argument.Text)
        .map(args -> ((Argument.Text) args.getFirst()).text())
        .orElse("?");
  }
}
