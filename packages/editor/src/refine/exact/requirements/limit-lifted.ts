import { contentWords } from '../../../document/content-words.ts';
import { keysIn, leadingKey } from '../../../document/keys.ts';
import { hasVerb } from '../../clauses/statement.ts';
import type { Place } from '../../contrasts/value-places.ts';
import { type Draft, draftOf } from '../../draft.ts';
import { type Splice, splice } from '../../editing/splice.ts';
import { withoutEchoes } from '../../editing/without-part.ts';
import { applied, noEffect, type Outcome } from '../../instruction.ts';
import { reworded } from '../../instructions/reword-item.ts';
import { homeOf } from '../../target/keyed.ts';
import { type ExactReader, groupsOf } from '../exact-reader.ts';
import { type Demand, demandsOf } from './demands.ts';
import { meantPlaces } from './values-standing.ts';

const thing = '(?:the )?(?:number of )?(?<what>\\p{L}[\\p{L} -]{2,40}?)';
const limit = '(?:upper )?(?:limit|cap|maximum|max|restriction|bound)';
const patterns = [
  `^(?:there (?:is|should be|must be) )?no (?:more )?${limit} (?:on|for|of|to) ${thing}(?: any ?more| please)?$`,
  `^(?:remove|drop|lift|scrap|take out|delete|skip) the ${limit} (?:on|for|of|to) ${thing}$`,
  `^unlimited ${thing}$`,
  `^${thing} (?:is|are|should be|must be) (?:unlimited|not limited|no longer limited|without (?:a )?limit)$`,
].map((one) => new RegExp(one, 'iu'));
const bound = String.raw`(?:up to|at most|max(?:imum)?\.?(?: of)?|no more than|not more than|limited to)`;

/** "No limit on seats": what a requirement says of the most goes from wherever it is told, and its tests no longer test it. */
export const limitLifted: ExactReader = (words, draft) => {
  const what = groupsOf(patterns, words)?.['what'];
  if (what === undefined || outcomeOf(draft, what) === null) return null;
  return (now) => outcomeOf(now, what) ?? noEffect(now, `No limit on ${what} is told.`);
};

function outcomeOf(draft: Draft, what: string): Outcome | null {
  const places = meantPlaces(draft, {
    to: { kind: 'factor', by: 1 },
    topic: contentWords(what),
    lead: null,
    bound: 'most',
    per: null,
    key: null,
  });
  const demand = demandsOf(draft).find(({ target }) =>
    places.some(({ amount }) => target.start <= amount.start && amount.end <= target.end),
  );
  const [first] = places;
  if (!demand || !first) return null;
  const phrase = phraseOf(demand.text, first);
  const left = phrase === null ? '' : demand.text.replace(phrase, '').replace(/\s+(?=[.,])/gu, '');
  if (
    phrase === null ||
    !hasVerb(left.replace(/MUST|SHOULD|MAY/u, 'must')) ||
    / (?:have|be|has|of|with)[.]?$/u.test(left)
  )
    return null;
  return withoutPhrase(draft, demand, phrase, left, what);
}

/** The words of a requirement that tell the limit, with the mark or the joint that ties them to the rest. */
function phraseOf(text: string, { amount: { text: value } }: Place): string | null {
  const digits = value.replace(/[.]/gu, '[.]');
  const told = `${bound} ${digits}(?: (?!and |or |but )[\\p{L}-]+)?(?: (?:per|a|each) \\p{L}+)?`;
  const behind = new RegExp(`,? ${told}(?=[.,;]|$)`, 'u').exec(text)?.[0];
  return behind ?? new RegExp(`(?<= )${told} and `, 'u').exec(text)?.[0] ?? null;
}

function withoutPhrase(draft: Draft, { key }: Demand, phrase: string, left: string, what: string): Outcome {
  const told = draft.units.flatMap(({ start, end, text }): Splice[] => {
    const own = leadingKey(text)?.family;
    const at = draft.text.slice(start, end).indexOf(phrase);
    const isOfIt = own !== 'T' && (own === undefined || keysIn(text).some((one) => one.text === key));
    return at < 0 || !isOfIt ? [] : [{ start: start + at, end: start + at + phrase.length, text: '' }];
  });
  const target = homeOf(draft, key);
  const retold = draftOf(splice(draft.text, told), draft.request);
  const now = draftOf(reworded(retold, homeOf(retold, key), left).text, draft.request);
  const text = target === null ? now.text : withoutEchoes(draft, target, now.text);
  return applied(draft, text, `Took the limit on ${what} out of ${key}.`);
}
