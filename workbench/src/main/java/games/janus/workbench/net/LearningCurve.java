package games.janus.workbench.net;

import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;
import java.util.function.ToDoubleFunction;

/**
 * The losses of a learning net, drawn: grey for the games it was taught, blue for those held out.
 */
final class LearningCurve {
  private static final int WIDTH = 640;
  private static final int HEIGHT = 360;
  private static final int EDGE = 60;

  private final List<Checkpoint.Pass> passes;
  private final double least;
  private final double most;

  private LearningCurve(List<Checkpoint.Pass> passes) {
    this.passes = passes;
    least =
        passes.stream()
            .mapToDouble(pass -> Math.min(pass.taught(), pass.heldOut()))
            .min()
            .orElse(0);
    most =
        passes.stream()
            .mapToDouble(pass -> Math.max(pass.taught(), pass.heldOut()))
            .max()
            .orElse(1);
  }

  static String svg(List<Checkpoint.Pass> passes) {
    return new LearningCurve(passes).svg();
  }

  private String svg() {
    return String.format(
        Locale.ROOT,
        """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" font-size="12">
        <polyline fill="none" stroke="#888" stroke-width="2" points="%s"/>
        <polyline fill="none" stroke="#06c" stroke-width="2" points="%s"/>
        <text x="4" y="%d">%.4f</text>
        <text x="4" y="%d">%.4f</text>
        </svg>
        """,
        WIDTH,
        HEIGHT,
        line(Checkpoint.Pass::taught),
        line(Checkpoint.Pass::heldOut),
        EDGE,
        most,
        HEIGHT - EDGE,
        least);
  }

  private String line(ToDoubleFunction<Checkpoint.Pass> loss) {
    var points = new StringJoiner(" ");
    for (int i = 0; i < passes.size(); i++) {
      double y = y(loss.applyAsDouble(passes.get(i)));
      points.add(String.format(Locale.ROOT, "%.1f,%.1f", x(i), y));
    }
    return points.toString();
  }

  private double x(int pass) {
    return EDGE + (WIDTH - 2.0 * EDGE) * pass / Math.max(1, passes.size() - 1);
  }

  private double y(double loss) {
    double share = most == least ? 0 : (loss - least) / (most - least);
    return HEIGHT - EDGE - (HEIGHT - 2.0 * EDGE) * share;
  }
}
