package games.janus.message.compiler;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Reads the folders of the languages and writes {@code Messages.java}, {@code English.java}, {@code
 * EnglishHelp.java} and, for the page, {@code words.ts} and {@code museum.ts}, which is fetched
 * when somebody goes there, and two such files for every other language. What the core says in
 * other languages is read from their catalogues when it runs; here they are held against English.
 */
public final class MessageCompiler {
  private static final String ENGLISH = "en";

  private MessageCompiler() {}

  /**
   * Compiles the catalogue.
   *
   * @param arguments the folder of the languages and the folder for what is written
   */
  public static void main(String[] arguments) throws IOException {
    Path languages = Path.of(arguments[0]);
    Path into = Path.of(arguments[1]);
    Catalogue english = Catalogue.read(languages.resolve(ENGLISH));
    List<String> codes = codes(languages);
    for (String code : codes.subList(1, codes.size())) {
      Catalogue translated = Catalogue.read(languages.resolve(code));
      List<String> faults = translated.faults(english, code);
      if (!faults.isEmpty()) {
        throw new CatalogueException(code + " is not complete:\n" + String.join("\n", faults));
      }
      for (PagePart part : PagePart.values()) {
        write(
            into.resolve(part.file() + "." + code + ".ts"),
            TypeScriptWriter.translation(translated.spokenBy(part), part.file()));
      }
    }
    Path java = into.resolve("games/janus/message");
    write(java.resolve("Messages.java"), JavaWriter.messages(english.spokenInJava(), codes));
    write(java.resolve("English.java"), JavaWriter.texts("English", english.spokenInJava()));
    write(java.resolve("EnglishHelp.java"), JavaWriter.help("EnglishHelp", english.help()));
    for (PagePart part : PagePart.values()) {
      write(into.resolve(part.file() + ".ts"), TypeScriptWriter.english(english.spokenBy(part)));
    }
  }

  /** English first: every other language is held against it. */
  private static List<String> codes(Path languages) throws IOException {
    var codes = new ArrayList<>(List.of(ENGLISH));
    try (Stream<Path> folders = Files.list(languages)) {
      folders
          .filter(Files::isDirectory)
          .map(folder -> folder.getFileName().toString())
          .filter(code -> !code.equals(ENGLISH))
          .sorted()
          .forEach(codes::add);
    }
    return codes;
  }

  /** A file that says the same already keeps its date, so that nothing is compiled in vain. */
  static void write(Path file, String text) throws IOException {
    if (!Files.exists(file) || !Files.readString(file).equals(text)) {
      Files.createDirectories(file.getParent());
      Files.writeString(file, text);
    }
  }
}
