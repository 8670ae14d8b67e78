package games.janus.workbench.command;

import games.janus.checkers.RuleSet;
import games.janus.rules.InvalidTextException;
import java.util.Iterator;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * Turns the name of a checkers rule set, or the switches of a custom one, into the rule set, and
 * lists the names there are.
 */
public final class RuleSetName implements ITypeConverter<RuleSet>, Iterable<String> {
  @Override
  public RuleSet convert(String text) {
    try {
      return RuleSet.read(text);
    } catch (InvalidTextException wrong) {
      throw new TypeConversionException(
          String.valueOf(wrong.getMessage())); // names those there are
    }
  }

  @Override
  public Iterator<String> iterator() {
    return RuleSet.all().stream().map(RuleSet::name).iterator();
  }
}
