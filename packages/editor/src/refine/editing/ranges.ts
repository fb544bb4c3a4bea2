import { keysIn } from '../../document/keys.ts';
import { literal } from '../../read/literal.ts';
import { betweenKeys } from './relinked.ts';

/**
 * The text after a change, in which ranges that named all keys of a family ("FR-1 to FR-8") name the fresh ones too. Where
 * no key was added it stays as it is.
 */
export function withRangesToEnd(before: string, after: string): string {
  const highest = (text: string) => {
    const found = new Map<string, number>();
    for (const { family, number } of keysIn(text))
      found.set(family, Math.max(number, found.get(family) ?? 0));
    return found;
  };
  const old = highest(before);
  let text = after;
  for (const [family, last] of highest(after)) {
    const end = old.get(family);
    if (end === undefined || last <= end) continue;
    const range = new RegExp(
      `(?<![\\p{L}\\p{N}-])(${literal(family)}-1)(${betweenKeys})${literal(family)}-${end}(?!\\d)`,
      'gu',
    );
    text = text.replace(range, (_, first: string, to: string) => `${first}${to}${family}-${last}`);
  }
  return text;
}
