package games.janus.server;

import games.janus.message.Messages;
import games.janus.server.games.Refusal;
import games.janus.server.games.Refusal.Kind;
import games.janus.server.web.BodyException;
import games.janus.server.web.Exchange;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** The text of a request. */
final class Body {
  private Body() {}

  /**
   * What a request says.
   *
   * @throws Refusal if that is not JSON by name, too long, too slow, or not text
   */
  static String read(Exchange exchange, int mostBytes) {
    String type = exchange.header("Content-Type").orElse("");
    int parameters = type.indexOf(';');
    String name = parameters < 0 ? type : type.substring(0, parameters);
    if (!name.strip().toLowerCase(Locale.ROOT).equals("application/json")) {
      throw new Refusal(Kind.MEDIA_TYPE, Messages.httpMediaType());
    }
    try {
      return StandardCharsets.UTF_8
          .newDecoder()
          .decode(ByteBuffer.wrap(exchange.body(mostBytes)))
          .toString();
    } catch (CharacterCodingException _) {
      throw Refusal.request(Messages.httpNotUtf8());
    } catch (BodyException problem) {
      throw switch (problem.reason()) {
        case TOO_LONG -> tooLong(mostBytes);
        case TOO_SLOW -> new Refusal(Kind.TOO_SLOW, Messages.httpTooSlow());
        case BROKEN -> Refusal.request(Messages.httpCutShort());
      };
    }
  }

  static Refusal tooLong(int mostBytes) {
    return new Refusal(Kind.TOO_LONG, Messages.httpTooLong(Answers.bytes(mostBytes)));
  }
}
