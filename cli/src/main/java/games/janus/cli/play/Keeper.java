package games.janus.cli.play;

import games.janus.arena.FileTrouble;
import games.janus.message.Message;
import games.janus.message.Messages;
import java.io.IOException;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Optional;

/** Keeps the game that is being played in its file on the shelf, after every move. */
final class Keeper<P, M> implements AutoCloseable {
  private static final DateTimeFormatter DAY =
      DateTimeFormatter.ofPattern("yyyy.MM.dd", Locale.ROOT);

  private final Shelf shelf;
  private Optional<KeptFile> kept;
  private boolean hasComplained;

  /**
   * A keeper.
   *
   * @param kept the file, if the game has one already
   */
  Keeper(Shelf shelf, Optional<KeptFile> kept) {
    this.shelf = shelf;
    this.kept = kept;
  }

  /** The text of the game's file. */
  String text(HostedGame<P, M> live) {
    String today = LocalDate.now(ZoneId.systemDefault()).format(DAY);
    return new SavedGame<>(live.type()).write(live, today);
  }

  /**
   * Keeps the game as it is now.
   *
   * @return what to tell the player, once, if it cannot be kept
   */
  Optional<Message> keep(HostedGame<P, M> live) {
    try {
      if (kept.isEmpty()) {
        kept = Optional.of(shelf.begin(live.type()));
      }
      kept.get().write(text(live));
      hasComplained = false;
      return Optional.empty();
    } catch (IOException failed) {
      boolean isNew = !hasComplained;
      hasComplained = true;
      return isNew
          ? Optional.of(Messages.playUnkept(FileTrouble.whyUnwritten(failed)))
          : Optional.empty();
    }
  }

  /** The next move belongs to another game, and to another file. */
  void turnPage(HostedGame<P, M> left) {
    if (left.live().made() == 0) {
      kept.ifPresent(KeptFile::discard);
    }
    close();
    kept = Optional.empty();
  }

  /** The last words about a game. */
  Optional<Message> leave(HostedGame<P, M> live) {
    boolean hasMoves = live.live().made() > 0;
    if (!hasMoves) {
      kept.ifPresent(KeptFile::discard);
    }
    return hasMoves && live.ending().isEmpty() && kept.isPresent() && !hasComplained
        ? Optional.of(Messages.playKept())
        : Optional.empty();
  }

  @Override
  public void close() {
    kept.ifPresent(KeptFile::close);
  }
}
