package games.janus.arena.hub;

import games.janus.arena.Allowance;
import games.janus.arena.PlayerFailure;
import games.janus.arena.ProtocolPeer;
import games.janus.arena.ToldLine;
import games.janus.checkers.Move;
import games.janus.checkers.Position;
import games.janus.engine.Finding.Bound;
import games.janus.engine.SearchRequest;
import games.janus.message.Messages;
import games.janus.rules.Color;
import games.janus.rules.Excerpt;
import games.janus.rules.Game;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/** A checkers program of somebody else's, played with over Hub 2. */
public final class HubPeer extends ProtocolPeer<Position, Move> {
  /** No game is as clear as this, short of its end. */
  private static final long MOST_SCORE = 10_000;

  private HubPeer(List<String> command) throws PlayerFailure {
    super(command, "ping");
  }

  /**
   * Starts a program and shakes hands with it.
   *
   * @param settings what to set, by name
   */
  public static HubPeer start(List<String> command, Map<String, String> settings)
      throws PlayerFailure {
    var peer = new HubPeer(command);
    peer.prepare(settings);
    return peer;
  }

  @Override
  protected void shakeHands() throws PlayerFailure {
    talk.say("hub");
    talk.await(
        "wait",
        text -> {
          HubLine line = HubLine.read(text);
          if (line.command().equals("id")) {
            line.argument("name").ifPresent(name -> talk.call(Excerpt.of(name)));
          } else if (line.command().equals("param")) {
            line.argument("name").ifPresent(options::add);
          }
          return line.command().equals("wait");
        });
  }

  @Override
  protected void set(String option, String value) throws PlayerFailure {
    if (!options.contains(option)) {
      throw PlayerFailure.broken(Messages.peerNoParameter(name(), Excerpt.of(option)).text());
    }
    talk.say("set-param name=" + option + " value=" + HubLine.quoted(value));
  }

  @Override
  protected void makeReady() throws PlayerFailure {
    talk.say("init");
    talk.await("ready");
  }

  @Override
  public void beginGame(int number) throws PlayerFailure {
    talk.say("new-game");
    talk.say("ping");
    talk.await("pong");
  }

  @Override
  protected void ask(Game<Position, Move> game, Allowance allowance) {
    List<String> moves = game.moves().stream().map(HubText::write).toList();
    String played = moves.isEmpty() ? "" : " moves=\"" + String.join(" ", moves) + "\"";
    talk.say("pos pos=" + HubText.write(start(game)) + played);
    talk.say(level(allowance, game.position().turn()));
    talk.say("go think");
  }

  /** The protocol knows neither several lines nor a choice of moves. */
  @Override
  protected void ask(SearchRequest<Position, Move> request, Allowance allowance) {
    ask(request.game(), allowance);
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

  /** In hundredths; what a program says of a win is not taken for a distance. */
  private static int score(double men) {
    return (int) Math.clamp(Math.round(100 * men), -MOST_SCORE, MOST_SCORE);
  }

  private static String seconds(long millis) {
    return BigDecimal.valueOf(Math.max(1, millis), 3).toPlainString();
  }

  @Override
  protected boolean hears(String text, Report report) throws PlayerFailure {
    HubLine line = HubLine.read(text);
    switch (line.command()) {
      case "info" -> {
        OptionalDouble score = number(line, "score");
        report.found(
            new ToldLine(
                1,
                score.isPresent() ? Optional.of(score(score.getAsDouble())) : Optional.empty(),
                Bound.EXACT,
                number(line, "depth").orElse(0),
                0,
                Math.round(number(line, "nodes").orElse(0)),
                0,
                words(line.argument("pv").orElse(""))));
      }
      case "error" ->
          throw PlayerFailure.broken(
              Messages.peerComplained(name(), Excerpt.of(line.argument("message").orElse(text)))
                  .text());
      case "done" -> report.answered(line.argument("move").orElse(""));
      default -> {}
    }
    return line.command().equals("done");
  }

  private static List<String> words(String text) {
    return text.isBlank() ? List.of() : List.of(text.strip().split("\\s+", -1));
  }

  private static OptionalDouble number(HubLine line, String name) {
    try {
      double number = Double.parseDouble(line.argument(name).orElse(""));
      return Double.isFinite(number) ? OptionalDouble.of(number) : OptionalDouble.empty();
    } catch (NumberFormatException _) {
      return OptionalDouble.empty();
    }
  }

  @Override
  protected Move read(Position position, String text) {
    return HubText.read(position, text);
  }
}
