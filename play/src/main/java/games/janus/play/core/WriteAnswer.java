package games.janus.play.core;

import games.janus.message.Messages;
import games.janus.rules.Game;
import games.janus.rules.game.GameType;
import games.janus.rules.text.Comment;
import games.janus.rules.text.GameRecord;
import games.janus.rules.text.Line;
import games.janus.rules.text.Ply;
import games.janus.rules.text.Tags;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A game as the text of a file. */
public final class WriteAnswer {
  private WriteAnswer() {}

  static <P, M> Reply.Write to(Request.Write asked, GameType<P, M> type) {
    Game<P, M> game = GameSoFar.of(asked.game(), type);
    GameRecord<P, M> written = record(asked.header(), game);
    return new Reply.Write(
        type.notation().write(type.withOpening(withTree(written, asked.tree(), type))));
  }

  /** The same with the moves and variations of a tree. */
  private static <P, M> GameRecord<P, M> withTree(
      GameRecord<P, M> game, List<VariationMove> tree, GameType<P, M> type) {
    if (tree.isEmpty()) {
      return game;
    }
    if (!game.moves().isEmpty()) {
      throw RefusedException.request(Messages.requestTreeMoves());
    }
    Line<M> line = Variations.line(type.of(game.start()), game.start(), tree);
    return new GameRecord<>(game.tags(), game.start(), line, game.result());
  }

  /** The game with its names and remarks. */
  public static <P, M> GameRecord<P, M> record(GameHeader header, Game<P, M> game) {
    GameRecord<P, M> played = GameRecord.of(tags(header), game);
    if (header.comments().size() > game.plies()) {
      throw RefusedException.request(Messages.requestComments());
    }
    return new GameRecord<>(
        played.tags(),
        played.start(),
        line(played.moves(), header.comments()),
        header.result().map(GameHeader::result).orElse(played.result()));
  }

  private static Tags tags(GameHeader header) {
    Tags tags = with(Tags.NONE, GameHeader.WHITE, header.white());
    tags = with(tags, GameHeader.BLACK, header.black());
    tags = with(tags, GameHeader.EVENT, header.event());
    return with(tags, GameHeader.DATE, header.date());
  }

  private static Tags with(Tags tags, String name, Optional<String> value) {
    return value.filter(text -> !text.isBlank()).map(text -> tags.with(name, text)).orElse(tags);
  }

  private static <M> Line<M> line(List<M> moves, List<Optional<String>> comments) {
    var plies = new ArrayList<Ply<M>>();
    for (int i = 0; i < moves.size(); i++) {
      Optional<Comment> said =
          i < comments.size() ? comments.get(i).flatMap(Comment::of) : Optional.empty();
      List<Comment> after = said.isPresent() ? List.of(said.get()) : List.of();
      plies.add(new Ply<>(moves.get(i), List.of(), List.of(), after, List.of()));
    }
    return new Line<>(plies, List.of());
  }
}
