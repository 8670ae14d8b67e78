package games.janus.cli;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.InstanceofCheck;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import games.janus.engine.Engine;
import org.junit.jupiter.api.Test;

/** Which way the arrows point, and what the portable core never touches: the whole of it. */
class ArchitectureTest {
  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("games.janus");

  private static final String[] CORE = {
    "games.janus.rules..",
    "games.janus.chess..",
    "games.janus.checkers..",
    "games.janus.games..",
    "games.janus.engine..",
    "games.janus.engines..",
    "games.janus.play.."
  };

  private static void never(String from, String... to) {
    noClasses()
        .that()
        .resideInAPackage(from)
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(to)
        .check(CLASSES);
  }

  @Test
  void chessAndCheckersNeverNameEachOther() {
    never("games.janus.chess..", "games.janus.checkers..");
    never("games.janus.checkers..", "games.janus.chess..");
    never("games.janus.engines.chess..", "games.janus.engines.checkers..");
    never("games.janus.engines.checkers..", "games.janus.engines.chess..");
  }

  @Test
  void theSharedWordsKnowNoGame() {
    never("games.janus.rules..", "games.janus.chess..", "games.janus.checkers..");
    never("games.janus.engine..", "games.janus.chess..", "games.janus.checkers..");
    never("games.janus.engines.textbook..", "games.janus.chess..", "games.janus.checkers..");
  }

  @Test
  void rulesKnowNoPlayersAndPlayersNoTables() {
    for (String rules : new String[] {CORE[0], CORE[1], CORE[2], CORE[3]}) {
      never(rules, "games.janus.engine..", "games.janus.engines..", "games.janus.play..");
    }
    never("games.janus.engine..", "games.janus.engines..", "games.janus.play..");
    never("games.janus.engines..", "games.janus.play..");
    for (String core : CORE) {
      never(
          core,
          "games.janus.cli..",
          "games.janus.browser..",
          "games.janus.server..",
          "games.janus.arena..",
          "games.janus.workbench..");
    }
  }

  @Test
  void shellsLeanOnTheArenaAndNeverOnTheCommandLine() {
    never("games.janus.arena..", "games.janus.workbench..", "games.janus.server..");
    never("games.janus.workbench..", "games.janus.server..");
    for (String shell : new String[] {"games.janus.arena..", "games.janus.workbench.."}) {
      never(shell, "games.janus.cli..", "games.janus.browser..");
    }
  }

  @Test
  void keptGamesKnowNothingOfTheWeb() {
    never("games.janus.server..", "games.janus.cli..", "games.janus.workbench..");
    never("games.janus.server.games..", "games.janus.server.web..");
    never("games.janus.server.store..", "games.janus.server.web..", "games.janus.server.games..");
    never("games.janus.server.web..", "games.janus.server.games..", "games.janus.server.store..");
  }

  @Test
  void onlyTheWebServerKnowsJetty() {
    noClasses()
        .that()
        .resideOutsideOfPackage("games.janus.server.web..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("org.eclipse.jetty..", "org.slf4j..")
        .check(CLASSES);
  }

  @Test
  void playersDoNotLeanOnOneAnother() {
    slices()
        .matching("games.janus.engines.museum.(*)..")
        .should()
        .notDependOnEachOther()
        .check(CLASSES);
  }

  /** What an engine can do is on its card and in its optional parts, not in its class. */
  @Test
  void nobodyOutsideAsksForTheClassOfAnEngine() {
    noClasses()
        .that()
        .resideOutsideOfPackage("games.janus.engines..")
        .should(
            new ArchCondition<>("test with instanceof for an engine") {
              @Override
              public void check(JavaClass asking, ConditionEvents events) {
                for (InstanceofCheck test : asking.getInstanceofChecks()) {
                  JavaClass wanted = test.getRawType();
                  boolean isEngine =
                      wanted.isAssignableTo(Engine.class) && !wanted.isEquivalentTo(Engine.class);
                  String said = asking.getName() + " asks whether it is a " + wanted.getName();
                  events.add(new SimpleConditionEvent(asking, isEngine, said));
                }
              }
            })
        .check(CLASSES);
  }

  /** Engines come from the catalog, by way of an EngineSource. */
  @Test
  void nobodyOutsideBuildsAnEngine() {
    noClasses()
        .that()
        .resideOutsideOfPackage("games.janus.engines..")
        .should()
        .callConstructorWhere(
            describe(
                "it builds an engine of ours",
                call ->
                    call.getTargetOwner().isAssignableTo(Engine.class)
                        && call.getTargetOwner()
                            .getPackageName()
                            .startsWith("games.janus.engines")))
        .check(CLASSES);
  }

  @Test
  void kernelsKnowNothingOfPlayersWords() {
    never(
        "games.janus.*.kernel",
        "games.janus.rules..",
        "games.janus.chess",
        "games.janus.checkers",
        "games.janus.*.notation..");
  }

  @Test
  void onlyTheirOwnRulesAndEnginesTouchKernels() {
    noClasses()
        .that()
        .resideOutsideOfPackages(
            "games.janus.chess..", "games.janus.checkers..", "games.janus.engines..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("games.janus.*.kernel..")
        .check(CLASSES);
  }

  @Test
  void rulesKnowNothingOfNotation() {
    never("games.janus.chess", "games.janus.*.notation..", "games.janus.rules.text..");
    never("games.janus.checkers", "games.janus.*.notation..", "games.janus.rules.text..");
    never("games.janus.rules", "games.janus.*.notation..", "games.janus.rules.text..");
  }

  /** So that the same core runs in a browser. */
  @Test
  void theCoreRunsWithoutThreadsFilesClocksOrReflection() {
    noClasses()
        .that()
        .resideInAnyPackage(CORE)
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "java.io..",
            "java.nio..",
            "java.net..",
            "java.time..",
            "java.util.concurrent..",
            "java.util.regex..",
            "java.util.stream..",
            "java.lang.reflect..")
        .orShould()
        .dependOnClassesThat()
        .areAssignableTo(Thread.class)
        .orShould()
        .dependOnClassesThat()
        .areAssignableTo(ThreadLocal.class)
        .orShould()
        .dependOnClassesThat()
        .areAssignableTo(java.util.Locale.class)
        .orShould()
        .callMethod(Class.class, "forName", String.class)
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
        .callMethod(String.class, "split", String.class, int.class)
        .orShould()
        .callMethod(String.class, "replaceFirst", String.class, String.class)
        .orShould()
        .callMethod(String.class, "matches", String.class)
        .orShould()
        .callMethod(String.class, "replaceAll", String.class, String.class)
        .orShould()
        .callMethod(String.class, "lines")
        .check(CLASSES);
  }
}
