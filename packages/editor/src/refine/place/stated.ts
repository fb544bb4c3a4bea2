import { contentWords } from '../../document/content-words.ts';
import { sectionsOf } from '../../document/outline.ts';
import { mainClause } from '../../syntax/clause.ts';
import { parse } from '../../syntax/parse.ts';
import { proseFormats } from '../accounted/named/headings.ts';
import { isStatement, tellsSomething } from '../clauses/statement.ts';
import type { Draft } from '../draft.ts';
import type { Outcome } from '../instruction.ts';
import { newTicket } from '../instructions/new-ticket.ts';
import { kindNamed } from '../intent/kinds.ts';
import { tellsFact } from '../intent/states-fact.ts';
import { likeliestOf } from '../reading/intended.ts';
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
  const isProse = proseFormats.has(draft.request.format);
  const binds =
    wanted === null &&
    (bindsKnown(words, draft) || (isProse && (goesOnWith(words, draft) || isDoneToo(words, draft))));
  if (wanted === null && !binds && !namesRole.test(words) && !tellsFact(words, draft)) return null;
  const said = wanted ?? words.replace(toDo, 'it must be possible to ');
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
  // "we want to see how long it took": what is asked there is nothing that is to be
  if (asking.test(to)) return null;
  if (kind !== undefined && kindNamed(kind) !== null) return null;
  // "a flag that has expired is reported": what was taken for a kind is what the sentence speaks of
  if (kind !== undefined && isStatement(words, draft)) return null;
  // "lockers are also locked at night" tells of lockers what is so
  if (of !== undefined && words.indexOf(of) < words.indexOf(to) && !wants.test(words)) return null;
  const at = words.indexOf(to);
  const end = of === undefined ? -1 : words.indexOf(of, at + to.length) + of.length;
  const whole = at >= 0 && end > at + to.length && end - at - to.length - (of?.length ?? 0) < JOINT;
  const said = whole ? words.slice(at, end) : to;
  return tellsSomething(said) || (contentWords(said).length > 1 && wants.test(words)) ? said : null;
}

const asking = /^(?:how|what|which|who|whose|why|whether)(?!\p{L})/iu;
/** Letters of a word that joins a thing with what it is for. */
const JOINT = 8;
const wants =
  /^there (?:should|must)(?: also)? be(?!\p{L})|(?<!\p{L})(?:needs?|wants?|requires?|should(?: also)? have|must(?: also)? have|missing|lacks?)(?!\p{L})/iu;

/** "Swimmers under 12 need an adult": what binds, said of somebody or something that the document speaks of. */
export function bindsKnown(words: string, draft: Draft): boolean {
  const { opening = '', who, by = '', act = '' } = bound.exec(words)?.groups ?? {};
  const known = new Set(contentWords(draft.text));
  const isProse = proseFormats.has(draft.request.format);
  const isOurs = isProse && who === undefined && wished.test(words);
  const named = who === undefined ? [] : contentWords(who);
  // whoever it is, what is demanded of a thing of the document is of it
  const isDemand =
    (demands.test(by) || isOurs) &&
    contentWords(isOurs ? words : isProse ? `${opening} ${who} ${act}` : act).some((word) => known.has(word));
  return (named.length > 0 && known.has(named[0] ?? '')) || isDemand;
}

/** "The mail goes to the warehouse as well": what a thing of the document does besides, in whatever words that are a sentence. */
function goesOnWith(words: string, draft: Draft): boolean {
  const tree = besides.test(words) && draft.language === 'en' ? parse(words.replace(/[.!]+$/u, '')) : null;
  const clause = tree && mainClause(tree);
  const tag = clause && tree.word(clause.verb)?.tag;
  const held = new Set(contentWords(draft.text));
  return (
    !!tree &&
    !!clause?.subject &&
    (tag === 'VBZ' || tag === 'VBP') &&
    contentWords(tree.textOf(clause.subject)).some((word) => held.has(word))
  );
}

/**
 * "Webhooks are not limited": of something is said that what the document does to others is done to it, or is not; or what a thing does that it
 * has a name of several words for.
 */
