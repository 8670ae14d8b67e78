import { language } from '../words/m.svelte';
import { locale } from '../words/codes';

/** A clock as players read it: minutes and seconds, tenths when little is left, and days where there are any. */
export function clockText(ms: number): string {
  const tenths = Math.ceil(ms / 100);
  if (tenths < 200) return `0:${(tenths / 10).toFixed(1).padStart(4, '0')}`;
  const seconds = Math.ceil(ms / 1000);
  const days = Math.floor(seconds / 86_400);
  const hours = Math.floor((seconds % 86_400) / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const rest = String(seconds % 60).padStart(2, '0');
  if (days > 0) return `${daysText(days)} ${hours}:${String(minutes).padStart(2, '0')}`;
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}

/** "3d", "3 T". */
function daysText(count: number): string {
  return new Intl.NumberFormat(locale(language()), { style: 'unit', unit: 'day', unitDisplay: 'narrow' }).format(count);
}
