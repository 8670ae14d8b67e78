package games.janus.wire;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.regex.Pattern;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/** Writes the types of a model for the page, with what their Javadoc says. */
final class TypeScript {
  private static final String MESSAGE =
      """

      /** Something to be said to a person. */
      export interface Message {
        key: string;
        /** what stands in its places */
        args: (string | number | Message)[];
        /** the whole sentence; left out in what is sent */
        text?: string;
      }
      """;

  private final WireModel model;
  private final Elements elements;
  private final StringBuilder out = new StringBuilder();

  private TypeScript(WireModel model, Elements elements) {
    this.model = model;
    this.elements = elements;
  }

  static String of(WireModel model, Elements elements) {
    var script = new TypeScript(model, elements);
    model.all().forEach(script::declare);
    model.read().forEach(script::answers);
    return "// Written by the build from the records of the core. Do not edit.\n"
        + script.imports()
        + script.out;
  }

  /** What the declarations name and another file declares. */
  private String imports() {
    if (model.imported().isEmpty()) {
      return MESSAGE;
    }
    var names = new TreeSet<String>(List.of("Message"));
    model.imported().forEach(type -> names.add(model.name(type)));
    names.removeIf(name -> !Pattern.compile("\\b" + name + "\\b").matcher(out).find());
    return "import type { " + String.join(", ", names) + " } from './wire';\n";
  }

  private void declare(TypeElement type) {
    var doc = new Doc(elements.getDocComment(type));
    out.append('\n');
    comment("", doc.text);
    if (type.getKind() == ElementKind.ENUM) {
      var ids = new ArrayList<String>();
      WireModel.constants(type).forEach(name -> ids.add("'" + WireModel.kebab(name) + "'"));
      alias(type, String.join(" | ", ids));
    } else if (WireModel.isFamily(type)) {
      var names = new ArrayList<String>();
      WireModel.members(type).forEach(member -> names.add(model.name(member)));
      alias(type, String.join(" | ", names));
    } else if (WireModel.isTuple(type)) {
      alias(type, "[" + String.join(", ", places(type)) + "]");
    } else {
      fields(type, doc);
    }
  }

  private void alias(TypeElement type, String meaning) {
    out.append("export type ").append(model.name(type)).append(" = ").append(meaning).append(";\n");
  }

  private List<String> places(TypeElement tuple) {
    var places = new ArrayList<String>();
    if (!model.tagOf(tuple).isEmpty()) {
      places.add(model.tagOf(tuple) + ": '" + WireModel.id(tuple) + "'");
    }
    for (RecordComponentElement component : tuple.getRecordComponents()) {
      boolean isRest =
          component.equals(tuple.getRecordComponents().getLast())
              && WireModel.type(component) instanceof WireType.Many;
      String type = type(WireModel.type(component), component);
      places.add((isRest ? "..." : "") + component.getSimpleName() + ": " + type);
    }
    return places;
  }

  private void fields(TypeElement type, Doc doc) {
    var parents = new ArrayList<String>();
    for (RecordComponentElement component : type.getRecordComponents()) {
      if (WireModel.isFlatRecord(component)) {
        parents.add(model.name(WireModel.flat(component)));
      }
    }
    out.append("export interface ").append(model.name(type));
    out.append(parents.isEmpty() ? "" : " extends " + String.join(", ", parents)).append(" {\n");
    String tag = model.tagOf(type);
    if (!tag.isEmpty()) {
      out.append("  ").append(tag).append(": '").append(WireModel.id(type)).append("';\n");
    }
    Wire.Constant constant = type.getAnnotation(Wire.Constant.class);
    if (constant != null) {
      out.append("  ").append(constant.name()).append(": ");
      out.append(constant.json().replace('"', '\'')).append(";\n");
    }
    for (RecordComponentElement component : type.getRecordComponents()) {
      if (WireModel.isFlatMap(component)) {
        comment("  ", doc.parameters.getOrDefault(component.getSimpleName().toString(), ""));
        out.append("  [name: string]: unknown;\n"); // as wide as the fields beside it
      } else if (!WireModel.has(component, Wire.Flat.class)) {
        comment("  ", doc.parameters.getOrDefault(component.getSimpleName().toString(), ""));
        out.append("  ").append(component.getSimpleName());
        out.append(mayBeLeftOut(type, component) ? "?: " : ": ");
        out.append(type(visible(component), component)).append(";\n");
      }
    }
    out.append("}\n");
  }

