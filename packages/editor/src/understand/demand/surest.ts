import type { Demand } from '../demand.ts';
import type { Strength } from '../statement.ts';
import type { PiecedDemand } from './by-pieces.ts';
import { isSameDemand } from './same-demand.ts';

/** How sure the labels of a demand have to be where no form of demand explains it, or one that only carries its words along. */
const LIKELY = 0.45;
/** The same where a form only carries its words along. */
const CARRIED = 0.35;
/** The same where a thing is asked for: nobody is bound wrongly by that. */
const THING = 0.25;
/** The same where a form reads something else. */
const SURE = 0.8;

/** A demand by its form and by the labels of its words, the one to go by first. */
export function surestFirst(framed: Demand | null, pieced: PiecedDemand | null): Demand[] {
  const isThing = /^there$/iu.test(pieced?.demand.subject.text ?? '');
  const isCarried =
    framed !== null && (carries.test(framed.action.text) || (provides.test(framed.action.text) && !isThing));
  if (pieced === null || pieced.sure < (isThing ? THING : isCarried ? CARRIED : LIKELY))
    return framed === null ? [] : [framed];
  if (framed === null) return [pieced.demand];
  const isOther = pieced.sure >= SURE && !isThing && !keepsForm(framed, pieced.demand);
  return isCarried || isOther ? [atMost(framed.strength, pieced.demand), framed] : [framed, pieced.demand];
}

/** What a form says is only wished for is not bound. */
function atMost(strength: Strength, demand: Demand): Demand {
  return strength === 'SHOULD' ? { ...demand, strength } : demand;
}

/** Whether what a form says is the same in other words, or what the labels of the words do not say: whom it forbids, what a call answers, of what a label speaks, the steps of a scenario. */
function keepsForm(framed: Demand, pieced: Demand): boolean {
  const isOfLabel = /^for /iu.test(framed.condition?.text ?? '') && pieced.condition === null;
  return (
    isSameDemand(framed, pieced) ||
    isOfLabel ||
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
const carries = /^(?:ensure that|be as follows:|hold:|support) /u;
const provides = /^provide /u;
