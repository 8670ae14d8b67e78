package games.janus.message.compiler;

import java.util.ArrayList;
import java.util.List;

/** Writes the messages that the page says by itself: an object with a function for each. */
final class TypeScriptWriter {
  private TypeScriptWriter() {}

  /** English, which says what there is to be said. */
  static String english(List<Template> templates) {
    String words = "export const words = " + object(templates);
    return file(words + "\nexport type Words = typeof words;\n", "");
  }

  /** Another language, which says all that the English file of this name says. */
  static String translation(List<Template> templates, String english) {
    String type = "import type { Words } from './" + english + "';\n";
    return file("export const words: Words = " + object(templates), type);
  }

  private static String file(String body, String imported) {
    return "// Written by the build from the catalogue of messages. Do not edit.\n"
        + imports(body)
        + imported
        + "\n"
        + body;
  }

  private static String object(List<Template> templates) {
    var out = new StringBuilder("{\n");
    for (Template template : templates) {
      var parameters = new ArrayList<String>();
      template
          .places()
          .forEach((name, isNumber) ->
              parameters.add(name + (isNumber ? ": number" : ": string | number")));
      out.append("  ").append(Catalogue.name(template.key())).append(": (");
      out.append(String.join(", ", parameters)).append("): string => ");
      out.append(expression(template.parts())).append(",\n");
    }
    return out.append("};\n").toString();
  }

  /** What is imported and not used would be an error of the page's build. */
  private static String imports(String body) {
    var names = new ArrayList<String>();
    for (String name : List.of("grouped", "isMany", "isOne")) {
      if (body.contains(name + "(")) {
        names.add(name);
      }
    }
    return names.isEmpty() ? "" : "import { " + String.join(", ", names) + " } from './numbers';\n";
  }

  private static String expression(List<Part> parts) {
    var text = new StringBuilder("`");
    for (Part part : parts) {
      if (part instanceof Part.Literal literal) {
        text.append(literal.text().replace("\\", "\\\\").replace("`", "\\`").replace("${", "\\${"));
      } else if (part instanceof Part.Argument argument) {
        text.append("${").append(argument.name()).append('}');
      } else if (part instanceof Part.Grouped number) {
        text.append("${grouped(").append(number.name()).append(")}");
      } else if (part instanceof Part.Plural plural) {
        String choice = plural.expression(plural.name(), " === %s", TypeScriptWriter::expression);
        text.append("${").append(choice).append('}');
      } else {
        throw new CatalogueException(part + ": the page has no messages in places to select by");
      }
    }
    return text.append('`').toString();
  }
}
