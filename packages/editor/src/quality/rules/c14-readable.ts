import { sectionsOf } from '../../document/outline.ts';
import type { Unit } from '../../document/units.ts';
import { faultIn } from '../../sound/unsound.ts';
import { lacksVerb } from '../../sound/verbless.ts';
import { REQUIREMENT_WORDS } from '../data/requirement-words.ts';
import type { Rule, Subject } from '../rule.ts';

/**
 * C14: what a document words itself reads as English: requirements, ticket titles, stories, criteria, tasks and tests. What stands
 * in quotation marks, and a requirement that is as the input has it ("(MUST) …"), is quoted, and judged by nobody.
 */
export const sentencesRead: Rule = {
  meta: {
    id: 'C14',
    title: 'Requirements, titles, stories, criteria and tasks read as sentences.',
    source: 'IEEE 29148 (well-formed requirements), Gherkin reference',
    formats: ['Technical Spec', 'Jira Tickets'],
  },
  check(subject) {
    if (subject.language !== 'en') return [];
    return subject.units.flatMap((unit) =>
      partsOf(unit, subject).flatMap(({ text, isClause }) => {
        const fault = faultIn(text) ?? (isClause && lacksVerb(text) ? 'it has no verb' : null);
        return fault === null ? [] : [`"${text.slice(0, 80)}" is no sentence: ${fault}; say it anew.`];
      }),
    );
  },
};

interface Part {
  readonly text: string;
  /** Whether it has to have a verb. */
  readonly isClause: boolean;
}

const keyed = /^(?:[*_]{0,2})(?:N?FR)-\d+[*_]{0,2}[:.]?[*_]{0,2}:? (.+)$/su;
const steps = /(?<!\p{L})Given (.+?), When (.+), Then (.+?)[.]?$/su;
const story = /^(?:[*_]{0,2}\p{L}+[*_]{0,2}:?[*_]{0,2}:? )?As (?:an? )?.{2,60}?, I want (.+?)[.]?$/su;
const task = /^Implement N?FR-\d+: (.+?) \(criteri(?:on|a) [\d ,and]+\)[.]?$/su;
const quoted = /^\((?:MUST|SHOULD|MAY)\) /u;

/** What a unit words itself, part by part; nothing for what it carries over. */
function partsOf(unit: Unit, subject: Subject): Part[] {
  const source = subject.document.text.slice(unit.start, unit.end).replace(/^[#>\s]+|\s+$/gu, '');
  if (unit.kind === 'heading')
    return isTicket(unit, subject) ? [{ text: titleOf(source), isClause: false }] : [];
  if (unit.kind !== 'item' && unit.kind !== 'paragraph') return [];
  const [, given, trigger, outcome] = steps.exec(source) ?? [];
  if (given !== undefined && trigger !== undefined && outcome !== undefined)
    return [
      { text: given, isClause: false },
      { text: trigger, isClause: true },
      { text: outcome, isClause: true },
    ];
  const wish = story.exec(source)?.[1] ?? task.exec(source)?.[1];
  if (wish !== undefined) return [{ text: wish, isClause: false }];
  const demand = keyed.exec(source)?.[1];
  if (demand === undefined || quoted.test(demand) || demand.search(REQUIREMENT_WORDS) < 0) return [];
  return [{ text: firstSentence(demand), isClause: true }];
}

function isTicket({ section }: Unit, { document }: Subject): boolean {
  return (
    section !== null &&
    sectionsOf(document, 'tickets').some(
      (home) => section.level === home.level + 1 && section.start > home.start && section.start < home.end,
    )
  );
}

/** The title behind its key; one that quotes the input is judged up to there. */
function titleOf(heading: string): string {
  return heading.replace(/^[A-Z]{1,8}-\d{1,6}[:.]? /u, '').replace(/^(Meet (?:N?FR|W)-\d+): .*$/su, '$1');
}

/** The sentence that binds; what stands behind it is a remark of the input. */
function firstSentence(text: string): string {
  return /^.*?(?:MUST|SHOULD|MAY).*?[.](?=\s\p{Lu}|$)/su.exec(text)?.[0] ?? text;
}
