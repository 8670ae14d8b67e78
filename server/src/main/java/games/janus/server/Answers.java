package games.janus.server;

import games.janus.message.Language;
import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.play.core.RefusalKind;
import games.janus.play.core.RefusedException;
import games.janus.play.core.Reply;
import games.janus.play.core.Reply.Refused;
import games.janus.play.core.WireCodec;
import games.janus.server.games.Refusal;
import games.janus.server.games.Refusal.Kind;
import games.janus.server.store.StoreException;
import games.janus.server.web.EventLog;
import games.janus.server.web.EventLog.Level;
import games.janus.server.web.Exchange;
import games.janus.server.wire.GamesReply;
import games.janus.server.wire.GamesReply.Problem;
import games.janus.server.wire.ServerCodec;
import java.nio.charset.StandardCharsets;

/** How the server answers: always in JSON, and every error with a sentence, its key and a kind. */
final class Answers {
  private Answers() {}

  static void send(Exchange exchange, int status, String json) {
    setJson(exchange);
    exchange.send(status, json.getBytes(StandardCharsets.UTF_8));
  }

  static void setJson(Exchange exchange) {
    exchange.set("Content-Type", "application/json");
    exchange.set("Cache-Control", "no-store");
  }

  /** An answer, ready to be sent. */
  record Answer(int status, String json) {
    /** What the core has answered: that something was no question is the asker's fault. */
    static Answer of(Reply reply) {
      boolean isNoQuestion =
          reply instanceof Refused refused && refused.kind() == RefusalKind.REQUEST;
      return new Answer(isNoQuestion ? 400 : 200, WireCodec.text(reply));
    }

    static Answer of(RuntimeException problem) {
      Refusal refusal = refusal(problem);
      return new Answer(refusal.kind().status(), Answers.json(refusal));
    }
  }

  static void ok(Exchange exchange, GamesReply reply) {
    send(exchange, 200, ServerCodec.text(reply));
  }

  /** Answers whatever went wrong with a request. */
  static void refuse(Exchange exchange, RuntimeException problem) {
    Refusal refusal = refusal(problem);
    if (refusal.kind() == Kind.TOO_MANY || refusal.kind() == Kind.BUSY) {
      exchange.set("Retry-After", "1");
    }
    send(exchange, refusal.kind().status(), json(refusal));
  }

  /** The refusal that is answered for something that went wrong; failures are logged. */
  static Refusal refusal(RuntimeException problem) {
    return switch (problem) {
      case Refusal refusal -> refusal;
      case RefusedException wrong -> Refusal.of(wrong);
      case StoreException store -> {
        EventLog.STANDARD.log(Level.WARNING, "store", Language.ENGLISH.text(store.reason()));
        boolean isFull =
            store.trouble() == StoreException.Trouble.FULL
                || store.trouble() == StoreException.Trouble.NO_ROOM;
        yield new Refusal(isFull ? Kind.DISK_FULL : Kind.STORAGE, store.reason());
      }
      default -> {
        // Neither what was asked nor by whom: only what broke.
        EventLog.STANDARD.log(Level.ERROR, "failure", "a request failed", problem);
        yield new Refusal(Kind.FAILURE, Messages.httpFailed());
      }
    };
  }

  static String json(Refusal refusal) {
    return ServerCodec.text(
        new Problem(
            refusal.reason().text(),
            refusal.kind().word(),
            refusal.version(),
            refusal.flaws(),
            refusal.reason()));
  }

  /** A number of bytes, in words. */
  static Message bytes(int count) {
    return count >= 1 << 20
        ? Messages.httpMegabytes(count >> 20)
        : Messages.httpKilobytes(count >> 10);
  }
}
