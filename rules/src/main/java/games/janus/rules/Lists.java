package games.janus.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;

/** What streams would do with short lists; the core has none, for they would weigh on the page. */
public final class Lists {
  private Lists() {}

  /** The first element that passes the test. */
  public static <T> Optional<T> first(Iterable<? extends T> all, Predicate<? super T> test) {
    for (T each : all) {
      if (test.test(each)) {
        return Optional.of(each);
      }
    }
    return Optional.empty();
  }

  /** A new list of the elements that pass the test, in order. */
  public static <T> List<T> filter(Iterable<? extends T> all, Predicate<? super T> test) {
    var passed = new ArrayList<T>();
    for (T each : all) {
      if (test.test(each)) {
        passed.add(each);
      }
    }
    return passed;
  }

  /** A new list of what the function makes of each element, in order. */
  public static <T, R> List<R> map(Iterable<? extends T> all, Function<? super T, R> function) {
    var made = new ArrayList<R>();
    for (T each : all) {
      made.add(function.apply(each));
    }
    return made;
  }

  /** The same for all values of an enum. */
  public static <T, R> List<R> map(T[] all, Function<? super T, R> function) {
    return map(List.of(all), function);
  }
}
