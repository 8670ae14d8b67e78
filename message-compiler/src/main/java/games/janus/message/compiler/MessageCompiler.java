package games.janus.message.compiler;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Reads the folder {@code en} and writes {@code Messages.java}, {@code English.java}, {@code
 * EnglishHelp.java} and, for the page, {@code words.ts}. What runs then is plain text code: no
 * library, no reflection, no locale.
 */
public final class MessageCompiler {
  private MessageCompiler() {}

  /**
   * Compiles the catalogue.
   *
   * @param arguments the folder of the languages and the folder for what is written
   */
  public static void main(String[] arguments) throws IOException {
    Catalogue english = Catalogue.read(Path.of(arguments[0], "en"));
    Path into = Path.of(arguments[1]);
    Path java = into.resolve("games/janus/message");
    write(java.resolve("Messages.java"), JavaWriter.messages(english.spokenInJava()));
    write(java.resolve("English.java"), JavaWriter.texts("English", english.spokenInJava()));
    write(java.resolve("EnglishHelp.java"), JavaWriter.help("EnglishHelp", english.help()));
    write(into.resolve("words.ts"), TypeScriptWriter.words(english.spokenByThePage()));
  }

  /** A file that says the same already keeps its date, so that nothing is compiled in vain. */
  static void write(Path file, String text) throws IOException {
    if (!Files.exists(file) || !Files.readString(file).equals(text)) {
      Files.createDirectories(file.getParent());
      Files.writeString(file, text);
    }
  }
}
