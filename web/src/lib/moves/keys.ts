/** The ply a key leads to from here; null for keys that mean nothing to a graph or a move list. */
export function plyForKey(key: string, ply: number, plies: number): number | null {
  const wish = wished(key, ply, plies);
  return wish === null ? null : Math.max(0, Math.min(plies, wish));
}

function wished(key: string, ply: number, plies: number): number | null {
  switch (key) {
    case 'ArrowLeft':
      return ply - 1;
    case 'ArrowRight':
      return ply + 1;
    case 'ArrowUp':
      return ply - 2;
    case 'ArrowDown':
      return ply + 2;
    case 'PageUp':
      return ply - 10;
    case 'PageDown':
      return ply + 10;
    case 'Home':
      return 0;
    case 'End':
      return plies;
    default:
      return null;
  }
}
