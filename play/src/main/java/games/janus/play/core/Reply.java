package games.janus.play.core;

import games.janus.checkers.RuleSet;
import games.janus.engine.SearchTree;
import games.janus.engine.Term;
import games.janus.engines.museum.microchess.Arithmetic;
import games.janus.engines.museum.microchess.Course;
import games.janus.engines.museum.microchess.Reply.Source;
import games.janus.engines.museum.microchess.State;
import games.janus.engines.museum.microchess.Verdict;
import games.janus.engines.museum.mint.Awaits;
import games.janus.engines.museum.mint.Carried;
import games.janus.engines.museum.mint.Listing.ListedFunction;
import games.janus.engines.museum.mint.Listing.ListedWord;
import games.janus.message.Message;
import games.janus.play.live.Actor;
import games.janus.play.live.Ending;
import games.janus.play.live.Event;
import games.janus.play.live.LiveGame.RematchOffer;
import games.janus.play.live.LiveGame.TakebackRequest;
import games.janus.play.live.Settings;
import games.janus.play.puzzle.Goal;
import games.janus.play.puzzle.Theme;
import games.janus.play.xray.Phase;
import games.janus.play.xray.Review.Known;
import games.janus.play.xray.StateTree;
import games.janus.rules.Color;
import games.janus.rules.Outcome.Reason;
import games.janus.rules.game.GameKind;
import games.janus.rules.game.MoveKind;
import games.janus.rules.game.Opening;
import games.janus.wire.Wire;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What the {@link Core} answers. */
@Wire(out = true, suffix = "Reply")
public sealed interface Reply {
  // Lists are not copied: the maker of a reply leaves them alone from then on.

  /**
   * A request that gets a reason instead of an answer.
   *
   * @param error a sentence for people
   * @param flaws everything that is wrong with a setup; only there
   * @param reason the key of the sentence and what stands in its places
   */
  @Wire.Named("Refused")
  record Refused(
      String error, RefusalKind kind, @Wire.LeftOut Optional<List<String>> flaws, Message reason)
      implements Reply {}

  /**
   * What there is to choose from.
   *
   * @param ballots the 156 openings of three moves
   * @param version of the core
   */
  record Catalog(
      List<EngineCard> engines,
      List<MetricCard> metrics,
      List<RuleSetCard> ruleSets,
      List<BallotCard> ballots,
      String version)
      implements Reply {
    /**
     * A machine player.
     *
     * @param reports ids of metrics
     * @param scoreUnit what its scores count, in English: programs know it by that
     * @param unitWords the same in the language that is spoken
     * @param showsTree whether it keeps the whole tree of its search
     * @param samplesTree whether it keeps a sample of it
     */
    public record EngineCard(
        String id,
        String name,
        GameKind game,
        int year,
        String author,
        String sentence,
        List<String> missingRules,
        List<LevelCard> levels,
        String defaultLevel,
        List<String> reports,
        String scoreUnit,
        String unitWords,
        boolean showsTree,
        boolean samplesTree) {}

    /** A level of a machine player. */
    public record LevelCard(String id, String sentence, Optional<Integer> rating) {}

    /** Something a machine player counts. */
    public record MetricCard(String id, String words, String definition) {}

    /**
     * A rule set. Chess has one, which has only a name and a sentence.
     *
     * @param text all of it in one line
     * @param repetition how often a position stands before it is a draw, where it is
     * @param quietPlies after how many moves without progress it is a draw, where it is
     * @param sentence what is different, for people
     */
    public record RuleSetCard(
        GameKind game,
        String name,
        @Wire.LeftOut Optional<String> text,
        @Wire.LeftOut Optional<Color> firstMover,
        @Wire.LeftOut Optional<RuleSet.Capture> capture,
        @Wire.LeftOut Optional<RuleSet.Continuation> continuation,
        @Wire.LeftOut Optional<Boolean> crowningEndsTurn,
        @Wire.LeftOut Optional<RuleSet.Blocked> blocked,
        @Wire.LeftOut Optional<Integer> repetition,
        @Wire.LeftOut Optional<Integer> quietPlies,
        @Wire.LeftOut Optional<String> whiteName,
        @Wire.LeftOut Optional<String> blackName,
        @Wire.LeftOut Optional<Removal> removal,
        String sentence) {}

    /** When captured men go off the board. */
    public enum Removal {
      AT_ONCE,
      AT_END
    }

    /**
     * An opening that is drawn by lot.
     *
     * @param name not every one has one
     */
    public record BallotCard(int number, Optional<String> name, List<String> moves) {}
  }

