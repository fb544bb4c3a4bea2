import { wordCount } from '../../read/word-count.ts';
import { leavesBracketOpen } from './brackets.ts';
import { presentClause } from './present.ts';
import { isBaseVerb } from './verbs.ts';

/** Where the subject of another sentence stands behind a comma. */
const nextSubject =
  /,\s{1,3}(?=(?:(?:they|he|she|we|i|you|it|that|there|nobody|no one|somebody|someone|everybody|everyone|everything(?: else)?|nothing(?: else)?)(?:['’](?:s|re|ll|d|ve|m))?|(?:the|our|an?|every|each|all|some|most|\p{L}+) \p{L}+(?: \p{L}+)?)\s)/giu;
const pronoun =
  /^(?:they|he|she|we|i|you|it|that|there|nobody|no one|somebody|someone|everybody|everyone|everything(?: else)?|nothing(?: else)?)(?:['’](?:s|re|ll|d|ve|m)(?!\p{L})|(?:\s(?:also|then|still|only|just|never|always|already|usually|even|now))?\s(?!(?:and|or|but|who|which|that|of|in|on|at|to|for|with|from|by|as)(?!\p{L}))\p{L}+)/iu;
/** What opens a clause that cannot stand alone, or a phrase before the subject. */
const dependent =
  /(?<!\p{L})(?:if|when|whenever|once|after|before|while|until|unless|as|because|since|given|although|though|whereas|where|who|which|that|what|how|why|whether)(?!\p{L})/iu;
const opensPhrase =
  /^(?:should (?:the|an?|any|some(?:body|one)?|any(?:body|one)|it|they|he|she)|to|for|in|on|at|by|with|without|during|instead|like|from|depending|based|according|now that|so that|not only|either|neither|both|rather|the more|whatever|however|no matter|let['’]?s say)(?!\p{L})/iu;
const finite =
  /(?<!\p{L})(?:is|are|was|were|has|have|had|gets?|got|goes|went|does|do|did|can|can['’]t|cannot|will|won['’]t|would|must|should|needs?|wants?|knows?|sent|said|lost|found|took|came)(?!\p{L})|['’](?:s|re|m|ve|ll)(?!\p{L})/iu;
/** Words each sentence has at least. */
const fewest = 3;

/**
 * A sentence of talk with a semicolon where only a comma stands between two that are whole: "the browser opens a file; they pick
 * the printer". Masked English prose; the words stay as they are.
 */
export function partedRunOn(prose: string): string {
  return runOnCommas(prose).reduceRight(
    (text, index) => `${text.slice(0, index)};${text.slice(index + 1)}`,
    prose,
  );
}

/** The offsets of the commas of a sentence that stand between two: behind one that is whole, before a subject and its verb. */
export function runOnCommas(prose: string): number[] {
  if (/[?？]["')\]]{0,2}$/u.test(prose)) return [];
  return [...prose.matchAll(nextSubject)].flatMap(({ 0: mark, index }) => {
    const before = prose.slice(0, index);
    return !leavesBracketOpen(before) && stands(before) && begins(prose.slice(index + mark.length))
      ? [index]
      : [];
  });
}

/** Whether what stands before a comma is a sentence, and nothing in it waits for what follows. */
function stands(before: string): boolean {
  if (wordCount(before) < fewest || hangs.test(before) || opensPhrase.test(before)) return false;
  const clauses = before.split(/[,;]\s/u);
  return (
    !clauses.some((clause) => dependent.test(/^(?!that \p{L}+s )\S+/u.exec(clause)?.[0] ?? '')) &&
    clauses.some(isWhole)
  );
}

const hangs = /(?<!\p{L})(?:is|are|was|that|and|or|but|like)$/iu;

function isWhole(clause: string): boolean {
  if (opensPhrase.test(clause)) return false;
  const main = clause.replace(/^that (?=\p{L}+s )/iu, 'it ').split(dependent)[0] ?? '';
  const order = /^(?:and |then |also )?(\p{L}+)\s/iu.exec(main)?.[1] ?? '';
  const [, verb = ''] =
    /^(?:(?:right )?now |today |currently )?(?:the |our |all )?\p{L}+s (\p{Ll}+)(?: |$)/iu.exec(main) ?? [];
  return (
    finite.test(main) ||
    presentClause(main.trim()) !== null ||
    doesSomething.test(main) ||
    isBaseVerb(order) ||
    isBaseVerb(verb)
  );
}

/** "The browser opens a file", "it needs a login": a verb in the third person before what it is done to. */
const doesSomething =
  /^(?:(?:the|our|every|each|an?) \p{L}+|it) \p{Ll}{2,}s (?:the|an?|it|them|all|each|every|one|our|their|its|his|her|\d|\uE010)/iu;

/** "…, which is how we lost it": a part of the sentence before. "That is slow" is one by itself. */
const opensPart =
  /^(?:which|who|whose|where|when|whenever|if|because|since|while|until|unless|as|after|before|although|though|whereas|so that|whatever|whoever|whichever|wherever|however (?:many|much|long|often|few|big|small|far|late)|regardless|no matter)(?!\p{L})/iu;

function begins(after: string): boolean {
  const own = (after.split(/[,;]\s/u)[0] ?? '').replace(/[.!]+$/u, '');
  if (own.split(/\s+/u).length < fewest || opensPart.test(own)) return false;
  if (pronoun.test(own) || doesSomething.test(own)) return true;
  return /^(?:the|our|every|each|all|some|most)\s/iu.test(own)
    ? presentClause(own) !== null
    : /^(?:\p{L}+ ){1,2}(?:is|are|was|were) (?:not |already |still )?\p{L}/iu.test(own);
}
