/** Whether the kept page may answer: its own files, asked for plainly; never the server's games. */
export function isOurs(method: string, address: string, scope: string): boolean {
  if (method !== 'GET' || !address.startsWith(scope)) return false;
  return !address.slice(scope.length).startsWith('api/');
}

/** Caches of earlier editions of this page; others' caches are not ours to delete. */
export function oldCaches(names: string[], current: string): string[] {
  return names.filter((name) => name.startsWith('janus-') && name !== current);
}

/** Whether a file's name tells its content, so that it never changes. */
export function isForever(address: string, scope: string): boolean {
  return address.slice(scope.length).startsWith('assets/');
}
