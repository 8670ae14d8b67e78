package games.janus.wire;

import java.lang.annotation.Annotation;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** Every type that crosses the border, found from the roots, and what it is on the other side. */
final class WireModel {
  private final Set<TypeElement> read = new LinkedHashSet<>();
  private final Set<TypeElement> written = new LinkedHashSet<>();
  private final Set<TypeElement> all = new LinkedHashSet<>();
  private final Set<TypeElement> imported = new LinkedHashSet<>();
  private final Map<TypeElement, TypeElement> families = new HashMap<>();
  private final KnownCodec known;

  WireModel(Set<TypeElement> roots, KnownCodec known) {
    this.known = known;
    for (TypeElement root : roots) {
      requireSealed(root);
    }
    for (TypeElement root : roots) {
      Wire wire = root.getAnnotation(Wire.class);
      if (wire.in()) {
        reach(root, read, known::reads);
      }
      if (wire.in() && wire.tag().isEmpty()) {
        read.remove(root); // each of its records is read by itself
      }
      if (wire.out()) {
        reach(root, written, known::writes);
      }
    }
    all.addAll(read);
    all.addAll(written);
    all.removeAll(imported);
    requireDistinctNames();
    read.forEach(this::requireReadable);
  }

  private static void requireSealed(TypeElement root) {
    if (!root.getModifiers().contains(Modifier.SEALED)) {
      throw new WireException(root, "@Wire is for sealed types; " + root + " is not");
    }
  }

  private void reach(
      TypeElement root, Set<TypeElement> reached, Predicate<TypeElement> isDoneBelow) {
    Deque<TypeElement> todo = new ArrayDeque<>();
    todo.add(root);
    while (!todo.isEmpty()) {
      TypeElement type = todo.removeFirst();
      if (known.has(type)) {
        imported.add(type);
      }
      if (!isDoneBelow.test(type) && reached.add(type)) {
        todo.addAll(within(type));
      }
    }
  }

  /** The types that a type is made of. */
  private List<TypeElement> within(TypeElement type) {
    if (isFamily(type)) {
      List<TypeElement> members = members(type);
      members.forEach(member -> families.putIfAbsent(member, type));
      return members;
    }
    var types = new ArrayList<TypeElement>();
    if (type.getKind() == ElementKind.RECORD) {
      for (RecordComponentElement component : type.getRecordComponents()) {
        if (!has(component, Wire.AsWritten.class)) { // which says itself what its texts are
          addNamed(type(component), types);
        }
      }
    }
    return types;
  }

  private static void addNamed(WireType type, List<TypeElement> types) {
    switch (type) {
      case WireType.Named(TypeElement element) -> types.add(element);
      case WireType.Many(WireType item) -> addNamed(item, types);
      case WireType.Perhaps(WireType value) -> addNamed(value, types);
      case WireType.ByName(WireType value) -> addNamed(value, types);
      default -> {}
    }
  }

  private void requireDistinctNames() {
    Map<String, TypeElement> names = new HashMap<>();
    for (TypeElement type : all) {
      TypeElement other = names.put(name(type), type);
      if (other != null) {
        throw new WireException(
            type, name(type) + " is the name of two types: " + type + " and " + other);
      }
    }
    for (TypeElement type : all) {
      if (type.getKind() == ElementKind.RECORD) {
        var fields = new LinkedHashSet<String>();
        for (String field : fields(type)) {
          if (!fields.add(field)) {
            throw new WireException(type, type + " has the field " + field + " twice");
          }
        }
      }
    }
  }

  private void requireReadable(TypeElement type) {
    if (isFamily(type) && tag(type).isEmpty()) {
      throw new WireException(type, type + " is read, so its @Wire needs a tag");
    }
    if (isTuple(type)) {
      throw new WireException(type, type + " is a tuple, which can be written only");
    }
    if (type.getAnnotation(Wire.Constant.class) != null) {
      throw new WireException(type, type + " has a constant, which can be written only");
    }
  }

  /** What is read, roots first. */
  Set<TypeElement> read() {
    return read;
  }

