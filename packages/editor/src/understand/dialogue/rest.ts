import { contentWords } from '../../document/content-words.ts';
import { isBaseVerb } from '../clause/verbs.ts';
import { lowerWord } from '../lower-word.ts';
import { changed, joined, type Masked } from '../mask.ts';
import { isFragment } from './fragment.ts';
import type { Part } from './part.ts';
import type { Polar } from './polar.ts';
import type { Reply } from './reply.ts';

/** What a yes or a no makes of a question, and what was said besides that stands alone. */
export interface Settled {
  readonly part: Part;
  readonly alone: Masked | null;
}

/** Words by which what is said besides goes on with the sentence. */
const joins =
  /^(?:with|within|without|up to|until|till|at(?! least| most)|by|on|in|per|for|from|every|both|as|and|plus|und|mit|bis|et|avec|y|con|e|com|fino|en|met|tot|i|z|do)(?!\p{L})/iu;
const restricts =
  /^(?:but|only|just|except|unless|aber|nur|außer|mais|seulement|sauf|pero|solo|sólo|salvo|mas|só|ma|tranne|maar|alleen|behalve|ale|tylko|oprócz)(?!\p{L})/iu;
const binds = /(?<!\p{L})(?:must|should|has to|have to|needs? to|shall|cannot|can['’]t|may not)(?!\p{L})/iu;

/** Puts a yes or a no and what is said besides into the sentence that they make of the question. */
export function withRest(question: Masked, polar: Polar, reply: Reply, answer: Masked): Settled {
  const isYes = reply.stance === 'agreement';
  const act = isYes ? 'agreed' : reply.stance === 'postponement' ? 'postponed' : 'refused';
  const made = isYes || act === 'postponed' ? polar.affirmed : polar.denied;
  const told = made.endsWith(': ') ? made + reply.words.toLowerCase() : made;
  const rest = reply.rest.replace(/[\s.!]{1,20}$/u, '');
  const aside = act === 'postponed' ? [reply.words.toLowerCase(), rest].filter(Boolean).join(', ') : rest;
  const settlement = { act, sort: polar.sort } as const;
  const base = changed(question, told);
  if (aside === '') return { part: { said: base, settlement }, alone: null };
  // "Can we at least warn?" "Agreed, warn if it is shared": said again with more.
  if (isYes && saysAgain(told, rest))
    return { part: { said: changed(answer, rest), settlement }, alone: null };
  if (isYes && standsApart(rest)) return { part: { said: base, settlement }, alone: changed(answer, rest) };
  if (!isYes && bindsAlone(rest)) return { part: { said: base, settlement }, alone: changed(answer, rest) };
  return {
    part: { said: joined(base, '', changed(answer, joiningOf(aside, isYes))), settlement },
    alone: null,
  };
}

/** "Two people have to approve every payment": what is said against something and holds by itself. */
export function bindsAlone(rest: string): boolean {
  return binds.test(rest) && !isFragment(rest);
}

function saysAgain(told: string, rest: string): boolean {
  const more = new Set(contentWords(rest));
  const words = contentWords(told).filter((word) => !/^(?:at|least|also|just)$/u.test(word));
  return words.length > 0 && words.every((word) => more.has(word)) && !restricts.test(rest);
}

/** "And show the field in yellow", "two people have to approve": a sentence of its own. */
function standsApart(rest: string): boolean {
  const bare = rest.replace(/^(?:and|but|so|then) /iu, '');
  const opens = /^\p{L}+/u.exec(bare)?.[0].toLowerCase() ?? '';
  if (restricts.test(rest) && !binds.test(rest)) return false;
  return !isFragment(bare) || (isBaseVerb(opens) && /^\p{L}+ \S/u.test(bare));
}

/** What is said besides as it stands behind a sentence: as its end after a yes, else in brackets. */
export function joiningOf(aside: string, isYes: boolean): string {
  const said = lowerWord(aside);
  if (isYes && joins.test(said)) return ` ${said}`;
  if (isYes && restricts.test(said)) return `, ${said}`;
  return ` (${said})`;
}

const mostAdded = 5;

/** "Only the vet", "first come first served": what is added in few words, or by a word that goes on with the sentence before it. */
export function isAddition(text: string): boolean {
  return joins.test(text) || restricts.test(text) || text.split(/\s+/u).length <= mostAdded;
}
