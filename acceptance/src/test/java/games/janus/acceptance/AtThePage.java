package games.janus.acceptance;

import java.io.IOException;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/**
 * Gives each test its visits to the page. The browser and Janus are started once for all classes
 * and stopped when the last test is over; whatever a test opened is closed after it.
 */
final class AtThePage implements ParameterResolver, AfterEachCallback {
  private static final Namespace OURS = Namespace.create(AtThePage.class);

  @Override
  public boolean supportsParameter(ParameterContext parameter, ExtensionContext test) {
    return parameter.getParameter().getType() == Visits.class;
  }

  @Override
  public Object resolveParameter(ParameterContext parameter, ExtensionContext test) {
    return visits(test);
  }

  @Override
  public void afterEach(ExtensionContext test) {
    Visits visits = visits(test);
    visits.close();
    // A test that failed already has better news than its echo in the browser's console.
    if (test.getExecutionException().isEmpty()) visits.expectNoComplaints();
  }

  private static Visits visits(ExtensionContext test) {
    return test.getStore(OURS)
        .computeIfAbsent(Visits.class, key -> new Visits(house(test)), Visits.class);
  }

  private static House house(ExtensionContext test) {
    return test.getRoot()
        .getStore(OURS)
        .computeIfAbsent(House.class, key -> openHouse(), House.class);
  }

  private static House openHouse() {
    try {
      return House.open();
    } catch (IOException no) {
      throw new AssertionError("no place for the tests to work in", no);
    }
  }
}
