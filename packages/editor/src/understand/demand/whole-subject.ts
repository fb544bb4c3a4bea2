import { thirdPersonOf } from '../../correct/lexicon/verbs.ts';
import { isCountedNoun } from '../../correct/lexicon/word-class.ts';
import { withCapital } from '../../first-letter.ts';
import { presentClause } from '../clause/present.ts';
import type { Conditional } from './by-label.ts';

/** "No invoice is ever changed": what binds an invoice not to, for "no invoice must" leaves open whether it may. */
export function denied(demand: Conditional): Conditional {
  // "Nothing can be copied": it is possible for nothing
  const [, none = '', rest = ''] = /^be possible for no(thing|body) (to .*)$/su.exec(demand.action) ?? [];
  if (none !== '' && !demand.isNegative)
    return { ...demand, isNegative: true, action: `be possible for any${none} ${rest}` };
  const [, of = ''] = /^be possible for no (?!one |more |less )(\p{L}.* to .*)$/su.exec(demand.action) ?? [];
  if (of !== '' && !demand.isNegative)
    return { ...demand, isNegative: true, action: `be possible for any ${of}` };
  // "Nothing must be shared" leaves open whether it may.
  if (
    /^(?:nothing|nobody|no one|none)$/iu.test(demand.subject) &&
    !demand.isNegative &&
    !demand.action.startsWith('be able to ')
  ) {
    const [verb = ''] = demand.action.split(' ', 1);
    return {
      ...demand,
      subject: demand.condition === null ? 'The system' : 'the system',
      action: `ensure that ${demand.subject.toLowerCase()} ${verb === 'be' ? 'is' : thirdPersonOf(verb)}${demand.action.slice(verb.length)}`,
    };
  }
  const [, thing = ''] =
    /^no (?!(?:one|more|less|longer|matter)(?!\p{L}))(\p{L}.*)$/isu.exec(demand.subject) ?? [];
  // "No clause found means the answer is …": the absence is what means something.
  if (thing === '' || demand.isNegative || / means (?=\p{L})/u.test(thing)) return demand;
  const head =
    /^(?:\p{L}+ ){0,2}?(\p{L}+)(?= (?:of|for|in|on|with|from|that|who|older|which) |$)/iu.exec(thing)?.[1] ??
    '';
  const one = /^[aeiou]/iu.test(thing) ? 'an ' : 'a ';
  const article = isCountedNoun(head.toLowerCase()) || /^(?:child|person|man|woman)$/iu.test(head) ? one : '';
  const subject = demand.condition === null ? withCapital(article + thing) : article + thing;
  return { ...demand, subject, isNegative: true, action: demand.action.replace(/^(be )?ever /u, '$1') };
}

/** "The clerk checks the form and can ask for more": what stands before "can" is a deed of the same subject. */
export function withoutClause(made: Conditional | null): Conditional | null {
  const before = /^(.{8,120}) and$/su.exec(made?.subject ?? '')?.[1];
  const clause = before === undefined ? null : presentClause(before);
  // "Comments contain personal data and have to be deleted": only what stands behind "and" binds.
  if (
    made &&
    before !== undefined &&
    clause &&
    !/^be able to /u.test(made.action) &&
    before.startsWith(clause.subject)
  )
    return { ...made, subject: `${clause.subject}, which${before.slice(clause.subject.length)},` };
  return made && clause && !clause.isNegative
    ? {
        ...made,
        subject: clause.subject,
        action: `${clause.action} and ${made.action}`,
      }
    : made;
}
