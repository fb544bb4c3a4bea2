import { contentWords, shareOf } from '../../document/content-words.ts';
import type { Item } from '../../document/items.ts';
import { keysIn } from '../../document/keys.ts';
import { lowerFirst } from '../../first-letter.ts';
import { type Draft, draftOf } from '../draft.ts';
import { reworded } from '../instructions/reword-item.ts';
import { asRequirement } from '../place/sentence.ts';
import { sentences } from '../target/ordinal.ts';
import type { Target } from '../target/target.ts';
import { composedAlone } from './composed-alone.ts';
import { removedWithKey } from './removal.ts';
import { splice } from './splice.ts';

const lead = /^[\s>*+-]*(?:\d{1,9}[.)])?\s*[*_`[(]{0,4}[A-Z]{1,8}-\d{1,6}[*_`\])]{0,4}:?[*_`]{0,3}\s*/u;
/** So much of a quotation has to stand in a sentence, for it to quote that. */
const QUOTED = 0.8;

/**
 * The text without one sentence of a requirement that has others: those stay under its key and bind, its tests test them, and questions that
 * quote it quote them. Null where the target is no such sentence.
 */
export function withoutSentence(draft: Draft, target: Target): string | null {
  const item = draft.items.find(
    ({ key, start, end }) =>
      /^(?:FR|NFR|REQ|BR)$/u.test(key?.family ?? '') && start <= target.start && target.end <= end,
  );
  if (target.kind !== 'sentence' || !item?.key) return null;
  const own = sentences(draft).filter(({ start, end }) => item.start <= start && end <= item.end);
  const [first, ...others] = own
    .filter(({ start }) => start !== target.start)
    .map(({ start, end }) => draft.text.slice(start, end).replace(lead, '').trim());
  if (first === undefined) return null;
  const rest = [/\b(?:MUST|SHOULD|MAY)\b/u.test(first) ? first : asRequirement(first, draft), ...others];
  const whole: Target = {
    kind: 'item',
    start: item.start,
    end: item.end,
    name: item.key.text,
    section: item.section,
  };
  const { text } = reworded(draft, whole, rest.join(' '));
  const gone = draft.text.slice(target.start, target.end).replace(lead, '');
  return quotesOf(draftOf(text, draft.request), item.key.text, { gone, left: [first, ...others] });
}

interface Parted {
  readonly gone: string;
  readonly left: readonly string[];
}

/** The text in which the questions of a requirement quote what is left of it; one that quotes only what is gone goes too. */
function quotesOf(draft: Draft, key: string, { gone, left }: Parted): string {
  const asked = draft.items.filter((item) => item.key?.family === 'Q' && cites(draft, item, key));
  const [lost, held] = [new Set(contentWords(gone)), new Set(contentWords(left.join(' ')))];
  const fresh = left.map((one, at) => (at === 0 ? one : lowerFirst(one)).replace(/[.!]+$/u, '')).join(', ');
  return asked.reduceRight((text, { start, end, section, key: own }) => {
    const raw = draft.text.slice(start, end);
    const quote = /“(?<words>[^“”]{8,600})”/u.exec(raw);
    const words = contentWords(quote?.groups?.['words'] ?? '');
    const opening = raw.replace(lead, '').split(' (')[0] ?? '';
    const isAskedStill = asksOf(draft, left.join(' '), opening);
    if (!quote || words.length === 0 || shareOf(words, held) >= QUOTED) return text;
    if (shareOf(words, lost) >= QUOTED || !isAskedStill) {
      const item: Target = { kind: 'item', start, end, name: 'the question', section };
      return removedWithKey(draftOf(text, draft.request), item, own?.text ?? null);
    }
    const at = start + quote.index;
    return splice(text, [{ start: at, end: at + quote[0].length, text: `“${fresh}”` }]);
  }, draft.text);
}

/** Whether a document of what is left would ask the same. */
function asksOf(draft: Draft, words: string, question: string): boolean {
  return composedAlone(draft, words, 'Technical Spec').includes(question);
}

function cites({ text }: Draft, { start, end }: Item, key: string): boolean {
  return keysIn(text.slice(start, end)).some((one) => one.text === key);
}
