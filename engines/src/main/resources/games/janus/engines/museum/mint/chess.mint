// chess.mint: chess against a player who draws lots, in MINT
//
// Load it and say GAME. White is yours; type moves such as e2e4, and q to stop.
//
// Every move, yours and the machine's, obeys the rules of chess: the men move as they should, a
// king may not be left where he can be taken, and mate and stalemate end the game. Three moves are
// not there, as in the MINT program of 2025: castling, en passant and promotion. A pawn that
// reaches the last row stays a pawn and moves no more. A game that cannot be won goes on until q.
//
// /T fre ! plays the older way: a man of your own may go to any square where no man of your own
// stands, there is no check, and a side that has lost all its men has lost the game.
//
// The board is one array of 64 numbers. Square = row * 8 + column: a1 is 0, h1 is 7, h8 is 63.
// A man is a number: 1 pawn P, 2 horse H, 3 bishop B, 4 castle C, 5 queen Q, 6 king K;
// Black's men are negative and shown in small letters; 0 is an empty square.
//
// Names of variables have at most three letters:
//   brd  the board                     trn  who is to move: 1 White, -1 Black
//   new  the men as they start         fr   the square a move comes from
//   sig  the letters of the men        to   the square it goes to
//   lbl  the label of the first row    was  the man that stood on to
//   fre  not 0 if men go anywhere      len  how many characters were typed
//   row  the row being drawn           ok   whether the turn is done
//   man  the man being looked at       end  not 0 when the game is over
//   src  the square he stands on       dst  the square he would go to
//   dx   how many columns that is      dy   how many rows that is
//   stp  one step on the way           sq   a square on the way

[ 4 2 3 5 6 3 2 4
  1 1 1 1 1 1 1 1
  0 0 0 0 0 0 0 0
  0 0 0 0 0 0 0 0
  0 0 0 0 0 0 0 0
  0 0 0 0 0 0 0 0
  -1 -1 -1 -1 -1 -1 -1 -1
  -4 -2 -3 -5 -6 -3 -2 -4 ] new !
[ 64 ( 0 ) ] brd !
[ 46 80 72 66 67 81 75 ] sig !            // . P H B C Q K
1 lbl !                                   // 0 labels the rows 0 to 7, as they were at first
/F fre !                                  // /T lets men go anywhere, as they did at first

// INIT: sets up the men and says who is who.
:INIT
  64 ( new /i ? brd /i ?! )
  1 trn !
  0 end !
  `Chess Game Initialized` /N
  `White (uppercase): P H B C Q K` /N
  `Black (lowercase): p h b c q k` /N
;

// SHOW: man -- prints his letter and a space. Small letters are 32 further on.
:SHOW
  man !
  sig man /abs ?
  man 0 < ( 32 + )
  /C 32 /C
;

// RANK: draws one row between its two labels.
:RANK
  lbl row + 48 + /C `|`
  8 ( brd row 8 * /i + ? SHOW )
  `|` lbl row + 48 + /C /N
;

// DISP: draws the board, Black at the top.
:DISP
  /N
  `  a b c d e f g h` /N
  ` +----------------+` /N
  8 ( 7 /i - row ! RANK )
  ` +----------------+` /N
  `  a b c d e f g h` /N
  /N
;

// CLEAR: -- true if all squares between src and dst, which are in line, are empty.
:CLEAR
  dx /sign dy /sign 8 * + stp !
  src stp + sq !
  /U ( sq dst = ~ brd sq ? 0 = && /W sq stp + sq ! )
  sq dst =
;

// AHEAD: -- true if the pawn may go straight on: one row, or two from the row it started on.
:AHEAD
  dy man =
  dy man 2 * = src 8 / man 0 > ( 1 ) /E ( 6 ) = && |
  ( CLEAR brd dst ? 0 = && ) /E ( /F )
;

// PAWN: -- true if it may go from src to dst. Its own number, 1 or -1, is its way up the rows.
:PAWN
  dx 0 = ( AHEAD ) /E ( dx /abs 1 = dy man = && brd dst ? 0 = ~ && )
;

// HORSE: -- true if the horse on src may go to dst.
:HORSE
  dx dy * /abs 2 =
;

// BISHOP: -- true if the bishop on src may go to dst.
:BISHOP
  dx /abs dy /abs = ( CLEAR ) /E ( /F )
;

// CASTLE: -- true if the castle on src may go to dst.
:CASTLE
  dx dy * 0 = ( CLEAR ) /E ( /F )
;

// QUEEN: -- true if the queen on src may go to dst: she is a bishop and a castle.
:QUEEN
  BISHOP CASTLE |
;

// KING: -- true if the king on src may go to dst.
:KING
  dx /abs dy /abs /max 1 =