  /** A move that somebody typed. */
  record Enter(String id, String text) implements Reply {}

  /**
   * What a FEN shows.
   *
   * @param fen as we write it
   */
  record Setup(String fen, List<Man> men, Color turn) implements Reply {}

  /** A game as the text of a file. */
  record Write(String text) implements Reply {}

  /**
   * The games of a file.
   *
   * @param bad those that could not be read
   */
  record Read(List<ReadGame> games, List<UnreadGame> bad) implements Reply {
    /**
     * A game; what the file does not say is empty.
     *
     * @param start a FEN; empty for the usual start
     * @param comments one for each move; null for none
     * @param remarks what was odd in its text
     * @param tree if variations were asked for: every move, those of the variations included
     */
    public record ReadGame(
        String white,
        String black,
        String event,
        String date,
        String result,
        String rules,
        String start,
        List<String> moves,
        List<Optional<String>> comments,
        List<String> remarks,
        @Wire.LeftOut Optional<List<ReadMove>> tree) {}

    /**
     * A move of a game with variations, with what a list of moves shows of it.
     *
     * @param text as people read it
     */
    public record ReadMove(@Wire.Flat VariationMove move, String text, int number, Color side) {}

    /**
     * A game that could not be read.
     *
     * @param line where the trouble is
     */
    public record UnreadGame(long line, String reason, String excerpt) {}
  }

  /**
   * What a click on the board means.
   *
   * @param pointed the squares to remember; none when nothing is selected
   * @param selected where the piece of this intention stands now, after the hops made
   * @param origin where it started
   * @param targets what may be pointed at next
   * @param inSequence whether a capture of several jumps is under way
   * @param canStop whether it may end here
   * @param men only in a sequence: the board after the hops made
   * @param removed where the men stood that the hops have captured
   * @param promotions when only the choice of a piece is left
   * @param play the id of the move that is now complete
   * @param refusal a sentence why the click did nothing
   */
  record Point(
      List<String> pointed,
      Optional<String> selected,
      Optional<String> origin,
      List<Target> targets,
      boolean inSequence,
      boolean canStop,
      @Wire.LeftOut Optional<List<Man>> men,
      List<String> removed,
      Optional<List<Promotion>> promotions,
      Optional<String> play,
      Optional<String> refusal)
      implements Reply {
    /** A square that may be pointed at; its kind is regular or jump. */
    public record Target(String square, MoveKind kind) {}

    /** What a pawn can become, and the move that makes it so. */
    public record Promotion(Role role, String id) {}
  }

  /**
   * The board at the end of a line.
   *
   * @param path the squares of the last move
   * @param texts the line as people read it
   * @param legal how many of its moves the rules allow; the others were made by hand
   */
  record Along(
      List<Man> men,
      List<String> path,
      List<String> texts,
      int legal,
      Color turn,
      Optional<String> check)
      implements Reply {}

