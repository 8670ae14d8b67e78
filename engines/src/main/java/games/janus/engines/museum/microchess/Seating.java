package games.janus.engines.museum.microchess;

import games.janus.chess.Move;
import games.janus.chess.Piece;
import games.janus.chess.Position;
import games.janus.chess.Role;
import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.rules.Color;
import games.janus.rules.Game;
import games.janus.rules.Square;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Which man of the piece list each man of a game is. The list has fixed seats: a king, a queen, two
 * rooks, two bishops, two knights, eight pawns. Who began where keeps his seat through the game, as
 * he did in the original; a man who came into being by promotion takes a seat of his kind that a
 * captured man has left, as players wrote it into memory, or else the seat most like him.
 *
 * <p>There is always one: a legal position has no more than sixteen men of a colour.
 */
final class Seating {
  private static final int SEATS = 16;
  private static final int EMPTY = -1;
  private static final String ROLES = "KQRRBBNNPPPPPPPP";
  private static final String HOME_FILES = "edhafcgbhagbfcde";

  /** More than any distance on the board: a bishop never changes the colour of its squares. */
  private static final int WRONG_COLOR = 64;

  private final int[][] squares = new int[2][SEATS];
  private final List<Message> remarks = new ArrayList<>();

  private Seating() {
    Arrays.fill(squares[0], EMPTY);
    Arrays.fill(squares[1], EMPTY);
  }

  /** Seats the men where the game began, moves them, and finds new seats for those who changed. */
  static Seating of(Game<Position, Move> game) {
    List<Game<Position, Move>> past = new ArrayList<>();
    Optional<Game<Position, Move>> at = Optional.of(game);
    while (at.isPresent()) {
      past.add(at.get());
      at = at.get().before();
    }
    var seating = new Seating();
    seating.seatAll(past.getLast().position());
    for (int i = past.size() - 2; i >= 0; i--) {
      seating.follow(past.get(i + 1).position().turn(), past.get(i).lastMove().orElseThrow());
    }
    seating.remarks.clear();
    seating.liftChanged(game.position());
    seating.seatAll(game.position());
    return seating;
  }

  /** All 32 bytes, this side's men first, as the machine reads them. */
  int[] board(Color computer) {
    int[] board = new int[2 * SEATS];
    for (int man = 0; man < SEATS; man++) {
      board[man] = code(of(computer)[man], computer);
      board[SEATS + man] = code(of(computer.opponent())[man], computer);
    }
    return board;
  }

  /** Who is taken for somebody else, a sentence each. */
  List<Message> remarks() {
    return List.copyOf(remarks);
  }

  private static int code(int square, Color computer) {
    return square == EMPTY ? Men.OFF_BOARD : Kim1Board.code(Square.at(square), computer);
  }

  private int[] of(Color color) {
    return squares[color.ordinal()];
  }

  private void follow(Color mover, Move move) {
    int[] own = of(mover);
    Square victim = move instanceof Move.EnPassant capture ? capture.victim() : move.to();
    lift(of(mover.opponent()), victim);
    if (move instanceof Move.Castle castle) {
      int king = seat(own, castle.from());
      int rook = seat(own, castle.rook());
      own[king] = castle.to().index();
      own[rook] = castle.rookTo().index();
    } else {
      own[seat(own, move.from())] = move.to().index();
    }
  }

  private static void lift(int[] side, Square square) {
    int seat = seat(side, square);
    if (seat != EMPTY) {
      side[seat] = EMPTY;
    }
  }

  private static int seat(int[] side, Square square) {
    for (int man = 0; man < SEATS; man++) {
      if (side[man] == square.index()) {
        return man;
      }
    }
    return EMPTY;
  }

  /** Promoted men stand up, and so do those who had to take a seat unlike them. */
  private void liftChanged(Position position) {
    for (Color color : Color.values()) {
      int[] side = of(color);
      for (int man = 0; man < SEATS; man++) {
        if (side[man] != EMPTY && role(position, Square.at(side[man])) != role(man)) {
          side[man] = EMPTY;
        }
      }
    }
  }

