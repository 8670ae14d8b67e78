package games.janus.cli;

import games.janus.checkers.RuleSet;
import java.util.Iterator;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Turns the name of a checkers rule set into the rule set, and lists the names there are. */
final class RuleSetName implements ITypeConverter<RuleSet>, Iterable<String> {
  @Override
  public RuleSet convert(String name) {
    return RuleSet.named(name)
        .orElseThrow(() ->
            new TypeConversionException(
                "there are no rules called '" + name + "', only " + String.join(", ", this)));
  }

  @Override
  public Iterator<String> iterator() {
    return RuleSet.all().stream().map(RuleSet::name).iterator();
  }
}
