package games.janus.arena.uci;

import games.janus.arena.Allowance;
import games.janus.arena.Answer;
import games.janus.arena.Conversation;
import games.janus.arena.Headway;
import games.janus.arena.Player;
import games.janus.arena.PlayerFailure;
import games.janus.arena.Program;
import games.janus.chess.Chess;
import games.janus.chess.Move;
import games.janus.chess.Position;
import games.janus.chess.notation.Fen;
import games.janus.chess.notation.Uci;
import games.janus.rules.Color;
import games.janus.rules.Excerpt;
import games.janus.rules.Game;
import games.janus.rules.NotationException;
import games.janus.rules.Outcome.Reason;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** A chess program of somebody else's, played with over UCI. */
public final class UciPeer implements Player<Position, Move> {
  private final Conversation talk;
  private final List<String> options = new ArrayList<>();
  private boolean isChess960;

  private UciPeer(Conversation talk) {
    this.talk = talk;
  }

  /**
   * Starts a program and shakes hands with it.
   *
   * @param options what to set, by name
   */
  public static UciPeer start(List<String> command, Map<String, String> options)
      throws PlayerFailure {
    var peer = new UciPeer(new Conversation(Program.start(command), "isready"));
    try {
      peer.shakeHands();
      for (Map.Entry<String, String> option : options.entrySet()) {
        peer.set(option.getKey(), option.getValue());
      }
      peer.makeSure();
    } catch (PlayerFailure failure) {
      peer.close();
      throw failure;
    }
    return peer;
  }

  private void shakeHands() throws PlayerFailure {
    talk.say("uci");
    talk.await(
        "uciok",
        line -> {
          if (line.startsWith("id name ")) {
            talk.call(Excerpt.of(line.substring(8).strip()));
          } else if (line.startsWith("option name ") && line.contains(" type ")) {
            options.add(line.substring(12, line.indexOf(" type ")).strip());
          }
          return line.strip().equals("uciok");
        });
  }

  private void set(String option, String value) throws PlayerFailure {
    if (options.stream().noneMatch(option::equalsIgnoreCase)) {
      throw PlayerFailure.broken(name() + " has no option " + Excerpt.of(option));
    }
    talk.say("setoption name " + option + (value.isEmpty() ? "" : " value " + value));
  }

  private void makeSure() throws PlayerFailure {
    talk.say("isready");
    talk.await("readyok");
  }

  @Override
  public String name() {
    return talk.name();
  }

  @Override
  public void beginGame(int number) throws PlayerFailure {
    talk.say("ucinewgame");
    makeSure();
  }

  @Override
  public Answer<Move> move(Game<Position, Move> game, Allowance allowance) throws PlayerFailure {
    talk.say(position(game));
    talk.say(go(allowance));
    var hearing = new Hearing();
    var most = allowance.most(game.position().turn());
    if (most.isPresent()) {
      talk.awaitMove(Math.max(0, most.getAsLong()), hearing);
    } else {
      talk.awaitMove(hearing);
    }
    return hearing.answer(game.position());
  }

  private String position(Game<Position, Move> game) throws PlayerFailure {
    Position start = start(game);
    boolean needs960 = start.isChess960();
    if (needs960 != isChess960) {
      set("UCI_Chess960", Boolean.toString(needs960));
      isChess960 = needs960;
    }
    var text = new StringBuilder("position ");
    text.append(
        start.equals(Chess.RULES.initial()) && start.fullmoves() == 1 && start.halfmoves() == 0
            ? "startpos"
            : "fen " + Fen.write(start));
    List<Move> moves = game.moves();
    if (!moves.isEmpty()) {
      text.append(" moves");
      moves.forEach(move -> text.append(' ').append(Uci.write(move, isChess960)));
    }
    return text.toString();
  }

  private static Position start(Game<Position, Move> game) {
    Game<Position, Move> at = game;
    while (at.before().isPresent()) {
      at = at.before().get();
    }
    return at.position();
  }

  static String go(Allowance allowance) {
    var text = new StringBuilder("go");
    allowance
        .clocks()
        .ifPresent(clocks -> {
          text.append(" wtime ").append(Math.max(1, clocks.white()));
          text.append(" btime ").append(Math.max(1, clocks.black()));
          if (clocks.whiteIncrement() > 0 || clocks.blackIncrement() > 0) {
            text.append(" winc ").append(clocks.whiteIncrement());
            text.append(" binc ").append(clocks.blackIncrement());
          }
          if (clocks.movesToGo() > 0) {
            text.append(" movestogo ").append(clocks.movesToGo());
          }
        });
    allowance.moveTime().ifPresent(millis -> text.append(" movetime ").append(millis));
    allowance.limits().nodes().ifPresent(nodes -> text.append(" nodes ").append(nodes));
    allowance.limits().depth().ifPresent(plies -> text.append(" depth ").append(plies));
    return text.length() == 2 ? "go infinite" : text.toString();
  }

  /** What an engine says until it has said its move. */
  private final class Hearing implements Conversation.Listener {
    private String bestMove = "";
    private OptionalInt score = OptionalInt.empty();
    private OptionalInt depth = OptionalInt.empty();
    private long nodes;
    private final Headway headway = new Headway();

    @Override
    public int steps() {
      return headway.steps();
    }

    @Override
    public boolean hears(String line) {
      if (line.startsWith("info ")) {
        InfoLine.read(line)
            .ifPresent(info -> {
              headway.hears(info.depth().orElse(0), info.nodes());
              score = info.score().isPresent() ? info.score() : score;
              depth = info.depth().isPresent() ? info.depth() : depth;
              nodes = Math.max(nodes, info.nodes());
            });
      } else if (line.startsWith("bestmove")) {
        String[] words = line.strip().split("\\s+", -1);
        bestMove = words.length > 1 ? words[1] : "";
        return true;
      }
      return false;
    }

    Answer<Move> answer(Position position) throws PlayerFailure {
      try {
        Move move = Uci.read(position, bestMove);
        return new Answer<>(Optional.of(move), score, depth, nodes);
      } catch (NotationException wrong) {
        String side = position.turn() == Color.WHITE ? "White" : "Black";
        throw new PlayerFailure(
            Reason.ILLEGAL_MOVE,
            name()
                + " ("
                + side
                + ") answered \""
                + Excerpt.of(bestMove)
                + "\": "
                + wrong.reason());
      }
    }
  }

  @Override
  public void close() {
    talk.close();
  }
}
