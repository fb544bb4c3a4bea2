import { contentWords, shareOf } from '../../document/content-words.ts';
import { endpointsIn } from '../../document/endpoints.ts';
import type { Section } from '../../document/outline.ts';
import type { Unit } from '../../document/units.ts';
import { withFragmentStatus } from '../api-fragment.ts';
import type { Draft } from '../draft.ts';
import { cellSpans, plain } from '../entities/places.ts';
import { applied, type Instruction, type Outcome } from '../instruction.ts';
import { type Splice, splice } from '../splice.ts';

const from = '(?:an? )?(?<from>[1-5]\\d\\d)';
const to = '(?:an? )?(?<to>[1-5]\\d\\d)';
const not = '(?:,? (?:and )?(?:not|instead of|rather than))';
const answers =
  '(?:(?:should|must|has to|needs to) (?:be|return|give|answer(?: with)?|respond with)|is|returns|gives)';
const what = '(?<what>.{2,80}?)';
const patterns: readonly RegExp[] = [
  new RegExp(`^(?:the )?${what} ${answers} ${to}${not} ${from}$`, 'iu'),
  new RegExp(`^(?:the )?(?<what>(?:GET|POST|PUT|PATCH|DELETE) /\\S{0,200}) ${answers} ${to}$`, 'u'),
  new RegExp(
    `^(?:(?:use|return|give|answer with) )?${to}${not} ${from}(?: (?:for|on|in|if|when) (?:the )?${what})?$`,
    'iu',
  ),
  new RegExp(
    `^(?:change|replace|turn) (?:the )?${from} (?:to|into|with|by) ${to}(?: (?:for|on|in|of) (?:the )?${what})?$`,
    'iu',
  ),
  new RegExp(`^${from} (?:for |on |in )?${what} (?:should|must|has to) be ${to}$`, 'iu'),
];

/** Gives an answer of an operation another status, in its table, its text and the OpenAPI fragment. */
export const statusChange: Instruction = {
  meta: {
    id: 'status-change',
    does: 'Gives an answer of one or all operations another status.',
    examples: ['POST /v1/files should return 202 instead of 201', 'use 202 instead of 201'],
  },
  parse(clause, draft) {
    for (const pattern of patterns) {
      const { what: phrase = '', from: old, to: fresh } = pattern.exec(clause)?.groups ?? {};
      if (fresh === undefined) continue;
      const rows = answersMeant(draft, phrase, old, fresh);
      if (rows.length > 0) return (now) => changed(now, answersMeant(now, phrase, old, fresh), fresh);
    }
    return null;
  },
};

interface Answer {
  readonly unit: Unit;
  readonly section: Section;
  readonly status: string;
}

/**
 * The answers that an order speaks of: those of the operation it names, else those whose meaning shares its words, else all
 * with the status. A good answer takes the place of the good one that an operation has.
 */
function answersMeant(draft: Draft, phrase: string, old: string | undefined, fresh: string): Answer[] {
  const all = draft.units.flatMap((unit): Answer[] => {
    const status = plain(unit.cells[0] ?? '');
    const { section } = unit;
    return unit.kind === 'row' &&
      section &&
      /^[1-5]\d\d$/u.test(status) &&
      endpointsIn(section.title).length > 0
      ? [{ unit, section, status }]
      : [];
  });
  const fitting = all.filter(({ status }) =>
    old === undefined ? fresh.startsWith('2') && status.startsWith('2') : status === old,
  );
  const [call] = endpointsIn(phrase);
  if (call)
    return fitting.filter(({ section }) => endpointsIn(section.title).some(({ key }) => key === call.key));
  if (old === undefined) return [];
  const words = contentWords(phrase);
  const near = fitting.filter(({ unit }) => shareOf(words, new Set(contentWords(unit.text))) > 0);
  return words.length > 0 && near.length > 0 ? near : fitting;
}

function changed(draft: Draft, rows: readonly Answer[], fresh: string): Outcome {
  const splices = rows.flatMap(({ unit, section, status }): Splice[] => {
    const [cell] = cellSpans(draft.text, unit.start, unit.end);
    return [
      ...(cell ? [{ ...cell, text: draft.text.slice(cell.start, cell.end).replace(status, fresh) }] : []),
      ...inProse(draft, section, status, fresh),
    ];
  });
  const calls = rows.flatMap(({ section }) => endpointsIn(section.title));
  splices.push(...withFragmentStatus(draft, calls, rows[0]?.status ?? '', fresh));
  const names = [...new Set(rows.map(({ section }) => section.title.replaceAll('`', '')))].join(', ');
  return applied(
    draft,
    splice(draft.text, splices),
    `Changed ${rows[0]?.status ?? ''} to ${fresh} of ${names}.`,
  );
}

function inProse(draft: Draft, section: Section, old: string, fresh: string): Splice[] {
  return draft.units
    .filter((unit) => unit.section === section && unit.kind !== 'row' && unit.kind !== 'heading')
    .flatMap(({ start, end }) =>
      [
        ...draft.text
          .slice(start, end)
          .matchAll(new RegExp(`(?<![\\p{L}\\p{N}.-])${old}(?![\\p{L}\\p{N}])`, 'gu')),
      ].map((match) => ({ start: start + match.index, end: start + match.index + old.length, text: fresh })),
    );
}
