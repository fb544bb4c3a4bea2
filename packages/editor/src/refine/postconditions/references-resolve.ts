import { headingKey, keysIn, leadingKey } from '../../document/keys.ts';
import { withRangesToEnd } from '../editing/ranges.ts';
import { type Postcondition, quoted } from './postcondition.ts';

/** What a key points at stays there as long as something points at it. */
export const referencesResolve: Postcondition = ({ before, after, changed, message }) => {
  // what a message names, its reader knows
  const lost = new Set(
    changed.gone.flatMap((line) => definedIn(line) ?? []).filter((key) => !mentions(message, key)),
  );
  if (lost.size === 0) return null;
  const lines = withRangesToEnd(before.text, after).split(/\r?\n/u);
  for (const line of lines) lost.delete(leadingKey(line.replace(/^[\s#*+|-]+/u, ''))?.text ?? '');
  const dangling = lines.find((line) => keysIn(line).some(({ text }) => lost.has(text)));
  return dangling === undefined ? null : `left ${quoted(dangling)} pointing at what is gone`;
};

const mentions = (message: string, key: string) =>
  /mention/iu.test(message) && keysIn(message).some(({ text }) => text === key);

/** The key that a line defines: of a heading or of an item that opens with it in bold. */
function definedIn(line: string): string | null {
  const labelled = /^\s*(?:[-*+] )?\*\*(?<key>[A-Z]{1,8}-\d{1,6})[:*]/u.exec(line)?.groups?.['key'];
  return labelled ?? headingKey(line);
}
