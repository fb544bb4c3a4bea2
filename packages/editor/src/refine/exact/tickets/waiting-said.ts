import { keysIn } from '../../../document/keys.ts';
import type { Draft } from '../../draft.ts';
import { applied, type Change, noEffect, type Outcome } from '../../instruction.ts';
import { boardOf, lineOf, nameOf } from '../../tickets/board.ts';
import { withSettings } from '../../tickets/fields/write.ts';
import { ticketsNamed } from '../../tickets/named.ts';
import { unsureTicket } from '../../tickets/unsure-ticket.ts';
import type { ExactReader } from '../exact-reader.ts';

const what = '(?<what>[^,:;"“”]{2,80}?)';
const on = '(?<on>[^:;"“”]{2,100}?)';
const done =
  '(?:done|finished|ready|complete|completed|live|in place|shipped|merged|there|built|through|closed|over|up and running)';
const isDone = `(?: (?:to be |being |is |are |has been |have been |gets )?${done}(?: first)?| is| are)?`;
const must = '(?:must|should|has to|have to|needs? to|ought to|shall|will)';
const patterns: readonly RegExp[] = [
  `^${what} (?:needs?|requires?) (?:to have )?${on}(?: to be)?(?: (?:first|beforehand|${done}(?: first| before)?|as (?:an? )?(?:prerequisite|precondition|dependency|blocker)))$`,
  `^${what} (?:waits?|is waiting|are waiting|${must} wait) (?:for|on|until|till) ${on}${isDone}$`,
  `^${what} (?:can(?:not|['’]t)|can ?not|must not|mustn['’]t|should not|shouldn['’]t|won['’]t|does not|doesn['’]t|do not|don['’]t) (?:be )?(?:start|begin|go|happen|started|begun|done|built|proceed|go ahead|be done)(?: work)? (?:before|until|unless|without) ${on}${isDone}$`,
  `^${what} (?:can|may|should|must|will) (?:only )?(?:be )?(?:start|begin|go|happen|started|begun|done|built)(?: only)? (?:after|once|when|as soon as|only after|only once) ${on}${isDone}$`,
  `^${what} (?:is|are|gets?|should be|must be) (?:blocked|held up|gated) (?:by|on) ${on}$`,
  `^${what} (?:depends?|relies|rely|builds?|${must} depend|is dependent|are dependent) (?:up)?on ${on}${isDone}$`,
  `^${what} (?:has|have|gets?) (?:an? )?(?:dependency|dependencies) (?:on|to) ${on}$`,
  `^(?:no|not) ${what} before ${on}${isDone}$`,
  `^${what} not before ${on}${isDone}$`,
  `^${on} blocks? ${what}$`,
  `^${on} (?:is|are) (?:an? |the )?(?:blockers?|prerequisites?|preconditions?|dependenc(?:y|ies)) (?:of|for) ${what}$`,
  `^${on} ${must} (?:be ${done}|come|happen|be built) (?:first, )?before ${what}(?: (?:can |may |is )?(?:starts?|begins?|started))?$`,
  `^${what} (?:braucht|brauchen|benötigt|benötigen) (?:zuerst|erst|vorher|zunächst) ${on}$`,
  `^${what} (?:wartet|warten|muss|müssen|soll) (?:auf ${on}(?: warten)?|warten,? bis ${on.replace('<on>', '<on2>')} (?:fertig|da|erledigt|live) (?:ist|sind))$`,
  `^${what} (?:kann|können|soll|darf) (?:erst )?(?:nach ${on} (?:beginnen|anfangen|starten|kommen)|(?:beginnen|anfangen|starten),? (?:wenn|sobald|nachdem) ${on.replace('<on>', '<on2>')} (?:fertig|da|erledigt|live) (?:ist|sind))$`,
  `^${what} (?:hängt|hängen) von ${on} ab$`,
  `^${what} (?:ist|sind) (?:durch|von) ${on} blockiert$`,
  `^${on} blockiert ${what}$`,
  `^${what} (?:a|ont) (?:d['’]abord )?besoin (?:d['’]abord )?d(?:e |['’]|u |es )${on}(?: d['’]abord)?$`,
  `^${what} (?:attend|attendent|doit attendre|doivent attendre) ${on}$`,
  `^${what} dépend(?:ent)? d(?:e |['’]|u |es )${on}$`,
  `^${what} ne (?:peut|peuvent) (?:commencer|démarrer) qu(?:e |['’])(?:après|une fois) ${on}(?: terminée?s?| finie?s?| prête?s?)?$`,
  `^${what} (?:est|sont) bloquée?s? par ${on}$`,
  `^${what} (?:necesita|necesitan|requiere) (?:primero|antes) ${on}$`,
  `^${what} (?:espera|esperan|debe esperar) (?:a |al |por )${on}$`,
  `^${what} depende(?:n)? de(?:l)? ${on}$`,
  `^${what} no (?:puede|pueden) (?:empezar|comenzar) (?:antes de|hasta(?: que)?) ${on}(?: esté lista?o?)?$`,
  `^${what} (?:está|están) bloquead[oa]s? por ${on}$`,
].map((one) => new RegExp(one, 'iu'));

