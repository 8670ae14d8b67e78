package games.janus.wire;

import java.util.HashSet;
import java.util.Set;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import org.jspecify.annotations.Nullable;

/**
 * The codec that was written for a module below, and what it can do.
 *
 * @param name of its class; empty if there is none
 * @param read the types it reads
 * @param written the types it writes
 */
record KnownCodec(String name, Set<String> read, Set<String> written) {
  static KnownCodec of(@Nullable String name, Elements elements) {
    var read = new HashSet<String>();
    var written = new HashSet<String>();
    TypeElement codec = name == null ? null : elements.getTypeElement(name);
    if (codec == null) {
      return new KnownCodec("", read, written);
    }
    for (ExecutableElement method : ElementFilter.methodsIn(codec.getEnclosedElements())) {
      String called = method.getSimpleName().toString();
      if (called.startsWith("read")) {
        read.add(method.getReturnType().toString());
      } else if (called.equals("write") || called.equals("id")) {
        written.add(method.getParameters().getLast().asType().toString());
      }
    }
    return new KnownCodec(codec.getQualifiedName().toString(), read, written);
  }

  boolean reads(TypeElement type) {
    return read.contains(type.getQualifiedName().toString());
  }

  boolean writes(TypeElement type) {
    return written.contains(type.getQualifiedName().toString());
  }

  /** Whether its file of types has this one. */
  boolean has(TypeElement type) {
    return reads(type) || writes(type);
  }
}
