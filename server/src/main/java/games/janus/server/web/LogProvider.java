package games.janus.server.web;

import org.jspecify.annotations.Nullable;
import org.slf4j.ILoggerFactory;
import org.slf4j.IMarkerFactory;
import org.slf4j.Marker;
import org.slf4j.event.Level;
import org.slf4j.helpers.BasicMarkerFactory;
import org.slf4j.helpers.LegacyAbstractLogger;
import org.slf4j.helpers.NOPMDCAdapter;
import org.slf4j.spi.MDCAdapter;
import org.slf4j.spi.SLF4JServiceProvider;

/** Brings what Jetty says of itself to the {@link EventLog}; the service loader finds it. */
public final class LogProvider implements SLF4JServiceProvider {
  private final IMarkerFactory markers = new BasicMarkerFactory();
  private final MDCAdapter contexts = new NOPMDCAdapter();

  @Override
  public ILoggerFactory getLoggerFactory() {
    return EventLogger::new;
  }

  @Override
  public IMarkerFactory getMarkerFactory() {
    return markers;
  }

  @Override
  public MDCAdapter getMDCAdapter() {
    return contexts;
  }

  @Override
  public String getRequestedApiVersion() {
    return "2.0.99";
  }

  @Override
  public void initialize() {}

  /** Warnings and errors, without the arguments of their texts, which quote clients. */
  private static final class EventLogger extends LegacyAbstractLogger {
    EventLogger(String name) {
      this.name = name;
    }

    @Override
    protected @Nullable String getFullyQualifiedCallerName() {
      return null;
    }

    @Override
    protected void handleNormalizedLoggingCall(
        Level level,
        @Nullable Marker marker,
        @Nullable String text,
        Object @Nullable [] arguments,
        @Nullable Throwable failure) {
      var weight = level == Level.ERROR ? EventLog.Level.ERROR : EventLog.Level.WARNING;
      if (failure == null) {
        EventLog.STANDARD.log(weight, name, String.valueOf(text));
      } else {
        EventLog.STANDARD.log(weight, name, String.valueOf(text), failure);
      }
    }

    @Override
    public boolean isTraceEnabled() {
      return false;
    }

    @Override
    public boolean isDebugEnabled() {
      return false;
    }

    @Override
    public boolean isInfoEnabled() {
      return false;
    }

    @Override
    public boolean isWarnEnabled() {
      return true;
    }

    @Override
    public boolean isErrorEnabled() {
      return true;
    }
  }
}
