package games.janus.wire;

import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;

/** Writes the Java class that reads and writes the types of a model. */
final class JavaCodec {
  /** As many digits as fit into a {@code long} whatever they are. */
  private static final long MOST = 999_999_999_999_999_999L;

  private final WireModel model;
  private final StringBuilder out = new StringBuilder();
  private int variables;

  private JavaCodec(WireModel model) {
    this.model = model;
  }

  static String of(WireModel model, String inPackage, String name) {
    var codec = new JavaCodec(model);
    codec.line("// Written by the build from the records. Do not edit.");
    codec.line("package " + inPackage + ";");
    codec.line("");
    codec.line("import games.janus.play.JsonText;");
    codec.line("import games.janus.play.JsonValue;");
    codec.line("import games.janus.play.core.JsonFields;");
    codec.line("");
    codec.line("/** Reads and writes the records as JSON. */");
    codec.line("public final class " + name + " {");
    codec.line("  private " + name + "() {}");
    model.written().forEach(codec::writer);
    model.read().forEach(codec::reader);
    codec.line("}");
    return codec.out.toString();
  }

  private void line(String text) {
    out.append(text).append('\n');
  }

  private void writer(TypeElement type) {
    line("");
    if (type.getKind() == ElementKind.ENUM) {
      idOf(type);
      return;
    }
    line("  public static String text(" + type.getQualifiedName() + " value) {");
    line("    var json = new JsonText();");
    line("    write(json, value);");
    line("    return json.toString();");
    line("  }");
    line("");
    line("  public static void write(JsonText json, " + type.getQualifiedName() + " value) {");
    if (WireModel.isFamily(type)) {
      line("    switch (value) {");
      for (TypeElement member : WireModel.members(type)) {
        line("      case " + member.getQualifiedName() + " it -> write(json, it);");
      }
      line("    }");
    } else if (WireModel.isTuple(type)) {
      tuple(type);
    } else {
      line("    json.beginObject();");
      String tag = model.tagOf(type);
      if (!tag.isEmpty()) {
        line("    json.name(\"" + tag + "\").value(\"" + WireModel.id(type) + "\");");
      }
      Wire.Constant constant = type.getAnnotation(Wire.Constant.class);
      if (constant != null) {
        String name = literal(constant.name());
        line("    json.name(%s).json(%s);".formatted(name, literal(constant.json())));
      }
      line("    fields(json, value);");
      line("    json.endObject();");
    }
    line("  }");
    if (type.getKind() == ElementKind.RECORD && !WireModel.isTuple(type)) {
      fields(type);
    }
  }

  private void idOf(TypeElement type) {
    line("  public static String id(" + type.getQualifiedName() + " value) {");
    line("    return switch (value) {");
    for (String constant : WireModel.constants(type)) {
      line("      case " + constant + " -> \"" + WireModel.kebab(constant) + "\";");
    }
    line("    };");
    line("  }");
  }

  private void tuple(TypeElement type) {
    line("    json.beginArray();");
    if (!model.tagOf(type).isEmpty()) {
      line("    json.value(\"" + WireModel.id(type) + "\");");
    }
    List<? extends RecordComponentElement> components = type.getRecordComponents();
    for (RecordComponentElement component : components) {
      String value = "value." + component.getSimpleName() + "()";
      boolean isLast = component.equals(components.getLast());
      if (isLast && WireModel.type(component) instanceof WireType.Many(WireType item)) {
        String each = variable();
        line("    for (var " + each + " : " + value + ") {");
        line("      " + write(item, each, component));
        line("    }");
      } else {
        line("    " + write(WireModel.type(component), value, component));
      }
    }
    line("    json.endArray();");
  }

