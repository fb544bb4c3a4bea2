import type { Section } from '../../document/outline.ts';
import { upperFirst } from '../../first-letter.ts';
import { formatSections } from '../../formats/sections.ts';
import type { Draft } from '../draft.ts';
import { lineBreakOf, splice } from '../editing/splice.ts';
import { applied, type Instruction, noEffect, type Outcome } from '../instruction.ts';
import { asSentence } from '../place/sentence.ts';
import { factsAbout } from '../reading/facts.ts';
import { isOffTopic } from '../scope/off-topic.ts';
import { unquoted } from '../target/phrase.ts';
import { findSection } from '../target/section.ts';
import { phrasesIn } from '../terms/phrases.ts';

const before =
  '(?:add|include|insert|append|create|write|put in)(?: in)? (?:a|an|another|one more|the)?\\s?(?:new |separate |short |brief |small )*';
const patterns = [
  new RegExp(
    `^${before}(?:section|chapter|heading|subsection)s?(?: (?:about|on|for|called|named|titled|entitled|with the (?:title|heading)|describing|covering|that (?:explains|describes|covers)))?:? (?<rest>.{1,4000})$`,
    'isu',
  ),
  new RegExp(
    `^${before}(?<rest>["“]?[\\p{L}\\p{N} &/-]{1,60}["”]?) (?:section|chapter)(?<tail>[\\s,:].{1,4000})?$`,
    'isu',
  ),
];
const content =
  /^(?<title>.{1,120}?)(?:,? (?:that|which) (?:says|reads|states)\s?:?\s|\s?:\s?|,? (?:saying|stating|which says|that says|with the (?:text|content|following(?: text)?):?|explaining that|containing:?|with)\s)(?<words>.{1,4000})$/isu;
const position =
  /,?\s(?<side>before|after|above|below|following|in front of)\s(?:the )?(?<anchor>[^.:,]{1,80}?)(?: section)?$|,?\s(?<edge>at the (?:end|bottom|top|beginning|start))$/iu;

/** Adds a section with the text the feedback or the input gives; what nobody has said becomes an open question. */
export const addSection: Instruction = {
  meta: {
    id: 'add-section',
    does: 'Adds a section with the words of the feedback or what the input says of it, else with an open question.',
    examples: [
      'add a section about caching: responses are cached 60 s',
      'add a Glossary section after Design',
      'include a section called "Costs" before Risks',
    ],
  },
  parse(clause, draft) {
    if (isOffTopic(clause, draft)) return null;
    for (const pattern of patterns) {
      const groups = pattern.exec(clause)?.groups;
      if (!groups?.['rest']) continue;
      const tail = groups['tail'] ?? '';
      const whole = `${groups['rest']}${tail}`;
      const parts = content.exec(whole)?.groups;
      const head = (parts?.['title'] ?? whole).replace(/[.,:]$/u, '');
      const where = position.exec(head)?.groups;
      const title = unquoted(head.replace(position, '').replace(/^(?:the )?(?:topic of )?/iu, '')).trim();
      const words =
        parts?.['words'] === undefined ? null : unquoted(parts['words'].replace(/^that\s+/iu, ''));
      if (title === '') return null;
      return (now) => addNamed(now, title, words, where ?? {});
    }
    return null;
  },
};

function addNamed(
  draft: Draft,
  name: string,
  words: string | null,
  where: Record<string, string | undefined>,
): Outcome {
  const title = upperFirst(name);
  if (draft.outline.sections.some((section) => section.title.toLowerCase() === title.toLowerCase())) {
    return noEffect(draft, `There is a section "${title}" already.`);
  }
  const facts = words === null ? factsAbout(draft, name) : [words];
  const question = phrasesIn(draft.language).askFor(name);
  const body = facts.length > 0 ? facts.map(asSentence).join(' ') : question;
  const text = insertSection(draft, title, body, where);
  if (facts.length > 0) return { ...applied(draft, text, `Added the section "${title}".`), focus: title };
  const message = `Added the section "${title}"; nobody has said what belongs there, so it holds an open question.`;
  return { ...applied(draft, text, message), focus: title };
}

function insertSection(
  draft: Draft,
  title: string,
  body: string,
  where: Record<string, string | undefined>,
): string {
  const newline = lineBreakOf(draft.text);
  const { sections } = draft.outline;
  const levels = sections.map((section) => section.level).filter((level) => level > 1);
  const anchor = where['anchor'] ? findSection(draft, where['anchor']) : null;
  const level = anchor && anchor.level > 1 ? anchor.level : levels.length > 0 ? Math.min(...levels) : 2;
  const at = placeOf(draft, anchor, where, level);
  const block = `${'#'.repeat(level)} ${title}${newline}${newline}${body}${newline}`;
  if (at >= draft.text.length) return `${draft.text.trimEnd()}${newline}${newline}${block}`;
  return splice(draft.text, [{ start: at, end: at, text: `${block}${newline}` }]);
}

/** Where a new section goes: by its neighbour, by the edge named, else before the sections that close a document. */
function placeOf(
  draft: Draft,
  anchor: Section | null,
  where: Record<string, string | undefined>,
  level: number,
): number {
  const { sections } = draft.outline;
  const side = where['side']?.toLowerCase() ?? '';
  if (anchor) return /^(?:before|above|in front of)$/u.test(side) ? anchor.start : anchor.end;
  const edge = where['edge']?.toLowerCase() ?? '';
  const first = sections.find((section) => section.level === level);
  if (/top|beginning|start/u.test(edge)) return first?.start ?? draft.text.length;
  if (edge !== '') return draft.text.length;
  const closing = formatSections(draft.request.format)
    .map((section) => section.id)
    .filter((id) => ['assumptions', 'open-questions', 'unresolved-questions'].includes(id));
  return (
    sections.find((section) => section.level === level && section.ids.some((id) => closing.includes(id)))
      ?.start ?? draft.text.length
  );
}
