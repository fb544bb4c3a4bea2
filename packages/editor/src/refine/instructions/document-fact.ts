import { sectionsOf } from '../../document/outline.ts';
import { upperFirst } from '../../first-letter.ts';
import { opensWithVerb } from '../clauses/verbs.ts';
import { withoutQuestionOf } from '../document-facts/close-question.ts';
import { forms } from '../document-facts/forms.ts';
import { type Role, roleNamed } from '../document-facts/roles.ts';
import { type Meant, statedIn } from '../document-facts/stated.ts';
import { type Draft, draftOf } from '../draft.ts';
import { lineBreakOf, splice } from '../editing/splice.ts';
import { applied, type Change, type Instruction, type Outcome } from '../instruction.ts';
import { entryFor, withEntry } from '../labelled/set-entry.ts';
import { labelledLines } from '../tickets/labels.ts';

const nobody =
  /(?:^| )(?:instead of|rather than|no longer|from) |^(?:not|no|un\p{L}+|missing|unclear|unknown|open|tbd|wrong|who|what|nobody|someone|somebody|empty|there|an?|which|it|this|still|too|really|always|never)(?!\p{L})/iu;

/** Says who a document belongs to, who wrote or reviews it and by when it is due, and closes the question that asks for it. */
export const documentFact: Instruction = {
  meta: {
    id: 'document-fact',
    does: 'Sets owner, author, reviewer, approver, due date or milestone of the document where its format gives them, and closes the question for it.',
    examples: ['the owner is Mara', 'Mara owns this', 'owner: platform team'],
  },
  parse(clause, draft) {
    return factIn(clause, draft) ?? factIn(lastPart(clause), draft);
  },
};

/** "Priya left, owner is Tom now": what is said behind a remark. */
const lastPart = (clause: string) =>
  /^[^,:;"“?]{3,60}, (?<last>[^,]{5,80})$/u.exec(clause)?.groups?.['last'] ?? '';

function factIn(clause: string, draft: Draft): Change | null {
  for (const { pattern, role: fixed, isStated } of forms) {
    const { role: word = fixed ?? '', who = '', old, what } = pattern.exec(clause)?.groups ?? {};
    const found = roleNamed(word);
    const name = nameIn(who);
    if (!found || name === null) continue;
    const fits = isStated
      ? statedIn(draft, found, { old, what }).length > 0
      : !isDated(found) || date.test(name);
    if (fits) return (now) => told(now, found, word, { name, old, what });
  }
  return null;
}

const date =
  /\d|(?:^|\s)(?:today|tomorrow|tonight|(?:mon|tues|wednes|thurs|fri|satur|sun)day|end of|next|week|month|quarter|sprint|year|heute|morgen|ende)(?!\p{L})/iu;

function isDated({ id }: Role): boolean {
  return id === 'due' || id === 'milestone' || id === 'date';
}

/** What says something of the document is nobody's name. */
const telling = /(?<!\p{L})(?:should|must|mention|say|state|that|section|goal|summary|document)(?!\p{L})/iu;

/** A name without the order that stands behind it; null where the words name nobody, or more than one thing. */
function nameIn(words: string): string | null {
  const [, first = words, rest = ''] = /^(.*?),\s(.*)$/su.exec(words) ?? [];
  const name = first
    .replace(/^now\s/iu, '')
    .replace(/\s(?:does|do|will|is|now)$/iu, '')
    .replace(/^(?:the|die|der|das|le|la|el|los)\s(?=["“]?\p{Ll})|^l['’](?=\p{L})/iu, '')
    .replace(/^["“](.*)["”]$/u, '$1')
    .trim();
  const isAlone = rest === '' || opensWithVerb(rest);
  return !isAlone || name === '' || nobody.test(name) || telling.test(name) || name.split(/\s+/u).length > 6
    ? null
    : name;
}

function told(
  draft: Draft,
  found: Role,
  word: string,
  { name, ...meant }: { readonly name: string } & Meant,
): Outcome {
  const message = `Set the ${found.id === 'due' ? 'due date' : found.id} to ${name}.`;
  const stated = statedIn(draft, found, meant);
  if (stated.length > 0) {
    const text = splice(
      draft.text,
      stated.map(({ start, end }) => ({ start, end: end + yearBehind(draft, end, name), text: name })),
    );
    return applied(draft, text, message);
  }
  for (const label of new Set([word, found.label])) {
    const entry = entryFor(draft, { label, of: null, value: name, isSet: true });
    if (entry) return applied(draft, withEntry(draft, entry, name), message);
  }
  const written = withLine(draft, `**${draft.language === 'en' ? found.label : upperFirst(word)}:** ${name}`);
  return applied(draft, withoutQuestionOf(draftOf(written, draft.request), found), message);
}

/** A date that is given with its year takes the place of the year that stands, too. */
function yearBehind({ text }: Draft, end: number, name: string): number {
  return /(?<!\d)\d{4}$/u.test(name) ? (/^,? \d{4}(?!\d)/u.exec(text.slice(end))?.[0].length ?? 0) : 0;
}

/** A line of its own among the labelled lines of the metadata, else below what the document says it is about. */
function withLine(draft: Draft, line: string): string {
  const newline = lineBreakOf(draft.text);
  const [known] = sectionsOf(
    draft.outline,
    'metadata',
    'purpose-owner',
    'epic-goal',
    'context-problem',
    'overview',
    'context',
    'summary',
  );
  const home = known ?? draft.outline.sections[0];
  if (!home) return `${draft.text.trimEnd()}${newline}${newline}${line}${newline}`;
  const last = labelledLines(draft.text, { start: home.headingEnd, end: home.bodyEnd }).at(-1);
  if (home.ids.includes('metadata') && last)
    return splice(draft.text, [{ start: last.end, end: last.end, text: `${newline}${last.lead}${line}` }]);
  const end = home.start + draft.text.slice(home.start, home.bodyEnd).trimEnd().length;
  return splice(draft.text, [{ start: end, end, text: `${newline}${newline}${line}` }]);
}
