package games.janus.arena.hub;

import games.janus.arena.Allowance;
import games.janus.arena.Answer;
import games.janus.arena.Conversation;
import games.janus.arena.Headway;
import games.janus.arena.Player;
import games.janus.arena.PlayerFailure;
import games.janus.arena.Program;
import games.janus.checkers.Move;
import games.janus.checkers.Position;
import games.janus.rules.Color;
import games.janus.rules.Excerpt;
import games.janus.rules.Game;
import games.janus.rules.NotationException;
import games.janus.rules.Outcome.Reason;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** A checkers program of somebody else's, played with over Hub 2. */
public final class HubPeer implements Player<Position, Move> {
  private final Conversation talk;
  private final List<String> parameters = new ArrayList<>();

  private HubPeer(Conversation talk) {
    this.talk = talk;
  }

  /**
   * Starts a program and shakes hands with it.
   *
   * @param settings what to set, by name
   */
  public static HubPeer start(List<String> command, Map<String, String> settings)
      throws PlayerFailure {
    var peer = new HubPeer(new Conversation(Program.start(command), "ping"));
    try {
      peer.shakeHands(settings);
    } catch (PlayerFailure failure) {
      peer.close();
      throw failure;
    }
    return peer;
  }

  private void shakeHands(Map<String, String> settings) throws PlayerFailure {
    talk.say("hub");
    talk.await(
        "wait",
        text -> {
          HubLine line = HubLine.read(text);
          if (line.command().equals("id")) {
            line.argument("name").ifPresent(name -> talk.call(Excerpt.of(name)));
          } else if (line.command().equals("param")) {
            line.argument("name").ifPresent(parameters::add);
          }
          return line.command().equals("wait");
        });
    for (Map.Entry<String, String> setting : settings.entrySet()) {
      String name = setting.getKey();
      if (!parameters.contains(name)) {
        throw PlayerFailure.broken(name() + " has no parameter " + Excerpt.of(name));
      }
      talk.say("set-param name=" + name + " value=" + HubLine.quoted(setting.getValue()));
    }
    talk.say("init");
    talk.await("ready");
  }

  @Override
  public String name() {
    return talk.name();
  }

  @Override
  public void beginGame(int number) throws PlayerFailure {
    talk.say("new-game");
    talk.say("ping");
    talk.await("pong");
  }

  @Override
  public Answer<Move> move(Game<Position, Move> game, Allowance allowance) throws PlayerFailure {
    Color side = game.position().turn();
    talk.say(position(game));
    talk.say(level(allowance, side));
    talk.say("go think");
    var hearing = new Hearing();
    var most = allowance.most(side);
    if (most.isPresent()) {
      talk.awaitMove(Math.max(0, most.getAsLong()), hearing);
    } else {
      talk.awaitMove(hearing);
    }
    return hearing.answer(game.position());
  }

  private static String position(Game<Position, Move> game) {
    Game<Position, Move> start = game;
    while (start.before().isPresent()) {
      start = start.before().get();
    }
    String text = "pos pos=" + HubText.write(start.position());
    List<String> moves = game.moves().stream().map(HubText::write).toList();
    return moves.isEmpty() ? text : text + " moves=\"" + String.join(" ", moves) + "\"";
  }

  static String level(Allowance allowance, Color side) {
    var text = new StringBuilder("level");
    allowance
        .clocks()
        .ifPresent(clocks -> {
          if (clocks.movesToGo() > 0) {
            text.append(" moves=").append(clocks.movesToGo());
          }
          boolean isWhite = side == Color.WHITE;
          text.append(" time=").append(seconds(isWhite ? clocks.white() : clocks.black()));
          long increment = isWhite ? clocks.whiteIncrement() : clocks.blackIncrement();
          if (increment > 0) {
            text.append(" inc=").append(seconds(increment));
          }
        });
    allowance.moveTime().ifPresent(millis -> text.append(" move-time=").append(seconds(millis)));
    allowance.limits().nodes().ifPresent(nodes -> text.append(" nodes=").append(nodes));
    allowance.limits().depth().ifPresent(plies -> text.append(" depth=").append(plies));
    return text.length() == 5 ? "level infinite" : text.toString();
  }

  private static String seconds(long millis) {
    return BigDecimal.valueOf(Math.max(1, millis), 3).toPlainString();
  }

  /** What an engine says until it has said its move. */
  private final class Hearing implements Conversation.Listener {
    private String done = "";
    private OptionalInt score = OptionalInt.empty();
    private OptionalInt depth = OptionalInt.empty();
    private long nodes;
    private final Headway headway = new Headway();

    @Override
    public int steps() {
      return headway.steps();
    }

    @Override
    public boolean hears(String text) throws PlayerFailure {
      HubLine line = HubLine.read(text);
      switch (line.command()) {
        case "info" -> take(line);
        case "error" ->
            throw PlayerFailure.broken(
                name() + " complained: " + Excerpt.of(line.argument("message").orElse(text)));
        case "done" -> {
          done = line.argument("move").orElse("");
          return true;
        }
        default -> {}
      }
      return false;
    }

    private void take(HubLine line) {
      Optional<Double> toldDepth = line.argument("depth").flatMap(Hearing::number);
      Optional<Double> toldNodes = line.argument("nodes").flatMap(Hearing::number);
      headway.hears(toldDepth.orElse(0.0), Math.round(toldNodes.orElse(0.0)));
      line.argument("score")
          .flatMap(Hearing::number)
          .ifPresent(value -> score = OptionalInt.of((int) Math.round(100 * value)));
      toldDepth.ifPresent(value -> depth = OptionalInt.of((int) Math.round(value)));
      toldNodes.ifPresent(value -> nodes = Math.round(value));
    }

    private static Optional<Double> number(String text) {
      try {
        double number = Double.parseDouble(text);
        return Double.isFinite(number) ? Optional.of(number) : Optional.empty();
      } catch (NumberFormatException _) {
        return Optional.empty();
      }
    }

    Answer<Move> answer(Position position) throws PlayerFailure {
      try {
        return new Answer<>(Optional.of(HubText.read(position, done)), score, depth, nodes);
      } catch (NotationException wrong) {
        throw new PlayerFailure(
            Reason.ILLEGAL_MOVE,
            name() + " answered \"" + Excerpt.of(done) + "\": " + wrong.reason());
      }
    }
  }

  @Override
  public void close() {
    talk.close();
  }
}
