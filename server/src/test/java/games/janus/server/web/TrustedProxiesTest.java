package games.janus.server.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.net.UnixDomainSocketAddress;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Who asks, and whom to believe about it. */
class TrustedProxiesTest {
  private static final TrustedProxies PROXIES =
      new TrustedProxies(List.of(Network.of("127.0.0.1/32"), Network.of("10.1.0.0/16")));

  private static SocketAddress peer(String address) {
    return new InetSocketAddress(InetAddress.ofLiteral(address), 4711);
  }

  private static String client(String peer, String... forwarded) {
    return PROXIES.client(peer(peer), List.of(forwarded)).map(Client::address).orElse("nobody");
  }

  @Test
  void whoIsNoProxySpeaksForItselfWhateverItSays() {
    assertThat(client("203.0.113.7")).isEqualTo("203.0.113.7");
    assertThat(client("203.0.113.7", "198.51.100.1")).isEqualTo("203.0.113.7");
  }

  @Test
  void aProxyIsBelievedAboutTheLastAddressAlone() {
    assertThat(client("127.0.0.1", "203.0.113.7")).isEqualTo("203.0.113.7");
    assertThat(client("127.0.0.1", "1.2.3.4, 203.0.113.7")).isEqualTo("203.0.113.7");
    assertThat(client("127.0.0.1", "1.2.3.4", "203.0.113.7")).isEqualTo("203.0.113.7");
  }

  @Test
  void behindSeveralProxiesTheLastStrangerCounts() {
    assertThat(client("127.0.0.1", "1.2.3.4, 203.0.113.7, 10.1.2.3")).isEqualTo("203.0.113.7");
    assertThat(client("127.0.0.1", "10.1.2.3, 10.1.2.4")).isEqualTo("10.1.2.3");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "unknown", "evil.example", "203.0.113.7,", "203.0.113.7:80", "[::1]x"})
  void aProxyThatDoesNotSayWhoAsksSpeaksForNobody(String said) {
    assertThat(client("127.0.0.1", said)).isEqualTo("nobody");
    assertThat(client("127.0.0.1")).isEqualTo("nobody");
  }

  @Test
  void aSocketInTheFileSystemIsAProxy() {
    SocketAddress file = UnixDomainSocketAddress.of("/run/janus/http.sock");
    assertThat(TrustedProxies.NONE.client(file, List.of("203.0.113.7")))
        .isEqualTo(Optional.of(new Client("203.0.113.7")));
    assertThat(TrustedProxies.NONE.client(file, List.of())).isEmpty();
  }

  @Test
  void aHouseholdWithManyAddressesIsOneClient() {
    assertThat(client("2001:db8:1:2:3:4:5:6")).isEqualTo(client("2001:db8:1:2:ffff::1"));
    assertThat(client("2001:db8:1:2::1")).isNotEqualTo(client("2001:db8:1:3::1"));
    assertThat(client("::ffff:203.0.113.7")).isEqualTo("203.0.113.7");
  }

  @ParameterizedTest
  @CsvSource({
    "10.0.0.0/8, 10.255.0.1, true",
    "10.0.0.0/8, 11.0.0.1, false",
    "192.0.2.128/25, 192.0.2.127, false",
    "192.0.2.128/25, 192.0.2.129, true",
    "192.0.2.1, 192.0.2.1, true",
    "0.0.0.0/0, 8.8.8.8, true",
    "0.0.0.0/0, ::1, false",
    "2001:db8::/33, 2001:db8:7fff::1, true",
    "2001:db8::/33, 2001:db8:8000::1, false",
  })
  void aNetworkIsWhatSharesItsFirstBits(String network, String address, boolean isInside) {
    assertThat(Network.of(network).contains(InetAddress.ofLiteral(address))).isEqualTo(isInside);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "/8", "10.0.0.0/33", "10.0.0.0/-1", "10.0.0.0/x", "example.org/8"})
  void whatIsNoNetworkIsRefused(String text) {
    assertThatThrownBy(() -> Network.of(text)).isInstanceOf(IllegalArgumentException.class);
  }
}
