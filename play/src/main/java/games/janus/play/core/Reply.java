package games.janus.play.core;

import games.janus.wire.Wire;

/** What the {@link Core} answers. */
@Wire(out = true)
public sealed interface Reply
    permits Refused,
        CatalogReply,
        EnterReply,
        SetupReply,
        WriteReply,
        ReadReply,
        PointReply,
        AlongReply,
        PlayReply,
        ViewReply,
        ThinkReply,
        ThoughtLine,
        TreeReply,
        EvaluateReply,
        ExplainReply,
        CompareReply,
        LineageReply,
        ReviewReply,
        OctaveReply,
        MintReply,
        MintListingReply,
        Kim1Reply {}
