import { literal } from './target/phrase.ts';

/** The text with references to one key led to another: the key is gone, or has another name. */
export function relinked(text: string, gone: string, kept: string): string {
  const key = /^[A-Z]{1,8}-\d+$/u;
  if (!key.test(gone) || !key.test(kept) || gone === kept) return text;
  const isOfFamily = kept.startsWith(`${gone.split('-')[0]}-`);
  const led = (isOfFamily ? text : withoutRangeEnd(text, gone)).replace(
    new RegExp(`(?<![\\p{L}\\p{N}-])${literal(gone)}(?!\\d)`, 'gu'),
    kept,
  );
  return led.replace(new RegExp(`${literal(kept)},? (?:and )?${literal(kept)}(?!\\d)`, 'gu'), kept);
}

/** "FR-1 to FR-6" ends a number earlier where FR-6 is gone. */
export function withoutRangeEnd(text: string, gone: string): string {
  const [family = '', number = ''] = gone.split('-');
  return text.replace(
    new RegExp(`(?<![\\p{L}\\p{N}-])(${family}-\\d+ (?:to|bis|à|a|al|–) )${literal(gone)}(?!\\d)`, 'gu'),
    (_, start: string) => `${start}${family}-${Number(number) - 1}`,
  );
}