  /**
   * A game in progress.
   *
   * @param events what the command has come to, to be added to the log; none if it changes nothing
   * @param version how many events the log has with these
   * @param settings who plays now, and how
   * @param made how many moves have been made since these players sat down
   * @param drawOffer who has offered a draw that is not answered yet
   * @param claimAt from when on who waits may claim the game; left out where clocks decide
   * @param next the settings of the game that follows, once that is agreed
   * @param ending how it ended; none while it goes on
   * @param view what the board shows; its outcome and message tell of the ending too
   * @param said what people are told of the command beside what the view says
   */
  record Play(
      List<Event> events,
      int version,
      Settings settings,
      int made,
      Optional<ClocksShown> clocks,
      Optional<Color> drawOffer,
      @Wire.LeftOut Optional<Long> claimAt,
      Optional<TakebackRequest> takeback,
      Optional<RematchOffer> rematch,
      Optional<Settings> next,
      Optional<Ending> ending,
      boolean isPaused,
      Possible can,
      View view,
      @Wire.LeftOut Optional<String> said)
      implements Reply {
    /**
     * What both clocks show.
     *
     * @param white milliseconds left when the running clock was started
     * @param black the same
     * @param running the side whose clock runs; none while both stand
     * @param flagAt when its flag falls if nothing happens before, in the host's milliseconds
     * @param thinkMillis how long an engine to move may think
     */
    public record ClocksShown(
        long white,
        long black,
        Optional<Color> running,
        @Wire.LeftOut Optional<Long> flagAt,
        long thinkMillis) {}

    /**
     * What can be done at the board now: by the only person, or by the side to move.
     *
     * @param by whom that means
     * @param board who takes back and makes again: the only person, or the host for both players
     */
    public record Possible(
        Color by,
        Actor board,
        boolean takeBack,
        boolean redo,
        boolean resign,
        boolean offerDraw,
        boolean claimDraw,
        boolean reopen,
        boolean pause,
        boolean abort,
        boolean giveTime) {}
  }

  /**
   * Everything that a board shows of a position.
   *
   * @param ply how many moves were made
   * @param names what players call the sides
   * @param colors the same in English, whatever language is spoken: how they are drawn
   * @param cells 64 texts from a8 to h1: empty, or as in {@code White_King}
   * @param options every legal move
   * @param mustJump whether only jumps are legal because a jump is there
   * @param jumpers where the men stand that must jump
   * @param check the square of the king in check
   * @param winner the name of the side that has won, in English
   * @param claim the draw that may be claimed
   * @param message whose turn it is, or how the game ended
   * @param opening what players call the beginning of the game, where it has a name
   */
  record View(
      GameKind game,
      String rules,
      String fen,
      int ply,
      Color turn,
      String turnName,
      SideNames names,
      SideNames colors,
      List<Man> men,
      List<String> cells,
      List<LegalMove> options,
      boolean mustJump,
      List<String> jumpers,
      Optional<MadeMove> last,
      List<HistoryMove> history,
      TakenMen taken,
      Optional<String> check,
      Optional<Ended> outcome,
      Optional<String> winner,
      boolean isTie,
      Optional<Claim> claim,
      String message,
      @Wire.LeftOut Optional<Opening> opening)
      implements Reply {
    /** What the rule set calls the sides. */
    public record SideNames(String white, String black) {}

    /**
     * A move that can be made.
     *
     * @param text as people read it
     */
    public record LegalMove(
        String id,
        String text,
        List<String> path,
        List<String> captured,
        MoveKind kind,
        @Wire.LeftOut Optional<Role> promotion) {}

    /** A move that was made. */
    public record MadeMove(
        String id, String text, Color side, List<String> path, List<String> captured) {}

    /** A move that was made, and the number of the move. */
    public record HistoryMove(@Wire.Flat MadeMove move, int number) {}

    /** The men that each side has lost. */
    public record TakenMen(List<Role> white, List<Role> black) {}

    /**
     * How the rules ended the game.
     *
     * @param winner none: it is drawn
     * @param result {@code Red wins}, {@code Draw} or {@code Tie}
     * @param words the reason for people
     */
    public record Ended(Optional<Color> winner, String result, Reason reason, String words) {}

    /**
     * A draw that may be claimed.
     *
     * @param words the reason for people
     */
    public record Claim(Reason reason, String words) {}
  }

