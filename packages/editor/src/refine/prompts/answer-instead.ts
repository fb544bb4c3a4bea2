import { literal } from '../../read/literal.ts';
import { isBaseVerb } from '../../understand/clause/verbs.ts';
import type { Draft } from '../draft.ts';
import { splice } from '../editing/splice.ts';
import { applied, type Change } from '../instruction.ts';
import { itemsUnder, promptOf, writtenOf } from './parts.ts';

const patterns: readonly RegExp[] = [
  /^instead of (?:saying |answering |returning |writing )?["“](?<old>[^"”“]{2,80})["”],? (?:it (?:should|must) |just |please )*(?<fresh>\p{L}{2,} .{1,120})$/iu,
  /^(?:it (?:should|must) |the (?:model|bot|assistant) (?:should|must) )?(?<fresh>\p{L}{2,} .{1,120}?),? (?:instead of|rather than) (?:saying |answering |returning |writing )?["“](?<old>[^"”“]{2,80})["”]$/iu,
];
/** What only puts words in the place of others, whatever is done with them. */
const wording = /^(?:use|say|write|put|prefer|call|name|replace|change|rename) /iu;

/** "Instead of "unknown" return null": what a rule of a prompt says to answer, done in another way; null where no rule answers so. */
export function answerInstead(clause: string, draft: Draft): Change | null {
  const words = clause.trim().replace(/[.!]+$/u, '');
  const { old, fresh } =
    patterns.map((one) => one.exec(words)?.groups).find((one) => one !== undefined) ?? {};
  if (old === undefined || fresh === undefined || wording.test(fresh)) return null;
  if (!isBaseVerb(/^\p{L}+/u.exec(fresh)?.[0].toLowerCase() ?? '') || placeOf(draft, old) === null)
    return null;
  return (now) => {
    const place = placeOf(now, old);
    return place === null
      ? { text: now.text, status: 'no-effect', message: `No rule says "${old}".` }
      : applied(
          now,
          splice(now.text, [{ ...place, text: fresh }]),
          `Put "${fresh}" in the place of "${now.text.slice(place.start, place.end)}".`,
        );
  };
}

/** Where the one rule that answers with words says so: "say language unknown". */
function placeOf(draft: Draft, old: string): { start: number; end: number } | null {
  const prompt = promptOf(draft);
  if (!prompt) return null;
  const { instructions, constraints, output } = prompt.sections;
  const pattern = new RegExp(
    `(?<!\\p{L})(?<verb>\\p{Ll}+) (?:with )?["“‘']?${literal(old)}["”’']?(?![\\p{L}\\p{N}])`,
    'giu',
  );
  const found = [instructions, constraints, output]
    .flatMap((section) => itemsUnder(draft, section))
    .flatMap((item) => {
      const { text, start } = writtenOf(draft, item);
      return [...text.matchAll(pattern)]
        .filter(({ groups }) => isBaseVerb(groups?.['verb']?.toLowerCase() ?? ''))
        .map(({ index, 0: words }) => ({ start: start + index, end: start + index + words.length }));
    });
  const [only, other] = found;
  return only && !other ? only : null;
}
