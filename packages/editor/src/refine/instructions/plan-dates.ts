import { contentWords } from '../../document/content-words.ts';
import type { Draft } from '../draft.ts';
import { type Splice, splice } from '../editing/splice.ts';
import { applied, type Change, type Instruction, noEffect } from '../instruction.ts';
import { readOnce } from '../per-draft.ts';
import { datePattern } from '../tickets/fields/values.ts';
import { areAlike } from '../tickets/only-holder.ts';

const time = `(?:${datePattern}|(?:january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|märz|mai|juni|juli|oktober|dezember|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)(?: \\d{4})?)`;
const dated = new RegExp(`(?<![\\p{L}\\p{N}])(?<when>${time})(?![\\p{L}\\p{N}])`, 'giu');
const said = new RegExp(
  `^(?<what>.{2,60}?) (?:(?:slips?|moves?|starts?|begins?|ends?|closes?|closed|finishes|launches|beginnt|startet|endet|commence|termine|empieza|acaba|is (?:now )?(?:moved|pushed|postponed|delayed)|shifts?|goes|happens|should be|rutscht|verschiebt sich|wird verschoben|passe|glisse|est reportée?|se retrasa|pasa|is|are|off|on|by|until|till|to|in|for|at|now|auf|in den|bis|bis zum|en|à|au|fin|a|para|only|from)\\s)+(?:the )?(?<when>${time})$`,
  'iu',
);

/** A stretch of a sentence that sets one date. */
interface Step {
  readonly words: readonly string[];
  readonly start: number;
  readonly end: number;
  readonly when: string;
}

/** Moves the steps of a plan to other dates. */
export const planDates: Instruction = {
  meta: {
    id: 'plan-dates',
    does: 'Gives steps of the plan other dates, in every place that states them.',
    examples: [],
  },
  parse: planDatesChange,
};

/** As the instruction reads it, of one or several sentences: each part of them a step with its date, two at least. */
export function planDatesChange(words: string, draft: Draft): Change | null {
  const parts = words
    .trim()
    .replace(/(?<!\d)[.!]+$/u, '')
    .split(/[,;.]\s+(?:(?:and|und|et|y)\s)?|\s(?:and|und|et|y)\s/iu)
    .map((part) => said.exec(part.trim())?.groups);
  if (parts.length < 2 || !parts.every((part) => part?.['what'] !== undefined && part['when'] !== undefined))
    return null;
  const change = splicesOf(draft, parts as Record<string, string>[]);
  if (change === null) return null;
  return (now) => {
    const splices = splicesOf(now, parts as Record<string, string>[]);
    return splices === null
      ? noEffect(now, 'The plan has no such steps.')
      : applied(
          now,
          splice(now.text, splices),
          `Changed ${parts.length} dates of the plan in ${splices.length} places.`,
        );
  };
}

function splicesOf(draft: Draft, parts: readonly Record<string, string>[]): Splice[] | null {
  const steps = stepsIn(draft);
  const splices: Splice[] = [];
  for (const { what = '', when = '' } of parts) {
    const wanted = wordsOf(what);
    const holding = steps.filter(
      ({ words }) => wanted.length > 0 && wanted.every((word) => words.some((held) => areAlike(word, held))),
    );
    // "all teams" are not the platform team: what says no more than was said is meant
    const least = Math.min(...holding.map(({ words }) => words.length));
    const [closest] = holding.filter(({ words }) => words.length === least);
    const found = holding.filter((step) => step.when === closest?.when);
    const dates = new Set(found.map((step) => step.when.toLowerCase()));
    // one step, in however many places
    if (dates.size !== 1) return null;
    splices.push(...found.map(({ start, end }) => ({ start, end, text: when })));
  }
  return splices;
}

const other = /^(?:others?|anderen?|autres?|otr[oa]s?)$/u;

/** Content words, with "other", which tells one step from another here. */
function wordsOf(text: string): string[] {
  const others =
    text
      .toLowerCase()
      .match(/\p{L}+/gu)
      ?.filter((word) => other.test(word)) ?? [];
  return [...contentWords(text), ...(others.length > 0 ? ['other'] : [])];
}

/** The parts between commas that hold one date, of paragraphs, items and rows. */
const stepsIn = readOnce((draft): readonly Step[] =>
  draft.units.flatMap((unit) => {
    if (unit.kind === 'heading' || unit.header) return [];
    const raw = draft.text.slice(unit.start, unit.end);
    const pieces = [...raw.matchAll(/(?:[^,;|.]|[.,](?=\d)|(?<=\d)\.(?!\s|$))+/gu)];
    return pieces.flatMap((piece): Step[] => {
      const [date, ...more] = [...piece[0].matchAll(dated)];
      if (!date || more.length > 0) return [];
      const start = unit.start + piece.index + date.index;
      return [
        { words: wordsOf(piece[0].replace(date[0], '')), start, end: start + date[0].length, when: date[0] },
      ];
    });
  }),
);
