import { keysIn } from '../../document/keys.ts';
import type { Section } from '../../document/outline.ts';
import { upperFirst } from '../../first-letter.ts';
import { sentencesOf } from '../../read/sentences-of.ts';
import { isStatement } from '../clauses/statement.ts';
import { opensWithVerb } from '../clauses/verbs.ts';
import type { Draft } from '../draft.ts';
import { findEntity } from '../entities/places.ts';
import { plainClause } from '../message/plain-clause.ts';
import { findSection } from '../target/section.ts';

/** What says that a part is to be there or to hold more, and nothing of what. */
const grows =
  /^(?:add|give(?: me| us)?|provide|write|include|insert|expand|extend|lengthen|elaborate|flesh out|fill(?: in| out| up)?|complete|explain|describe|detail|develop|spell out|cover|enrich|beef up|say|tell(?: me| us)?|(?:i|we)(?:['’]d| would)? (?:miss|need|lack|want|like|expect)|there (?:should|must|could) be|there(?:['’]s| is) (?:no|nothing)|(?:i|we) (?:see|find) (?:no|nothing)) (?<part>.{3,80})$/iu;
/** What finds a part thin, or not there. */
const lacks =
  /^(?<part>.{3,60}?) (?:is|are|looks?|seems?|feels?) (?:(?:still|also|quite|very|rather|completely|totally|far|way|too|a bit|a little) )*(?:empty|missing|thin|short|brief|weak|vague|incomplete|sparse|blank|shallow)$|^(?<needing>.{3,60}?) (?:needs?|lacks?|could use|should have|deserves?|wants?) (?:(?:some|a few|a bit|more|further) )+(?:facts?|details?|information|text|content|words|substance|depth|context|background)$/iu;

const filler =
  '(?:some|more|something|anything|a|an|the|our|your|this|that|these|those|its?|few|little|bit|further|additional|extra|new|own|short|brief|small|proper|real|following|whole|of|about|on|upon|for|in|into|to|with|under|out|up|facts?|details?|information|text|content|sentences?|words?|points?|as well|too|also|again|here|please|like|to see|to have|to read)';
const part = '(?:sections?|chapters?|parts?|paragraphs?|headings?|passages?)';
const leading = new RegExp(`^(?:(?:${filler}|${part})(?: |$))+`, 'iu');
const trailing = new RegExp(`(?:(?:^| )(?:${filler}|${part}|:))+$`, 'iu');
const namesPart = new RegExp(`(?<!\\p{L})${part}(?!\\p{L})`, 'iu');
/** "Add a consequence: …" is an entry of a list, and no part. */
const isEntry = /^(?:add|give|provide|write|include|insert) /iu;
const asksForMore = new RegExp(
  `${namesPart.source}|(?<!\\p{L})(?:some|more|facts?|details?|information|background|context)(?!\\p{L})`,
  'iu',
);
/** What is left out stands there by its names. */
const listsNames: ReadonlySet<string> = new Set(['non-goals']);
/** A part that belongs to one thing of an API, a model or a board is filled by the readers of those. */
const ofOneThing = /[`/{}]|^[A-Z]{1,8}-\d|\b(?:ticket|story|epic|endpoint|entity|field|table)s?\b/u;
/** Words of a name that a new part may have. */
const LONGEST_NAME = 5;

/**
 * "Could you add a section on monitoring? We alert on …", "Expand the failure cases: if …": a part that is to be there or to say more,
 * and what it is to say, as orders that write each of these statements there. Null for anything else.
 */
export function partFilled(words: string, draft: Draft): string | null {
  const { head, told } = halvesOf(words);
  const [first, ...others] = told;
  if (first === undefined) return null;
  const plain = plainClause(head.replace(/[.?!:\s]+$/u, ''));
  const {
    part: grown,
    needing,
    part: thin = needing,
  } = {
    ...grows.exec(plain)?.groups,
    ...lacks.exec(plain)?.groups,
  };
  const named = grown ?? thin;
  if (named === undefined || ofOneThing.test(named) || keysIn(named).length > 0) return null;
  if (isEntry.test(plain) && !asksForMore.test(named)) return null;
  const name = named.replace(trailing, '').replace(leading, '').trim();
  const section = name === '' ? null : findSection(draft, name);
  const isNew =
    namesPart.test(named) && grows.test(plain) && section?.title.toLowerCase() !== name.toLowerCase();
  if (!told.every((one) => isTold(one, draft))) return null;
  const home = isNew ? name : titleOf(section, draft);
  if (home === null || home.split(' ').length > LONGEST_NAME || home === '') return null;
  const opening = isNew ? `add a section "${upperFirst(name)}": ${first}` : `add in ${home}: ${first}`;
  return [opening, ...others.map((one) => `add in ${isNew ? upperFirst(name) : home}: ${one}`)].join('\n');
}

/** The part that is spoken of, and the statements behind it: behind a colon, or in sentences of their own. */
function halvesOf(words: string): { readonly head: string; readonly told: readonly string[] } {
  const [first, ...others] = sentencesOf(words).map(({ text }) => text.trim());
  if (first === undefined) return { head: words, told: [] };
  const at = first.search(/:\s/u);
  const behind = at < 0 ? [] : [first.slice(at + 1).trim()];
  return {
    head: at < 0 ? first : first.slice(0, at),
    told: [...behind, ...others].map((one) => one.replace(/[.!]+$/u, '')),
  };
}

/** Whether words state something that can stand in a part: what orders, asks or speaks of the text itself does not. */
function isTold(words: string, draft: Draft): boolean {
  return isStatement(words, draft) && !opensWithVerb(plainClause(words)) && !/[?？]$/u.test(words);
}

function titleOf(section: Section | null, draft: Draft): string | null {
  const { outline } = draft;
  if (section === null || section.level < 2 || ofOneThing.test(section.title)) return null;
  if (section.ids.some((id) => listsNames.has(id)) || findEntity(draft, section.title)) return null;
  // of two parts of one title none is meant for sure
  return outline.sections.filter(({ title }) => title === section.title).length === 1 ? section.title : null;
}