  /** What is written, roots first. */
  Set<TypeElement> written() {
    return written;
  }

  /** What is declared here. */
  Set<TypeElement> all() {
    return all;
  }

  /** What is declared in the module below. */
  Set<TypeElement> imported() {
    return imported;
  }

  /** What stands before the name of a method that reads this type. */
  String readerOf(TypeElement type) {
    return known.reads(type) ? known.name() + "." : "";
  }

  /** What stands before the name of a method that writes this type. */
  String writerOf(TypeElement type) {
    return known.writes(type) ? known.name() + "." : "";
  }

  static boolean isFamily(TypeElement type) {
    return type.getModifiers().contains(Modifier.SEALED);
  }

  static boolean isTuple(TypeElement type) {
    return type.getAnnotation(Wire.Tuple.class) != null;
  }

  static boolean has(RecordComponentElement component, Class<? extends Annotation> annotation) {
    return component.getAnnotation(annotation) != null;
  }

  static List<TypeElement> members(TypeElement family) {
    var members = new ArrayList<TypeElement>();
    for (TypeMirror permitted : family.getPermittedSubclasses()) {
      var member = (TypeElement) ((DeclaredType) permitted).asElement();
      if (member.getKind() != ElementKind.RECORD && !isFamily(member)) {
        throw new WireException(member, member + " is neither a record nor sealed");
      }
      members.add(member);
    }
    return members;
  }

  static List<String> constants(TypeElement enumeration) {
    var names = new ArrayList<String>();
    for (Element element : enumeration.getEnclosedElements()) {
      if (element.getKind() == ElementKind.ENUM_CONSTANT) {
        names.add(element.getSimpleName().toString());
      }
    }
    return names;
  }

  /** The name of the field that tells the members of a family apart; empty if there is none. */
  static String tag(TypeElement family) {
    Wire wire = family.getAnnotation(Wire.class);
    return wire == null ? "" : wire.tag();
  }

  /** The tag's name in the objects of a record; empty if it has none. */
  String tagOf(TypeElement record) {
    TypeElement family = families.get(record);
    return family == null ? "" : tag(family);
  }

  /** What a record is called in its tag. */
  static String id(TypeElement record) {
    return kebab(record.getSimpleName().toString());
  }

  /** The type's name in TypeScript. */
  String name(TypeElement type) {
    Wire.Named named = type.getAnnotation(Wire.Named.class);
    if (named != null) {
      return named.value();
    }
    TypeElement family = families.get(type);
    Wire wire = family == null ? null : family.getAnnotation(Wire.class);
    return type.getSimpleName() + (wire == null ? "" : wire.suffix());
  }

  /** The type of the answer to a request: what its family's type argument is. */
  static List<TypeElement> answers(TypeElement record) {
    var answers = new ArrayList<TypeElement>();
    for (TypeMirror parent : record.getInterfaces()) {
      for (TypeMirror argument : ((DeclaredType) parent).getTypeArguments()) {
        answers.add((TypeElement) ((DeclaredType) argument).asElement());
      }
    }
    return answers;
  }

  /** The fields of a record's objects, without the tag. */
  static List<String> fields(TypeElement record) {
    var names = new ArrayList<String>();
    for (RecordComponentElement component : record.getRecordComponents()) {
      if (isFlatMap(component)) {
        continue; // what they are called is known when they are written
      }
      if (has(component, Wire.Flat.class)) {
        names.addAll(fields(flat(component)));
      } else {
        names.add(component.getSimpleName().toString());
      }
    }
    return names;
  }

  static boolean isFlatMap(RecordComponentElement component) {
    return has(component, Wire.Flat.class) && type(component) instanceof WireType.ByName;
  }

  /** Whether a component is a record whose fields stand in the object around it. */
  static boolean isFlatRecord(RecordComponentElement component) {
    return has(component, Wire.Flat.class) && !isFlatMap(component);
  }

  static TypeElement flat(RecordComponentElement component) {
    if (type(component) instanceof WireType.Named(TypeElement element)
        && element.getKind() == ElementKind.RECORD) {
      return element;
    }
    throw new WireException(component, place(component) + " is @Flat but no record");
  }

