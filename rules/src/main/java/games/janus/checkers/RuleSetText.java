package games.janus.checkers;

import games.janus.checkers.RuleSet.Blocked;
import games.janus.checkers.RuleSet.Capture;
import games.janus.checkers.RuleSet.Continuation;
import games.janus.checkers.RuleSet.Removal;
import games.janus.message.Listing;
import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.rules.Ascii;
import games.janus.rules.Color;
import games.janus.rules.Excerpt;
import games.janus.rules.InvalidTextException;
import games.janus.rules.Lists;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A rule set as one line of text: a name, and {@code switch=value} for each switch turned. */
record RuleSetText(String text) {
  private static final String NEVER = "never";
  private static final String ENDS_TURN = "ends-turn";
  private static final String GOES_ON = "goes-on";

  static String write(RuleSet rules) {
    var text = new StringBuilder(RuleSet.CUSTOM);
    switches(rules).forEach((key, value) -> text.append("; ").append(key + "=" + value));
    return text.toString();
  }

  /** Where each switch stands, in their order. */
  private static Map<String, String> switches(RuleSet rules) {
    var switches = new LinkedHashMap<String, String>();
    switches.put("first", word(rules.firstMover()));
    switches.put("capture", word(rules.capture()));
    switches.put("continuation", word(rules.continuation()));
    switches.put("crowning", rules.crowningEndsTurn() ? ENDS_TURN : GOES_ON);
    switches.put("blocked", word(rules.blocked()));
    switches.put("repetition", count(rules.repetition()));
    switches.put("quiet", count(rules.quietPlies()));
    switches.put("white", rules.whiteName());
    switches.put("black", rules.blackName());
    switches.put("removal", word(rules.removal()));
    return switches;
  }

  private static String count(Optional<Integer> plies) {
    return plies.map(String::valueOf).orElse(NEVER);
  }

  /** A constant as people write it: {@code FORCED_BY_PIECE} is forced-by-piece. */
  private static String word(Enum<?> constant) {
    return Ascii.small(constant.name()).replace('_', '-');
  }

  /** The rule set of a text that begins with a name. */
  RuleSet rules() {
    List<String> parts = parts();
    String name = parts.getFirst();
    RuleSet base = name.equals(RuleSet.CUSTOM) ? RuleSet.ACF : named(name);
    return parts.size() == 1 && !name.equals(RuleSet.CUSTOM)
        ? base
        : turned(base, RuleSet.CUSTOM, parts.subList(1, parts.size()));
  }

  /** Another rule set with the switches of this text, which has no name before them, turned. */
  RuleSet turned(RuleSet base, String name) {
    return turned(base, name, parts());
  }

  private RuleSet turned(RuleSet base, String name, List<String> parts) {
    Map<String, String> switches = switches(base);
    var turned = new HashSet<String>();
    for (String part : parts) {
      int sign = part.indexOf('=');
      String key = sign < 0 ? part : part.substring(0, sign).strip();
      if (!switches.containsKey(key)) {
        throw wrong(Messages.rulesSwitch(Excerpt.of(key), String.join(", ", switches.keySet())));
      }
      if (!turned.add(key)) {
        throw wrong(Messages.rulesSwitchTwice(Excerpt.of(key)));
      }
      switches.put(key, sign < 0 ? "" : part.substring(sign + 1).strip());
    }
    try {
      return new RuleSet(
          name,
          choice("first", switches, Color.values()),
          choice("capture", switches, Capture.values()),
          choice("continuation", switches, Continuation.values()),
          endsTurn(switches.getOrDefault("crowning", "")),
          choice("blocked", switches, Blocked.values()),
          count("repetition", switches),
          count("quiet", switches),
          switches.getOrDefault("white", ""),
          switches.getOrDefault("black", ""),
          choice("removal", switches, Removal.values()));
    } catch (RuleSet.IllegalRulesException nonsense) {
      throw wrong(nonsense.reason());
    }
  }

  private RuleSet named(String name) {
    return RuleSet.named(name).orElseThrow(() -> wrong(Messages.rulesUnknown(names())));
  }

  private static String names() {
    return String.join(", ", Lists.map(RuleSet.all(), RuleSet::name)) + ", " + RuleSet.CUSTOM;
  }

  /** What stands between the semicolons; one at the very end closes nothing. */
  private List<String> parts() {
    var parts = new ArrayList<String>();
    int from = 0;
    for (int end = text.indexOf(';'); end >= 0; end = text.indexOf(';', from)) {
      parts.add(text.substring(from, end).strip());
      from = end + 1;
    }
    String last = text.substring(from).strip();
    if (parts.isEmpty() || !last.isEmpty()) {
      parts.add(last);
    }
    return parts;
  }

  private <E extends Enum<E>> E choice(String key, Map<String, String> switches, E[] choices) {
    var words = new ArrayList<String>();
    for (E choice : choices) {
      if (word(choice).equals(switches.get(key))) {
        return choice;
      }
      words.add(word(choice));
    }
    throw wrong(Messages.rulesValue(key, Listing.joined(words, Messages::listOr)));
  }

  private boolean endsTurn(String value) {
    if (!value.equals(ENDS_TURN) && !value.equals(GOES_ON)) {
      throw wrong(Messages.rulesValue("crowning", Messages.listOr(ENDS_TURN, GOES_ON)));
    }
    return value.equals(ENDS_TURN);
  }

  private Optional<Integer> count(String key, Map<String, String> switches) {
    String value = switches.getOrDefault(key, "");
    if (value.equals(NEVER)) {
      return Optional.empty();
    }
    int count = 0;
    for (int i = 0; i < value.length(); i++) {
      char digit = value.charAt(i);
      if (digit < '0' || digit > '9' || i == 9) {
        throw wrong(Messages.rulesNumber(key, NEVER));
      }
      count = 10 * count + digit - '0';
    }
    return Optional.of(count);
  }

  private InvalidTextException wrong(Message reason) {
    return new InvalidTextException(text, reason);
  }
}
