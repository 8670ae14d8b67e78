package games.janus.arena.uci;

import games.janus.arena.Allowance;
import games.janus.arena.PlayerFailure;
import games.janus.arena.ProtocolPeer;
import games.janus.chess.Chess;
import games.janus.chess.Move;
import games.janus.chess.Position;
import games.janus.chess.notation.Fen;
import games.janus.chess.notation.Uci;
import games.janus.engine.SearchRequest;
import games.janus.message.Messages;
import games.janus.rules.Excerpt;
import games.janus.rules.Game;
import java.util.List;
import java.util.Map;

/** A chess program of somebody else's, played with over UCI. */
public final class UciPeer extends ProtocolPeer<Position, Move> {
  private static final String SEVERAL_LINES = "MultiPV";

  private boolean isChess960;

  private UciPeer(List<String> command) throws PlayerFailure {
    super(command, "isready");
  }

  /**
   * Starts a program and shakes hands with it.
   *
   * @param options what to set, by name
   */
  public static UciPeer start(List<String> command, Map<String, String> options)
      throws PlayerFailure {
    var peer = new UciPeer(command);
    peer.prepare(options);
    return peer;
  }

  @Override
  protected void shakeHands() throws PlayerFailure {
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

  @Override
  protected void set(String option, String value) throws PlayerFailure {
    if (options.stream().noneMatch(option::equalsIgnoreCase)) {
      throw PlayerFailure.broken(Messages.peerNoOption(name(), Excerpt.of(option)).text());
    }
    talk.say("setoption name " + option + (value.isEmpty() ? "" : " value " + value));
  }

  @Override
  protected void makeReady() throws PlayerFailure {
    talk.say("isready");
    talk.await("readyok");
  }

  @Override
  public void beginGame(int number) throws PlayerFailure {
    talk.say("ucinewgame");
    makeReady();
  }

  @Override
  protected void ask(Game<Position, Move> game, Allowance allowance) throws PlayerFailure {
    talk.say(position(game));
    talk.say(go(allowance));
  }

  @Override
  protected void ask(SearchRequest<Position, Move> request, Allowance allowance)
      throws PlayerFailure {
    if (options.stream().anyMatch(SEVERAL_LINES::equalsIgnoreCase)) {
      set(SEVERAL_LINES, Integer.toString(request.lines()));
    }
    talk.say(position(request.game()));
    var text = new StringBuilder(go(allowance));
    if (!request.among().isEmpty()) {
      text.append(" searchmoves");
      request.among().forEach(move -> text.append(' ').append(Uci.write(move, isChess960)));
    }
    talk.say(text.toString());
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

  @Override
  protected boolean hears(String line, Report report) {
    if (line.startsWith("info ")) {
      InfoLine.read(line).ifPresent(report::found);
      return false;
    }
    boolean isMove = line.startsWith("bestmove");
    if (isMove) {
      String[] words = line.strip().split("\\s+", -1);
      report.answered(words.length > 1 ? words[1] : "");
    }
    return isMove;
  }

  @Override
  protected Move read(Position position, String text) {
    return Uci.read(position, text);
  }
}
