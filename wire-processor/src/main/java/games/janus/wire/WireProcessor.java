package games.janus.wire;

import java.io.IOException;
import java.io.Writer;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.annotation.processing.SupportedOptions;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.tools.Diagnostic;
import javax.tools.StandardLocation;

/**
 * Writes {@code WireCodec.java} into the package of the sealed types marked {@link Wire}, and
 * {@code wire.ts} beside the sources it wrote. A module on top of another one names the codec that
 * was written there ({@code -Awire.known=games.janus.play.core.WireCodec}) and gives other names to
 * its own ({@code -Awire.codec=ServerCodec}, {@code -Awire.script=server-wire.ts}): what the known
 * codec knows is left to it.
 */
@SupportedAnnotationTypes("games.janus.wire.Wire")
@SupportedOptions({WireProcessor.KNOWN, WireProcessor.CODEC, WireProcessor.SCRIPT})
public final class WireProcessor extends AbstractProcessor {
  static final String KNOWN = "wire.known";
  static final String CODEC = "wire.codec";
  static final String SCRIPT = "wire.script";

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latest();
  }

  @Override
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    var roots = new LinkedHashSet<TypeElement>();
    for (Element element : round.getElementsAnnotatedWith(Wire.class)) {
      roots.add((TypeElement) element);
    }
    if (roots.isEmpty()) {
      return false;
    }
    try {
      write(roots);
    } catch (WireException wrong) {
      processingEnv
          .getMessager()
          .printMessage(Diagnostic.Kind.ERROR, wrong.getMessage(), wrong.place());
    } catch (IOException trouble) {
      processingEnv.getMessager().printMessage(Diagnostic.Kind.ERROR, trouble.toString());
    }
    return false;
  }

  private void write(Set<TypeElement> roots) throws IOException {
    Map<String, String> options = processingEnv.getOptions();
    var known = KnownCodec.of(options.get(KNOWN), processingEnv.getElementUtils());
    var model = new WireModel(roots, known);
    String inPackage = packageOf(roots);
    var filer = processingEnv.getFiler();
    var origins = roots.toArray(new Element[0]);
    String name = options.getOrDefault(CODEC, "WireCodec");
    try (Writer java = filer.createSourceFile(inPackage + "." + name, origins).openWriter()) {
      java.write(JavaCodec.of(model, inPackage, name));
    }
    try (Writer script =
        filer
            .createResource(
                StandardLocation.SOURCE_OUTPUT,
                "",
                options.getOrDefault(SCRIPT, "wire.ts"),
                origins)
            .openWriter()) {
      script.write(TypeScript.of(model, processingEnv.getElementUtils()));
    }
  }

  /** The package of the types that come in or go out. */
  private String packageOf(Set<TypeElement> roots) {
    var packages = new LinkedHashSet<String>();
    for (TypeElement root : roots) {
      Wire wire = root.getAnnotation(Wire.class);
      if (wire.in() || wire.out()) {
        packages.add(processingEnv.getElementUtils().getPackageOf(root).toString());
      }
    }
    if (packages.size() != 1) {
      throw new WireException(
          roots.iterator().next(), "what comes in or goes out stands in one package: " + packages);
    }
    return packages.iterator().next();
  }
}
