package games.janus.server;

import games.janus.play.Desk;
import games.janus.play.ThinkControl;
import games.janus.rules.Excerpt;
import games.janus.server.games.Archive;
import games.janus.server.games.GameRequests;
import games.janus.server.games.Opening;
import games.janus.server.games.Refusal;
import games.janus.server.json.JsonObject;
import games.janus.server.json.JsonPage;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/** Lets machines think, so many at once for each client, each on a thread of its own. */
final class ThinkTank implements AutoCloseable {
  private static final int MOST_THREADS = 8;
  private static final long PROGRESS_EVERY_MILLIS = 100;

  /** A search that was stopped needs a moment to end: so long is waited for its place. */
  private static final long PLACE_PATIENCE_MILLIS = 500;

  private final Archive archive;
  private final Caps caps;
  private final Metrics metrics;
  private final Map<String, Semaphore> places = new ConcurrentHashMap<>();
  private final Map<String, Integer> lines = new ConcurrentHashMap<>();
  private final Set<Search> running = ConcurrentHashMap.newKeySet();
  private volatile boolean isClosed;

  ThinkTank(Archive archive, Caps caps, Metrics metrics) {
    this.archive = archive;
    this.caps = caps;
    this.metrics = metrics;
  }

  Caps caps() {
    return caps;
  }

  /** Whether one more line of this client may be open; each that may is to {@link #leave}. */
  boolean admit(String client) {
    int open = lines.merge(client, 1, Integer::sum);
    if (open > caps.sockets()) {
      leave(client);
    }
    return open <= caps.sockets();
  }

  void leave(String client) {
    lines.computeIfPresent(client, (_, open) -> open > 1 ? Integer.valueOf(open - 1) : null);
  }

  /** A machine that is thinking, or about to. */
  final class Search implements ThinkControl {
    private final String question;
    private final int threads;
    private final Semaphore place;
    private final long longestMillis;
    private final Consumer<String> progress;
    private final Consumer<String> answer;
    private final long start = System.nanoTime();
    private volatile boolean isStopped;
    private long toldAt;

    private Search(
        String question,
        int threads,
        Semaphore place,
        long longestMillis,
        Consumer<String> progress,
        Consumer<String> answer) {
      this.question = question;
      this.threads = threads;
      this.place = place;
      this.longestMillis = longestMillis;
      this.progress = progress;
      this.answer = answer;
    }

    void start() {
      running.add(this);
      metrics.searchBegan();
      Thread.ofPlatform().name("janus-search").daemon().start(this::run);
    }

    private void run() {
      try {
        answer.accept(new Desk(HousePlayers.on(threads)).think(question, this));
      } finally {
        running.remove(this);
        metrics.searchEnded();
        place.release();
      }
    }

    /** Ends it within a few thousand positions; its answer is the best found so far. */
    void stop() {
      isStopped = true;
    }

    @Override
    public boolean shouldStop() {
      return isStopped || isClosed || millis() >= longestMillis;
    }

    @Override
    public long millis() {
      return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start);
    }

    @Override
    public boolean wantsProgress() {
      return millis() - toldAt >= PROGRESS_EVERY_MILLIS;
    }

    @Override
    public void progress(String message) {
      toldAt = millis();
      progress.accept(message);
    }
  }

  /**
   * Prepares to think; {@link Search#start} must follow.
   *
   * @param client who asks; each has only so many places
   * @param question as docs/page-data.md has it, without "ask"
   * @param progress hears how it goes, on the thinking thread
   * @param answer hears the thought, or an error, at the end
   * @throws Refusal if the client has too many searches running already
   */
  Search prepare(
      String client, JsonObject question, Consumer<String> progress, Consumer<String> answer) {
    String asked = whole(question);
    long millis = question.number("ms", 1, Long.MAX_VALUE).orElse(Long.MAX_VALUE);
    Semaphore place = places.computeIfAbsent(client, _ -> new Semaphore(caps.searches(), true));
    take(place);
    return new Search(asked, threads(question), place, millis, progress, answer);
  }

  /**
   * How many threads may think. Several give other counts each time, so they are used only where
   * somebody asks for them, or where a player at full strength has a limit of time, which gives
   * other counts each time anyway.
   */
  private static int threads(JsonObject question) {
    int processors = Math.min(MOST_THREADS, Runtime.getRuntime().availableProcessors());
    boolean isByTime =
        question.has("ms")
            && !question.has("nodes")
            && !question.has("depth")
            && question.string("level").orElse("").equals("full");
    long asked = question.number("threads", 1, 1024).orElse(isByTime ? processors : 1);
    return (int) Math.min(processors, asked);
  }

  private void take(Semaphore place) {
    try {
      if (place.tryAcquire(PLACE_PATIENCE_MILLIS, TimeUnit.MILLISECONDS)) {
        return;
      }
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
    throw Refusal.of(
        Refusal.Kind.LIMIT,
        "you have " + caps.searches() + " searches running: stop one of them first");
  }

  /** The question with its "ask", and with the moves of a kept game where it names one. */
  private String whole(JsonObject question) {
    if (!question.has("stored")) {
      return JsonPage.with(question, Map.of("ask", "\"think\""), Set.of("threads"));
    }
    for (String other : Set.of("game", "rules", "start", "moves")) {
      if (question.has(other)) {
        throw Refusal.request("\"stored\" stands instead of \"" + Excerpt.of(other) + '"');
      }
    }
    Opening opening =
        archive.opening(
            GameRequests.id(question.needString("stored")),
            question.needInt("ply", 0, Integer.MAX_VALUE));
    String moves =
        opening.moves().isEmpty() ? "[]" : "[\"" + String.join("\",\"", opening.moves()) + "\"]";
    return JsonPage.with(
        question,
        Map.of(
            "ask", "\"think\"",
            "game", JsonPage.quoted(opening.kind()),
            "rules", JsonPage.quoted(opening.rules()),
            "start", JsonPage.quoted(opening.start()),
            "moves", moves),
        Set.of("stored", "ply", "threads"));
  }

  /** Stops everybody. */
  @Override
  public void close() {
    isClosed = true;
    running.forEach(Search::stop);
  }
}
