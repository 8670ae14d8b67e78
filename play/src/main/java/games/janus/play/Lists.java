package games.janus.play;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;

/** Lists made of lists, where the core does without streams. */
public final class Lists {
  private Lists() {}

  /** What each thing becomes, in their order. */
  public static <A, B> List<B> map(
      Collection<? extends A> things, Function<? super A, ? extends B> function) {
    var mapped = new ArrayList<B>(things.size());
    things.forEach(thing -> mapped.add(function.apply(thing)));
    return Collections.unmodifiableList(mapped);
  }

  /** The same for all values of an enum. */
  public static <A, B> List<B> map(A[] things, Function<? super A, ? extends B> function) {
    return map(List.of(things), function);
  }

  /** Those for which something holds, in their order. */
  public static <A> List<A> filter(Collection<A> things, Predicate<? super A> isWanted) {
    var wanted = new ArrayList<A>(things);
    wanted.removeIf(isWanted.negate());
    return Collections.unmodifiableList(wanted);
  }
}
