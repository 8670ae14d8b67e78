/** What hangs on the wall of every room. Plain sentences; the room writes them, RoomCard shows them. */
export interface CardContent {
  /** What it was. */
  was: string;
  /** Who made it, when, and who is owed thanks. */
  makers: string;
  /** What it could not do, a sentence or half of one each. */
  couldNot: string[];
  /** How we know that ours is exact: a number, and what was counted. */
  exact: Proof[];
  /** Ways on from here, such as `#/xray/tree`. */
  links: Way[];
}

export interface Proof {
  figure: string;
  words: string;
}

export interface Way {
  href: string;
  text: string;
}