  private void fields(TypeElement type) {
    line("");
    line("  static void fields(JsonText json, " + type.getQualifiedName() + " value) {");
    for (RecordComponentElement component : type.getRecordComponents()) {
      String value = "value." + component.getSimpleName() + "()";
      String name = "json.name(\"" + component.getSimpleName() + "\"); ";
      WireType kind = WireModel.type(component);
      if (kind instanceof WireType.ByName(WireType item) && WireModel.isFlatMap(component)) {
        line("    " + entries(item, value, component));
      } else if (WireModel.has(component, Wire.Flat.class)) {
        line("    fields(json, " + value + ");");
      } else if (WireModel.has(component, Wire.LeftOut.class)
          && kind instanceof WireType.Perhaps(WireType inner)) {
        String it = variable();
        String written = name + write(inner, it, component);
        line("    " + value + ".ifPresent(" + it + " -> { " + written + " });");
      } else {
        line("    " + name + write(kind, value, component));
      }
    }
    line("  }");
  }

  /** A statement that writes a value. */
  private String write(WireType type, String value, RecordComponentElement component) {
    return switch (type) {
      case WireType.Whole _ when WireModel.has(component, Wire.AsText.class) ->
          "json.value(Long.toString(" + value + "));";
      case WireType.Text _,
          WireType.Truth _,
          WireType.Whole _,
          WireType.Real _,
          WireType.Said _,
          WireType.Any _ ->
          "json.value(" + value + ");";
      case WireType.Many(WireType item) -> {
        String each = variable();
        yield "json.beginArray(); for (var %s : %s) { %s } json.endArray();"
            .formatted(each, value, write(item, each, component));
      }
      case WireType.ByName(WireType item) ->
          "json.beginObject(); " + entries(item, value, component) + " json.endObject();";
      case WireType.Perhaps(WireType inner) -> {
        String it = variable();
        yield "%s.ifPresentOrElse(%s -> { %s }, json::nothing);"
            .formatted(value, it, write(inner, it, component));
      }
      case WireType.Named _ when WireModel.has(component, Wire.AsWritten.class) ->
          "json.value(" + value + ".name());";
      case WireType.Named(TypeElement element) ->
          element.getKind() == ElementKind.ENUM
              ? "json.value(" + model.writerOf(element) + "id(" + value + "));"
              : model.writerOf(element) + "write(json, " + value + ");";
    };
  }

  /** A statement that writes values by name into an object that is open. */
  private String entries(WireType item, String value, RecordComponentElement component) {
    String each = variable();
    return "for (var %1$s : %2$s.entrySet()) { json.name(%1$s.getKey()); %3$s }"
        .formatted(each, value, write(item, each + ".getValue()", component));
  }

  private static String literal(String text) {
    return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }

  private void reader(TypeElement type) {
    line("");
    String result = type.getQualifiedName() + wildcard(type);
    line(
        "  public static %s read%s(String name, JsonValue value) {"
            .formatted(result, model.name(type)));
    if (type.getKind() == ElementKind.ENUM) {
      choice(type);
    } else if (WireModel.isFamily(type)) {
      family(type);
    } else {
      line("    JsonFields in = JsonFields.of(name, value);");
      line("    in.knows(\"" + WireModel.id(type) + "\"" + known(type) + ");");
      line("    return fields" + model.name(type) + "(in);");
    }
    line("  }");
    if (type.getKind() == ElementKind.RECORD) {
      construct(type);
    }
  }

  private static String wildcard(TypeElement type) {
    return type.getTypeParameters().isEmpty() ? "" : "<?>";
  }

  private void choice(TypeElement type) {
    line("    return switch (JsonFields.text(name, value)) {");
    var ids = new ArrayList<String>();
    for (String constant : WireModel.constants(type)) {
      String id = "\"" + WireModel.kebab(constant) + "\"";
      line("      case " + id + " -> " + type.getQualifiedName() + "." + constant + ";");
      ids.add(id);
    }
    line("      default -> throw JsonFields.noChoice(name, " + String.join(", ", ids) + ");");
    line("    };");
  }

  private void family(TypeElement type) {
    String tag = "\"" + WireModel.tag(type) + "\"";
    var ids = new ArrayList<String>();
    line("    JsonFields in = JsonFields.of(name, value);");
    line("    String kind = JsonFields.text(" + tag + ", in.required(" + tag + "));");
    line("    return switch (kind) {");
    for (TypeElement member : WireModel.members(type)) {
      if (WireModel.isFamily(member)) {
        throw new WireException(member, member + " is sealed inside what is read: not supported");
      }
      String id = "\"" + WireModel.id(member) + "\"";
      ids.add(id);
      line("      case " + id + " -> {");
      line("        in.knows(kind, " + tag + known(member) + ");");
      line("        yield fields" + model.name(member) + "(in);");
      line("      }");
    }
    String known = String.join(", ", ids);
    line("      default -> throw JsonFields.unknown(" + tag + ", kind, " + known + ");");
    line("    };");
  }

