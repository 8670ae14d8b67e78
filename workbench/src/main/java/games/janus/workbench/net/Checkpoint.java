package games.janus.workbench.net;

import games.janus.arena.WholeFile;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * How far the learning of a net is: enough to go on as if it had never been stopped.
 *
 * @param positions how many were learnt from, so that nobody goes on with others
 * @param scale hundredths of a man for one unit of log odds
 * @param step how many steps have been taken
 * @param curve what every pass over the positions came to
 */
record Checkpoint(
    Trainer.Settings settings,
    int positions,
    double scale,
    int step,
    List<Pass> curve,
    Weights weights,
    Weights first,
    Weights second) {
  private static final int MAGIC = 0x4A4E_5452; // JNTR

  /** One pass: the mean loss on the way, and on the games held out afterwards. */
  record Pass(double taught, double heldOut) {}

  Checkpoint {
    curve = List.copyOf(curve);
  }

  void write(Path file) throws IOException {
    var bytes = new ByteArrayOutputStream();
    try (var out = new DataOutputStream(bytes)) {
      out.writeInt(MAGIC);
      settings.write(out);
      out.writeInt(positions);
      out.writeDouble(scale);
      out.writeInt(step);
      out.writeInt(curve.size());
      for (Pass pass : curve) {
        out.writeDouble(pass.taught);
        out.writeDouble(pass.heldOut);
      }
      for (Weights each : List.of(weights, first, second)) {
        for (float[] row : each.rows()) {
          for (float number : row) {
            out.writeFloat(number);
          }
        }
      }
    }
    WholeFile.write(file, ".part", bytes.toByteArray());
  }

  /** Reads one; nothing if it is something else. */
  static Optional<Checkpoint> read(Path file) throws IOException {
    try (var in = new DataInputStream(new ByteArrayInputStream(Files.readAllBytes(file)))) {
      if (in.readInt() != MAGIC) {
        return Optional.empty();
      }
      var settings = Trainer.Settings.read(in);
      int positions = in.readInt();
      double scale = in.readDouble();
      int step = in.readInt();
      int passes = in.readInt();
      var curve = new ArrayList<Pass>();
      for (int pass = 0; pass < passes; pass++) {
        curve.add(new Pass(in.readDouble(), in.readDouble()));
      }
      return Optional.of(
          new Checkpoint(
              settings,
              positions,
              scale,
              step,
              curve,
              weights(in, settings.width()),
              weights(in, settings.width()),
              weights(in, settings.width())));
    } catch (EOFException _) {
      return Optional.empty();
    }
  }

  private static Weights weights(DataInputStream in, int width) throws IOException {
    var weights = new Weights(width);
    for (float[] row : weights.rows()) {
      for (int i = 0; i < row.length; i++) {
        row[i] = in.readFloat();
      }
    }
    return weights;
  }
}
