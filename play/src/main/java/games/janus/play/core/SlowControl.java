package games.janus.play.core;

import games.janus.engine.Metric;
import games.janus.engine.SearchControl;
import games.janus.engine.SearchCounters;
import games.janus.message.Message;
import games.janus.play.ThinkControl;
import java.util.function.LongFunction;

/**
 * What a player sees of the outside while a question about its thinking is answered: it may be
 * stopped, and from time to time somebody hears how far it is.
 *
 * @param news what is being done, after so many positions of the search under way
 */
record SlowControl<M>(ThinkControl outside, LongFunction<Progress> news)
    implements SearchControl<M> {
  @Override
  public boolean shouldStop(SearchCounters counters) {
    if (outside.wantsProgress()) {
      tell(counters.get(Metric.NODES));
    }
    return outside.shouldStop();
  }

  /** Says how far it is, whether or not it is time to. */
  void tell(long nodes) {
    outside.progress(news.apply(nodes));
  }

  /** Ends the answering if somebody stopped it. */
  void requireGoingOn(Message otherwise) {
    if (outside.shouldStop()) {
      throw RefusedException.stopped(otherwise);
    }
  }
}