  /**
   * What a machine player thinks of a position.
   *
   * @param tree the whole search or a sample of it, if it was asked for and the engine can tell it
   * @param sample how much of the search the tree shows, where that is not all
   * @param evaluated if terms were asked for: what the boards were worth; null where there is no
   *     whole tree, or there are no terms
   * @param texts the line as people read it
   * @param depth plies that were looked ahead to the end
   * @param tried every move it looked at or was going to, in its order
   * @param why it made its move, in sentences of counted facts
   * @param record by which it can be thought again
   * @param lines if a number of them was asked for: the best ones, best first
   * @param exact then also what is certain of the position, where that is known
   */
  record Think(
      @Wire.Flat ToldThought thought,
      @Wire.LeftOut Optional<List<TreeNode>> tree,
      @Wire.LeftOut Optional<SearchTree.Sample> sample,
      @Wire.LeftOut Optional<Optional<EvaluatedTree>> evaluated,
      List<String> texts,
      Optional<String> moveText,
      long millis,
      Optional<Integer> depth,
      List<TriedMove> tried,
      List<Message> why,
      @Wire.LeftOut Optional<ThoughtRecord> record,
      @Wire.LeftOut Optional<List<FoundLine>> lines,
      @Wire.LeftOut Optional<Review.ExactResult> exact)
      implements Reply {
    /**
     * What each evaluation of a recorded search was made of.
     *
     * @param names of the terms
     */
    public record EvaluatedTree(List<EvaluatedBoard> boards, List<String> names) {}

    /**
     * A board that was valued.
     *
     * @param node its index in the tree
     * @param terms the number of a name and the value, again and again
     */
    @Wire.Tuple
    public record EvaluatedBoard(int node, List<Double> terms) {}
  }

  /**
   * A thought as a line of a file, which can be thought again.
   *
   * @param input the position as it was given
   * @param tree the whole search or a sample of it
   * @param sample how much of the search the tree shows, where that is not all
   * @param states what Microchess went through
   * @param statesLeftOut how many more states there were than are kept
   * @param valued the moves of its own that Microchess valued
   */
  @Wire.Named("ThoughtLine")
  record ThoughtLine(
      @Wire.LeftOut Optional<String> input,
      @Wire.Flat ToldThought thought,
      @Wire.LeftOut Optional<List<TreeNode>> tree,
      @Wire.LeftOut Optional<SearchTree.Sample> sample,
      @Wire.LeftOut Optional<List<StateNode>> states,
      @Wire.LeftOut Optional<Long> statesLeftOut,
      @Wire.LeftOut Optional<List<Tree.ValuedMove>> valued,
      ThoughtRecord record)
      implements Reply {
    /** A thought without the states of Microchess. */
    public ThoughtLine(
        Optional<String> input,
        ToldThought thought,
        Optional<List<TreeNode>> tree,
        Optional<SearchTree.Sample> sample,
        ThoughtRecord record) {
      this(
          input,
          thought,
          tree,
          sample,
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          record);
    }

    /** The same with the states of Microchess. */
    public ThoughtLine with(StateTree tree) {
      var nodes = new ArrayList<StateNode>();
      for (StateTree.Node node : tree.nodes()) {
        nodes.add(
            new StateNode(
                node.parent(), node.state(), node.ply(), node.move(), node.counts().hex()));
      }
      return new ThoughtLine(
          input,
          thought,
          this.tree,
          sample,
          Optional.of(nodes),
          Optional.of(tree.leftOut()),
          Optional.of(Columns.valued(tree)),
          record);
    }

    /**
     * A start of Microchess's move generator.
     *
     * @param counts its counters on entry, as bytes in hexadecimal digits
     */
    public record StateNode(
        int parent, @Wire.AsWritten State state, int ply, String move, String counts) {}
  }