  /** What is only read may be left out; what is written is there, if it is not said otherwise. */
  private boolean mayBeLeftOut(TypeElement type, RecordComponentElement component) {
    if (WireModel.has(component, Wire.LeftOut.class)) {
      return true;
    }
    return !model.written().contains(type)
        && switch (WireModel.type(component)) {
          case WireType.Perhaps _, WireType.Many _, WireType.Truth _ -> true;
          default -> false;
        };
  }

  private static WireType visible(RecordComponentElement component) {
    WireType type = WireModel.type(component);
    return WireModel.has(component, Wire.LeftOut.class)
            && type instanceof WireType.Perhaps(WireType inner)
        ? inner
        : type;
  }

  private String type(WireType type, RecordComponentElement component) {
    return switch (type) {
      case WireType.Text _ -> "string";
      case WireType.Said _ -> "Message";
      case WireType.Any _ -> "unknown";
      case WireType.Truth _ -> "boolean";
      case WireType.Whole _ -> WireModel.has(component, Wire.AsText.class) ? "string" : "number";
      case WireType.Real _ ->
          WireModel.has(component, Wire.MayBeInfinite.class) ? "number | string" : "number";
      case WireType.Many(WireType item) -> {
        String each = type(item, component);
        yield (each.contains(" ") ? "(" + each + ")" : each) + "[]";
      }
      case WireType.ByName(WireType value) -> "Record<string, " + type(value, component) + ">";
      case WireType.Perhaps(WireType inner) -> type(inner, component) + " | null";
      case WireType.Named(TypeElement element)
          when WireModel.has(component, Wire.AsWritten.class) -> {
        var names = new ArrayList<String>();
        WireModel.constants(element).forEach(name -> names.add("'" + name + "'"));
        yield String.join(" | ", names);
      }
      case WireType.Named(TypeElement element) -> model.name(element);
    };
  }

  /** For a family whose records say what answers them: the answer by its tag. */
  private void answers(TypeElement family) {
    if (!WireModel.isFamily(family) || family.getTypeParameters().isEmpty()) {
      return;
    }
    out.append("\n/** What answers each ").append(model.name(family)).append(". */\n");
    out.append("export interface ").append(model.name(family)).append("Answers {\n");
    for (TypeElement member : WireModel.members(family)) {
      for (TypeElement answer : WireModel.answers(member)) {
        String id = WireModel.id(member);
        out.append("  ").append(id.contains("-") ? "'" + id + "'" : id);
        out.append(": ").append(model.name(answer)).append(";\n");
      }
    }
    out.append("}\n");
  }

  private void comment(String indent, String text) {
    if (!text.isEmpty()) {
      out.append(indent).append("/** ").append(text).append(" */\n");
    }
  }

  /** A Javadoc comment: its text, and what it says of each parameter, each on one line. */
  private static final class Doc {
    final String text;
    final Map<String, String> parameters = new LinkedHashMap<>();

    Doc(String comment) {
      String[] parts = Optional.ofNullable(comment).orElse("").split("@param ", -1);
      text = plain(parts[0]);
      for (int i = 1; i < parts.length; i++) {
        String part = parts[i].strip();
        int blank = part.indexOf(' ');
        if (blank > 0 && !part.startsWith("<")) {
          parameters.put(part.substring(0, blank), plain(part.substring(blank)));
        }
      }
    }

    private static String plain(String text) {
      return text.replaceAll("\\{@\\w+\\s+([^}]*)}", "`$1`")
          .replaceAll("</?p>", "")
          .replaceAll("\\s+", " ")
          .strip();
    }
  }
}