  static WireType type(RecordComponentElement component) {
    WireType type = type(component.asType(), component);
    boolean isOptional = type instanceof WireType.Perhaps;
    if (has(component, Wire.LeftOut.class) && !isOptional) {
      throw new WireException(component, place(component) + " is @LeftOut but not Optional");
    }
    WireType inner = type instanceof WireType.Perhaps(WireType value) ? value : type;
    boolean isNumber = inner instanceof WireType.Whole;
    if ((has(component, Wire.Range.class) || has(component, Wire.AsText.class)) && !isNumber) {
      throw new WireException(component, place(component) + " is no whole number");
    }
    return type;
  }

  private static WireType type(TypeMirror type, RecordComponentElement component) {
    return switch (type.getKind()) {
      case BOOLEAN -> new WireType.Truth();
      case INT -> new WireType.Whole(false);
      case LONG -> new WireType.Whole(true);
      case DOUBLE -> new WireType.Real();
      case DECLARED -> declared((DeclaredType) type, component);
      default -> throw refused(type, component);
    };
  }

  private static WireType declared(DeclaredType type, RecordComponentElement component) {
    var element = (TypeElement) type.asElement();
    return switch (element.getQualifiedName().toString()) {
      case "java.lang.String" -> new WireType.Text();
      case "java.lang.Boolean" -> new WireType.Truth();
      case "java.lang.Integer" -> new WireType.Whole(false);
      case "java.lang.Long" -> new WireType.Whole(true);
      case "java.lang.Double" -> new WireType.Real();
      case "games.janus.message.Message" -> new WireType.Said();
      case "games.janus.play.JsonValue" -> new WireType.Any();
      case "java.util.List" -> new WireType.Many(argument(type, component));
      case "java.util.Map" -> new WireType.ByName(byName(type, component));
      case "java.util.Optional" -> new WireType.Perhaps(argument(type, component));
      default -> {
        boolean isKnown =
            element.getKind() == ElementKind.RECORD
                || element.getKind() == ElementKind.ENUM
                || (element.getKind() == ElementKind.INTERFACE && isFamily(element));
        if (!isKnown || !type.getTypeArguments().isEmpty()) {
          throw refused(type, component);
        }
        yield new WireType.Named(element);
      }
    };
  }

  private static WireType byName(DeclaredType type, RecordComponentElement component) {
    List<? extends TypeMirror> arguments = type.getTypeArguments();
    if (arguments.size() == 2
        && type(arguments.getFirst(), component) instanceof WireType.Text
        && arguments.getLast().getKind() == TypeKind.DECLARED) {
      return type(arguments.getLast(), component);
    }
    throw refused(type, component);
  }

  private static WireType argument(DeclaredType type, RecordComponentElement component) {
    if (type.getTypeArguments().size() != 1) {
      throw refused(type, component);
    }
    return type(type.getTypeArguments().getFirst(), component);
  }

  private static WireException refused(TypeMirror type, RecordComponentElement component) {
    return new WireException(
        component,
        place(component)
            + " is a "
            + type
            + ", which cannot cross the border: only records, enums, sealed interfaces, String,"
            + " boolean, int, long, double, JsonValue, Optional and List of these, and Map from"
            + " String to these can");
  }

  private static String place(RecordComponentElement component) {
    return component.getEnclosingElement() + "." + component.getSimpleName();
  }

  /** {@code NO_MOVES_LEFT} and {@code NoMovesLeft} are no-moves-left. */
  static String kebab(String name) {
    if (name.equals(name.toUpperCase(Locale.ROOT))) {
      return name.toLowerCase(Locale.ROOT).replace('_', '-');
    }
    var id = new StringBuilder();
    for (int i = 0; i < name.length(); i++) {
      char letter = name.charAt(i);
      if (Character.isUpperCase(letter) && i > 0) {
        id.append('-');
      }
      id.append(Character.toLowerCase(letter));
    }
    return id.toString();
  }
}