  /**
   * A thought with every position it looked at, in columns, so that a hundred thousand of them
   * cross to a page in a moment.
   *
   * @param reason why there is no tree
   * @param tree of a player that searches one
   * @param states of Microchess
   */
  record Tree(
      @Wire.Flat ToldThought thought,
      Optional<String> moveText,
      Optional<String> reason,
      Optional<TreeColumns> tree,
      Optional<StateColumns> states)
      implements Reply {
    /**
     * A tree, one list for each field of its nodes. Moves and numbers come again and again: each
     * stands once, and the columns count them from 0; -1 is none.
     *
     * @param endings every reason to leave a node, which the column counts
     * @param sample how much of the search is shown, where that is not all
     * @param visited of a sample
     * @param moves as programs read them
     * @param texts the same as people read them
     */
    public record TreeColumns(
        @Wire.AsWritten List<SearchTree.Ending> endings,
        List<Integer> parent,
        List<Integer> move,
        List<Integer> depth,
        List<Integer> alpha,
        List<Integer> beta,
        List<Integer> value,
        List<Integer> ending,
        List<Integer> decidingMove,
        List<Integer> untried,
        Optional<SearchTree.Sample> sample,
        @Wire.LeftOut Optional<List<Long>> visited,
        @Wire.MayBeInfinite List<Double> numbers,
        List<String> moves,
        List<String> texts) {}

    /**
     * The states that Microchess went through.
     *
     * @param state counts the kinds
     * @param move counts the moves; -1 at the roots
     * @param counts its counters on entry, as bytes in hexadecimal digits
     * @param leftOut how many more nodes there were than are kept
     * @param counters their names, in the order of the bytes
     * @param valued the moves of its own that it valued
     */
    public record StateColumns(
        List<StateKind> kinds,
        List<Integer> parent,
        List<Integer> state,
        List<Integer> move,
        List<String> counts,
        List<String> moves,
        long leftOut,
        List<CounterCard> counters,
        List<ValuedMove> valued) {}

    /** What Microchess generates moves for. */
    public record StateKind(String name, int code, String words) {}

    /** A byte that Microchess counts in. */
    public record CounterCard(String name, String words) {}

    /**
     * A move that Microchess valued.
     *
     * @param number 1 for the first
     * @param isBest whether it beat all before it
     * @param terms added in their order they are the value
     */
    public record ValuedMove(
        int number,
        String move,
        int value,
        boolean isBest,
        List<Term> terms,
        Map<String, Integer> counters) {}
  }

  /**
   * What a machine player sees in a position before it looks ahead.
   *
   * @param side for whom high values are good
   * @param move the move that was valued; null for everybody who values positions
   * @param terms added in their order they are the score
   * @param stages the three sums of Microchess's byte
   * @param bonus what its last look at the move adds to them
   * @param verdict why
   * @param net by which the engine judges, if it does: its checksum
   * @param note how to take the terms, where that does not go without saying
   */
  @Wire.Constant(name = "schema", json = "\"janus-evaluation/1\"")
  record Evaluate(
      @Wire.Flat About about,
      String engine,
      String level,
      String unit,
      Color side,
      Optional<String> move,
      double score,
      List<EvaluatedTerm> terms,
      @Wire.LeftOut Optional<List<ByteSum>> stages,
      @Wire.LeftOut Optional<Integer> bonus,
      @Wire.LeftOut Optional<String> verdict,
      @Wire.LeftOut Optional<String> net,
      @Wire.LeftOut Optional<String> note)
      implements Reply {
    /**
     * A term with both sides apart.
     *
     * @param white what White has of it
     * @param black what Black has of it
     * @param neither what belongs to neither side
     * @param squares where it lives
     */
    public record EvaluatedTerm(
        String name,
        double value,
        double white,
        double black,
        double neither,
        List<TermOnSquare> squares) {}

    /** What one side has on one square. */
    public record TermOnSquare(String square, Color side, double value) {}

    /** One of the sums of Microchess's byte; each is halved but the last. */
    public record ByteSum(String name, List<ByteStep> steps) {}

    /**
     * An operation of Microchess's sums.
     *
     * @param counter empty for a fixed amount
     * @param a the accumulator afterwards
     * @param carry afterwards
     */
    public record ByteStep(
        @Wire.AsWritten Arithmetic operation, String counter, int amount, int a, int carry) {}
  }

