package games.janus.message.compiler;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Writes the class that makes messages, and a class that words them in one language. */
final class JavaWriter {
  private static final String NOTICE =
      """
      // Written by the build from the catalogue of messages. Do not edit.
      package games.janus.message;

      """;

  private JavaWriter() {}

  /** A method for each message, with a parameter for each of its places in alphabetical order. */
  static String messages(List<Template> templates, List<String> languages) {
    var out = new StringBuilder(NOTICE);
    out.append("import java.util.List;\n\n");
    out.append("/** Everything that can be said. Parameters are in alphabetical order. */\n");
    out.append("public final class Messages {\n");
    out.append("  /** The codes of the languages in which it can be said, English first. */\n");
    out.append("  public static final List<String> LANGUAGES = List.of(\"");
    out.append(String.join("\", \"", languages)).append("\");\n\n");
    out.append("  private Messages() {}\n");
    for (Template template : templates) {
      var parameters = new ArrayList<String>();
      template
          .places()
          .forEach((name, isNumber) -> parameters.add((isNumber ? "long " : "Object ") + name));
      String arguments = String.join(", ", template.places().keySet());
      out.append("\n  public static Message ")
          .append(Catalogue.name(template.key()))
          .append('(')
          .append(String.join(", ", parameters))
          .append(") {\n    return Message.of(\"")
          .append(template.key())
          .append(arguments.isEmpty() ? "\"" : "\", " + arguments)
          .append(");\n  }\n");
    }
    return out.append("}\n").toString();
  }

  /** The texts of a language, one method for each first word of the keys: methods have a limit. */
  static String texts(String className, List<Template> templates) {
    var out = new StringBuilder(NOTICE);
    out.append("/** The texts of a language. */\nfinal class ").append(className);
    out.append(" extends Wording {\n  ").append(className);
    out.append("() {\n    super(Grammar.of(\"en\"));\n  }\n\n");
    Map<String, List<Template>> sections = new LinkedHashMap<>();
    for (Template template : templates) {
      String section = template.key().substring(0, template.key().indexOf('.'));
      sections.computeIfAbsent(section, each -> new ArrayList<>()).add(template);
    }
    out.append("  @Override\n  String text(Message message) {\n");
    out.append("    String key = message.key();\n");
    out.append("    return switch (key.substring(0, Math.max(0, key.indexOf('.')))) {\n");
    for (String section : sections.keySet()) {
      out.append("      case \"").append(section).append("\" -> ");
      out.append(Catalogue.name(section)).append("Text(message);\n");
    }
    out.append("      default -> unknown(message);\n    };\n  }\n");
    sections.forEach((section, inIt) -> {
      out.append("\n  private String ")
          .append(Catalogue.name(section))
          .append("Text(Message message) {\n");
      out.append("    return switch (message.key()) {\n");
      for (Template template : inIt) {
        out.append("      case \"").append(template.key()).append("\" -> ");
        out.append(expression(template.parts(), new ArrayList<>(template.places().keySet())));
        out.append(";\n");
      }
      out.append("      default -> unknown(message);\n    };\n  }\n");
    });
    return out.append("}\n").toString();
  }

  /**
   * The help of a language, in a class of its own, so that only a terminal loads it. Its places are
   * two that every option has; whoever asks need not know which of them a text uses.
   */
  static String help(String className, List<Template> templates) {
    var out = new StringBuilder(NOTICE);
    out.append("import java.util.Optional;\n\n");
    out.append("/** The help of a language. */\nfinal class ").append(className).append(" {\n");
    out.append("  private ").append(className).append("() {}\n\n");
    out.append("  static Optional<String> text(String key, String candidates, String value) {\n");
    out.append("    return switch (key) {\n");
    for (Template template : templates) {
      var terms = new ArrayList<String>();
      template.parts().forEach(part -> terms.add(helpTerm(template.key(), part)));
      out.append("      case \"").append(template.key()).append("\" -> Optional.of(");
      out.append(terms.isEmpty() ? "\"\"" : String.join(" + ", terms)).append(");\n");
    }
    return out.append("      default -> Optional.empty();\n    };\n  }\n}\n").toString();
  }

  private static String helpTerm(String key, Part part) {
    if (part instanceof Part.Literal literal) {
      return quoted(literal.text());
    }
    if (part instanceof Part.Argument argument && argument.name().equals("candidates")) {
      return "candidates";
    }
    if (part instanceof Part.Argument argument && argument.name().equals("default")) {
      return "value"; // the name of the place is a word of Java
    }
    throw new CatalogueException(key + ": places are {candidates} and {default}");
  }

  private static String expression(List<Part> parts, List<String> places) {
    var terms = new ArrayList<String>();
    for (Part part : parts) {
      if (part instanceof Part.Literal literal) {
        terms.add(quoted(literal.text()));
      } else if (part instanceof Part.Argument argument) {
        terms.add("said(message, " + places.indexOf(argument.name()) + ")");
      } else if (part instanceof Part.Grouped grouped) {
        terms.add("grouped(message, " + places.indexOf(grouped.name()) + ")");
      } else if (part instanceof Part.Plural plural) {
        String count = "count(message, " + places.indexOf(plural.name()) + ")";
        terms.add(
            "(" + plural.expression(count, " == %sL", inner -> expression(inner, places)) + ")");
      } else {
        throw new CatalogueException(part + ": English does without select");
      }
    }
    return terms.isEmpty() ? "\"\"" : String.join(" + ", terms);
  }

  static String quoted(String text) {
    return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }
}