/** "The search needs the index first", "no launch before US-2 is done": tickets that wait for others. */
export const waitingSaid: ExactReader = (words, draft) => {
  for (const pattern of patterns) {
    const { what: waiting, on: first, on2 = first } = pattern.exec(words)?.groups ?? {};
    if (waiting === undefined || on2 === undefined) continue;
    const tickets = ticketsNamed(draft, waiting);
    const before = ticketsNamed(draft, on2.replace(/^both /iu, ''));
    if (tickets.length > 0 && before.length > 0) return waitingFor(tickets, before);
    // what is half told is not done by halves
    const unknown = tickets.length === 0 ? null : unknownAmong(on2, draft);
    if (unknown !== null) return (now) => unsureTicket(now, unknown);
  }
  return null;
};

/** Of several things that are waited for, the one that is no ticket where others are. */
function unknownAmong(words: string, draft: Draft): string | null {
  const parts = words.split(/,? (?:and|und|et|y) |, /iu).filter((part) => part !== '');
  const unknown = parts.filter((part) => ticketsNamed(draft, part).length === 0);
  const isThing = unknown.every((part) => !saysMore.test(part));
  return isThing && unknown.length < parts.length ? (unknown[0] ?? null) : null;
}

/** What only joins what is waited for, and is about something else. */
const saysMore =
  /(?<!\p{L})(?:prior\p{L}*|prio|estim\p{L}*|points?|owners?|assign\p{L}*|due|labels?|status|type|is|are|should|must|has|gets?|ist|soll\p{L}*|est|devrait|doit|es|debe\p{L}*)(?!\p{L})/iu;

function waitingFor(tickets: readonly number[], before: readonly number[]): Change {
  return (now): Outcome => {
    const board = boardOf(now).tickets;
    const pairs = tickets.flatMap((at) => before.filter((one) => one !== at).map((one) => ({ at, one })));
    if (pairs.length === 0)
      return noEffect(
        now,
        `Both are ${named(now, tickets)}; split it, so that one part can wait for the other.`,
      );
    const circle = pairs.find(({ at, one }) => waitsFor(now, one, at, new Set()));
    if (circle)
      return noEffect(now, `${named(now, [circle.one])} waits for ${named(now, [circle.at])} already.`);
    const settings = pairs.map(({ at, one }) => ({
      tickets: [at],
      concept: 'dependencies' as const,
      label: 'dependencies',
      value: board[one]?.key ?? board[one]?.title ?? '',
    }));
    const { text, message } = withSettings(now, settings);
    return text === now.text ? noEffect(now, 'It waits for that already.') : applied(now, text, message);
  };
}

function named(draft: Draft, tickets: readonly number[]): string {
  return tickets
    .flatMap((at) => boardOf(draft).tickets[at] ?? [])
    .map(nameOf)
    .join(' and ');
}

/** Whether a ticket waits for another, by itself or by one that it waits for. */
function waitsFor(draft: Draft, at: number, other: number, seen: Set<number>): boolean {
  if (seen.has(at)) return false;
  seen.add(at);
  const { tickets } = boardOf(draft);
  const ticket = tickets[at];
  const line = ticket ? lineOf(ticket, 'dependencies') : null;
  const keys = line ? keysIn(draft.text.slice(line.value.start, line.value.end)).map(({ text }) => text) : [];
  const next = [...tickets.keys()].filter((one) => keys.includes(tickets[one]?.key ?? ''));
  return next.includes(other) || next.some((one) => waitsFor(draft, one, other, seen));
}
