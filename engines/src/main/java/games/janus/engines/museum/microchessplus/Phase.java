package games.janus.engines.museum.microchessplus;

/** How far the game has come, told by the men that are left besides the kings: 30 at the start. */
enum Phase {
  OPENING,
  MIDDLE_GAME,
  END_GAME;

  static Phase of(int menBesidesKings) {
    if (menBesidesKings > 20) {
      return OPENING;
    }
    return menBesidesKings < 10 ? END_GAME : MIDDLE_GAME;
  }
}
