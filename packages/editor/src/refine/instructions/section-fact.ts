import type { Section } from '../../document/outline.ts';
import type { SectionId } from '../../formats/headings/table.ts';
import { valueChange } from '../claims/value-change.ts';
import type { Draft } from '../draft.ts';
import { type Instruction, noEffect, type Outcome } from '../instruction.ts';
import { filledGapOf, gapOf } from '../place/fill-gap.ts';
import { placeFact } from '../place/place-fact.ts';
import { asSentence } from '../place/sentence.ts';
import { findSection } from '../target/section.ts';

/** Sections whose name is what their sentences are about, so that "the limit is …" belongs there. */
const topics: ReadonlySet<SectionId> = new Set([
  'consumers-auth',
  'pagination',
  'limits',
  'versioning',
  'security',
  'freshness',
  'retention',
  'access-patterns',
  'error-model',
  'prior-art',
]);

const is = '(?:is|are|should be|must be|will be|has to be|goes|works|happens)';
const told = new RegExp(`^(?:the |our )?(?<name>[\\p{L} -]{3,30}?) ${is} [^?]{3,300}$`, 'iu');
const used =
  /^(?:please )?use (?<what>(?:[\p{L}\d.-]+ ){1,4}(?<name>pagination|paging|versioning|auth(?:entication|orization)?|limits))(?<rest>(?: (?:for|with|by|in|on|via) [^?]{2,120})?)$/iu;
const versioned = /^(?:please )?version the api (?<how>[^?]{3,100})$/iu;
const contrast =
  /(?<!\p{L})(?:not|instead of|rather than|no longer|too|out of scope|missing|unclear|wrong)(?!\p{L})/iu;

/** States something of what a section is about: in that section, in place of the words that nothing is known of it. */
export const sectionFact: Instruction = {
  meta: {
    id: 'section-fact',
    does: 'Writes what is said of pagination, limits, retention, versions and the like into the section about it.',
    examples: [],
  },
  parse(clause, draft) {
    const fact = factIn(clause, draft);
    return fact === null
      ? null
      : (now) => {
          const again = factIn(clause, now);
          return again === null
            ? noEffect(now, 'The document has no section for this.')
            : written(now, again);
        };
  },
};

interface SectionFact {
  readonly section: Section;
  readonly sentence: string;
}

function factIn(clause: string, draft: Draft): SectionFact | null {
  if (contrast.test(clause)) return null;
  const { what, name: kind = '', rest = '' } = used.exec(clause)?.groups ?? {};
  if (what !== undefined) return inSection(draft, kind, `${what} is used${rest}`);
  const how = versioned.exec(clause)?.groups?.['how'];
  if (how !== undefined) return inSection(draft, 'versioning', `The API is versioned ${how}`);
  const { name } = told.exec(clause)?.groups ?? {};
  if (name === undefined) return null;
  const fact = inSection(draft, name, clause);
  // what is said there already has its value changed
  return fact && valueChange(draft, clause) !== null && !gapOf(draft, fact.section) ? null : fact;
}

function inSection(draft: Draft, name: string, sentence: string): SectionFact | null {
  const section = findSection(draft, name);
  return section?.ids.some((id) => topics.has(id)) ? { section, sentence: asSentence(sentence) } : null;
}

function written(draft: Draft, { section, sentence }: SectionFact): Outcome {
  return filledGapOf(draft, section, sentence) ?? placeFact(draft, sentence, 'fact', section);
}
