package games.janus.message.compiler;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TemplateTest {
  @TempDir Path folder;

  @Test
  void placesAreListedByName() {
    Template template = Template.read("a.b", "{to} is not next to {from} ({n, number})");
    assertThat(template.places().toString()).isEqualTo("{from=false, n=true, to=false}");
  }

  @Test
  void anApostropheIsAnApostrophe() {
    assertThat(Template.read("a.b", "it's {side}'s turn").parts())
        .containsExactly(
            new Part.Literal("it's "), new Part.Argument("side"), new Part.Literal("'s turn"));
  }

  @Test
  void aPluralHasItsCases() {
    Template template =
        Template.read("a.b", "{n, plural, =0 {none} one {# move of {who}} other {# moves}} made");
    Part.Plural plural = (Part.Plural) template.parts().get(0);
    assertThat(plural.cases())
        .containsEntry("=0", List.of(new Part.Literal("none")))
        .containsEntry(
            "one",
            List.of(new Part.Grouped("n"), new Part.Literal(" move of "), new Part.Argument("who")))
        .containsEntry("other", List.of(new Part.Grouped("n"), new Part.Literal(" moves")));
    assertThat(template.places()).containsOnlyKeys("n", "who");
  }

  @Test
  void whatIsNoMessageIsRefusedWithItsKey() {
    assertThatThrownBy(() -> Template.read("a.b", "{side"))
        .isInstanceOf(CatalogueException.class)
        .hasMessageStartingWith("a.b: ");
    assertThatThrownBy(() -> Template.read("a.b", "{when, date}"))
        .hasMessage("a.b: {when} is neither plain, nor a number, nor a plural, nor a select");
    assertThatThrownBy(() -> Template.read("a.b", "{n} {n, number}"))
        .hasMessage("a.b: {n} is a number in one place only");
  }

  @Test
  void aKeyStandsInTheCatalogueOnce() throws IOException {
    Path file = folder.resolve("en.properties");
    Files.writeString(file, "a.b=x\na.b=y\n");
    assertThatThrownBy(() -> Catalogue.read(folder)).hasMessageEndingWith(":2: a.b is there twice");
    Files.writeString(file, "a.b-c=x\na.b.c=y\n");
    assertThatThrownBy(() -> Catalogue.read(folder))
        .hasMessageEndingWith(":2: a.b.c has another's name");
    Files.writeString(file, "Hello\n");
    assertThatThrownBy(() -> Catalogue.read(folder))
        .hasMessageEndingWith(":1: not of the form key.of-words=text");
  }

  @Test
  void thePageGetsItsOwnMessagesAsFunctions() throws IOException {
    Path file = folder.resolve("en.properties");
    Files.writeString(
        file,
        "page.list.title=`$'{x}'` {n, plural, one {# game} other {# games}} of {who}\na.b=x\n");
    assertThat(TypeScriptWriter.english(Catalogue.read(folder).spokenBy(PagePart.WORDS)))
        .contains(
            "  listTitle: (n: number, who: string | number): string => `\\`\\${x}\\`"
                + " ${isOne(n) ? `${grouped(n)} game` : `${grouped(n)} games`} of ${who}`,\n");
  }

  @Test
  void aTranslationIsHeldAgainstEnglish() throws IOException {
    Catalogue english =
        language("en", "a.b=x\na.c={n, plural, one {# x} other {# xs}}\na.d=y {z}\n");
    Catalogue french =
        language(
            "fr", "a.b=y\na.d=y\na.e=z\na.c={n, plural, one {#} many {# de} few {#} other {#}}\n");
    assertThat(french.faults(english, "fr"))
        .containsExactly(
            "fr/core.properties:4: a.c counts by few; known: [many, one, other]",
            "fr/core.properties:2: a.d has the places {}, the English message {z=false} (true: a number)",
            "fr/core.properties:3: a.e is no message");
    assertThat(english.faults(french, "en")).contains("en/core.properties: a.e is missing");
  }

  private Catalogue language(String code, String text) throws IOException {
    Path language = Files.createDirectory(folder.resolve(code));
    Files.writeString(language.resolve("core.properties"), text);
    return Catalogue.read(language);
  }

  @Test
  void theWordsOfATranslationHaveTheTypeOfTheEnglishOnes() throws IOException {
    Catalogue french = language("fr", "page.a={n, plural, one {#} many {# de} other {#}}\n");
    assertThat(TypeScriptWriter.translation(french.spokenBy(PagePart.WORDS), "words"))
        .contains("import { grouped, isMany, isOne } from './numbers';\n")
        .contains("import type { Words } from './words';\n\nexport const words: Words = {\n");
  }
}
