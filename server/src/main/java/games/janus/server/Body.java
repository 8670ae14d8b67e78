package games.janus.server;

import io.helidon.common.media.type.MediaTypes;
import io.helidon.http.Status;
import io.helidon.webserver.http.ServerRequest;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.OptionalLong;

/** The text of a request, measured while it is read. */
final class Body {
  private Body() {}

  /**
   * What a request says.
   *
   * @throws HttpRefusal if that is not JSON by name, too long, or not text
   */
  static String read(ServerRequest request, int mostBytes) {
    boolean isJson =
        request
            .headers()
            .contentType()
            .map(type -> type.mediaType().text().equals(MediaTypes.APPLICATION_JSON.text()))
            .orElse(false);
    if (!isJson) {
      throw new HttpRefusal(
          Status.UNSUPPORTED_MEDIA_TYPE_415, "request", "send application/json, by that name");
    }
    OptionalLong length = request.headers().contentLength();
    if (length.isPresent() && length.getAsLong() > mostBytes) {
      throw tooLong(mostBytes);
    }
    return text(bytes(request, mostBytes));
  }

  private static byte[] bytes(ServerRequest request, int mostBytes) {
    var bytes = new ByteArrayOutputStream();
    byte[] part = new byte[8192];
    try {
      // Not closed here: that would wait for the rest of a body that is too long.
      InputStream in = request.content().inputStream();
      for (int count = in.read(part); count >= 0; count = in.read(part)) {
        bytes.write(part, 0, count);
        if (bytes.size() > mostBytes) {
          throw tooLong(mostBytes);
        }
      }
    } catch (IOException _) {
      throw new HttpRefusal(Status.BAD_REQUEST_400, "request", "the request ended half way");
    }
    return bytes.toByteArray();
  }

  private static HttpRefusal tooLong(int mostBytes) {
    String most = mostBytes >= 1 << 20 ? (mostBytes >> 20) + " MB" : (mostBytes >> 10) + " KB";
    return new HttpRefusal(
        Status.REQUEST_ENTITY_TOO_LARGE_413, "limit", "a request like this has at most " + most);
  }

  private static String text(byte[] bytes) {
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException _) {
      throw new HttpRefusal(Status.BAD_REQUEST_400, "request", "the text is not UTF-8");
    }
  }
}
