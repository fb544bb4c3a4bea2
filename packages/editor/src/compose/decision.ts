import type { Statement } from '../understand/statement.ts';
import type { Composition } from './composition.ts';

/** The first decision the input names, else null; a word alone is a heading and decides nothing, and what stays as it is is no change. */
export function firstDecision({ understanding }: Composition): Statement | null {
  return (
    understanding.statements.find(
      (one) =>
        one.kind === 'decision' &&
        !keepsAsIs(one) &&
        (!/^\p{L}+[.:]?$/u.test(one.text) || unspaced.test(one.text)),
    ) ?? null
  );
}

/** "We keep the two week rhythm": decides that something stays as it is, and nothing else. English. */
export function keepsAsIs({ masked }: Statement): boolean {
  return keeps.test(masked.text);
}

const keeps =
  /^we(?:['’]ll| will)? (?:just |still )?(?:keep|stay (?:on|with)|stick (?:to|with)|continue|leave|remain)(?!\p{L})(?! (?:out|off)(?!\p{L}))(?!.*(?<!\p{L})(?:and|but|instead|rather|only|for|until|from|as of|after)(?!\p{L}))[^,;:\d\uE010]*$/iu;

/** Scripts without spaces between words. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}]/u;

/** The decision that the document opens with for its audience, which needs no second place in the summary; else null. */
export function decisionAtTop(composition: Composition): Statement | null {
  const { audience, format } = composition.request;
  return audience === 'Tech Lead' && format !== 'Prompt' ? firstDecision(composition) : null;
}
