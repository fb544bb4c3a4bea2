import type { Draft } from '../draft.ts';
import { applied, type Change, type Instruction } from '../instruction.ts';
import { withTicketDivided } from '../splitting/divided-ticket.ts';
import { partsNamed } from '../splitting/parts-named.ts';
import { bestOf, marksOf } from '../splitting/shares.ts';
import { thoughtsOf } from '../splitting/thoughts.ts';
import { boardOf, nameOf, type Ticket } from '../tickets/board.ts';
import { nothing, type Spoken, ticketNamed } from '../tickets/named.ts';
import { withoutCourtesies } from '../tickets/wishes/courtesies.ts';
import { several, ticketNoun } from '../tickets/wishes/words.ts';

const verb =
  '(?:split|break|divide|separate|cut|teile?|trenne|splitte|zerlege|découpe[rz]?|scinde[rz]?|sépare[rz]?|divise[rz]?|coupe[rz]?|divid[aei]r?|separ[ae]r?|parte|podziel|dividi|splits)';
const behindVerb = '(?:aufteilen|teilen|trennen|splitten|zerlegen|aufspalten)';
const things = `(?:${ticketNoun}|parts?|ones|things?|pieces?|teile|parties|partes|halves|części)`;
const how = `(?: (?:up|apart|down|auf))?(?:,? (?:in(?:to)?|en|na)(?: an?)?(?: ${several})*(?: (?:separate|smaller|different|getrennte|kleinere|séparés|distintos))?(?: ${things})?)?`;
const mark = '(?:\\s?[:,.;]\\s+|\\s[–—-]\\s+|\\s)';
const into = '(?:into |in |en |to |by |with |namely |i\\.e\\. |nämlich |à savoir |a saber )?';
const said = `${mark}${into}(?<parts>.{5,800})`;
const itself = '(?:it|that|this|them|es|das|ihn|les?|l[ao]|este|ese)';
const complaint =
  '(?:(?:(?:is|are|does|has|have|covers?|contains?|mixes|combines|ist|sind|hat|enthält|est|contient|es|son|tiene|mezcla)|(?:should|must|could|needs? to|has to|soll(?:te)?|muss|doit|devrait|debe|debería) (?:be|become|sein|être|ser))(?!\\p{L})[^:]{1,100}?)';
const make =
  "(?:(?:so |please |let[’']?s |can (?:you|we) |could (?:you|we) |bitte |also )*(?:make|create|have|do|i want|i[’']d like|we need|mach\\p{L}*|erstell\\p{L}*|fais|faites|crée[rz]?|haz|crea|hagamos)\\s)";