  /**
   * Why a player prefers one move to another.
   *
   * @param depth plies looked ahead, where the player looks to a depth
   * @param isOwnChoice whether the move asked about is the player's own
   * @param played the move it would play without looking, by heart or by lot
   * @param against the player's own choice; or, where that is the move asked about, its second
   *     choice
   * @param difference how much more the move asked about is worth
   * @param changes the terms that differ where the lines end, the largest change first
   * @param sentence all of it for people
   */
  @Wire.Constant(name = "schema", json = "\"janus-explanation/1\"")
  record Explain(
      @Wire.Flat About about,
      String engine,
      String level,
      Optional<Integer> depth,
      String unit,
      boolean isOwnChoice,
      Optional<String> played,
      WeighedMove asked,
      Optional<WeighedMove> against,
      double difference,
      List<TermChange> changes,
      String sentence)
      implements Reply {
    /**
     * What a player thinks of one first move.
     *
     * @param reply the one it expects
     * @param terms the evaluation where the line ends
     * @param remark what the player says of it; often nothing
     */
    public record WeighedMove(
        String move,
        double score,
        Optional<String> reply,
        List<String> line,
        List<String> texts,
        List<Term> terms,
        String remark) {}

    /** A term that is not the same where both lines end. */
    public record TermChange(String term, double asked, double against, double difference) {}
  }

  /**
   * The same search with and without alpha-beta, with and without ordering.
   *
   * @param depth plies they look ahead
   * @param runs as the player plays first
   * @param guarantee what must be the same in all of them
   * @param asPromised whether it is
   */
  @Wire.Constant(name = "schema", json = "\"janus-comparison/1\"")
  record Compare(
      @Wire.Flat About about,
      String engine,
      String level,
      String unit,
      int depth,
      List<SearchRun> runs,
      String guarantee,
      boolean asPromised)
      implements Reply {
    /**
     * One search.
     *
     * @param value null if it was given up
     * @param quiescenceNodes those of the positions that lie below the last ply
     */
    public record SearchRun(
        boolean alphaBeta,
        boolean ordering,
        boolean complete,
        Optional<Double> value,
        List<String> line,
        List<String> texts,
        long nodes,
        long quiescenceNodes,
        long evaluations,
        long cutoffs) {}
  }

  /**
   * One position before every player.
   *
   * @param judge the strongest player, which the others are held against
   * @param move its move
   * @param first the oldest player that found it
   * @param agreeing how many found it, the strongest included
   * @param players oldest first
   * @param sentence all of it for people
   */
  @Wire.Constant(name = "schema", json = "\"janus-lineage/1\"")
  record Lineage(
      @Wire.Flat About about,
      String judge,
      Optional<String> move,
      String first,
      int firstYear,
      int agreeing,
      List<Witness> players,
      String sentence)
      implements Reply {
    /**
     * What one player said.
     *
     * @param move null: it resigns or failed
     * @param agrees whether it says the same as the strongest
     * @param found whether it searched, rather than drew a lot or opened a book
     * @param byHeart whether it took its move from a book
     * @param trouble why it failed; empty if it did not
     */
    public record Witness(
        String engine,
        int year,
        String level,
        Optional<String> move,
        Optional<String> text,
        Optional<Double> score,
        String unit,
        Optional<Long> nodes,
        Optional<Long> cutoffs,
        boolean agrees,
        boolean found,
        boolean byHeart,
        long millis,
        String trouble) {}
  }

  /**
   * The puzzles of a game.
   *
   * @param positions how many the game has
   * @param complete whether all of them were looked at
   */
  record Puzzles(int positions, boolean complete, List<FoundPuzzle> puzzles) implements Reply {
    /**
     * A position in which one move does what no other does.
     *
     * @param ply how many moves of the game were made before
     * @param start its FEN
     * @param line ids of the moves to be found, and between them the best replies
     * @param effort how many positions a weak player looks at before it finds them
     */
    public record FoundPuzzle(
        int ply, String start, List<String> line, Goal goal, long effort, List<Theme> themes) {}
  }

