package games.janus.server;

import games.janus.message.Language;
import games.janus.message.Messages;
import games.janus.play.JsonText;
import games.janus.play.JsonValue;
import games.janus.play.core.CoreJson;
import games.janus.play.core.JsonFields;
import games.janus.play.core.Reply;
import games.janus.play.core.Reply.Refused;
import games.janus.play.core.WireCodec;
import games.janus.server.Governor.Job;
import games.janus.server.games.Refusal;
import games.janus.server.web.LineListener;
import games.janus.server.web.SocketLine;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** One page's line to the machines. Closing it stops whatever it started. */
final class ThinkSocket implements LineListener {
  private static final int LONGEST_ID = 40;

  private final ThinkTank tank;
  private final Metrics metrics;
  private final Language language;
  private final Map<String, Job> searches = new ConcurrentHashMap<>();
  private volatile boolean isOpen;

  @SuppressWarnings("NullAway.Init") // set when it is opened
  private volatile SocketLine line;

  ThinkSocket(ThinkTank tank, Metrics metrics, Language language) {
    this.tank = tank;
    this.metrics = metrics;
    this.language = language;
  }

  @Override
  public void opened(SocketLine opened) {
    line = opened;
    isOpen = tank.admit(opened.client());
    if (isOpen) {
      metrics.socketOpened();
    } else {
      RequestLanguage.in(language, () -> opened.close(SocketLine.VIOLATION, Messages.socketMany()));
    }
  }

  @Override
  public void closed() {
    if (isOpen) {
      isOpen = false;
      metrics.socketClosed();
      tank.leave(line.client());
    }
    searches.values().forEach(Job::stop);
  }

  @Override
  public void heard(String text) {
    RequestLanguage.in(language, () -> answer(text));
  }

  private void answer(String text) {
    String id = "";
    try {
      JsonFields said = JsonFields.of("message", CoreJson.json(text));
      id = id(said);
      said.knows("message", "id", "think", "stop");
      if (said.flag("stop")) {
        Optional.ofNullable(searches.get(id)).ifPresent(Job::stop);
      } else {
        begin(id, said.required("think"));
      }
    } catch (RuntimeException problem) {
      line.send(named(id, Answers.json(Answers.refusal(problem))));
    }
  }

  private static String id(JsonFields said) {
    String id = JsonFields.text("id", said.required("id"));
    if (id.isEmpty() || id.length() > LONGEST_ID) {
      throw Refusal.request(Messages.socketId(LONGEST_ID));
    }
    return id;
  }

  private void begin(String id, JsonValue question) {
    if (searches.containsKey(id)) {
      throw Refusal.request(Messages.socketIdTaken());
    }
    ThinkTank.Search prepared = tank.prepare(line.client(), question);
    Job search = prepared.job();
    searches.put(id, search);
    prepared.start(
        news -> line.send(named(id, "{\"progress\":" + WireCodec.text(news) + "}")),
        reply -> {
          searches.remove(id);
          line.send(answer(id, reply));
        });
    if (!isOpen) {
      search.stop(); // closed in the meantime
    }
  }

  private static String answer(String id, Reply reply) {
    String json = WireCodec.text(reply);
    return named(id, reply instanceof Refused ? json : "{\"thought\":" + json + "}");
  }

  /** An object of JSON that begins with the id of the search it is about. */
  private static String named(String id, String object) {
    return "{\"id\":" + new JsonText().value(id) + "," + object.substring(1);
  }
}
