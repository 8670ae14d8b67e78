/**
 * A random UUID (version 4). The browser's own randomUUID exists only on pages served over TLS or from
 * this machine, and a club may serve Janus over plain HTTP in its own network.
 */
export function newId(): string {
  const view = new DataView(crypto.getRandomValues(new Uint8Array(16)).buffer);
  view.setUint8(6, (view.getUint8(6) & 0x0f) | 0x40);
  view.setUint8(8, (view.getUint8(8) & 0x3f) | 0x80);
  const hex = Array.from(new Uint8Array(view.buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
