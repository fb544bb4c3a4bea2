import { VendorFailure } from './failure.ts';
import type { AnswerPart } from './question.ts';

const OPENING = /^\s*<(think|thinking|thought|reasoning)>/iu;
/** Longer than every opening tag. */
const MOST_HELD = 40;

/**
 * Takes out of an answer, part by part, what a model thinks aloud before it: servers that do not know a model's way of thinking pass it
 * on as text, in tags.
 *
 * @param source the text the answer is made of, which may begin with such a tag itself
 * @returns gives for each part what is left to say; throws a {VendorFailure} at the end where nothing else came
 */
export function withoutThinking(source: string): (part: AnswerPart) => readonly AnswerPart[] {
  let state: 'beginning' | 'thinking' | 'after' | 'speaking' = OPENING.test(source)
    ? 'speaking'
    : 'beginning';
  let held = '';
  let closing = '';
  return (part) => {
    if (part.type === 'end') {
      if (state === 'thinking' || state === 'after') throw new VendorFailure('empty');
      return state === 'beginning' && held !== '' ? [{ type: 'text', text: held }, part] : [part];
    }
    held += part.text;
    if (state === 'beginning') {
      const tag = OPENING.exec(held);
      if (tag !== null) {
        state = 'thinking';
        closing = `</${tag[1]}>`.toLowerCase();
      } else if (!mayBecomeTag(held)) state = 'speaking';
    }
    if (state === 'thinking') {
      const end = held.toLowerCase().indexOf(closing);
      // What is long gone need not be searched again.
      held = end === -1 ? held.slice(-closing.length) : held.slice(end + closing.length);
      if (end !== -1) state = 'after';
    }
    if (state === 'after') {
      held = held.trimStart();
      if (held !== '') state = 'speaking';
    }
    if (state !== 'speaking') return [];
    const text = held;
    held = '';
    return [{ type: 'text', text }];
  };
}

/** Whether a beginning is so far nothing but white space and part of a tag. */
function mayBecomeTag(text: string): boolean {
  return text.length < MOST_HELD && /^\s*(?:<[a-z]{0,9})?$/iu.test(text);
}
