import { contentWords } from '../../../document/content-words.ts';
import { noEffect } from '../../instruction.ts';
import { type Matter, matterOf } from '../../stated/matter.ts';
import type { ExactReader } from '../exact-reader.ts';
import { type Demand, demandsOf, holdSame, holdsAll, isSameWho } from './demands.ts';
import { superseded } from './superseded.ts';

/** Longer messages say more than one rule. */
const LONGEST = 160;
const isSeveral = /[.!;:?]\s|["“”„«»`\n]|->|→/u;
/** Those who speak of themselves, and what only points at something. */
const speaker =
  /^(?:(?:and|but|so|please|ok) )*(?:we|i|you|they|it|this|that|these|those|there|let|make)(?!\p{L})/iu;
const inPlace = /,? instead$/iu;
const since = /,? (?:from now on|now|again)$/iu;
const besides = /,? (?:too|as well|also)$|(?<=(?:can|may|must|should)) also(?= )/iu;
const former = /^(?<said>.{8,120}?),? (?:instead of|rather than) (?<old>(?:being |be )?[^,]{3,40})$/iu;
/** Words of how much of a thing, which alone may differ between two rules of the same. */
const quantities = contentWords(
  'all any every each no none nothing anything everything half full whole only full complete entire never always',
);
const mays = / (?:MUST|SHOULD|MAY) be (?:able|allowed) to /u;

/**
 * "Trucks over 7.5 t can book online too" where they must call the office, "guests must not see anything" where they see public ones, "… must call the
 * office instead of being refused": a rule that takes the place of the only one it cannot stand beside. Null where it can stand beside all, or goes
 * against several.
 */
export const ruleAgainst: ExactReader = (words, draft) => {
  const rule = ruleOf(words);
  if (rule === null) return null;
  const [only, ...others] = demandsOf(draft).filter((one) => goesAgainst(rule, one, demandsOf(draft)));
  if (!only || others.length > 0) return null;
  const { key } = only;
  return (now) => {
    const demand = demandsOf(now).find((one) => one.key === key);
    return demand ? superseded(now, demand, rule.said) : noEffect(now, `The document has no ${key}.`);
  };
};

/** A rule that feedback states, and how it says that it does not stand beside the others. */
interface Rule {
  readonly said: string;
  readonly matter: Matter;
  readonly sign: 'instead' | 'besides' | null;
  /** What it names as no longer so; empty for nothing. */
  readonly old: readonly string[];
}

function ruleOf(words: string): Rule | null {
  if (words.length > LONGEST || isSeveral.test(words) || speaker.test(words)) return null;
  const { said: before = words, old = '' } = former.exec(words)?.groups ?? {};
  const said = before.replace(since, '').replace(inPlace, '').replace(besides, '');
  const matter = matterOf(said);
  // what only says of something that it is there binds nobody
  if (matter === null || matter.doer.length === 0 || / ensure that /u.test(matter.demand)) return null;
  const sign = inPlace.test(before) || old !== '' ? 'instead' : besides.test(before) ? 'besides' : null;
  return { said, matter, sign, old: contentWords(old) };
}

function goesAgainst(
  { matter, sign, old }: Rule,
  { matter: standing, text }: Demand,
  all: readonly Demand[],
): boolean {
  if (!isSameWho(matter, standing)) return false;
  if (old.length > 0) return holdsAll([standing.deed, ...standing.thing], old);
  if (sign === 'instead') return matter.deed !== 'be';
  // those who are told apart may do what others do: the rule of their own no longer holds
  const isCase =
    matter.which.length > 0 &&
    mays.test(` ${matter.demand} `) &&
    !mays.test(` ${text} `) &&
    all.some(({ matter: other }) => !isSameWho(other, matter) && isSameDeed(matter, other));
  return isCase || (sign === null && isOpposite(matter, standing));
}

const isSameDeed = (one: Matter, other: Matter) =>
  holdsAll([one.deed], [other.deed]) && holdsAll(other.thing, one.thing);

/** Whether two rules tell the same of the same but for whether they deny it, or for how much of it. */
function isOpposite(one: Matter, other: Matter): boolean {
  if (!holdsAll([one.deed], [other.deed])) return false;
  const [left, right] = [one, other].map(({ thing }) => thing.filter((word) => !isQuantity(word)));
  if (!left || !right) return false;
  const isSame = holdSame(left, right);
  const isOfAll = left.length === 0 && (one.isDenied || one.thing.some(isQuantity));
  if (one.isDenied !== other.isDenied) return isSame || isOfAll;
  return isOfAll || (isSame && one.thing.some(isQuantity));
}

const isQuantity = (word: string) => quantities.includes(word);
