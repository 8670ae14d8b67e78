package games.janus.rules.text;

import games.janus.rules.Lists;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The tags of a game in the order of the file. Where a name stands twice, the first counts. */
public record Tags(List<Tag> all) {
  public static final Tags NONE = new Tags(List.of());

  public Tags {
    all = List.copyOf(all);
  }

  public Optional<String> value(String name) {
    return Lists.first(all, tag -> tag.name().equals(name)).map(tag -> tag.value());
  }

  /** These tags with this value: in the old place if the name is there, else at the end. */
  public Tags with(String name, String value) {
    var changed = new ArrayList<Tag>();
    boolean isNew = true;
    for (Tag tag : all) {
      boolean isIt = isNew && tag.name().equals(name);
      changed.add(isIt ? new Tag(name, value) : tag);
      isNew &= !isIt;
    }
    if (isNew) {
      changed.add(new Tag(name, value));
    }
    return new Tags(changed);
  }

  /**
   * These tags, those with the given names first and in the order given. Names that are missing are
   * added with question marks.
   */
  public Tags withRoster(List<String> names) {
    var sorted = new ArrayList<Tag>();
    for (String name : names) {
      sorted.add(new Tag(name, value(name).orElse(unknown(name))));
    }
    var placed = new ArrayList<>(names);
    for (Tag tag : all) {
      if (!placed.remove(tag.name())) {
        sorted.add(tag);
      }
    }
    return new Tags(sorted);
  }

  private static String unknown(String name) {
    return name.equals("Date") ? "????.??.??" : "?";
  }
}
