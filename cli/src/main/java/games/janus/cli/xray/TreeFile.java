package games.janus.cli.xray;

import games.janus.engine.Limits;
import games.janus.engine.Thought;
import games.janus.message.Messages;
import games.janus.play.xray.Recorded;
import games.janus.play.xray.StateTree;
import games.janus.play.xray.TreeCsv;
import games.janus.play.xray.TreeDot;
import games.janus.workbench.command.Refusal;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/** A file that takes the tree of a search, in the form that its name asks for. */
record TreeFile(Path path, Form form) {
  /** The name that is no file: the tree is told with the rest of the thought, in JSON. */
  public static final String IN_JSON = "-";

  enum Form {
    JSON(".json", Recorded.MOST_NODES),
    CSV(".csv", Recorded.MOST_NODES),
    DOT(".dot", TreeDot.MOST_NODES);

    private final String ending;
    private final int mostNodes;

    Form(String ending, int mostNodes) {
      this.ending = ending;
      this.mostNodes = mostNodes;
    }
  }

  /**
   * The file of this name.
   *
   * @throws Refusal if its name says no form that a tree can be written in
   */
  public static TreeFile named(String name) {
    try {
      for (Form form : Form.values()) {
        if (name.endsWith(form.ending)) {
          return new TreeFile(Path.of(name), form);
        }
      }
    } catch (InvalidPathException wrong) {
      throw Refusal.unwritable(name, wrong);
    }
    throw new Refusal(Messages.treeEndings());
  }

  /** These limits, so tightened that a search stops when its tree is too large to be kept. */
  public static Limits within(Limits limits) {
    return limits.nodes().isPresent() && limits.nodes().get() <= Recorded.MOST_NODES
        ? limits
        : new Limits(limits.depth(), Optional.of(Recorded.MOST_NODES + 1L));
  }

  /**
   * Writes the tree of a thought.
   *
   * @param json the whole thought as JSON, its tree included
   * @throws Refusal if there is none, it is too large, or the file cannot be written
   */
  public <M> void write(
      String engine, Recorded<M> recorded, Function<M, String> id, Supplier<String> json) {
    requireTree(engine, recorded);
    writing(out -> {
      switch (form) {
        case JSON -> out.accept(json.get() + "\n");
        case CSV -> {
          recorded.thought().tree().ifPresent(tree -> TreeCsv.write(tree, id, out));
          recorded.states().ifPresent(states -> TreeCsv.write(states, out));
        }
        case DOT -> {
          Thought<M> thought = recorded.thought();
          thought.tree().ifPresent(tree -> TreeDot.write(tree, thought.line(), id, out));
          recorded.states().ifPresent(states -> TreeDot.write(states, out));
        }
      }
    });
  }

  private void requireTree(String engine, Recorded<?> recorded) {
    if (!recorded.hasTree()) {
      boolean looked = recorded.thought().score().isPresent();
      throw new Refusal(
          looked ? Messages.treeUnrecorded(engine) : Messages.treeNotSearched(engine));
    }
    long size = size(recorded);
    if (size > form.mostNodes) {
      throw new Refusal(Messages.treeTooLargeFor(form.ending, form.mostNodes));
    }
  }

  private long size(Recorded<?> recorded) {
    if (recorded.states().isPresent()) {
      StateTree states = recorded.states().get();
      int kept = form == Form.DOT ? TreeDot.drawn(states) : states.nodes().size();
      return states.leftOut() > 0 ? Long.MAX_VALUE : kept;
    }
    return recorded.thought().tree().orElseThrow().size();
  }

  private void writing(Consumer<Consumer<String>> work) {
    try (BufferedWriter writer = Files.newBufferedWriter(path, StandardCharsets.UTF_8)) {
      work.accept(text -> {
        try {
          writer.write(text);
        } catch (IOException problem) {
          throw new java.io.UncheckedIOException(problem);
        }
      });
    } catch (IOException | java.io.UncheckedIOException problem) {
      throw Refusal.unwritable(path, problem);
    }
  }
}
