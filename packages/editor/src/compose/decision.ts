import type { Statement } from '../understand/statement.ts';
import type { Composition } from './composition.ts';

/** The first decision the input names, else null; a word alone is a heading and decides nothing. */
export function firstDecision({ understanding }: Composition): Statement | null {
  return (
    understanding.statements.find(
      ({ kind, text }) => kind === 'decision' && (!/^\p{L}+[.:]?$/u.test(text) || unspaced.test(text)),
    ) ?? null
  );
}

/** Scripts without spaces between words. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}]/u;

/** The decision that the document opens with for its audience, which needs no second place in the summary; else null. */
export function decisionAtTop(composition: Composition): Statement | null {
  const { audience, format } = composition.request;
  return audience === 'Tech Lead' && format !== 'Prompt' ? firstDecision(composition) : null;
}
