package games.janus.server.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The address that others know. */
class PublicUrlTest {
  @Test
  void itsNameIsTheOnlyHostAndOrigin() {
    PublicUrl url = PublicUrl.of("https://Chess.example.org/");
    assertThat(url.origin()).isEqualTo("https://chess.example.org");
    assertThat(url.link("/g/1")).isEqualTo("https://chess.example.org/g/1");
    assertThat(url.isHost("chess.example.org")).isTrue();
    assertThat(url.isHost("CHESS.example.org:443")).isTrue();
    assertThat(url.isHost("chess.example.org:80")).isFalse();
    assertThat(url.isHost("localhost")).isFalse();
    assertThat(url.isHost("chess.example.org.evil.example")).isFalse();
    assertThat(url.isOrigin("https://chess.example.org")).isTrue();
    assertThat(url.isOrigin("http://chess.example.org")).isFalse();
    assertThat(url.isOrigin("null")).isFalse();
  }

  @Test
  void anUnusualPortBelongsToIt() {
    PublicUrl url = PublicUrl.of("http://chess.example.org:8064");
    assertThat(url.isHost("chess.example.org:8064")).isTrue();
    assertThat(url.isHost("chess.example.org")).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "chess.example.org",
        "ftp://chess.example.org",
        "https://chess.example.org/janus",
        "https://chess.example.org?a=b",
        "https://chess.example.org#a",
        "https://me@chess.example.org",
        "https://",
        "https:///a",
        "not an address",
      })
  void whatIsNoBareAddressIsRefused(String text) {
    assertThatThrownBy(() -> PublicUrl.of(text)).isInstanceOf(IllegalArgumentException.class);
  }
}
