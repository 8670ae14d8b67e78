package games.janus.play;

import games.janus.engine.Metric;
import games.janus.engine.SearchControl;
import games.janus.engine.SearchCounters;
import java.util.function.Consumer;

/**
 * What a player sees of the outside while a question about its thinking is answered: it may be
 * stopped, and from time to time somebody hears how far it is.
 */
final class SlowControl<M> implements SearchControl<M> {
  private final ThinkControl outside;

  /** Says what is being done. */
  private final Consumer<JsonText> news;

  SlowControl(ThinkControl outside, Consumer<JsonText> news) {
    this.outside = outside;
    this.news = news;
  }

  @Override
  public boolean shouldStop(SearchCounters counters) {
    if (outside.wantsProgress()) {
      tell(counters.get(Metric.NODES));
    }
    return outside.shouldStop();
  }

  /** Says how far it is, whether or not it is time to. */
  void tell(long nodes) {
    var json = new JsonText().beginObject().name("progress").value(true);
    news.accept(json);
    json.name("nodes").value(nodes).name("millis").value(outside.millis());
    outside.progress(json.endObject().toString());
  }

  /** Ends the answering if somebody stopped it. */
  void requireGoingOn(String otherwise) {
    if (outside.shouldStop()) {
      throw UnansweredException.stopped(otherwise);
    }
  }
}
