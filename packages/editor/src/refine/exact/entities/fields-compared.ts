import { type Draft, draftOf } from '../../draft.ts';
import { lineBreakOf, splice } from '../../editing/splice.ts';
import { boxesOf } from '../../entities/code-lines.ts';
import { cellText } from '../../entities/field-values.ts';
import { withLines } from '../../entities/fresh-entity.ts';
import type { FieldPlace } from '../../entities/places.ts';
import { applied, noEffect, type Outcome } from '../../instruction.ts';
import { type ExactReader, groupsOf } from '../exact-reader.ts';
import { fieldAlone } from './named.ts';

/** How values are compared: the words, the sign, what is told of numbers, and of points in time. */
const relations: readonly (readonly [words: string, sign: string, told: string, ofTimes: string])[] = [
  [
    '(?:on or after|not before|at least|>=|≥|never before|greater than or equal to)',
    '>=',
    'is never less than',
    'is never before',
  ],
  [
    '(?:on or before|not after|at most|<=|≤|never after|less than or equal to)',
    '<=',
    'is never more than',
    'is never after',
  ],
  [
    '(?:strictly )?(?:after|later than|greater than|more than|larger than|bigger than|higher than|>)',
    '>',
    'is more than',
    'is after',
  ],
  [
    '(?:strictly )?(?:before|earlier than|less than|smaller than|lower than|<)',
    '<',
    'is less than',
    'is before',
  ],
  [
    '(?:different from|other than|not equal to|not the same as|unlike|!=|<>)',
    '<>',
    'differs from',
    'differs from',
  ],
];
const patterns = relations.map(([words, sign, told, ofTimes]) => ({
  sign,
  told,
  ofTimes,
  pattern: new RegExp(
    `^(?<one>.{2,50}?) (?:(?:must|should|has to|have to|needs to|can only) (?:always )?be|is always|must lie|must come|has to come|always|is|must) ${words} (?<two>.{2,50})$`,
    'iu',
  ),
}));

/** "Must not be before" is "not before". */
const denied = / (?:must|should|may|can)(?:not| not|n['’]t|['’]t) be (?=before|after)/iu;

/** "Ends_at must be after starts_at": what holds between two fields of one entity. */
export const fieldsCompared: ExactReader = (words, draft) => {
  const said = words.replace(denied, ' must be not ');
  for (const { pattern, sign, told, ofTimes } of patterns) {
    const { one = '', two = '' } = groupsOf([pattern], said) ?? {};
    const left = one === '' ? null : fieldAlone(one, draft);
    const right = left && fieldAlone(two.includes('.') ? two : `${left.entity.name} ${two}`, draft);
    if (left && right && left.entity.name === right.entity.name && left.row.name !== right.row.name)
      return (now) => compared(now, left, right, { sign, told: isTime(now, left) ? ofTimes : told });
  }
  return null;
};

function isTime(draft: Draft, place: FieldPlace): boolean {
  return /date|time/iu.test(cellText(draft, place, 'type'));
}

function compared(
  draft: Draft,
  left: FieldPlace,
  right: FieldPlace,
  { sign, told }: { readonly sign: string; readonly told: string },
): Outcome {
  const entity = left.entity.name;
  const sentence = `\`${entity}.${left.row.name}\` ${told} \`${entity}.${right.row.name}\`.`;
  if (draft.text.includes(sentence)) return noEffect(draft, 'The document already says so.');
  const check = `CHECK (${left.row.name} ${sign} ${right.row.name})`;
  const newline = lineBreakOf(draft.text);
  const lines = boxesOf(draft, entity)
    .filter(({ kind }) => kind === 'ddl')
    .flatMap(({ lines: all }) => {
      const last = all.findLast(({ text }) => text.trim() !== '');
      const indent = /^\s*/u.exec(last?.text ?? '')?.[0] ?? '  ';
      return last ? [{ start: last.end, end: last.end, text: `,${newline}${indent}${check}` }] : [];
    });
  const scripted = draftOf(splice(draft.text, lines), draft.request);
  const text =
    draft.language === 'en' ? withLines(scripted, 'constraints-indexes', [sentence]).text : scripted.text;
  return applied(draft, text, `${entity}.${left.row.name} ${told} ${entity}.${right.row.name}.`);
}
