package games.janus.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaFileObject;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the processor writes, and what it refuses; play's WireCodecTest runs what it writes. */
class WireProcessorTest {
  @TempDir Path folder;

  /** Runs the processor on a source of package app; what the compiler says. */
  private String process(String source, String... options) {
    try {
      Path file = folder.resolve("Roots.java");
      Files.writeString(
          file, "package app;\nimport games.janus.wire.Wire;\nimport java.util.*;\n" + source);
      var compiler = ToolProvider.getSystemJavaCompiler();
      var diagnostics = new DiagnosticCollector<JavaFileObject>();
      try (var files = compiler.getStandardFileManager(diagnostics, Locale.ROOT, null)) {
        files.setLocationFromPaths(StandardLocation.SOURCE_OUTPUT, List.of(folder));
        files.setLocationFromPaths(StandardLocation.CLASS_OUTPUT, List.of(folder));
        var task =
            compiler.getTask(
                new StringWriter(),
                files,
                diagnostics,
                Stream.concat(Stream.of("-proc:only", "-implicit:none"), Stream.of(options))
                    .toList(),
                null,
                files.getJavaFileObjects(file));
        task.setProcessors(List.of(new WireProcessor()));
        task.call();
      }
      var said = new StringBuilder();
      diagnostics
          .getDiagnostics()
          .forEach(each -> said.append(each.getMessage(Locale.ROOT)).append('\n'));
      return said.toString();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private String written(String name) throws IOException {
    return Files.readString(folder.resolve(name));
  }

  @Test
  void recordsBecomeInterfacesInTheOrderOfTheirComponents() throws IOException {
    process(
        """
        /** What goes out. */
        @Wire(out = true) sealed interface Reply {
          /**
           * A move.
           *
           * @param id as {@code e2e4}
           */
          record Entered(String id, int ply, Optional<Side> turn, List<Place> path,
              @Wire.LeftOut Optional<String> promotion) implements Reply {}
          record Place(@Wire.Flat At at, double worth) {}
          record At(String square) {}
          enum Side { WHITE, EN_PASSANT }
        }
        """);
    assertThat(written("wire.ts"))
        .contains(
            """
            /** What goes out. */
            export type Reply = Entered;

            /** A move. */
            export interface Entered {
              /** as `e2e4` */
              id: string;
              ply: number;
              turn: Side | null;
              path: Place[];
              promotion?: string;
            }
            """)
        .contains("export type Side = 'white' | 'en-passant';")
        .contains("export interface Place extends At {\n  worth: number;\n}");
  }

  @Test
  void whatComesInIsToldApartByItsTag() throws IOException {
    process(
        """
        @Wire(tag = "ask", in = true, suffix = "Request") sealed interface Request<R> {
          record MintListing(List<String> program, boolean quirks, String rest,
              @Wire.AsText long seed) implements Request<Reply.Listing> {}
        }
        @Wire(out = true) sealed interface Reply {
          record Listing(@Wire.MayBeInfinite List<Double> numbers) implements Reply {}
        }
        """);
    assertThat(written("wire.ts"))
        .contains(
            """
            export interface MintListingRequest {
              ask: 'mint-listing';
              program?: string[];
              quirks?: boolean;
              rest: string;
              seed: string;
            }
            """)
        .contains("numbers: (number | string)[];")
        .contains("export interface RequestAnswers {\n  'mint-listing': Listing;\n}");
    assertThat(written("app/WireCodec.java"))
        .contains("static app.Request<?> readRequest(String name, JsonValue value)");
  }

  @Test
  void whatAnotherCodecKnowsIsLeftToIt() throws IOException {
    process(
        """
        @Wire(in = true) sealed interface Request {
          record Keep(Log log, Side by) implements Request {}
        }
        @Wire(out = true) sealed interface Reply {
          record Kept(Log log, Side by) implements Reply {}
        }
        record Log(List<Side> sides) {}
        enum Side { WHITE }
        final class Below {
          static Log readLog(String name, Object value) { return null; }
          static Side readSide(String name, Object value) { return null; }
          static String id(Side side) { return ""; }
        }
        """,
        "-Awire.known=app.Below",
        "-Awire.script=upper.ts");
    assertThat(written("upper.ts"))
        .contains("import type { Log, Side } from './wire';")
        .contains("export interface Keep {")
        .doesNotContain("export interface Log")
        .doesNotContain("export type Request");
    assertThat(written("app/WireCodec.java"))
        .contains("app.Below.readLog(")
        .contains("app.Below.id(")
        .contains("public static void write(JsonText json, app.Log value)")
        .doesNotContain("readRequest");
  }

  @Test
  void aTupleIsAnArrayWhoseLastListIsSpread() throws IOException {
    process(
        """
        @Wire(out = true) sealed interface Reply {
          record Trace(List<Event> events) implements Reply {}
        }
        @Wire(tag = "kind") sealed interface Event {
          @Wire.Tuple record Enter(int state, List<Integer> changes) implements Event {}
        }
        """);
    assertThat(written("wire.ts"))
        .contains("export type Enter = [kind: 'enter', state: number, ...changes: number[]];");
  }

  @Test
  void whatIsWrittenMayHaveConstantsAndValuesByName() throws IOException {
    process(
        """
        @Wire(out = true) sealed interface Reply {
          @Wire.Constant(name = "schema", json = "\\"counts/1\\"")
          record Counted(long nodes, @Wire.Flat Map<String, Long> others, Map<String, Integer> bytes,
              @Wire.AsWritten Ending ending) implements Reply {}
          enum Ending { CUT, GAME_OVER }
        }
        """);
    assertThat(written("wire.ts"))
        .contains(
            """
            export interface Counted {
              schema: 'counts/1';
              nodes: number;
              [name: string]: unknown;
              bytes: Record<string, number>;
              ending: 'CUT' | 'GAME_OVER';
            }
            """)
        .doesNotContain("export type Ending");
  }

  @ParameterizedTest
  @CsvSource({
    "@Wire.AsWritten Mood mood, is @AsWritten",
    "'Map<String, Mood> moods', is a map",
  })
  void whatIsWrittenOnlyCannotBeRead(String component, String said) {
    String source = "record A(" + component + ") implements Request {} enum Mood { GOOD }";
    assertThat(process("@Wire(tag = \"t\", in = true) sealed interface Request { " + source + " }"))
        .contains(said + ", which");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          record A(Map<Integer, String> names) implements Reply {} | app.Reply.A.names is a java.util.Map<java.lang.Integer,java.lang.String>
          record A(Object thing) implements Reply {}              | app.Reply.A.thing is a java.lang.Object
          record A(int[] numbers) implements Reply {}             | app.Reply.A.numbers is a int[]
          record A(char letter) implements Reply {}               | app.Reply.A.letter is a char
          record A(List<?> things) implements Reply {}            | app.Reply.A.things is a ?
          final class A implements Reply {}                       | app.Reply.A is neither a record nor sealed
          record A(@Wire.Flat String text) implements Reply {}    | app.Reply.A.text is @Flat but no record
          record A(@Wire.LeftOut String text) implements Reply {} | app.Reply.A.text is @LeftOut but not Optional
          record A(@Wire.AsText String text) implements Reply {}  | app.Reply.A.text is no whole number
          record A(@Wire.Flat B b, int x) implements Reply {} record B(int x) {} | app.Reply.A has the field x twice
          """)
  void whatCannotCrossDoesNotCompileAndIsNamed(String member, String said) {
    assertThat(process("@Wire(out = true) sealed interface Reply { " + member + " }"))
        .contains(said);
  }

  @Test
  void whatIsReadInsideARecordNeedsATag() {
    assertThat(
            process(
                """
                @Wire(in = true) sealed interface Request { record A(Way way) implements Request {} }
                @Wire sealed interface Way { record Up() implements Way {} }
                """))
        .contains("app.Way is read, so its @Wire needs a tag");
  }

  @Test
  void twoTypesOfOneNameAreRefused() {
    assertThat(
            process(
                """
                @Wire(out = true) sealed interface Reply {
                  record A(Kind kind, X.Kind other) implements Reply {}
                  enum Kind { ONE }
                }
                class X { enum Kind { TWO } }
                """))
        .contains("Kind is the name of two types: app.X.Kind and app.Reply.Kind");
  }

  @Test
  void onlySealedTypesAreMarked() {
    assertThat(process("@Wire(out = true) interface Reply {}"))
        .contains("@Wire is for sealed types");
  }
}