  private void seatAll(Position position) {
    for (Color color : Color.values()) {
      List<Square> standing = standing(position, color);
      for (Role role : Role.all()) {
        seatAlike(position, color, role, standing);
      }
      for (Square square : standing) {
        seatUnlike(position, color, square);
      }
    }
  }

  private List<Square> standing(Position position, Color color) {
    List<Square> standing = new ArrayList<>();
    for (Square square : Square.all()) {
      Optional<Piece> piece = position.at(square);
      if (piece.isPresent() && piece.get().color() == color && seat(of(color), square) == EMPTY) {
        standing.add(square);
      }
    }
    return standing;
  }

  /** Men of one kind take the free seats of their kind, those nearest home first. */
  private void seatAlike(Position position, Color color, Role role, List<Square> standing) {
    while (true) {
      int nearest = Integer.MAX_VALUE;
      int seat = EMPTY;
      Optional<Square> guest = Optional.empty();
      for (Square square : standing) {
        int candidate = role(position, square) == role ? freeSeat(color, role, square) : EMPTY;
        if (candidate != EMPTY && distance(color, candidate, square) < nearest) {
          nearest = distance(color, candidate, square);
          seat = candidate;
          guest = Optional.of(square);
        }
      }
      if (guest.isEmpty()) {
        return;
      }
      of(color)[seat] = guest.get().index();
      standing.remove(guest.get());
    }
  }

  private void seatUnlike(Position position, Color color, Square square) {
    Role role = role(position, square);
    for (Role like : likest(role)) {
      int seat = freeSeat(color, like, square);
      if (seat != EMPTY) {
        of(color)[seat] = square.index();
        remarks.add(Messages.remarkTakenFor(like.word(), role.word(), square));
        return;
      }
    }
    throw new IllegalStateException("a legal position has sixteen men of a colour at most");
  }

  /** A rook, a bishop or a pawn makes only moves that a queen may make as well. */
  private static List<Role> likest(Role role) {
    return switch (role) {
      case QUEEN -> List.of(Role.ROOK, Role.BISHOP, Role.PAWN, Role.KNIGHT);
      case ROOK -> List.of(Role.QUEEN, Role.PAWN, Role.BISHOP, Role.KNIGHT);
      case BISHOP -> List.of(Role.QUEEN, Role.PAWN, Role.ROOK, Role.KNIGHT);
      case KNIGHT, PAWN, KING -> List.of(Role.PAWN, Role.BISHOP, Role.ROOK, Role.QUEEN);
    };
  }

  /** The free seat of this kind whose home is nearest to the square. */
  private int freeSeat(Color color, Role role, Square square) {
    int nearest = EMPTY;
    for (int man = 0; man < SEATS; man++) {
      if (role(man) == role
          && of(color)[man] == EMPTY
          && (nearest == EMPTY
              || distance(color, man, square) < distance(color, nearest, square))) {
        nearest = man;
      }
    }
    return nearest;
  }

  /** Files count most: a pawn seldom leaves its own. */
  private static int distance(Color color, int man, Square square) {
    Square home = home(color, man);
    int files = Math.abs(home.file() - square.file());
    int ranks = Math.abs(home.rank() - square.rank());
    boolean strange = role(man) == Role.BISHOP && home.isDark() != square.isDark();
    return 8 * files + ranks + (strange ? WRONG_COLOR : 0);
  }

  private static Square home(Color color, int man) {
    int fromOwnSide = role(man) == Role.PAWN ? 1 : 0;
    int rank = color == Color.WHITE ? fromOwnSide : 7 - fromOwnSide;
    return Square.at(8 * rank + HOME_FILES.charAt(man) - 'a');
  }

  private static Role role(int man) {
    return Role.of(ROLES.charAt(man)).orElseThrow();
  }

  private static Role role(Position position, Square square) {
    return position.at(square).orElseThrow().role();
  }
}