  /**
   * A game with every move checked.
   *
   * @param by who checked it, and how
   * @param plies how many moves the game has
   * @param complete whether all of them are checked
   * @param moments the plies of the most instructive moves
   * @param sides how well each side played that has moved
   * @param summary what was marked, for people
   * @param opening what players call the beginning of the game, where it has a name
   * @param text of a file with the game and the notes
   */
  @Wire.Constant(name = "schema", json = "\"janus-review/1\"")
  record Review(
      @Wire.Flat About about,
      String by,
      int plies,
      boolean complete,
      List<ReviewedMove> moves,
      List<Integer> moments,
      List<SideReview> sides,
      String summary,
      @Wire.LeftOut Optional<Opening> opening,
      String text)
      implements Reply {
    /**
     * A move beside what the reviewing player would have done.
     *
     * @param ply 1 for the first
     * @param mark as annotators write it: ?!, ? or ??; often nothing
     * @param lost the points it cost, from 0 to 1
     * @param before what the position was worth to the side that moved
     * @param after what it was worth to the other side then
     * @param opening its name, as long as the game follows a known one
     * @param facts what can be counted about a marked move, in sentences
     */
    public record ReviewedMove(
        int ply,
        Color side,
        String move,
        String text,
        String mark,
        double lost,
        boolean isBest,
        Assessment before,
        Assessment after,
        @Wire.LeftOut Optional<Opening> opening,
        List<Message> facts) {}

    /**
     * How well a side played.
     *
     * @param accuracy from 0 to 1, the mean of its moves
     * @param lost the points that a move cost on average
     * @param words the phases in a word each
     */
    public record SideReview(
        Color side,
        int moves,
        double accuracy,
        double lost,
        List<PhaseReview> phases,
        Message words) {}

    /** How well a side played a part of the game. */
    public record PhaseReview(Phase phase, int moves, double accuracy, double lost) {}

    /**
     * What a position is worth to the side to move.
     *
     * @param score in hundredths of a pawn or man
     * @param points that it promises, from 0 to 1
     */
    public record Assessment(
        double score,
        double points,
        List<String> line,
        List<String> texts,
        Optional<ExactResult> exact) {}

    /**
     * What is certain.
     *
     * @param plies to the end with best play, where known
     */
    public record ExactResult(double points, Optional<Integer> plies) {
      static ExactResult of(Known<?> known) {
        return new ExactResult(known.points(), known.plies());
      }
    }
  }

  /**
   * What chess1 prints for one more line, with its escapes and line ends.
   *
   * @param text at once
   * @param after when it has thought; empty if it has not
   * @param moves those made by now
   * @param men 64 letters from a8 to h1, Black's small, a dot for an empty square
   * @param over whether no line is taken any more
   * @param thought what it thought before the move it has just made
   */
  record Octave(
      String text,
      String after,
      List<String> moves,
      String men,
      boolean over,
      Optional<OctaveThought> thought)
      implements Reply {
    /**
     * What chess1 thought.
     *
     * @param fen the position it thought about
     * @param value in pawns, from Black's side
     * @param millisThen how long the original would have taken over as many positions, computed
     */
    public record OctaveThought(
        String fen,
        double value,
        List<String> line,
        List<Term> terms,
        long nodes,
        long evaluations,
        long cutoffs,
        long millisThen) {}
  }

  /**
   * How things stand at MINT's terminal.
   *
   * @param text what was printed, prompts included
   * @param awaits what the next line is
   * @param problem why the last line went wrong; it is in the text too
   * @param stack as {@code .} prints it, the topmost last
   * @param heap cells taken
   * @param steps of all lines
   * @param words how many words of the last line were carried out, counted only if some are told
   * @param record the words that are told
   */
  record Mint(
      String text,
      Awaits awaits,
      Optional<String> problem,
      List<String> stack,
      List<Variable> variables,
      List<Definition> definitions,
      String mode,
      int heap,
      long steps,
      long words,
      List<Carried> record)
      implements Reply {
    /** A variable as {@code .} prints it. */
    public record Variable(String name, String value) {}

    /** A function as it was defined. */
    public record Definition(String name, String source) {}
  }

  /**
   * A MINT program for reading.
   *
   * @param lines the words of every line
   * @param meanings of every word of the language
   */
  record MintListing(
      List<List<ListedWord>> lines, List<ListedFunction> definitions, List<Meaning> meanings)
      implements Reply {
    /** What a word of the language does. */
    public record Meaning(String word, String meaning) {}
  }

