package games.janus.engines;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/** The engines also run in the browser, where there is much that they cannot have. */
class PortableCoreTest {
  private static final JavaClasses ENGINES =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("games.janus.engines");

  @Test
  void enginesKnowNoThreadsFilesReflectionOrPatterns() {
    noClasses()
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "java.io..",
            "java.nio..",
            "java.util.concurrent..",
            "java.util.regex..",
            "java.util.stream..",
            "java.lang.reflect..",
            "java.time..")
        .orShould()
        .dependOnClassesThat()
        .areAssignableTo(Thread.class)
        .check(ENGINES);
  }

  @Test
  void enginesReadNoClock() {
    noClasses()
        .should()
        .callMethod(System.class, "nanoTime")
        .orShould()
        .callMethod(System.class, "currentTimeMillis")
        .check(ENGINES);
  }

  @Test
  void museumPiecesDoNotLeanOnOneAnother() {
    slices()
        .matching("games.janus.engines.museum.(*)..")
        .should()
        .notDependOnEachOther()
        .check(ENGINES);
  }
}
