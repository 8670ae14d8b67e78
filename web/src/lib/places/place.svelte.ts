/** Where in the page a person is: the address after `#/`, part by part. */
class Place {
  parts: string[] = $state.raw(partsOf(location.hash));

  constructor() {
    addEventListener('hashchange', () => (this.parts = partsOf(location.hash)));
  }
}

/** `#/museum/kim1?x` is `['museum', 'kim1']`; the board, where everybody begins, has no name. */
export function partsOf(hash: string): string[] {
  const path = hash.replace(/^#\/?/, '').split('?')[0] ?? '';
  return path.split('/').filter((part) => part !== '');
}

/** The address of a place. */
export function addressOf(...parts: string[]): string {
  return `#/${parts.map(encodeURIComponent).join('/')}`;
}

export const place = new Place();
