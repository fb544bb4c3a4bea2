import { contentWords } from '../../document/content-words.ts';
import { sectionsOf } from '../../document/outline.ts';
import type { Draft } from '../draft.ts';
import type { Outcome } from '../instruction.ts';
import { newTicket } from '../instructions/new-ticket.ts';
import { likeliestOf } from '../intended.ts';
import { kindNamed } from '../intent/kinds.ts';
import { tellsFact } from '../intent/states-fact.ts';
import { isStatement, tellsSomething } from '../statement.ts';
import { boardOf } from '../tickets/board.ts';
import { kindOfFact, requirementHome } from './home.ts';
import type { FactKind } from './kinds.ts';
import { placeFact } from './place-fact.ts';

/** From here on what a clause wants to be there is written down. */
const WANTED = 0.5;

/**
 * What a clause states, written where it belongs: a fact, what somebody is bound to that the document speaks of, or what the clause wants to
 * be there. Null where it is rather a remark on what stands there, or an order that nothing read.
 */
export function placeStated(draft: Draft, words: string): Outcome | Promise<Outcome> | null {
  const wanted = wantedIn(words, draft);
  const binds = wanted === null && bindsKnown(words, draft);
  if (wanted === null && !binds && !namesRole.test(words) && !tellsFact(words, draft)) return null;
  const said = wanted ?? words;
  const told = kindOfFact(said);
  const kind =
    told === 'fact' && (wanted !== null || (binds && requirementHome(draft, said) !== null))
      ? 'requirement'
      : told;
  return boardOf(draft).tickets.length > 0 ? amongTickets(draft, said, kind) : placeFact(draft, said, kind);
}

/** What is demanded has a ticket of its own, and what is only so stands in none. */
function amongTickets(draft: Draft, said: string, kind: FactKind): Outcome | Promise<Outcome> | null {
  if (kind === 'requirement') return newTicket.parse(`add a ticket: ${said}`, draft)?.(draft) ?? null;
  const [context] = sectionsOf(draft.outline, 'context');
  if (kind !== 'fact') return placeFact(draft, said, kind);
  return context ? placeFact(draft, said, kind, context) : null;
}

/** "We also need a waiting list: members join it themselves": what is to be there, by what training made of the clause. */
function wantedIn(words: string, draft: Draft): string | null {
  const intent = likeliestOf(words, draft);
  const { to, of, kind } = intent?.slots ?? {};
  if (intent?.operation !== 'add' || intent.likelihood < WANTED || to === undefined) return null;
  if (kind !== undefined && kindNamed(kind) !== null) return null;
  // "a flag that has expired is reported": what was taken for a kind is what the sentence speaks of
  if (kind !== undefined && isStatement(words, draft)) return null;
  const at = words.indexOf(to);
  const end = of === undefined ? -1 : words.indexOf(of, at + to.length) + of.length;
  const whole = at >= 0 && end > at + to.length && end - at - to.length - (of?.length ?? 0) < JOINT;
  const said = whole ? words.slice(at, end) : to;
  return tellsSomething(said) || (contentWords(said).length > 1 && wants.test(words)) ? said : null;
}

/** Letters of a word that joins a thing with what it is for. */
const JOINT = 8;
const wants =
  /^there (?:should|must)(?: also)? be(?!\p{L})|(?<!\p{L})(?:needs?|wants?|requires?|should(?: also)? have|must(?: also)? have|missing|lacks?)(?!\p{L})/iu;

/** "Swimmers under 12 need an adult": what binds, said of somebody or something that the document speaks of. */
export function bindsKnown(words: string, draft: Draft): boolean {
  const { who, by = '', act = '' } = bound.exec(words)?.groups ?? {};
  const named = who === undefined ? [] : contentWords(who);
  const known = new Set(contentWords(draft.text));
  // whoever it is, what is demanded of a thing of the document is of it
  const isDemand = demands.test(by) && contentWords(act).some((word) => known.has(word));
  return named.length > 0 && (known.has(named[0] ?? '') || isDemand);
}

const demands = /^(?!may|can)/iu;

const bound =
  /^(?:(?:the|an?|all|every|each|our|die|der|das|alle|les?|la|los|las|el) )?(?<who>(?!(?:we|i|you|it|they|this|that|these|those|there|wir|ich|du|es|sie|man|on|nous|je|il|elle|ils|ça)\s)[\p{L}\p{N}'’ -]{2,60}?) (?<by>must|shall|should|may|cannot|can|(?:has|have|needs?|ought) to|muss|müssen|soll(?:en|te|ten)?|doit|doivent|devrai(?:t|ent)|debe[n]?|debería[n]?)(?: not)? (?<act>\p{L}.*)/iu;

/** "Lena is the owner of the rollout." */
const namesRole =
  /^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)? is (?:the |our )?(?:owner|contact|lead|author|reviewer|approver|maintainer) (?:of|for) /u;