function isDoneToo(words: string, draft: Draft): boolean {
  const tree = draft.language === 'en' ? parse(words.replace(/[.!]+$/u, '')) : null;
  const clause = tree && mainClause(tree);
  const deed = clause && tree.word(clause.head);
  const isPassive =
    clause &&
    (tree.childrenOf(clause.head, 'aux:pass').length > 0 ||
      (/ed$/u.test(deed?.text ?? '') && tree.childrenOf(clause.head, 'cop').length > 0));
  const isNow = clause && /^(?:is|are)$/iu.test(tree.word(clause.verb)?.text ?? '');
  const held = new Set(contentWords(draft.text));
  if (!tree || !clause?.subject) return false;
  const named = contentWords(tree.textOf(clause.subject)).filter((word) => !/\d/u.test(word));
  // what a thing that the document names does in the present is a fact of it
  const isDoing = tree.word(clause.verb)?.tag === 'VBZ' && clause.head === clause.verb && !isNow;
  if (isDoing && named.length > 1 && named.every((word) => held.has(word))) return true;
  const isBound = draft.items.some(
    ({ key, text }) => /^N?FR$/u.test(key?.family ?? '') && contentWords(text).includes(named[0] ?? ''),
  );
  if (isDoing && named.length === 1 && isBound) return true;
  return !!isPassive && !!isNow && contentWords(deed?.text ?? '').some((word) => held.has(word));
}

const besides = /(?<!\p{L})(?:also|too|as well|additionally|in addition)(?!\p{L})/iu;
/** "We want to see …": whoever speaks, it is the system that lets them. */
const toDo = /^(?:we|they|people) (?:also |still |really |just )*(?:want|need)(?: also)? to /iu;

/** "We also want to see how long it took": a demand of those who speak; what they want to do about it is none. */
const wished =
  /^(?:we|they|people) (?:also |still |really |just )*(?:(?:want|need|have)(?: also)? to|(?:must|should)(?: also)?) (?!(?:talk|discuss|clarify|check|think|decide|ask|know|find|agree|align|look|wait|go|change|add|remove|mention|explain|describe|say|write|update|fix|split|merge|move|rename|shorten|have|be|say)(?!\p{L}))\p{L}+ /iu;

/** Words that permit, in the languages of documents. */
const permits =
  'may|can|kann|können|darf|dürfen|peu(?:ven)?t|pueden?|podem?|può|possono|kan|kunnen|mag|mogen|może|mogą';
/** Words that bind. */
const binds =
  'must|shall|should|cannot|(?:has|have|needs?|ought) to|muss|müssen|soll(?:en|te|ten)?|doit|doivent|devrai(?:t|ent)|debe[n]?|debería[n]?|tienen? que|devem?|t[eê]m (?:de|que)|devono|moet(?:en)?|musi|muszą|powin(?:ien|n[aoiy])';
const demands = new RegExp(`^(?!may|can|(?:${permits})$)`, 'iu');

/** A word for the thing itself: articles. */
const article =
  "(?:the|an?|all|every|each|our|die|der|das|alle|eine?|les?|une?|la|los|las|el|un|una|il|lo|gli|i|os?|as?|uma?|de|het|een) |l['’]";
/** Who or what is spoken of without being named. */
const pronoun =
  'we|i|you|it|they|this|that|these|those|there|wir|ich|du|es|sie|man|on|nous|je|il|elle|ils|ça|se|usted|yo|nosotros|ellos|si|io|noi|eu|nós|eles|ik|wij|jij|ze|men|er|ja|my|on|oni|to';

const bound = new RegExp(
  `^(?<opening>(?:after|before|when|whenever|if|once|while|on|in|at|during|for|as soon as|until|unless)\\s[^,]{3,100}, )?(?:${article})?(?<who>(?!(?:${pronoun})\\s)[\\p{L}\\p{N}'’ -]{2,60}?) (?<by>${binds}|${permits})(?: not| nicht)? (?<act>\\p{L}.*)`,
  'iu',
);

/** "Lena is the owner of the rollout." */
const namesRole =
  /^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)? is (?:the |our )?(?:owner|contact|lead|author|reviewer|approver|maintainer) (?:of|for) /u;
