package games.janus.rules.text;

import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.rules.text.Tokens.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads a file of games one after another, in memory for one game only.
 *
 * <p>A game that cannot be read is an answer too, a {@link BadGame}, and reading goes on with the
 * next one. Where that begins is a judgement: with the next tags, or, since tags may be missing,
 * behind the next result.
 *
 * <p>What is odd but clear is read and remarked upon: a missing result, a result that contradicts
 * its tag (that of the moves counts) or the board, a move with a sign that is not true, a result
 * within a variation, text that belongs to no game, marks of more than two signs, empty variations.
 * Refused with the game are: moves that are not legal or not clear, NAGs beyond 255, variations
 * nested more than 100 deep, a second FEN, anything left open, and games of more than a million
 * words (moves, numbers, comments, brackets) or sixteen million characters, which is about what a
 * hundred megabytes of memory can hold.
 */
public final class GameReader<P, M> {
  private static final int MOST_WORDS = 1_000_000;

  private final Notation<P, M> notation;
  private final P usualStart;
  private final Tokens tokens;
  private final List<Comment> waiting = new ArrayList<>();
  private boolean hasBegun;
  private long begunAt;
  private int words;

  public GameReader(Notation<P, M> notation, TextSource source) {
    this.notation = notation;
    this.usualStart = notation.start(Tags.NONE);
    this.tokens = new Tokens(source);
  }

  /** The next game, good or bad; none at the end of the text. */
  public Optional<Entry<P, M>> next() {
    if (!hasBegun) {
      hasBegun = true;
      tokens.advance();
    }
    readOpeningComments();
    if (tokens.kind() == Kind.END) {
      return Optional.empty(); // comments alone are no game
    }
    var game = new GameBuilder<>(notation, tokens.line());
    int firstWord = words + 1;
    try {
      return Optional.of(read(game));
    } catch (Trouble trouble) {
      return Optional.of(
          trouble.isGibberish() && words == firstWord
              ? readAfterStray(game, trouble)
              : skip(game, trouble));
    }
  }

  private Entry<P, M> read(GameBuilder<P, M> game) {
    waiting.forEach(game::comment);
    waiting.clear();
    while (tokens.kind() != Kind.END && !isNextGame(game)) {
      boolean isInnerResult = game.depth() > 0 && isResult();
      Optional<Result> result = take(game);
      long line = tokens.line();
      tokens.advance();
      if (result.isPresent()) {
        readClosingComments(game, line);
        return game.finish(result, line);
      }
      if (isInnerResult && isParagraphOfMoves()) {
        return bad(game, game.moves(line).unclosed());
      }
    }
    return game.finish(Optional.empty(), tokens.line());
  }

  /** A tag after the moves, or the tag Event once more, belongs to the next game. */
  private boolean isNextGame(GameBuilder<P, M> game) {
    return tokens.kind() == Kind.TAG
        && (game.hasMoves() || (tokens.text().equals("Event") && game.hasTag("Event")));
  }

  /** Moves after an empty line; where a result stands before them, they are another game's. */
  private boolean isParagraphOfMoves() {
    return tokens.followsEmptyLine()
        && (tokens.kind() == Kind.NUMBER || tokens.kind() == Kind.WORD);
  }

  /** Gives the current token to the game; answers the result if the token is one. */
  private Optional<Result> take(GameBuilder<P, M> game) {
    long line = tokens.line();
    String text = tokens.text();
    checkLength();
    switch (tokens.kind()) {
      case TAG -> game.tag(text, tokens.value(), line);
      case COMMENT -> game.comment(text);
      case NUMBER -> game.moves(line);
      case MARK -> game.moves(line).mark(text, line);
      case NAG -> game.moves(line).nag(text, line);
      case OPEN -> game.moves(line).open(line);
      case CLOSE -> game.moves(line).close(line);
      case WORD -> {
        return takeWord(game, text, line);
      }
      case BAD_TAG -> throw new Trouble(line, tokens.problem());
      case TROUBLE -> throw Trouble.gibberish(line, tokens.problem());
      case END -> throw new IllegalStateException("nothing left to take");
    }
    return Optional.empty();
  }

  /** Counts from here what belongs to the next game. */
  private void beginCounting() {
    begunAt = tokens.taken();
    words = 0;
  }

  private boolean isTooLong() {
    return words > MOST_WORDS || tokens.taken() - begunAt > Tokens.LONGEST_GAME;
  }

