package games.janus.cli;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

class ArchitectureTest {
  @Test
  void theCommandLineStaysOutOfTheKernels() {
    noClasses()
        .should()
        .dependOnClassesThat()
        .resideInAPackage("games.janus.*.kernel..")
        .check(
            new ClassFileImporter()
                .withImportOption(new ImportOption.DoNotIncludeTests())
                .importPackages("games.janus.cli"));
  }
}