const patterns: readonly RegExp[] = [
  // "US-4 is too big, split it: …", "US-9: split it. One part for …"
  new RegExp(
    `^(?<what>[^:]{2,80}?)(?:\\s?:| ${complaint}(?:[.;,:–—]|\\s-|\\s(?:so|and|und|et|y))+)\\s?(?:(?:so|please|bitte|let['’]?s|and|und|et|y|better|i[’']d) )*${verb}(?:[- ]${itself})?${how}${said}$`,
    'isu',
  ),
  // "split US-4 into two: …"
  new RegExp(`^${verb} (?<what>[^:,;"“]{2,80}?)${how}${said}$`, 'isu'),
  // "US-3 aufteilen: …"
  new RegExp(
    `^(?<what>[^:,;"“]{2,80}?)(?: (?:bitte|soll(?:te)?|muss|müsste|kann|man))*(?: in(?: ${several})?(?: ${things})?)? ${behindVerb}(?: werden)?${said}$`,
    'isu',
  ),
  // "US-4 is really two things: …", "US-4 should be two tickets, …"
  new RegExp(
    `^(?<what>[^:,;"“]{2,80}?) (?:(?:is|are|has|does|covers?|contains?|mixes|hat|ist|sind|enthält|est|contient|es|son|tiene)|(?:should|must|could|needs? to|has to|soll(?:te)?|muss|doit|devrait|debe|debería) (?:be|become|be split|sein|être|ser)|sollten?|deviennent)(?: (?:really|actually|in fact|at least|clearly|eigentlich|en fait|en realidad|better|rather|split|into|in))* ${several}(?: (?:different|separate|own|independent))?(?: (?:${things}|topics?|subjects?|concerns?|requirements?|jobs?|temas|sujets|choses|cosas|dinge|sachen))?(?:\\s?[:,.;]|\\s[–—-])\\s+(?:${make}(?:${several} ${things}\\s?[:,]?\\s)?)?(?<parts>.{5,800})$`,
    'isu',
  ),
  // "make two tickets of US-4: …"
  new RegExp(
    `^(?:make|turn|create|mach\\p{L}*|fais|faites|haz) ${several}(?: (?:separate|own))? ${things} (?:out of|from|of|aus|de|à partir de|con) (?<what>[^:,;"“]{2,80}?)${said}$`,
    'isu',
  ),
  new RegExp(`^(?:make|turn) (?<what>[^:,;"“]{2,80}?) (?:into )?${several} ${things}${said}$`, 'isu'),
  // "in US-4, separate A from B"
  /^(?:in |for |bei |dans |en )?(?<what>[^:,;"“]{2,60}?)(?:\s?[:,]|\s[^:]{2,80}?[:,.;])\s+(?:(?:so|please|bitte|let['’]?s) )*(?:separate|split|keep|part|trenne|sépare[rz]?|separa) (?<parts>.{3,200}? (?:from|apart from|von|de|d['’]) .{3,200})$/isu,
  /^(?:separate|split|part|trenne|sépare[rz]?|separa) (?<parts>.{3,200}? (?:from|von) .{3,200}?) (?:in|of|bei|von) (?<what>[A-Z]{1,8}-\d{1,4})$/isu,
];
/** "By role", "into one ticket per role": each of what the ticket states is a ticket of its own. */
const perThing =
  '(?: (?:up|apart|down|auf))?(?:,? (?:in(?:to)?|en|na))? ?(?:by|per|nach|pro|par|por|(?:an? |one |ein(?:e[ns]?)? |une? |una? )?(?:own |separate |eigenes )?(?:ticket|story|card) (?:per|for (?:each|every)|pro|für jede[nrs]?|par|pour chaque|por|para cada)) [\\p{L} -]{3,30}';
/** "Split US-4 into two." */
const halves = new RegExp(
  `^(?:${verb} (?<what>[^:,;"“]{2,80}?)(?:${how}|${perThing})|(?<other>[^:,;"“]{2,80}?)(?: (?:bitte|in|should be|must be|needs to be|has to be|soll(?:te)?|muss))*(?: (?:in(?:to)?|in) ${several}(?: ${things})?)? (?:${behindVerb}(?: werden)?|split(?: (?:up|in(?:to)? ${several}(?: ${things})?))?)|(?<each>[^:,;"“]{2,80}?)(?:\\s?[:,;]| ${complaint}[.;,:])(?: (?:please|better|make|rather|lieber|bitte|plutôt|mejor))*${perThing})$`,
  'iu',
);

/** Divides a ticket into those that are named. */
export const divideTicket: Instruction = {
  meta: {
    id: 'divide-ticket',
    does: 'Divides a ticket into tickets of the parts that are named, and what it states between them.',
    examples: [],
  },
  parse: (clause, draft) => divideTicketChange(clause, draft),
};

/** As the instruction reads it, of one or several sentences. */
export function divideTicketChange(words: string, draft: Draft, spoken: Spoken = nothing): Change | null {
  if (boardOf(draft).tickets.length === 0) return null;
  const plain = withoutCourtesies(words);
  if (plain.length > 1000) return null;
  for (const pattern of patterns) {
    const { what, parts: listed } = pattern.exec(plain)?.groups ?? {};
    const at = what === undefined ? null : ticketNamed(draft, what, spoken);
    const parts = at === null || listed === undefined ? [] : partsNamed(listed);
    const ticket = at === null ? undefined : boardOf(draft).tickets[at];
    if (at === null || !ticket || parts.length < 2 || !speaksOf(ticket, parts)) continue;
    return (now) => divided(now, at, parts);
  }
  const { what, other, each } = halves.exec(plain)?.groups ?? {};
  const phrase = what ?? other ?? each?.replace(/^(?:sort out|tidy up|clean up|fix|look at) /iu, '');
  const at = phrase === undefined ? null : ticketNamed(draft, phrase, spoken);
  const count = at === null ? 0 : thoughtsStated(draft, at).length;
  return at !== null && count > 1 && count < MOST ? (now) => divided(now, at, thoughtsStated(now, at)) : null;
}

/** What a ticket states, or the thoughts of the one sentence that it states. */
function thoughtsStated(draft: Draft, at: number): readonly string[] {
  const stated = (boardOf(draft).tickets[at]?.statements ?? []).map(({ text }) => text);
  const [only] = stated;
  return stated.length === 1 && only !== undefined ? thoughtsOf(only, draft) : stated;
}

/** Whether what a ticket states holds a word of a part: layers such as back end and front end each need all of it. */
function speaksOf(ticket: Ticket, parts: readonly string[]): boolean {
  const marks = marksOf(parts);
  return ticket.statements.some((statement) => bestOf(statement.text, marks) !== null);
}

/** Requirements that a ticket is divided into where no part is named. */
const MOST = 4;

function divided(draft: Draft, at: number, parts: readonly string[]) {
  const done = withTicketDivided(draft, at, parts);
  const ticket = boardOf(draft).tickets[at];
  if (!done || !ticket) return refused(draft, at, parts);
  const focus = done.keys.join(' and ');
  return {
    ...applied(draft, done.text, `Split ${nameOf(ticket)} into ${focus}; their estimates add up to its own.`),
    focus,
  };
}

function refused(draft: Draft, at: number, parts: readonly string[]) {
  const ticket = boardOf(draft).tickets[at];
  return {
    text: draft.text,
    status: 'not-understood' as const,
    message: `Nothing was changed: what ${ticket ? nameOf(ticket) : 'the ticket'} states cannot be told apart into ${parts.map((part) => `"${part}"`).join(' and ')}. Name the parts in words that the ticket uses.`,
  };
}
