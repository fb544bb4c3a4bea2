import { contentWords } from '../../document/content-words.ts';
import { keysIn } from '../../document/keys.ts';
import type { Unit } from '../../document/units.ts';
import { phrasesOf } from '../../formats/phrases.ts';
import { literal } from '../../read/literal.ts';
import { splitSentences } from '../../read/sentences.ts';
import { type Draft, draftOf } from '../draft.ts';
import { removed, withoutReferences } from '../editing/removal.ts';
import { lineEnd, lineStart, splice } from '../editing/splice.ts';
import { codeSpans } from '../terms/code-spans.ts';

/**
 * The text without what is derived from a requirement that is none any more: rows of parts it touched, its entry in other
 * tables, its test, questions about it alone, and sentences that only point to it.
 */
export function withoutMentions(draft: Draft, key: string): string {
  let now = draft;
  for (let round = 0; round < 30; round += 1) {
    const unit = now.units.find((one) => !one.header && keysIn(one.text).some(({ text }) => text === key));
    const text = unit ? withoutMention(now, unit, key) : now.text;
    if (!unit || text === now.text) break;
    now = draftOf(text, draft.request);
  }
  return now.text;
}

function withoutMention(draft: Draft, unit: Unit, key: string): string {
  const alone = keysIn(unit.text).filter(({ text }) => !/^Q-/u.test(text) || unit.text.startsWith(text));
  const others = alone.filter(({ text }) => text !== key);
  if (unit.kind === 'row') return withoutCell(draft, unit, key);
  const asks = /^Q-\d/u.exec(unit.text)?.[0].length ? others[0]?.text : undefined;
  if (asks !== undefined && others.length === 1) {
    const item = draft.items.find((one) => one.key?.text === asks);
    if (!item) return draft.text;
    const { start, end, section } = item;
    const text = removed(draft, { kind: 'item', start, end, name: asks, section });
    return withoutReferences(draftOf(text, draft.request), asks).text;
  }
  if (others.length > 0) return draft.text;
  const item = draft.items.find((one) => one.start <= unit.start && one.end >= unit.end && one.depth === 1);
  const [start, end] = item && unit.kind === 'item' ? [item.start, item.end] : [unit.start, unit.end];
  if (unit.kind === 'item' && item)
    return isTest(unit) || isCovered(unit) || pointsOnly(unit.text)
      ? removed(draft, { kind: 'item', start, end, name: key, section: unit.section })
      : draft.text;
  const sentence = splitSentences(draft.text, { start, end }, codeSpans(draft.text)).find((one) =>
    one.text.includes(key),
  );
  return sentence && pointsOnly(sentence.text)
    ? removed(draft, {
        kind: 'sentence',
        start: sentence.start,
        end: sentence.end,
        name: key,
        section: unit.section,
      })
    : draft.text;
}

/** The acceptance test of a requirement, which goes with it. */
const isTest = ({ text }: Unit) => /^T-\d/u.test(text);

/** A case of which a document says only which requirement covers it: "Covered by FR-5: the car does not arrive." */
const isCovered = ({ section, text }: Unit) =>
  section?.ids.includes('failure-cases') === true && /^(?:\p{L}+ ){1,4}[A-Z]{1,8}-\d{1,6}:/u.test(text);

/** Words beside keys from which on a sentence says something of its own. */
const OWN_WORDS = 3;

/** "See FR-5.", "Covered by FR-5": what says nothing without the key it points to. */
function pointsOnly(text: string): boolean {
  const words = keysIn(text).reduce((left, key) => left.replaceAll(key.text, ' '), text);
  return contentWords(words).length < OWN_WORDS;
}

/** A row without a key; without anything left to say of its part it goes, an endpoint stays. */
function withoutCell(draft: Draft, unit: Unit, key: string): string {
  const raw = draft.text.slice(unit.start, unit.end);
  const isOnly = keysIn(raw).length === 1;
  const cell = new RegExp(`\\|\\s*${literal(key)}\\s*(?=\\|)`, 'u');
  if (!isOnly || !cell.test(raw)) return draft.text;
  const { colPart, colRequirements } = phrasesOf(draft.language) as unknown as Record<string, string>;
  const header = draft.units.findLast((one) => one.header && one.start < unit.start)?.cells ?? [];
  if (header[0] === colPart && header.at(-1) === colRequirements)
    return removed(draft, {
      kind: 'row',
      start: lineStart(draft.text, unit.start),
      end: lineEnd(draft.text, unit.end - 1),
      name: key,
      section: unit.section,
    });
  return splice(draft.text, [{ start: unit.start, end: unit.end, text: raw.replace(cell, '| – ') }]);
}
