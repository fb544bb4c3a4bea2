import { keysIn } from '../../document/keys.ts';
import { literal } from '../../read/literal.ts';

/** The text with references to one key led to another: the key is gone, or has another name. */
export function relinked(text: string, gone: string, kept: string): string {
  const key = /^[A-Z]{1,8}-\d+$/u;
  if (!key.test(gone) || !key.test(kept) || gone === kept) return text;
  const isOfFamily = kept.startsWith(`${gone.split('-')[0]}-`);
  const led = (isOfFamily ? text : withoutRangeEnd(text, gone)).replace(
    new RegExp(`(?<![\\p{L}\\p{N}-])${literal(gone)}(?!\\d)`, 'gu'),
    kept,
  );
  return led.replace(listedKeys, (list) => (list.includes(kept) ? eachOnce(list) : list));
}

const between =
  '(?:\\s?[,、，]\\s?(?:(?:and|und|et|y|e|en|i)\\s)?|\\s(?:and|und|et|y|e|en|i)\\s|\\s?[と和及]\\s?)';
const someKey = '[A-Z]{1,8}-\\d{1,6}(?!\\d)';
/** Keys in a row, in whichever language. */
const listedKeys = new RegExp(`(?<![\\p{L}\\p{N}-])${someKey}(?:${between}${someKey})+`, 'gu');

/** A list of keys with each of them once, joined as it was. */
function eachOnce(list: string): string {
  const joints = list.match(new RegExp(between, 'gu')) ?? [];
  const keys = list.split(new RegExp(between, 'u'));
  const once = [...new Set(keys)];
  return once.length === keys.length
    ? list
    : once
        .map((key, at) =>
          at === 0 ? key : (joints[at === once.length - 1 ? joints.length - 1 : at - 1] ?? ', ') + key,
        )
        .join('');
}

/** What stands between the ends of a range of keys in ten languages. */
export const betweenKeys =
  '\\s(?:to|through|bis|à|a|al|do|tot en met|t/m)\\s|\\s?(?:[–—～~至到]|から|\\.{2,3})\\s?';

/** "FR-1 to FR-6" ends at FR-5 where FR-6 is gone, and begins at FR-2 where FR-1 is; one key that is left stands alone. */
export function withoutRangeEnd(text: string, gone: string): string {
  const [family = ''] = gone.split('-');
  const living = keysIn(text)
    .filter((key) => key.family === family && key.text !== gone)
    .map((key) => key.number);
  const range = new RegExp(
    `(?<![\\p{L}\\p{N}-])${family}-(\\d{1,6})(${betweenKeys})${family}-(\\d{1,6})(?!\\d)`,
    'gu',
  );
  return text.replace(range, (whole, start: string, to: string, end: string) => {
    const held = living.filter((number) => number >= Number(start) && number <= Number(end));
    const isEnd = [start, end].some((number) => `${family}-${number}` === gone);
    if (!isEnd || held.length === 0) return whole;
    const [first, last] = [Math.min(...held), Math.max(...held)];
    return first === last ? `${family}-${first}` : `${family}-${first}${to}${family}-${last}`;
  });
}