;

// REACH: -- true if the man on src may go to dst, which holds none of his own side.
:REACH
  dst 8 /mod src 8 /mod - dx !
  dst 8 / src 8 / - dy !
  brd src ? man !
  man /abs 1 = ( PAWN )
  man /abs 2 = ( HORSE )
  man /abs 3 = ( BISHOP )
  man /abs 4 = ( CASTLE )
  man /abs 5 = ( QUEEN )
  man /abs 6 = ( KING )
;

// CHECK: -- true if the king of the side to move could be taken.
:CHECK
  64 ( brd /i ? trn 6 * = ( /i dst ! ) )
  /F 64 ( brd /i ? trn * 0 < ( /i src ! REACH | ) )
;

// PUT: carries the man from fr to to.
:PUT
  brd fr ? brd to ?!
  0 brd fr ?!
;

// SAFE: -- true if the move would not leave one's own king where he can be taken. It is made to
// see that, and taken back.
:SAFE
  brd to ? was !
  PUT
  CHECK ~
  brd to ? brd fr ?!
  was brd to ?!
;

// LEGAL: -- true if the man on fr may go to to, which holds none of his own side.
:LEGAL
  fr src ! to dst !
  REACH ( SAFE ) /E ( /F )
;

// MINE: -- true if a man of the side to move stands on fr: times trn he is positive.
:MINE
  brd fr ? trn * 0 >
;

// VALID_MOVE: -- true if the side to move may move from fr to to: its own man on fr, none on to,
// and the rules of chess obeyed, unless men go anywhere.
:VALID_MOVE
  MINE brd to ? trn * 1 < &&
  ( fre ( /T ) /E ( LEGAL ) ) /E ( /F )
;

// MOVE: makes the move from fr to to, and gives the turn to the other side.
:MOVE
  PUT
  0 trn - trn !
;

// MOBILE: -- true if the man on fr has a move. The first that is found will do.
:MOBILE
  /F 64 ( /i to ! VALID_MOVE | " 0 = /W )
;

// STUCK: -- true if the side to move has no move.
:STUCK
  /T 64 ( /i fr ! MINE ( MOBILE ~ & ) " /W )
;

// MEN: -- how many men the side to move has.
:MEN
  0 64 ( brd /i ? trn * 0 > ( 1 + ) )
;

// LOST: -- true if the side to move is in check; where men go anywhere, if it has no men.
:LOST
  fre ( MEN 0 = ) /E ( CHECK )
;

// OVER: -- true if the side to move cannot go on. Says why, and when it is in check.
:OVER
  STUCK (
    LOST ( `Checkmate!` ) /E ( `Stalemate!` ) /N /T
  ) /E (
    LOST ( `Check!` /N ) /F
  )
;

// INSIDE: number -- true if it is a row or a column of the board.
:INSIDE
  " -1 > $ 8 < &&
;

// SQUARE: letter digit -- square, or something negative if there is no such square.
:SQUARE
  49 - row !
  97 - " INSIDE row INSIDE && ( row 8 * + ) /E ( ' -1 )
;

// TRY: makes the move from fr to to if it is one.
:TRY
  fr 0 < to 0 < |
  ( `Invalid format. Try again.` /N ) /E (
    VALID_MOVE ( MOVE /T ok ! ) /E ( `Illegal move!` /N )
  )
;

// FORGET: drops the len characters that were typed.
:FORGET
  len ( ' )
;

// QUIT: -- true if the only character typed is q or Q; it stays where it is.
:QUIT
  len 1 = ( " 113 = % 81 = | ) /E ( /F )
;

// ASK: reads a line, and does what it says.
:ASK
  `Enter move (e.g. e2e4): ` /L len !
  QUIT ( FORGET /T ok ! /T end ! ) /E (
    len 4 = ( SQUARE to ! SQUARE fr ! TRY ) /E (
      FORGET `Invalid format. Try again.` /N
    )
  )
;

// PLAYER: the person's turn.
:PLAYER
  `Your turn (White):` /N
  /F ok !
  /U ( ASK ok 0 = /W )
  end 0 = ( DISP )
;

// AI: draws two squares until they make a move, and makes it.
:AI
  `AI thinking...` /N
  /U ( 64 /rand fr ! 64 /rand to ! VALID_MOVE 0 = /W )
  MOVE
  `AI moves: ` fr . `to ` to . /N
  DISP
;

// TURN: the side to move moves, if it can.
:TURN
  OVER ( /T end ! ) /E (
    trn 1 = ( PLAYER ) /E ( AI )
  )
;

// GAME: a whole game.
:GAME
  INIT
  DISP
  /U ( TURN end 0 = /W )
  `Game Over` /N
;
