import { literal } from '../../read/literal.ts';
import { sentencesOf } from '../../read/sentences-of.ts';
import type { Draft } from '../draft.ts';
import { type Board, boardOf, lineOf, type Ticket } from './board.ts';
import { ownershipsIn } from './fields/people.ts';

const name = "(?<name>\\p{Lu}[\\p{L}’-]+?)(?:['’]s|['’](?=\\s))";
const noun = '(?:(?:open |own |other )?(?:tickets?|stor(?:y|ies)|issues?|cards?|tasks?|ones?|work|stuff))';
const german = "(?<name>\\p{Lu}\\p{Ll}{2,}?)(?:['’]?s|['’])";
/** "Both of Mina's tickets", "the tickets of Karl": what somebody has. */
const having: readonly RegExp[] = [
  new RegExp(`^(?<count>both|all|each|every one)? ?(?:of )?${name} (?<noun>${noun})$`, 'u'),
  /^(?<count>both|all)? ?(?:of )?(?:the )?(?<noun>tickets?|stor(?:y|ies)|issues?|ones?) (?:of|from|owned by|assigned to|that belongs? to) (?<name>\p{Lu}[\p{L}’-]+)$/u,
  /^(?<count>everything|all(?: (?:of|the tickets|tickets|that))?|whatever|the (?:tickets|ones)|the (?<noun>ticket|one)|alles,? was|tout ce que?|todo lo que) (?<name>\p{Lu}[\p{L}'’-]+?)(?:['’]s)? (?:has|owns|does|got|is on|takes|hat|macht|a|fait|tiene|lleva)$/u,
  /^(?:everything|all(?: (?:of|the tickets|tickets|that))?) (?:of )?(?<name>\p{Lu}[\p{L}'’-]+?)(?:['’]s)$/u,
  new RegExp(`^(?<count>[Bb]eide|[Aa]lle)? ?(?:von )?${german} (?<noun>Tickets?|Aufgaben?|Storys?)$`, 'u'),
  /^(?:(?<count>beide|alle) |die beiden |die |das )?(?<noun>Tickets?|Aufgaben?) von (?<name>\p{Lu}[\p{L}-]+)$/iu,
  /^(?:(?<count>tous|toutes|les deux) ?)?(?:les? |la )?(?<noun>tickets?|tâches?) d(?:e |['’])(?<name>\p{Lu}[\p{L}-]+)$/u,
  /^(?:(?<count>tod[oa]s|amb[oa]s) )?(?:l[oa]s |el |la )?(?<noun>tickets?|tareas?) de (?<name>\p{Lu}[\p{L}-]+)$/u,
];
const singular = /^(?:ticket|story|issue|card|task|one|aufgabe|tâche|tarea)$/iu;
const two = /^(?:both|beide|les deux|amb[oa]s)$/iu;

/**
 * The tickets that a phrase tells by who has them, by their place on the board; null where it tells none so. Empty where nobody of that
 * name has any, or where it means one or two and there are others.
 *
 * @param titled the place of the one ticket whose title holds all words of a phrase
 */
export function ticketsOfSomebody(
  phrase: string,
  draft: Draft,
  titled: (words: string) => number | null,
): readonly number[] | null {
  for (const pattern of having) {
    const { name: who, noun: called = '', count = '' } = pattern.exec(phrase)?.groups ?? {};
    if (who === undefined) continue;
    const found = ticketsOf(who, draft, titled);
    if (found.length === 0) return null;
    return (singular.test(called) && found.length > 1) || (two.test(count) && found.length !== 2)
      ? []
      : found;
  }
  return null;
}

/** Those whose owner somebody is, and of those without an owner the ones that the document says they do. */
export function ticketsOf(
  who: string,
  draft: Draft,
  titled: (words: string) => number | null,
): readonly number[] {
  const board = boardOf(draft);
  const named = new RegExp(`(?<![\\p{L}\\p{N}])${literal(who)}(?![\\p{L}\\p{N}])`, 'u');
  const done = new Set(deedsTold(who, board, draft).flatMap((what) => titled(what) ?? []));
  return [...board.tickets.keys()].filter((at) => {
    const ticket = board.tickets[at];
    const line = ticket ? lineOf(ticket, 'owner') : null;
    if (line) return named.test(draft.text.slice(line.value.start, line.value.end));
    return ticket !== undefined && (done.has(at) || isTold(ticket, board, who, draft));
  });
}

/** Whether a ticket states of itself that somebody does it ("Weekly report as PDF, Ana does it"), as it binds them or as it was said. */
function isTold({ statements }: Ticket, { rows }: Board, who: string, draft: Draft): boolean {
  const keys = statements.map(({ key }) => key);
  const said = rows.filter(({ key }) => keys.includes(key));
  return [...statements, ...said].some(({ text }) =>
    text
      .split(/(?<=[.,;])\s/u)
      .some((part) => [...owners(part, draft)].some((one) => one.who.split(/[\s,&]+/u).includes(who))),
  );
}

/** Whether a document says of somebody that they do something, or have a ticket. */
export function doesSomething(who: string, draft: Draft): boolean {
  const doing = new RegExp(`(?:^|[.!:] |[“«„])(?:\\*\\*)?${literal(who)}(?:\\*\\*)? \\p{Ll}{3,}`, 'mu');
  return ticketsOf(who, draft, () => null).length > 0 || draft.units.some(({ text }) => doing.test(text));
}

/** What the sentences outside the tickets say that somebody does. */
function deedsTold(who: string, { tickets }: Board, draft: Draft): string[] {
  const outside = draft.units.filter(
    ({ start, kind }) =>
      kind !== 'heading' && !tickets.some(({ section }) => section.start <= start && start < section.end),
  );
  return outside
    .filter(({ text }) => text.includes(who))
    .flatMap(({ text }) => sentencesOf(text).map(({ start, end }) => text.slice(start, end)))
    .flatMap((sentence) => [...owners(sentence, draft)])
    .flatMap((one) => (one.who.split(/[\s,&]+/u).includes(who) && one.what !== null ? [one.what] : []));
}

/** Until when something is done says nothing of what it is. */
const until = /(?:,? (?:due|by|until|till|before|bis|d['’]ici|avant|antes de|para) .{2,40})?[.,;:!]*$/iu;
const owners = (sentence: string, draft: Draft) =>
  ownershipsIn(sentence.trim().replace(until, ''), draft, { isGap: false, isAlone: true });
