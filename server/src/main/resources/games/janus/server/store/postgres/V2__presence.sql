-- Who looks at a game at which server; may be forgotten, and holds no longer than it says.
CREATE UNLOGGED TABLE presence (
  game BIGINT NOT NULL REFERENCES game (number) ON DELETE CASCADE,
  node TEXT NOT NULL,
  white BOOLEAN NOT NULL,
  black BOOLEAN NOT NULL,
  watching INTEGER NOT NULL,
  until BIGINT NOT NULL,
  PRIMARY KEY (game, node)
);
CREATE INDEX presence_by_until ON presence (until);
-- Every gift has a name in its game, so no list of outages is needed.
DROP TABLE outage;
