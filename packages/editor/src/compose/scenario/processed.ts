import type { Strength } from '../../understand/statement.ts';
import { conjugated, isPlural, negated } from '../voice/english.ts';
import { withArticle } from './act.ts';
import { inUse } from './case.ts';
import { contraryKind } from './contrary-kind.ts';
import type { Parts } from './parts.ts';
import type { Steps } from './steps.ts';

/** What is done to things that are there before, and nothing that makes them. */
const treating =
  /^(?:(?:also|always|only|automatically|immediately|still) )?(?<verb>reject|refuse|accept|drop|discard|skip|ignore|mark|flag|sort|classify|validate|verify|check|parse|convert|translate|merge|deduplicate|compress|encrypt|decrypt|archive|delete|remove|strip|mask|filter|count|weigh|group|retry|repeat|resend|forward|route|store|save|index|normali[sz]e|round|hide|highlight|block|lock|unlock|release|cancel|refund|charge|escalate|log|record|answer|import|tag|rename|move|copy|split|resize|review|quarantine|replay|categori[sz]e|summari[sz]e|extract|number|crop|trim|anonymi[sz]e|pseudonymi[sz]e|redact|cache|queue|order|rank) (?<behind>.{4,})$/su;

const noun = String.raw`(?:(?!(?:the|its|their|it|them|that|this|what|who|how|only|no|up|out|off|back|down|over|on|in|to|as|at|by|for|from|with)(?!\p{L}))[\p{L}\d'’-]+ ){0,3}?[\p{L}-]{3,}`;
/** What says which of them are meant, up to the end where it is a clause. */
const which = '(?: (?:that|which|who) [^,;:()]{2,80}(?=$))';
const bound =
  '(?: (?:without|older|younger|larger|bigger|smaller|longer|shorter|above|below|over|under|outside) [^,;:()]{2,60}?)';
/** "Unknown devices with 403" says how they are turned away. */
const belonging = String.raw`(?: (?:with|of) (?!(?:an? )?(?:HTTP |status |code |error )*\d)[^,;:()]{2,60}?)`;
const how = String.raw`(?<how> (?:as|to|into|in|for|after|before|at|from|per|until|on|automatically|immediately)(?!\p{L}) ?[^;:]*)?`;
const each = new RegExp(
  `^(?:each|every|any) (?<thing>${noun}(?:${which}|${bound}|${belonging})?)${how}$`,
  'u',
);
const one = new RegExp(`^an? (?<thing>${noun}(?:${which}|${bound}))${how}$`, 'u');
const several = new RegExp(`^(?:all )?(?<thing>${noun}(?:${which}|${bound}|${belonging})?)${how}$`, 'u');
/** Of what is turned away "with" says which, of what is worked on it says how. */
const turnsAway = /^(?:reject|refuse|accept|drop|discard|skip|ignore|filter|hide|mask|block|delete|remove)$/u;

/** What a demand does to which things. */
interface Treated {
  readonly thing: string;
  readonly isOne: boolean;
  /** "reject it as unreadable". */
  readonly deed: string;
}

function treatedIn({ subject, whole, ability, condition }: Parts, strength: Strength): Treated | null {
  if (strength === 'MAY' || condition !== null || ability !== null || pronoun.test(subject)) return null;
  const { verb = '', behind = '' } = treating.exec(whole)?.groups ?? {};
  const single = (each.exec(behind) ?? one.exec(behind))?.groups;
  const found = single ?? several.exec(behind)?.groups;
  const thing = found?.['thing'] ?? '';
  if (/ with /u.test(thing) && !turnsAway.test(verb)) return null;
  if (thing === '' || joined.test(behind) || isPlural(thing) === (single !== undefined)) return null;
  return {
    thing,
    isOne: single !== undefined,
    deed: `${verb} ${single ? 'it' : 'them'}${found?.['how'] ?? ''}`,
  };
}

/**
 * "The receiver rejects messages with a wrong checksum": there are such, and what is done to them. Null where a demand treats nothing
 * that could be there before. English.
 */
export function processedSteps(parts: Parts, strength: Strength): Steps | null {
  const found = treatedIn(parts, strength);
  if (found === null) return null;
  const { thing, isOne, deed } = found;
  const { subject, isNegative } = parts;
  const isNarrowed = narrowed.test(thing) || contraryKind(isOne ? withArticle(thing) : thing) !== null;
  if (pointing.test(thing) || !(isNarrowed || (isOne && / (?:as|into|to) /u.test(deed)))) return null;
  return {
    given: inUse,
    trigger: isOne ? `there is ${withArticle(thing)}` : `there are ${thing}`,
    outcome: `${subject} ${isNegative ? negated(deed, subject) : conjugated(deed, subject)}`,
  };
}

/** Which things are meant: that there are any at all is no case. */
const narrowed =
  / (?:that|which|who|with|without|older|younger|larger|bigger|smaller|longer|shorter|above|below|over|under|outside) /u;
const pointing =
  /^(?:such|both|these|those|ones?)(?!\p{L})|(?<!\p{L})(?:ones?|or|and|it|them|that$|this)(?!\p{L})/iu;

/** Things of the same sort that its words leave out. */
export function processedCounter(parts: Parts, strength: Strength): Steps | null {
  const found = parts.isNegative ? null : treatedIn(parts, strength);
  const other = found && contraryKind(found.isOne ? withArticle(found.thing) : found.thing);
  if (!found || !other) return null;
  return {
    given: inUse,
    trigger: `there ${found.isOne ? 'is' : 'are'} ${other}`,
    outcome: `${parts.subject} ${negated(found.deed, parts.subject)}`,
  };
}

const pronoun =
  /^(?:it|they|this|that|these|those|there|he|she|who|whoever|what|nobody|nothing|none|no|only|both|the change)(?!\p{L})/iu;
/** Several deeds, or what hangs on another case. */
const joined =
  /(?<!\p{L})(?:and|but|then|if|when|unless|while|because|so|how|what|whether|instead|rather|twice|again)(?!\p{L})|[();:]/iu;
