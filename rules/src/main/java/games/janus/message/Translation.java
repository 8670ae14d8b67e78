package games.janus.message;

import games.janus.message.Pattern.Piece;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** The texts of a language from its catalogue. A text is read whenever it is said: that is soon. */
final class Translation extends Wording {
  private final Map<String, String> texts = new HashMap<>();

  Translation(Grammar grammar, String catalogue) {
    super(grammar);
    int end;
    for (int at = 0; at < catalogue.length(); at = end + 1) {
      end = catalogue.indexOf('\n', at);
      end = end < 0 ? catalogue.length() : end;
      int equals = catalogue.indexOf('=', at);
      if (catalogue.charAt(at) != '#' && equals >= 0 && equals < end) {
        texts.put(catalogue.substring(at, equals), catalogue.substring(equals + 1, end));
      }
    }
  }

  /** What the catalogue does not hold is said in English: a browser has no use for all of it. */
  @Override
  String text(Message message) {
    String text = texts.get(message.key());
    if (text == null) {
      return Language.ENGLISH.text(message);
    }
    Pattern pattern = Pattern.read(text);
    List<String> names = pattern.names();
    return names.size() == message.args().size()
        ? said(pattern.pieces(), name -> message.args().get(names.indexOf(name)))
        : unknown(message);
  }

  Optional<String> help(String key, String candidates, String value) {
    return Optional.ofNullable(texts.get(key))
        .map(text ->
            said(
                Pattern.read(text).pieces(),
                name -> new Argument.Text(name.equals("default") ? value : candidates)));
  }

  private String said(List<Piece> pieces, Function<String, Argument> arguments) {
    var text = new StringBuilder();
    for (Piece piece : pieces) {
      text.append(
          switch (piece) {
            case Piece.Literal literal -> literal.text();
            case Piece.Place place -> said(arguments.apply(place.name()));
            case Piece.Grouped number -> grouped(arguments.apply(number.name()));
            case Piece.Choice choice ->
                said(chosen(choice, arguments.apply(choice.name())), arguments);
          });
    }
    return text.toString();
  }

  private List<Piece> chosen(Piece.Choice choice, Argument argument) {
    Map<String, List<Piece>> cases = choice.cases();
    List<Piece> other = cases.getOrDefault("other", List.of());
    if (!choice.isPlural()) {
      return cases.getOrDefault(selector(argument), other);
    }
    long count = count(argument);
    List<Piece> exact = cases.get("=" + count);
    return exact != null ? exact : cases.getOrDefault(category(count), other);
  }

  /** A message is chosen by the last part of its key, anything else by what it says. */
  private static String selector(Argument argument) {
    return argument instanceof Message message
        ? message.key().substring(message.key().lastIndexOf('.') + 1)
        : argument.text();
  }
}
