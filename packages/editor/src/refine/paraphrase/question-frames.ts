import { contentWords } from '../../document/content-words.ts';
import { areKin } from '../claims/kin.ts';
import { type Measure, measuresIn } from '../claims/measure.ts';
import type { Draft } from '../draft.ts';
import { demandsIn, holds } from '../told/demand-meant.ts';
import { type Frame, frame } from './frame.ts';

/** Ways in which people ask for a change as if they asked whether it can be. */
export const questionFrames: readonly Frame[] = [
  // "what about rate limiting per IP? max 20 per hour"
  frame(
    '(?:what|how) about (?:the |a |an )?(?<topic>[\\p{L}][^?]{2,60})\\?+\\s(?<words>(?:max(?:imum|\\.)?|at most|no more than|up to|min(?:imum|\\.)?|at least) \\d[^?]{1,60})',
    ({ topic = '', words = '' }, draft) => {
      const wanted = contentWords(topic);
      const isKnown = draft.items.some(({ key, text }) => {
        const held = contentWords(text);
        return key !== null && wanted.every((word) => held.some((other) => areKin(word, other)));
      });
      return isKnown || wanted.length === 0 ? null : `add a requirement: ${topic}: ${words}`;
    },
  ),
  // "can we take files up to 40 MB?"
  frame('(?:can|could|may|might) (?:we|they|it) (?:please |also |maybe )*(?<said>[^?]{6,100})\\?+', valued),
  // "about the open questions: no CSV, and files are kept for 30 days"
  frame(
    '(?:(?:about|regarding|on|as for|concerning|(?:here are )?(?:the |my |our )?answers (?:to|for)) )(?:the |your |those )?(?:open |remaining )*questions\\s?[:–—-]\\s(?<said>[^?]{6,300})',
    ({ said = '' }) => said,
  ),
];

/** The order that the one limit of this kind which speaks of the same is the value that was asked for. */
function valued({ said = '' }: Parameters<Frame['orders']>[0], draft: Draft): string | null {
  const [fresh, ...more] = measuresIn(said, 0, said.length);
  if (!fresh || more.length > 0 || fresh.kind === 'count') return null;
  const topic = contentWords(said.replace(fresh.text, ' '));
  const meant = demandsIn(draft).flatMap(({ key, words, raw }) => {
    const [old, ...others] = measuresIn(raw, 0, raw.length).filter((one) => isLike(one, fresh));
    return old && others.length === 0 && topic.some(holds(words)) ? [{ key, old }] : [];
  });
  const [only, ...others] = meant;
  return only && others.length === 0 && only.old.amount !== fresh.amount
    ? `change ${only.key} to ${fresh.text}`
    : null;
}

const isLike = (one: Measure, other: Measure) => one.kind === other.kind && one.per === other.per;
