/** Languages nobody speaks: one is longer than any other, one is written from the right. They try out the layout. */
export const LONGER = 'qps';
export const MIRRORED = 'qpsm';

/** The language as Intl and HTML know it. */
export function locale(code: string): string {
  return code === LONGER || code === MIRRORED ? 'en' : code;
}
