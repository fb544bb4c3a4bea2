import { englishWords } from '../../correct/spelling/english-words.ts';
import { isPersonName } from '../../correct/spelling/person-names.ts';
import { withoutCapital } from '../../first-letter.ts';
import { mainClause } from '../../syntax/clause.ts';
import type { Tree } from '../../syntax/tree.ts';
import { isBaseVerb, isNounToo } from '../clause/verbs.ts';
import type { Demand } from '../demand.ts';
import { changed, type Masked, restore, unquoted, withArrows } from '../mask.ts';
import { demandsOfWays } from '../pieces/demand-ways.ts';
import { waysToDemand } from '../pieces/pieces-of.ts';
import type { Segment } from '../pieces/segments.ts';
import type { Strength } from '../statement.ts';
import { withArticle } from './article.ts';
import { boundStrength } from './bound-strength.ts';
import { granted } from './by-grant.ts';
import { caused } from './caused.ts';
import { asksForThing, isMisreadNoun } from './misread-noun.ts';
import { hasVerb } from './notes/verbs.ts';
import { inPlainWords } from './plain-words.ts';
import { denied } from './whole-subject.ts';

/** A way to read a sentence as a demand. */
export interface Reading {
  readonly demand: Demand;
  /** What of the sentence a requirement has to hold: all of it, or what its labels leave without talk and words that only bind. */
  readonly said: string;
}

/** A demand as its labelled pieces make it, and how likely it is by all ways to label it that make the same, from 0 to 1. */
export interface PiecedDemand extends Reading {
  readonly likelihood: number;
}

/** Reads a sentence as one demand by the labels of its words, which were learned (`training/demands`), the likeliest reading first. English only. */
export function demandsByPieces(written: Masked, strength: Strength): PiecedDemand[] {
  if (unquoted(written) !== null || asksForThing(written.text)) return [];
  const sentence = changed(written, inPlainWords(written.text));
  const found = waysToDemand(withArrows(sentence).replace(/\s*[.!]+$/u, '.'));
  if (found === null) return [];
  const isNobodys = lacksDoer(found.tree);
  const ways = demandsOfWays(found.ways, found.tree).filter(
    ({ parts }) =>
      !isMisreadNoun(parts.action) &&
      !(isNobodys && acts(parts.subject)) &&
      !(wishes.test(parts.action) && !acts(parts.subject)),
  );
  return ways.map(({ parts, segment, likelihood }) => {
    const made = denied(granted(caused(parts)));
    const condition = made.condition ?? topicOf(segment);
    return {
      demand: {
        subject: changed(sentence, withArticle(made.subject)),
        strength: boundStrength(made, strength),
        isNegative: made.isNegative,
        action: changed(sentence, made.action),
        condition: condition === null ? null : changed(sentence, condition),
      },
      said: restore(changed(sentence, saidIn(segment))),
      likelihood,
    };
  });
}

/** "Need a feature flag service": a wish that nobody is to have. */
const wishes = /^(?:need|want) (?:an?|the|some|one|more|all|every|each|both|any) /u;

/** "Recovery codes too", "after 2 hard bounces stop sending": a sentence without a verb, and an order, name nobody who does something. */
function lacksDoer(tree: Tree): boolean {
  if (!tree.words.some(({ tag }) => /^(?:VB|MD)/u.test(tag))) return true;
  const [first] = tree.words;
  // "Save drafts every minute", whose tree has "save" draft something: no verb does anything without "to" or "-ing"
  if (first?.tag === 'VB' && isBaseVerb(first.text) && !isNounToo(`${first.text.toLowerCase()}s`))
    return true;
  const clause = mainClause(tree);
  if (clause?.mood !== 'ordered') return false;
  const verb = tree.word(clause.head)?.text.toLowerCase() ?? '';
  const hasObject = tree.hasBehind(clause.head, 'obj', 'xcomp');
  return hasObject && isBaseVerb(verb) && (clause.opening !== null || !isNounToo(`${verb}s`));
}

function acts(subject: string): boolean {
  return !/^(?:there|it|this|the system|the change)$/iu.test(subject);
}

/** "Fallback: initials on a colored background": of what the rest of a segment holds, where a word before a colon tells that; else null. */
function topicOf(segment: Segment): string | null {
  const [first] = segment;
  const word = first?.label === 'T' ? (catchword.exec(first.text)?.[1] ?? '') : '';
  const [opening = ''] = word.split(' ');
  const isName = isPersonName(opening) || englishWords().frequency(opening.toLowerCase()) === 0;
  return word === '' || isName || announces.test(word) || hasVerb(word) || word.endsWith(' matters')
    ? null
    : `For ${withoutCapital(word)}`;
}

const catchword = /^(\p{L}[\p{L} -]{2,30}?)\s?:$/u;
/** Words before a colon that say nothing of the thing. */
const announces =
  /^(?:(?:also |and )?(?:note|reminder|update|fyi|important|idea|also|ps|heads up|attention|wish|request|ask|bonus|extra|must|should|could|must haves?|nice to haves?|rules?|fix|expected|wanted|needs?|needed|todo|to do|proposal|plan|goal|new|now|first|second|third|last|finally|next|then|please|yes|no|ok|okay))$/iu;

/** The words of a segment without those that only bind, and without talk. */
function saidIn(segment: Segment): string {
  return segment.flatMap(({ label, text }) => (/[MT]/u.test(label) ? [] : [text])).join(' ');
}
