import { contentWords } from '../../document/content-words.ts';
import { sectionsOf } from '../../document/outline.ts';
import { phrasesOf } from '../../formats/phrases.ts';
import { areKin } from '../claims/kin.ts';
import { type Draft, draftOf } from '../draft.ts';
import { applied, type Change, type Instruction, noEffect, type Outcome } from '../instruction.ts';
import { questionSection } from '../place/home.ts';
import { insertInto, nextNumber } from '../place/insert.ts';
import { boardOf, nameOf } from '../tickets/board.ts';
import { type Case, caseOf } from '../tickets/cases.ts';
import { withItem } from '../tickets/items-written.ts';
import { nothing, type Spoken, ticketNamed } from '../tickets/named.ts';
import { withoutCourtesies } from '../tickets/wishes/courtesies.ts';

const criterion =
  '(?:acceptance (?:test|criterion|criteria|case)|test(?: case)?|criterion|AC|scenario|negative (?:test|case|criterion)|(?:edge |error )?case)s?';
const article = '(?:(?:an?|another|one more|the|a new|a negative|more|some) )?';
const lead = '(?<lead>for when|for if|for|about|on|covering|that covers|which covers|when|where|in case|if)';
const ticket =
  '(?: (?:to|in|for|on) (?<what>(?:the )?(?:[A-Z]{1,8}-\\d{1,4}|[^,:]{2,40}? (?:ticket|story))))?';
const patterns: readonly RegExp[] = [
  new RegExp(
    `^(?:acceptance (?:test|criterion|case)|negative (?:test|case)|edge case) ${lead} (?<case>.{4,200}?)(?: (?:to|in|under) (?<what>(?:the )?[A-Z]{1,8}-\\d{1,4}))?$`,
    'iu',
  ),
  new RegExp(
    `^(?:add|include|write|insert) ${article}${criterion} ${lead} (?<case>.{4,200}?) (?:to|in|under) (?<what>(?:the )?(?:[A-Z]{1,8}-\\d{1,4}|[^,:]{2,40}? (?:ticket|story)))$`,
    'iu',
  ),
  new RegExp(
    `^(?:add|include|write|insert|(?:we|it) (?:also |still )?needs?|there (?:should|must) be|give us) (?:also )?${article}${criterion}${ticket} ${lead} (?<case>.{4,200}?)$`,
    'iu',
  ),
  new RegExp(
    `^${article}${criterion} ${lead} (?<case>.{4,200}?) (?:is|are) (?:still )?missing (?:in|from|on|under) (?<what>.{2,60})$`,
    'iu',
  ),
  new RegExp(
    `^(?:what(?:['’]s| is)|still) missing (?:is )?${article}${criterion}${ticket.replace('to|in', 'to|of|in')} ${lead} (?<case>.{4,200}?)$`,
    'iu',
  ),
  new RegExp(
    `^(?<what>(?:the )?(?:[A-Z]{1,8}-\\d{1,4}|[^,:]{2,40}? (?:ticket|story))) (?:also |still )?(?:needs?|lacks|misses|is missing|should have|must have|gets?) ${article}${criterion} ${lead} (?<case>.{4,200}?)$`,
    'iu',
  ),
];

/** Adds a criterion for a case that feedback only names. */
export const ticketCase: Instruction = {
  meta: {
    id: 'ticket-case',
    does: 'Adds a criterion for a case to the ticket that speaks of it: what is expired or invalid is refused, what else has to happen becomes an open question.',
    examples: [
      'add an acceptance test for an expired invitation to US-1',
      'US-1 needs a criterion for when the list is empty',
    ],
  },
  parse: (clause, draft) => ticketCaseChange(clause, draft),
};

/** As the instruction reads it; `spoken` is what pronouns mean. */
export function ticketCaseChange(words: string, draft: Draft, spoken: Spoken = nothing): Change | null {
  if (draft.language !== 'en' || boardOf(draft).tickets.length === 0) return null;
  const plain = withoutCourtesies(words);
  // a criterion that is given in full ends the message, and nothing else follows it
  if (/ and (?:then )?(?:add|remove|set|make|drop|move|split|merge|put) /iu.test(plain)) return null;
  for (const pattern of patterns) {
    const { what, case: said = '', lead: by = '' } = pattern.exec(plain)?.groups ?? {};
    const found = said === '' ? null : caseOf(said, by.replace(/^for (?=when|if)/iu, ''));
    if (!found) continue;
    const at = what === undefined ? ticketAbout(draft, said) : ticketNamed(draft, what, spoken);
    if (at === null)
      return what === undefined
        ? (now) => noEffect(now, `Which ticket "${said}" belongs to is not sure; name it by its key.`)
        : null;
    if ((boardOf(draft).tickets[at]?.criteria.length ?? 0) > 0) return (now) => withCase(now, at, found);
  }
  return null;
}

const ENOUGH = 0.5;

/** The one ticket that holds most of the words of a case; null where none does, or several alike. */
function ticketAbout(draft: Draft, said: string): number | null {
  const wanted = contentWords(said);
  const shares = boardOf(draft).tickets.map(({ section }) => {
    const held = contentWords(draft.text.slice(section.start, section.end));
    const own = wanted.filter((word) => held.includes(word)).length;
    const kin = wanted.filter((word) => held.some((other) => areKin(word, other))).length;
    return (own + kin) / (2 * wanted.length);
  });
  const best = Math.max(0, ...shares);
  const only = shares.filter((share) => share === best).length === 1;
  return best >= ENOUGH && only ? shares.indexOf(best) : null;
}

function withCase(draft: Draft, at: number, { when, isRefused, result: said }: Case): Outcome {
  const found = boardOf(draft).tickets[at];
  const given = /^Given (?<given>[^,]{2,80}), When /u.exec(found?.criteria[0]?.text ?? '')?.groups?.['given'];
  if (!found || given === undefined) return noEffect(draft, 'The ticket has no criteria of that form.');
  const key = `Q-${nextNumber(draft, 'Q')}`;
  const open = isRefused ? 'it is rejected with an error and nothing changes' : `the answer to ${key} holds`;
  const result = said ?? open;
  const line = `Given ${given}, When ${when}, Then ${result}.`;
  const text = withItem(draft, found.criteria, line);
  const now = draftOf(text, draft.request);
  const rest =
    said !== null
      ? text
      : isRefused
        ? withAssumption(now)
        : withQuestion(
            now,
            `What has to happen when ${when.replace(/^this case comes up: /u, 'this comes up: ')}?`,
            key,
          );
  if (rest === null)
    return noEffect(
      draft,
      'Say what has to happen in that case; the document has no list of open questions for it.',
    );
  const note = isRefused || said !== null ? '' : ` What has to happen is open: ${key}.`;
  const outcome = applied(draft, rest, `Added the criterion "${line}" to ${nameOf(found)}.${note}`);
  return found.key ? { ...outcome, focus: found.key } : outcome;
}

function withQuestion(draft: Draft, question: string, key: string): string | null {
  const section = questionSection(draft);
  return section ? insertInto(draft, section, question, 'item', key) : null;
}

/** What a refused attempt leaves is assumed, and said once. */
function withAssumption(draft: Draft): string {
  const { assumeRefusal } = phrasesOf(draft.language);
  const [assumptions] = sectionsOf(draft.outline, 'assumptions');
  return !assumptions || draft.text.includes(assumeRefusal)
    ? draft.text
    : insertInto(draft, assumptions, assumeRefusal, 'item', `A-${nextNumber(draft, 'A')}`);
}