  private void checkLength() {
    words++;
    if (words > MOST_WORDS) {
      throw new Trouble(tokens.line(), Messages.fileGameWords(MOST_WORDS));
    }
    if (isTooLong()) {
      throw new Trouble(tokens.line(), Messages.fileGameLong(Tokens.LONGEST_GAME));
    }
  }

  private Optional<Result> takeWord(GameBuilder<P, M> game, String word, long line) {
    game.moves(line);
    // An asterisk may mark the move that it touches; standing alone it is the result.
    boolean isMark = !word.equals("*") || tokens.touches();
    Optional<Integer> nag = isMark ? notation.nag(word) : Optional.empty();
    if (nag.isPresent()) {
      game.nag(nag.get(), line);
      return Optional.empty();
    }
    Optional<Result> result = notation.result(game.start(), word);
    if (result.isPresent() && game.depth() > 0) {
      game.remark(line, Messages.fileResultWithin(word));
      return Optional.empty();
    }
    if (result.isEmpty() && !notation.isOrnament(word)) {
      game.move(word, line);
    }
    return result;
  }

  /** Stops where there are too many, so that the game they lead up to is refused. */
  private void readOpeningComments() {
    if (waiting.isEmpty()) {
      beginCounting();
    }
    while (tokens.kind() == Kind.COMMENT && !isTooLong()) {
      words++;
      Comment.of(tokens.text()).ifPresent(waiting::add);
      tokens.advance();
    }
  }

  /** Comments behind the result are this game's in the same line, or when no game follows. */
  private void readClosingComments(GameBuilder<P, M> game, long resultLine) {
    while (tokens.kind() == Kind.COMMENT && tokens.line() == resultLine) {
      checkLength();
      game.comment(tokens.text());
      tokens.advance();
    }
    readOpeningComments();
    if (tokens.kind() == Kind.END) {
      waiting.forEach(game::comment);
      waiting.clear();
    }
  }

  /**
   * Passes over text that stands where a game should begin and is none, such as a title page. It is
   * remarked upon in the game that follows, or is a bad game itself if none does, or if it ends as
   * a game does.
   */
  private Entry<P, M> readAfterStray(GameBuilder<P, M> none, Trouble stray) {
    waiting.addAll(none.opening());
    Message reason = Messages.fileStray(stray.reason());
    while (tokens.kind() != Kind.TAG && tokens.kind() != Kind.END) {
      reason = tokens.isNul() ? tokens.problem() : reason;
      boolean isEnd = isResult() && !tokens.text().equals("*"); // stars adorn title pages
      long line = tokens.line();
      tokens.advance();
      if (isEnd && tokens.line() > line) {
        return bad(none, stray);
      }
    }
    if (tokens.kind() == Kind.END) {
      waiting.clear();
      return new BadGame<>(stray.line(), stray.line(), reason, Tags.NONE);
    }
    beginCounting();
    var game = new GameBuilder<>(notation, tokens.line());
    game.remark(stray.line(), Messages.fileStrayLeftOut());
    try {
      return read(game);
    } catch (Trouble trouble) {
      return skip(game, trouble);
    }
  }

  private BadGame<P, M> skip(GameBuilder<P, M> game, Trouble trouble) {
    skipRest(game);
    return bad(game, trouble);
  }

  private static <P, M> BadGame<P, M> bad(GameBuilder<P, M> game, Trouble trouble) {
    return new BadGame<>(game.firstLine(), trouble.line(), trouble.reason(), game.tags());
  }

  private boolean isResult() {
    return tokens.kind() == Kind.WORD && notation.result(usualStart, tokens.text()).isPresent();
  }

  /** Goes on to where the next game seems to begin. */
  private void skipRest(GameBuilder<P, M> game) {
    boolean isInTags = !game.hasMoves();
    int depth = game.depth();
    while (tokens.kind() != Kind.END) {
      if (tokens.kind() == Kind.TAG && (!isInTags || isNextGame(game))) {
        return;
      }
      isInTags &= tokens.kind() == Kind.TAG || tokens.kind() == Kind.BAD_TAG;
      if (isResult()) {
        skipResult();
        if (depth <= 0 || isParagraphOfMoves()) {
          return;
        }
      } else {
        depth += tokens.kind() == Kind.OPEN ? 1 : tokens.kind() == Kind.CLOSE ? -1 : 0;
        tokens.advance();
      }
    }
  }

  private void skipResult() {
    long line = tokens.line();
    tokens.advance();
    while (tokens.kind() == Kind.COMMENT && tokens.line() == line) {
      tokens.advance();
    }
  }
}
