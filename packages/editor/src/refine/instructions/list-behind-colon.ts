import { upperFirst } from '../../first-letter.ts';
import type { Draft } from '../draft.ts';
import { lineBreakOf, type Splice } from '../editing/splice.ts';
import { sentences } from '../target/ordinal.ts';
import type { Target } from '../target/target.ts';

const listing = /^(?<lead>[^:\n]{3,160}:)\s(?<list>[^:\n]{6,600}?)[.!]?\s*$/su;
const joint =
  /(?:,\s(?:and |or |und |oder |et |ou |y |o )?|;\s|\s(?:and|or|und|oder|et|ou|y|o)\s(?=[^,;]*$))(?![^(]*\))/u;
const FEWEST = 3;
/** So many sentences behind it, and the one with the colon is one of them. */
const STEPS = 2;

/**
 * "What we need: a, b and c. Send it by Friday." as the words before the colon, the members as a list, and the rest as a paragraph of
 * its own. Null where a target is more than such a sentence, or holds none.
 */
export function listBehindColon(draft: Draft, target: Target, shape: 'list' | 'numbered'): Splice | null {
  const unit = draft.units.find(
    ({ kind, start, end }) => kind === 'paragraph' && start <= target.start && target.end <= end,
  );
  const own = sentences(draft).filter(
    ({ start, end }) =>
      unit && unit.start <= start && end <= unit.end && start < target.end && target.start < end,
  );
  const found = own
    .map((sentence) => ({
      sentence,
      groups: listing.exec(draft.text.slice(sentence.start, sentence.end))?.groups,
    }))
    .filter(({ groups }) => groups !== undefined);
  const [only, other] = found;
  // one of several steps that only begins with a word and a colon
  if (own.filter(({ start }) => only !== undefined && start > only.sentence.start).length >= STEPS)
    return null;
  const members = (only?.groups?.['list'] ?? '').split(joint).map((one) => one.trim());
  if (!unit || !only || other || members.length < FEWEST || members.includes('')) return null;
  const newline = lineBreakOf(draft.text);
  const { start, end } = only.sentence;
  const lines = members.map((one, at) => `${shape === 'numbered' ? `${at + 1}.` : '-'} ${upperFirst(one)}`);
  const isLast = draft.text.slice(end, unit.end).trim() === '';
  const behind = /^\s*/u.exec(draft.text.slice(end))?.[0].length ?? 0;
  const text = [only.groups?.['lead'] ?? '', '', ...lines].join(newline);
  return isLast ? { start, end, text } : { start, end: end + behind, text: `${text}${newline}${newline}` };
}
