import { words } from '../lexicon/words.ts';

/** Words by which people say what must be, should be, or is wanted, in the languages of documents. */
const BINDING: ReadonlySet<string> = new Set(
  words(
    'must|should|shall|want|wants|needs|muss|müssen|soll|sollen|sollte|sollten|wollen|möchten|möchte|brauchen|doit|doivent|devrait|devraient|devra|faut|faudrait|veut|voulons|veulent|voudrais|voudrait|debe|deben|debería|queremos|quiero|quieren|necesitamos|deve|devono|devem|moet|moeten|musi|muszą',
  ),
);
/** Words that bind with another one behind them. */
const BINDING_WITH: ReadonlyMap<string, string> = new Map([
  ['has', 'to'],
  ['have', 'to'],
  ['need', 'to'],
  ['would', 'like'],
  ['tiene', 'que'],
  ['tienen', 'que'],
  ['hay', 'que'],
]);

/** Where the first word of a text stands that binds somebody; null where none does. */
export function firstBinding(text: string): number | null {
  let before = '';
  for (const { 0: written, index } of text.matchAll(/\p{L}+/gu)) {
    const word = written.toLowerCase();
    if (BINDING.has(word) || BINDING_WITH.get(before) === word) return index;
    before = word;
  }
  return null;
}
