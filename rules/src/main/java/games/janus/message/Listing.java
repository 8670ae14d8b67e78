package games.janus.message;

import java.util.List;
import java.util.function.BiFunction;

/** Things named in a row within a sentence. */
public final class Listing {
  private Listing() {}

  /** One of them: "e8=Q, e8=R or e8=N". */
  public static Argument either(List<?> items) {
    int last = items.size() - 1;
    return last < 1
        ? joined(items, Messages::listComma)
        : Messages.listOr(joined(items.subList(0, last), Messages::listComma), items.get(last));
  }

  /**
   * All of them in their order.
   *
   * @param link makes one message of those before and the next
   */
  public static Argument joined(List<?> items, BiFunction<Object, Object, Message> link) {
    Argument all = new Argument.Text("");
    for (int i = 0; i < items.size(); i++) {
      Object item = items.get(i);
      all = i > 0 ? link.apply(all, item) : Message.argument(item);
    }
    return all;
  }
}
