import { conditionOf } from './clause/condition.ts';
import { cuesIn } from './lexicon/cues.ts';
import { lowerWord } from './lower-word.ts';
import { changed, joined, type Masked, restore } from './mask.ts';
import { isDemand, type Statement } from './statement.ts';

/**
 * "A guest must never see the price, answer 404 in that case": what is to be done in the case of the statement before says by itself which that is: "If a guest
 * tries to see the price, answer 404". What names no case before stays. English.
 */
export function referredCases(statements: readonly Statement[]): Statement[] {
  return statements.map((one, at) => {
    const before = statements[at - 1];
    const [pointer = ''] = pointing.exec(one.masked.text) ?? [];
    if (pointer === '' || !isDemand(one) || before === undefined || before.block !== one.block) return one;
    const stated = caseOf(before.masked);
    if (stated === null) return one;
    const rest = one.masked.text.replace(pointer, '').replace(/^[\s,]+/u, '');
    const masked = joined(stated, ', ', changed(one.masked, lowerWord(rest)));
    return { ...one, masked, text: restore(masked) };
  });
}

/** Which case is meant, where it stands alone at the start or behind what is to be done. */
const pointing = /^in (?:that|this|such a|which) case,? |,? in (?:that|this|such a) case(?=[,.;!]|$)/iu;

/** The case that a sentence names, or in which what it forbids is tried. */
function caseOf(masked: Masked): Masked | null {
  const said = masked.text.replace(/[.!]+$/u, '');
  const { condition } = conditionOf(said);
  if (condition !== null && /^(?:if|when|whenever|once) /iu.test(condition))
    return changed(masked, condition);
  const { who = '', deed = '' } = forbids.exec(said)?.groups ?? {};
  if (deed === '' || (!nobody.test(who) && !cuesIn(who, 'en').has('actor'))) return null;
  const doer = nobody.test(who) ? 'somebody' : lowerWord(who);
  const tries = /(?:^an? |^(?:the|each|every) .*[^s]$|^somebody$)/iu.test(doer) ? 'tries' : 'try';
  return changed(masked, `If ${doer} ${tries} to ${deed}`);
}

const nobody = /^(?:nobody|no ?one)$/iu;
/** "A partner must never see …", "nobody may open it": a deed, and no state. */
const forbids =
  /^(?<who>(?:nobody|no ?one)(?= (?:must|may|can|should))|[^,;:]{2,40}?(?= (?:must|may|can|should) (?:not|never)|(?: cannot| can['’]t))) (?:(?:must|may|can|should)(?: not| never)?|cannot|can['’]t)(?: be able to| ever)? (?<deed>(?!be |have )\p{Ll}{2,} [^;:]{2,120})$/iu;
