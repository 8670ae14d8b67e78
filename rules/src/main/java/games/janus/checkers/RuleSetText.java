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
import java.util.List;
import java.util.Optional;

/** A rule set as one line of text: a name, and {@code switch=value} for each switch turned. */
record RuleSetText(String text) {
  private static final String SWITCHES =
      "first, capture, continuation, crowning, blocked, repetition, quiet, white, black, removal";
  private static final String NEVER = "never";
  private static final String ENDS_TURN = "ends-turn";
  private static final String GOES_ON = "goes-on";

  static String write(RuleSet rules) {
    return RuleSet.CUSTOM
        + ("; first=" + word(rules.firstMover()))
        + ("; capture=" + word(rules.capture()))
        + ("; continuation=" + word(rules.continuation()))
        + ("; crowning=" + (rules.crowningEndsTurn() ? ENDS_TURN : GOES_ON))
        + ("; blocked=" + word(rules.blocked()))
        + ("; repetition=" + count(rules.repetition()))
        + ("; quiet=" + count(rules.quietPlies()))
        + ("; white=" + rules.whiteName())
        + ("; black=" + rules.blackName())
        + ("; removal=" + word(rules.removal()));
  }

  private static String count(Optional<Integer> plies) {
    return plies.isPresent() ? String.valueOf(plies.get()) : NEVER;
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

  private RuleSet turned(RuleSet base, String name, List<String> switches) {
    var panel = new Panel(base);
    var turned = new HashSet<String>();
    for (String part : switches) {
      int sign = part.indexOf('=');
      String key = sign < 0 ? part : part.substring(0, sign).strip();
      if (!turned.add(key)) {
        throw wrong(Messages.rulesSwitchTwice(Excerpt.of(key)));
      }
      panel.turn(key, sign < 0 ? "" : part.substring(sign + 1).strip());
    }
    return panel.rules(name);
  }

  /** All switches while they are being turned. */
  private final class Panel {
    private Color firstMover;
    private Capture capture;
    private Continuation continuation;
    private boolean crowningEndsTurn;
    private Blocked blocked;
    private Optional<Integer> repetition;
    private Optional<Integer> quietPlies;
    private String whiteName;
    private String blackName;
    private Removal removal;

    Panel(RuleSet rules) {
      firstMover = rules.firstMover();
      capture = rules.capture();
      continuation = rules.continuation();
      crowningEndsTurn = rules.crowningEndsTurn();
      blocked = rules.blocked();
      repetition = rules.repetition();
      quietPlies = rules.quietPlies();
      whiteName = rules.whiteName();
      blackName = rules.blackName();
      removal = rules.removal();
    }

    void turn(String key, String value) {
      switch (key) {
        case "first" -> firstMover = choice(key, value, Color.values());
        case "capture" -> capture = choice(key, value, Capture.values());
        case "continuation" -> continuation = choice(key, value, Continuation.values());
        case "crowning" -> crowningEndsTurn = endsTurn(value);
        case "blocked" -> blocked = choice(key, value, Blocked.values());
        case "repetition" -> repetition = count(key, value);
        case "quiet" -> quietPlies = count(key, value);
        case "white" -> whiteName = value;
        case "black" -> blackName = value;
        case "removal" -> removal = choice(key, value, Removal.values());
        default -> throw wrong(Messages.rulesSwitch(Excerpt.of(key), SWITCHES));
      }
    }

    RuleSet rules(String name) {
      try {
        return new RuleSet(
            name,
            firstMover,
            capture,
            continuation,
            crowningEndsTurn,
            blocked,
            repetition,
            quietPlies,
            whiteName,
            blackName,
            removal);
      } catch (RuleSet.IllegalRulesException nonsense) {
        throw wrong(nonsense.reason());
      }
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

  private <E extends Enum<E>> E choice(String key, String value, E[] choices) {
    var words = new ArrayList<String>();
    for (E choice : choices) {
      if (word(choice).equals(value)) {
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

  private Optional<Integer> count(String key, String value) {
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
