import { irregularVerb, regularVerb } from '../../../correct/lexicon/inflected.ts';
import { gerundOf, pastOf } from '../../../correct/lexicon/inflection.ts';
import { thirdPersonOf } from '../../../correct/lexicon/verbs.ts';
import { participleOf } from '../../../understand/clause/participle.ts';
import { baseOfParticiple } from '../../../understand/clause/verbs.ts';

/** The base of a participle: "stored" → "store"; null where none is known. */
export function baseOfDone(participle: string): string | null {
  const word = participle.toLowerCase();
  return baseOfParticiple(word) ?? irregularVerb(word)?.key ?? regularVerb(word)?.key ?? null;
}

function pastForm(base: string): string {
  const forms = irregularVerb(base);
  return forms?.members[2] ?? pastOf(base);
}

/**
 * What "must not be stored", "was automatically deleted" and "has been sent" are of somebody who does it: "must not store", "automatically deleted", "have
 * sent". Null for helpers that say something else.
 *
 * @param helpers the words before the participle
 * @param base of the verb
 */
export function activeForm(helpers: readonly string[], base: string, isByMany: boolean): string | null {
  const adverbs = helpers.filter((word) => ADVERB.test(word));
  const said = helpers.filter((word) => !ADVERB.test(word)).join(' ');
  const verb = form(said, base, isByMany);
  return verb === null ? null : withAdverbs(verb, adverbs);
}

/** What may stand among the helpers and says how or when. */
export const ADVERB = /^(?:\p{Ll}{3,}ly|also|always|never|still|then|only|already)$/u;

function form(said: string, base: string, isByMany: boolean): string | null {
  const modal = /^(will|would|can|could|may|might|must|should|shall)( not)? be$/u.exec(said);
  if (modal) return `${modal[1]}${modal[2] ?? ''} ${base}`;
  const duty = /^(needs?|needed|has|have|had) to be$/u.exec(said)?.[1];
  if (duty !== undefined) return `${dutyOf(duty, isByMany)} to ${base}`;
  switch (said) {
    case 'cannot be':
      return `cannot ${base}`;
    case 'is':
    case 'are':
      return isByMany ? base : thirdPersonOf(base);
    case 'is not':
    case 'are not':
      return `${isByMany ? 'do' : 'does'} not ${base}`;
    case 'was':
    case 'were':
      return pastForm(base);
    case 'was not':
    case 'were not':
      return `did not ${base}`;
    case 'is being':
    case 'are being':
      return `${isByMany ? 'are' : 'is'} ${gerundOf(base)}`;
    case 'has been':
    case 'have been':
      return `${isByMany ? 'have' : 'has'} ${participleOf(base)}`;
    case 'had been':
      return `had ${participleOf(base)}`;
    default:
      return null;
  }
}

function dutyOf(duty: string, isByMany: boolean): string {
  if (/^needs?$/u.test(duty)) return isByMany ? 'need' : 'needs';
  if (/^ha(?:s|ve)$/u.test(duty)) return isByMany ? 'have' : 'has';
  return duty;
}

/** An adverb stands behind the first helper, and before a verb that has none. */
function withAdverbs(verb: string, adverbs: readonly string[]): string {
  if (adverbs.length === 0) return verb;
  const [first = '', ...others] = verb.split(' ');
  return others.length === 0 ? [...adverbs, first].join(' ') : [first, ...adverbs, ...others].join(' ');
}
