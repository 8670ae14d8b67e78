package games.janus;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/** Which way the arrows point, and what the portable core never touches. */
class ArchitectureTest {
  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("games.janus");

  @Test
  void chessAndCheckersNeverNameEachOther() {
    noClasses()
        .that()
        .resideInAPackage("games.janus.chess..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("games.janus.checkers..")
        .check(CLASSES);
    noClasses()
        .that()
        .resideInAPackage("games.janus.checkers..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("games.janus.chess..")
        .check(CLASSES);
  }

  @Test
  void theSharedWordsKnowNoGame() {
    noClasses()
        .that()
        .resideInAPackage("games.janus.rules..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("games.janus.chess..", "games.janus.checkers..")
        .check(CLASSES);
  }

  @Test
  void kernelsKnowNothingOfPlayersWords() {
    noClasses()
        .that()
        .resideInAPackage("games.janus.*.kernel")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "games.janus.rules..",
            "games.janus.chess",
            "games.janus.checkers",
            "games.janus.*.notation..")
        .check(CLASSES);
  }

  @Test
  void rulesKnowNothingOfNotation() {
    noClasses()
        .that()
        .resideOutsideOfPackages("games.janus.*.notation..", "games.janus.rules.text..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("games.janus.*.notation..", "games.janus.rules.text..")
        .check(CLASSES);
  }

  @Test
  void theCoreRunsWithoutThreadsFilesClocksOrReflection() {
    noClasses()
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "java.io..",
            "java.nio..",
            "java.net..",
            "java.time..",
            "java.util.concurrent..",
            "java.util.regex..",
            "java.lang.reflect..")
        .orShould()
        .dependOnClassesThat()
        .areAssignableTo(Thread.class)
        .orShould()
        .callMethod(System.class, "nanoTime")
        .orShould()
        .callMethod(System.class, "currentTimeMillis")
        .orShould()
        .callMethod(String.class, "format", String.class, Object[].class)
        .orShould()
        .callMethod(String.class, "formatted", Object[].class)
        .orShould()
        .callMethod(String.class, "split", String.class)
        .orShould()
        .callMethod(String.class, "lines")
        .check(CLASSES);
  }
}
