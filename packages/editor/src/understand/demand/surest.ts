import { baseOfThirdPerson } from '../clause/verbs.ts';
import type { Demand } from '../demand.ts';
import type { Strength } from '../statement.ts';
import type { PiecedDemand, Reading } from './by-pieces.ts';
import { isSameDemand } from './same-demand.ts';

/** How likely the labels of a demand have to be where no form of demand explains it: what they make of less likely ones is better quoted. */
const LIKELY = 0.25;
/** The same where a thing is asked for: nobody is bound wrongly by that. */
const THING = 0.2;
/** The same where a form reads something else, or only carries its words along: from here on labels are right more often. */
const SURE = 0.4;

/** A demand by its form and by the labels of its words, the one to go by first. */
export function surestFirst(framed: Reading | null, pieced: readonly PiecedDemand[]): Reading[] {
  const likely = pieced.filter(({ likelihood, demand }) => likelihood >= (asksFor(demand) ? THING : LIKELY));
  const [best] = likely;
  if (framed === null || best === undefined) return framed === null ? likely : [framed];
  const form = framed.demand;
  const isThing = asksFor(best.demand);
  const isOther = best.likelihood >= SURE && !keepsForm(form, best.demand) && !losesDoer(form, best);
  const isCarried = carries.test(form.action.text) && !(isThing && provides.test(form.action.text));
  if (!isOther && !isCarried) return [framed, ...likely];
  return [{ ...best, demand: atMost(form.strength, best.demand) }, framed, ...likely.slice(1)];
}

/** Whether a reading asks for a thing: "there MUST be …". */
function asksFor({ subject }: Demand): boolean {
  return /^there$/iu.test(subject.text);
}

/** "Sales wants to filter": whoever the form binds is one of those that only wish, by the labels. */
function losesDoer({ subject }: Demand, { demand, said }: PiecedDemand): boolean {
  const doer = subject.text.toLowerCase().replace(/^(?:the|an?) /u, '');
  return (
    /^(?:the system|it)$/iu.test(demand.subject.text) &&
    !/^(?:system|change|team|users|it|they|there)$/u.test(doer) &&
    !said.toLowerCase().includes(doer)
  );
}

/** What a form says is only wished for is not bound. */
function atMost(strength: Strength, demand: Demand): Demand {
  return strength === 'SHOULD' ? { ...demand, strength } : demand;
}

/** Whether what a form says is the same in other words, or what the labels of the words do not say: whom it forbids, what a call answers, of what a label speaks, the steps of a scenario. */
function keepsForm(framed: Demand, pieced: Demand): boolean {
  const isOfLabel = /^(?:for|when) /iu.test(framed.condition?.text ?? '') && pieced.condition === null;
  return (
    isSameDemand(framed, pieced) ||
    (framed.subject.text === pieced.subject.text && isUnbent(framed.action.text, pieced.action.text)) ||
    (asksFor(pieced) && !absent.test(pieced.action.text)) ||
    isOfLabel ||
    pieced.condition?.text.toLowerCase() === `for ${framed.subject.text.toLowerCase()}` ||
    /^given /iu.test(pieced.condition?.text ?? '') ||
    possible.test(framed.action.text) ||
    kept.test(framed.action.text) ||
    named.test(framed.subject.text) ||
    ofForm.test(framed.subject.text) ||
    unsaid.test(pieced.action.text) ||
    (pieced.subject.text === 'The system' &&
      (framed.subject.text === 'It' || /^be /u.test(pieced.action.text)))
  );
}

/** "See seats, assigns them or let …" for "see seats, assign them or let …": the same, but for a verb that still has its ending. */
function isUnbent(framed: string, pieced: string): boolean {
  const words = framed.split(' ');
  const others = pieced.split(' ');
  return (
    words.length === others.length &&
    words.every((word, at) => word === others[at] || baseOfThirdPerson(others[at] ?? '') === word)
  );
}

/** "Be no names in the export": of a thing that is asked for, only that there is to be none is told by its labels better than by a form. */
const absent = /^be no [^=:]+$/u;

/** "It MUST NOT be possible for anybody to …". */
const possible = /^be possible (?:for|to) /u;

/** "Night shifts MUST be only for trained people". */
const kept = /^be only (?:for|by|to) /u;

/** "The rate limit": a noun of which a note gives the figure. */
const named = /(?:limit|quota|timeout|ttl|retention|maximum|minimum)(?: per \p{L}+)?$/iu;

/** Who sends a call, the call itself, a name in code marks, and "whoever does not answer". */
const ofForm = /^(?:callers|requests?|whoever|[A-Z]{3,7} \/|\P{L})/iu;

/** "Be 403 with a link", "let people book", "add one but can't delete it". */
const unsaid =
  /^(?:be (?:\d|possible for )|let |ensure that nobody)|(?<!\p{L})but not (?!only )|(?<!\p{L})(?:can|must|should|may|cannot)(?:n['’]?t)?(?!\p{L})/iu;

/** Words that a form says when it could not tell what is done. */
const carries = /^(?:ensure that|be as follows:|hold:|support|provide) /u;
const provides = /^provide /u;
