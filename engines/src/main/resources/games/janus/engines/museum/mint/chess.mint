// chess.mint: chess against a player who draws lots, in MINT
//
// Load it and say GAME. White is yours; type moves such as e2e4, and q to stop.
//
// This is chess as the MINT program of 2025 understands it: a man of your own may go to any
// square where no man of your own stands, and takes what he finds there. There is no castling,
// no en passant, no promotion and no check; a side that has lost all its men has lost the game.
//
// The board is one array of 64 numbers. Square = row * 8 + column: a1 is 0, h1 is 7, h8 is 63.
// A man is a number: 1 pawn P, 2 horse H, 3 bishop B, 4 castle C, 5 queen Q, 6 king K;
// Black's men are negative and shown in small letters; 0 is an empty square.
//
// Names of variables have at most three letters:
//   brd  the board                     trn  who is to move: 1 White, -1 Black
//   new  the men as they start         fr   the square a man comes from
//   sig  the letters of the men        to   the square he goes to
//   lbl  the label of the first row    len  how many characters were typed
//   row  the row being drawn           end  not 0 when the game is over
//   man  the man being looked at       ok   whether the turn is done

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

// VALID_MOVE: -- true if a man of the side to move stands on fr and none of them on to.
// A man times trn is positive when he is one's own.
:VALID_MOVE
  brd fr ? trn * 0 >
  brd to ? trn * 1 <
  &&
;

// MOVE: carries the man from fr to to, and gives the turn to the other side.
:MOVE
  brd fr ? brd to ?!
  0 brd fr ?!
  0 trn - trn !
;

// MEN: -- how many men the side to move has.
:MEN
  0 64 ( brd /i ? trn * 0 > ( 1 + ) )
;

// OVER: -- true if the side to move cannot go on. Without men it has lost; stuck among nothing
// but its own men, which takes 64 of them, it has not.
:OVER
  MEN man !
  man 0 = ( `Checkmate!` /N )
  man 64 = ( `Stalemate!` /N )
  man 0 = man 64 = |
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

// TURN: whoever is to move moves, if there is anybody to.
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
