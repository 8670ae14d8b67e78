package games.janus.server;

import games.janus.message.Language;
import games.janus.message.Messages;
import games.janus.play.JsonValue;
import games.janus.play.JsonValue.Fields;
import games.janus.play.JsonValue.Items;
import games.janus.play.JsonValue.Text;
import games.janus.play.core.CoreJson;
import games.janus.play.core.JsonFields;
import games.janus.play.core.Progress;
import games.janus.play.core.Reply;
import games.janus.play.core.Request;
import games.janus.play.live.LiveGame;
import games.janus.play.live.Settings;
import games.janus.server.Governor.Job;
import games.janus.server.Governor.Work;
import games.janus.server.games.Archive;
import games.janus.server.games.Refusal;
import games.janus.server.web.Client;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;

/** Lets machines think about what pages ask over their lines. */
final class ThinkTank {
  /** The table of a search and what it builds beside it; each further thread needs its own. */
  static final long SEARCH_BYTES = 48L << 20;

  private static final long THREAD_BYTES = 16L << 20;

  private final Archive archive;
  private final Caps caps;
  private final Governor governor;
  private final Metrics metrics;
  private final Map<Client, Integer> lines = new ConcurrentHashMap<>();

  ThinkTank(Archive archive, Caps caps, Governor governor, Metrics metrics) {
    this.archive = archive;
    this.caps = caps;
    this.governor = governor;
    this.metrics = metrics;
  }

  /** Whether one more line of this client may be open; each that may is to {@link #leave}. */
  boolean admit(Client client) {
    int open = lines.merge(client, 1, Integer::sum);
    if (open > caps.sockets()) {
      leave(client);
    }
    return open <= caps.sockets();
  }

  void leave(Client client) {
    lines.computeIfPresent(client, (_, open) -> open > 1 ? Integer.valueOf(open - 1) : null);
  }

  /** A thought that has a place, and begins. */
  final class Search {
    private final Job job;
    private final Request.Think asked;
    private final int threads;

    private Search(Job job, Request.Think asked, int threads) {
      this.job = job;
      this.asked = asked;
      this.threads = threads;
    }

    Job job() {
      return job;
    }

    /**
     * Thinks, in the language of who asks.
     *
     * @param progress hears how it goes, on the job's thread
     * @param answer hears the reply at the end, on the job's thread
     */
    void start(Consumer<Progress> progress, Consumer<Reply> answer) {
      Language language = Language.current();
      metrics.searchBegan();
      job.start(_ ->
          RequestLanguage.in(
              language,
              () -> {
                Reply reply = new CoreJob(job, progress).answer(asked, threads);
                metrics.searchEnded();
                answer.accept(reply);
              }));
    }
  }

  /**
   * Prepares to think; {@link Search#start} must follow.
   *
   * @param question as docs/page-data.md has it, without "ask"
   * @throws Refusal if the client has too many searches running already
   */
  Search prepare(Client client, JsonValue question) {
    JsonFields said = JsonFields.of("think", question);
    Optional<Integer> threads =
        said.optional("threads").map(value -> (int) JsonFields.whole("threads", value, 1, 1024));
    var asked = (Request.Think) CoreJson.request(whole(said, (Fields) question));
    int used = threads(threads, asked);
    long memory = SEARCH_BYTES + used * THREAD_BYTES;
    Job job = governor.admit(client, Work.SEARCH, memory, asked.ms().orElse(Long.MAX_VALUE));
    return new Search(job, asked, used);
  }

  /**
   * How many threads may think. Several give other counts each time, so they are used only where
   * somebody asks for them, or where a player at full strength has a limit of time, which gives
   * other counts each time anyway.
   */
  private int threads(Optional<Integer> wanted, Request.Think asked) {
    int processors = Math.min(caps.threads(), Runtime.getRuntime().availableProcessors());
    boolean isByTime =
        asked.ms().isPresent()
            && asked.nodes().isEmpty()
            && asked.depth().isEmpty()
            && asked.by().level().orElse("full").equals("full");
    return Math.min(processors, wanted.orElse(isByTime ? processors : 1));
  }

  /** The question with its "ask", and with the moves of a kept game where it names one. */
  private Fields whole(JsonFields said, Fields question) {
    var fields = new LinkedHashMap<>(question.values());
    fields.remove("threads");
    fields.put("ask", new Text("think"));
    Optional<JsonValue> stored = said.optional("stored");
    if (stored.isPresent()) {
      fields.remove("stored");
      fields.remove("ply");
      LiveGame<?, ?> live = archive.live(Archive.id(JsonFields.text("stored", stored.get())));
      Settings settings = live.settings();
      var made = new ArrayList<>(settings.before());
      made.addAll(live.moveIds());
      int ply = (int) JsonFields.whole("ply", said.required("ply"), 0, Integer.MAX_VALUE);
      if (ply > made.size()) {
        throw new Refusal(Refusal.Kind.STALE, Messages.keptPlies(made.size()));
      }
      List<JsonValue> moves = new ArrayList<>();
      made.subList(0, ply).forEach(move -> moves.add(new Text(move)));
      put(fields, "game", new Text(live.type().id()));
      put(fields, "rules", new Text(live.type().ruleSet()));
      put(fields, "start", new Text(settings.start()));
      put(fields, "moves", new Items(moves));
    }
    return new Fields(fields);
  }

  private static void put(Map<String, JsonValue> fields, String name, JsonValue value) {
    if (fields.put(name, value) != null) {
      throw Refusal.request(Messages.keptStored(name));
    }
  }
}