  /** A KIM-1 after some keys, or how it thought. */
  sealed interface Kim1 extends Reply {
    /**
     * The machine; bytes are in hexadecimal.
     *
     * @param machine everything it holds
     * @param display the six digits; blanks are dark
     * @param digits what digits go into
     * @param computer its side
     * @param men the piece list
     * @param board every man that can be found on a square
     * @param level none if its bytes make none
     * @param opening none if its bytes are none of the manual's
     * @param levels those of the manual
     * @param openings those of the manual
     * @param note what the last key came to, in words; may be empty
     * @param reply if the last key made it play
     */
    record Kim1State(
        String machine,
        String display,
        Runs runs,
        Digits digits,
        Color computer,
        String men,
        List<Standing> board,
        Optional<String> level,
        String checkLimit,
        String turn,
        Optional<String> opening,
        String openingBytes,
        String bookPointer,
        List<LevelBytes> levels,
        List<OpeningBytes> openings,
        String note,
        Optional<Kim1Answered> reply)
        implements Kim1 {}

    /** What runs on it. */
    enum Runs {
      MICROCHESS,
      MONITOR
    }

    /** What digits go into. */
    enum Digits {
      MOVE,
      ADDRESS,
      DATA
    }

    /**
     * A man that can be found on a square.
     *
     * @param at as the machine numbers squares
     * @param symbol as in a FEN
     */
    record Standing(String at, String square, String man, String symbol) {}

    /** A level and its bytes at 02F2 and 018B. */
    record LevelBytes(String name, String checkLimit, String turn) {}

    /** An opening in the order in which it is read. */
    record OpeningBytes(String name, String bytes) {}

    /**
     * What key PC came to.
     *
     * @param move none: it resigns
     * @param cycles of 1976
     * @param ms of 1976
     */
    record Kim1Answered(
        Source source,
        Optional<Kim1Move> move,
        Optional<String> value,
        long cycles,
        long ms,
        long nodes,
        long moves,
        long steps,
        long checkTests,
        List<Candidate> candidates) {}

    /** A man, where it went, and whom it captured. */
    record Kim1Move(String man, String from, String to, Optional<String> captured) {}

    /**
     * A move that was valued.
     *
     * @param ms when it was valued
     * @param lights what then flashed
     * @param counts 22 counters in hexadecimal
     */
    record Candidate(
        int number,
        @Wire.Flat Kim1Move move,
        int value,
        boolean isBest,
        long ms,
        String lights,
        String counts,
        int sum,
        int bonus,
        Verdict verdict,
        List<ValueStep> steps) {}

    /** A step of a sum; short, because a value has thirty of them. */
    @Wire.Tuple
    record ValueStep(Operation operation, String counter, int amount, int a, int carry) {}

    /** What a step does. */
    enum Operation {
      LOAD,
      CARRY,
      ADD,
      SUBTRACT,
      ZERO,
      HALVE
    }

    /**
     * One section of a thought, move by move.
     *
     * @param counts all counters before the first event
     */
    record Kim1Trace(List<TraceEvent> events, String counts) implements Kim1 {}

    /**
     * Something that happened; the counters that changed follow, each by its place and its value.
     */
    @Wire(tag = "kind", suffix = "Event")
    sealed interface TraceEvent {
      /** A state was entered. */
      @Wire.Tuple
      record Enter(int state, int ply, int man, int from, int to, List<Integer> changes)
          implements TraceEvent {}

      /** A move was handed to JANUS. */
      @Wire.Tuple
      record Move(
          int state,
          int ply,
          int man,
          int from,
          int to,
          int captured,
          Course course,
          List<Integer> changes)
          implements TraceEvent {}

      /** A state was left. */
      @Wire.Tuple
      record Leave(int state, int ply) implements TraceEvent {}

      /** A candidate was valued. */
      @Wire.Tuple
      record Value(int number, int value, int isBest, List<Integer> changes)
          implements TraceEvent {}
    }
  }
}
