package games.janus.rules.text;

import java.util.List;

/** A game that could be read, and what was odd about it. */
public record GoodGame<P, M>(GameRecord<P, M> game, long firstLine, List<Remark> remarks)
    implements Entry<P, M> {
  public GoodGame {
    remarks = List.copyOf(remarks);
  }

  @Override
  public Tags tags() {
    return game.tags();
  }
}
