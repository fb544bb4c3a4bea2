import { wishOf } from '../../design/spoken/parameter-traits.ts';
import { draftOf } from '../../draft.ts';
import { splice } from '../../editing/splice.ts';
import { sameOperations } from '../../endpoints/operations.ts';
import { parametersOf, withParameters } from '../../endpoints/parameters.ts';
import { applied, noEffect } from '../../instruction.ts';
import { type ExactReader, groupsOf } from '../exact-reader.ts';
import { callsAlone, callsOf } from './named.ts';

const key = '(?:an? |the )?(?:optional |required )?[`"]?idempotency[ -]?keys?[`"]?(?: header)?';
const patterns: readonly RegExp[] = [
  `^(?:add |use |we need |require |accept |support )?${key} (?:on|for|to|in|with) (?<what>.{3,80})$`,
  `^(?<what>.{3,80}?) (?:needs?|should (?:have|accept|take|require|support|use)|must (?:have|accept|take|require)|takes?|accepts?|requires?|gets?) ${key}$`,
  `^make (?<what>.{3,80}?) idempotent (?:with|by|via|using|through) ${key}$`,
].map((one) => new RegExp(one, 'iu'));

/** "Idempotency key on POST /bookings": the header by which a repeated call is known. */
export const repeatKey: ExactReader = (words, draft) => {
  const what = groupsOf(patterns, words)?.['what'];
  const calls = what === undefined ? [] : callsAlone(what, draft);
  if (calls.length === 0) return null;
  const isRequired = /require|must/iu.test(words);
  return (now) => {
    let current = now;
    for (const call of sameOperations(now, calls)) {
      const [there] = sameOperations(current, [call]);
      if (!there || parametersOf(current, there).some((one) => /^idempotency-key$/iu.test(one))) continue;
      const wished = [wishOf('Idempotency-Key', { isRequired }, 'header')];
      current = draftOf(splice(current.text, withParameters(current, there, wished)), now.request);
    }
    return current.text === now.text
      ? noEffect(now, `${callsOf(calls)} takes an Idempotency-Key already.`)
      : applied(now, current.text, `Added the header Idempotency-Key to ${callsOf(calls)}.`);
  };
};
