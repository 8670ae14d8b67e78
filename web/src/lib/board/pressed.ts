/** How a square was pointed at. */
export interface Pressed {
  /** By putting a dragged piece down there. */
  dropped?: boolean;
  /** With Alt: what a pawn becomes is asked when the move is made. */
  alt?: boolean;
}
