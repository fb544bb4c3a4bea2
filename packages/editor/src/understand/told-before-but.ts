import type { Source } from '../read/source.ts';
import { isOneSentence } from './argument/written.ts';
import { ordersInCase } from './imperative.ts';
import { cuesIn } from './lexicon/cues.ts';
import { isDemand, type Statement } from './statement.ts';
import { strengthOf } from './strength.ts';

/** What stands between what there is and what is wrong with it. */
const contrasts = /^[\s,;]{0,3}(?:but|yet|and yet|however|though|although)[\s,]/iu;

/**
 * "Stripe gives us idempotency keys but we generate a new one on every click": what is wrong today stands against what is so today, and
 * not against what is to be. English.
 */
export function toldBeforeBut(statements: readonly Statement[], { text }: Source): Statement[] {
  return statements.map((one, at): Statement => {
    const next = statements[at + 1];
    const isTold =
      next?.kind === 'problem' &&
      isDemand(one) &&
      isOneSentence(one, next) &&
      contrasts.test(text.slice(one.end, next.start)) &&
      strengthOf(cuesIn(one.masked.text, 'en'), one.masked.text) === null &&
      !ordersInCase(one.masked.text);
    return isTold ? { ...one, kind: 'problem', strength: null } : one;
  });
}
