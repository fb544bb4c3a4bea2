import { contentWords } from '../../document/content-words.ts';
import type { Section } from '../../document/outline.ts';
import type { SectionId } from '../../formats/headings/table.ts';
import type { Span } from '../../read/source.ts';
import type { Draft } from '../draft.ts';
import { readOnce } from '../per-draft.ts';
import { sentences } from '../target/ordinal.ts';

/** Sections whose sentences describe calls and fields: what is said of these changes their tables. */
const ofDesign: readonly SectionId[] = [
  'endpoint-details',
  'endpoints',
  'resources',
  'entities',
  'field-tables',
  'relationships',
  'enumerations',
];

/** A sentence of a draft without its key, its label and its full stop. */
export interface Statement extends Span {
  /** It describes calls or fields, which have tables of their own. */
  readonly describesDesign: boolean;
  /** The words that carry its meaning. */
  readonly told: ReadonlySet<string>;
}

/** What a draft states in sentences: of its prose, of its cells, and of what its code calls descriptions. */
export const statementsOf = readOnce((draft: Draft): readonly Statement[] => [
  ...sentences(draft)
    // what an input of a prompt holds is said of the input alone
    .filter(({ start, end }) => !draft.text.slice(start, end).includes('{{'))
    .filter(({ end }) => !/[?？]["”»*_\s]*$/u.test(draft.text.slice(Math.max(0, end - 4), end)))
    .map((sentence) =>
      statementAt(draft.text, sentence, sentence.section !== null && isOfDesign(draft, sentence.section)),
    ),
  ...spansOf(draft.text, cell),
  ...spansOf(draft.text, description),
]);

const cell = /(?<=^\|.*\| )[^|\n]{12,}?(?= \|)/gmu;
const description = /(?<="description": ")[^"\\\n]{12,}(?=")/gu;

const spansOf = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(({ index, 0: found }) =>
    statementAt(text, { start: index, end: index + found.length }, false),
  );

function statementAt(text: string, span: Span, describesDesign: boolean): Statement {
  const body = bodyOf(text, span);
  return { ...body, describesDesign, told: new Set(contentWords(text.slice(body.start, body.end))) };
}

function isOfDesign({ outline }: Draft, section: Section): boolean {
  return outline.sections.some(
    ({ ids, start, end }) =>
      ids.some((id) => ofDesign.includes(id)) && start <= section.start && section.end <= end,
  );
}

function bodyOf(text: string, { start, end }: Span): Span {
  const words = text.slice(start, end);
  const head = /^(?:[-*+]\s+)?(?:\*\*[^*\n]{1,60}\*\*:?|\*\*[^*\n]{1,60}:\*\*)?\s*/u.exec(words)?.[0] ?? '';
  const tail = /[.!?*\s]*$/u.exec(words.slice(head.length))?.[0] ?? '';
  return { start: start + head.length, end: end - tail.length };
}