  private static String known(TypeElement record) {
    var names = new StringBuilder();
    WireModel.fields(record).forEach(field -> names.append(", \"").append(field).append('"'));
    return names.toString();
  }

  private void construct(TypeElement type) {
    line("");
    String name = type.getQualifiedName().toString();
    line("  static " + name + " fields" + model.name(type) + "(JsonFields in) {");
    var arguments = new ArrayList<String>();
    for (RecordComponentElement component : type.getRecordComponents()) {
      arguments.add("\n        " + read(component));
    }
    line("    return new " + name + "(" + String.join(",", arguments) + ");");
    line("  }");
  }

  /** An expression that reads a component from the fields of its object. */
  private String read(RecordComponentElement component) {
    String name = "\"" + component.getSimpleName() + "\"";
    if (WireModel.has(component, Wire.Flat.class)) {
      return "fields" + model.name(WireModel.flat(component)) + "(in)";
    }
    return switch (WireModel.type(component)) {
      case WireType.Perhaps(WireType inner) -> {
        String it = variable();
        yield "in.optional(%s).map(%s -> %s)".formatted(name, it, read(inner, name, it, component));
      }
      case WireType.Many(WireType.Text _) -> "in.texts(" + name + ")";
      case WireType.Many(WireType.Perhaps(WireType.Text _)) -> "in.textsOrNothing(" + name + ")";
      case WireType.Many(WireType item) -> {
        String each = variable();
        yield "in.items(%s, %s -> %s)".formatted(name, each, read(item, name, each, component));
      }
      case WireType.Truth _ -> "in.flag(" + name + ")";
      case WireType other -> read(other, name, "in.required(" + name + ")", component);
    };
  }

  /** An expression that reads a value. */
  private String read(WireType type, String name, String value, RecordComponentElement component) {
    String of = "(" + name + ", " + value + ")";
    return switch (type) {
      case WireType.Text _ -> "JsonFields.text" + of;
      case WireType.Said _ -> "JsonFields.message" + of;
      case WireType.Truth _ -> "JsonFields.truth" + of;
      case WireType.Real _ -> "JsonFields.real" + of;
      case WireType.Any _ -> value;
      case WireType.Whole _ when WireModel.has(component, Wire.AsText.class) ->
          "JsonFields.wholeInText" + of;
      case WireType.Whole(boolean isLong) -> whole(name, value, isLong, component);
      case WireType.Many(WireType item) -> {
        String each = variable();
        yield "JsonFields.items(%s, %s, %s -> %s)"
            .formatted(name, value, each, read(item, name, each, component));
      }
      case WireType.Perhaps(WireType inner) -> {
        String it = variable();
        yield "JsonFields.unlessNull(%s).map(%s -> %s)"
            .formatted(value, it, read(inner, name, it, component));
      }
      case WireType.ByName _ ->
          throw new WireException(component, component + " is a map, which can be written only");
      case WireType.Named _ when WireModel.has(component, Wire.AsWritten.class) ->
          throw new WireException(
              component, component + " is @AsWritten, which can be written only");
      case WireType.Named(TypeElement element) ->
          model.readerOf(element) + "read" + model.name(element) + of;
    };
  }

  private static String whole(
      String name, String value, boolean isLong, RecordComponentElement component) {
    Wire.Range range = component.getAnnotation(Wire.Range.class);
    long least = range != null ? range.from() : isLong ? -MOST : Integer.MIN_VALUE;
    long most = range != null ? range.to() : isLong ? MOST : Integer.MAX_VALUE;
    return "%sJsonFields.whole(%s, %s, %sL, %sL)"
        .formatted(isLong ? "" : "(int) ", name, value, least, most);
  }

  private String variable() {
    return "v" + ++variables;
  }
}
