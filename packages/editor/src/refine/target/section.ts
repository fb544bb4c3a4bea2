import { contentWords, shareOf, within } from '../../document/content-words.ts';
import type { Section } from '../../document/outline.ts';
import type { SectionId } from '../../formats/headings/table.ts';
import { sectionIdsOf } from '../../formats/headings.ts';
import type { Draft } from '../draft.ts';
import { bare } from './phrase.ts';

/** What people call a section when they do not use its heading. */
const nicknames: Readonly<Record<string, readonly SectionId[]>> = {
  intro: ['summary', 'overview', 'epic-goal', 'purpose-owner', 'role'],
  introduction: ['summary', 'overview', 'epic-goal', 'purpose-owner', 'role'],
  abstract: ['summary', 'overview'],
  overview: ['summary', 'epic-goal'],
  tldr: ['summary', 'overview'],
  background: ['context-problem', 'motivation', 'context'],
  problem: ['context-problem', 'motivation'],
  context: ['context-problem', 'context', 'motivation'],
  questions: ['open-questions', 'unresolved-questions'],
  'open questions': ['unresolved-questions'],
  'open points': ['open-questions', 'unresolved-questions'],
  unknowns: ['open-questions', 'unresolved-questions'],
  tests: ['test-plan'],
  testing: ['test-plan'],
  'acceptance scenarios': ['test-plan'],
  scenarios: ['test-plan'],
  rollout: ['rollout-rollback', 'migration-rollback'],
  rollback: ['rollout-rollback', 'migration-rollback'],
  deployment: ['rollout-rollback', 'migration-rollback'],
  migration: ['migration-rollback', 'migration-backfill', 'rollout-rollback'],
  backfill: ['migration-backfill'],
  monitoring: ['observability'],
  metrics: ['observability'],
  alerting: ['observability'],
  'edge cases': ['failure-cases'],
  failures: ['failure-cases'],
  errors: ['error-model', 'failure-cases'],
  alternatives: ['rationale-alternatives'],
  interfaces: ['interfaces-data'],
  data: ['interfaces-data'],
  nfrs: ['non-functional-requirements'],
  frs: ['functional-requirements'],
  'out of scope': ['non-goals'],
  'non goals': ['non-goals'],
  drawbacks: ['drawbacks', 'risks'],
  risks: ['risks', 'drawbacks'],
  auth: ['consumers-auth', 'security'],
  authentication: ['consumers-auth', 'security'],
  tables: ['field-tables'],
  fields: ['field-tables'],
  diagram: ['er-diagram'],
  indexes: ['constraints-indexes'],
  variables: ['inputs'],
  steps: ['instructions'],
  rules: ['constraints'],
  coverage: ['coverage-map'],
};

/** The section a phrase names: by its heading, by what people call it, by number, or with a typing error or two. */
export function findSection(draft: Draft, phrase: string): Section | null {
  const name = nameOf(phrase);
  const { sections } = draft.outline;
  if (name === '') return null;
  // "the glossary thing" is the part of that name, and no other that only holds the word
  const loose = vague.exec(name)?.groups?.['name'];
  if (loose !== undefined)
    return (
      sections.find((section) => plain(section.title) === loose || plain(section.title) === name) ??
      sections.find((section) => sectionIdsOf(loose).some((id) => section.ids.includes(id))) ??
      null
    );
  const exact = sections.find((section) => plain(section.title) === name);
  if (exact) return exact;
  const lettered = letter.test(name);
  const labelled = sections.find(
    (section) => lettered && new RegExp(`^${name}\\s?[:.)–—-]`, 'u').test(plain(section.title)),
  );
  // "option A" is no other option
  if (lettered) return labelled ?? null;
  const called = namedAmong(draft, name);
  if (called) return called;
  const ids = [...sectionIdsOf(name), ...(nicknames[name] ?? [])];
  const known = ids
    .map((id) => sections.find((section) => section.ids.includes(id)))
    .find((section) => section !== undefined);
  if (known) return known;
  const number = /^(?:number |no\.? |#)?(\d{1,3})$/u.exec(name)?.[1];
  if (number !== undefined)
    return numbered(sections, Number(number), /\p{L}{4}|#/u.test(phrase.replace(/^the /iu, '')));
  const wanted = contentWords(name);
  // "every question about webhooks" is no section of questions
  if (wanted.length === 0 || /\s(?:about|mentioning|regarding|that|which|concerning)\s/u.test(name))
    return null;
  const begun = sections.find((section) => name.length > 4 && plain(section.title).startsWith(`${name} `));
  if (begun) return begun;
  const near = sections.filter((section) => shareOf(wanted, new Set(contentWords(section.title))) === 1);
  return (
    near.toSorted((left, right) => left.title.length - right.title.length)[0] ??
    sections.find(
      (section) => name.length > 5 && !/\d/u.test(name) && within(plain(section.title), name, 2),
    ) ??
    (/\s(?:table|entity)$/u.test(name) ? findSection(draft, name.replace(/\s(?:table|entity)$/u, '')) : null)
  );
}

/** "The option InfluxDB": the section of that name under a heading for things of its kind. */
function namedAmong({ outline }: Draft, name: string): Section | null {
  const { kind = '', rest = '' } = /^(?<kind>\p{L}{3,}) (?<rest>.{3,})$/u.exec(name)?.groups ?? {};
  const section = outline.sections.find((one) => plain(one.title) === rest);
  const isOfKind = outline.sections.some(
    (one) =>
      section !== undefined &&
      one.start < section.start &&
      section.end <= one.end &&
      plain(one.title).startsWith(kind),
  );
  return section && kind !== '' && isOfKind ? section : null;
}

/** "Option A", "variant B": a kind and a letter. */
const letter =
  /^(?:option|variant|alternative|approach|plan|appendix|part|step|phase|case|scenario|variante|anhang|annexe|opción) [a-z]$/u;

const vague = /^(?<name>.{3,60}) (?:thing|stuff|bit|piece|business)$/u;

function nameOf(phrase: string): string {
  return plain(
    bare(phrase)
      .replace(
        /^(?:section|chapter|part|heading|abschnitt|kapitel)\s{1,4}(?:about|on|called|named|titled|über|zu)?\s{0,4}/iu,
        '',
      )
      .replace(/\s{1,4}(?:section|chapter|part|heading|paragraph|block|abschnitt|kapitel)s?$/iu, ''),
  );
}

/** A title for comparison: small letters, no numbering, quotes and closing marks. */
function plain(title: string): string {
  return bare(title)
    .replace(/^\d{1,3}(?:\.\d{1,3}){0,3}[.)]?\s{1,4}(?=\S)/u, '')
    .replace(/[`*_"“”]/gu, '')
    .toLowerCase()
    .trim();
}

/** The section with a number; a section without one only where it is counted as a section ("section 3"). */
function numbered(sections: readonly Section[], number: number, isCounted: boolean): Section | null {
  const written = sections.find(
    (section) => section.title.startsWith(`${number}.`) || section.title.startsWith(`${number} `),
  );
  const levels = sections.map((section) => section.level);
  const level = levels.filter((one) => one > 1).length > 0 ? Math.min(...levels.filter((one) => one > 1)) : 1;
  return (
    written ?? (isCounted ? sections.filter((section) => section.level === level)[number - 1] : null) ?? null
  );
}
