import { VendorFailure } from './failure.ts';
import type { AnswerPart } from './question.ts';

const OPENING = /^\s*<(think|thinking|thought|reasoning)>/iu;
/** Longer than every opening tag. */
const MOST_HELD = 40;

/**
 * An answer without what a model thinks aloud before it: servers that do not know a model's way of thinking pass it on as text, in
 * tags.
 *
 * @param source the text the answer is made of, which may begin with such a tag itself
 * @throws {VendorFailure} when nothing else came
 */
export async function* withoutThinking(
  parts: AsyncIterable<AnswerPart>,
  source: string,
): AsyncGenerator<AnswerPart> {
  let state: 'beginning' | 'thinking' | 'after' | 'speaking' = OPENING.test(source)
    ? 'speaking'
    : 'beginning';
  let held = '';
  let closing = '';
  for await (const part of parts) {
    if (part.type === 'end') {
      if (state === 'beginning' && held !== '') yield { type: 'text', text: held };
      if (state === 'thinking' || state === 'after') throw new VendorFailure('empty');
      yield part;
      return;
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
    if (state !== 'speaking') continue;
    yield { type: 'text', text: held };
    held = '';
  }
}

/** Whether a beginning is so far nothing but white space and part of a tag. */
function mayBecomeTag(text: string): boolean {
  return text.length < MOST_HELD && /^\s*(?:<[a-z]{0,9})?$/iu.test(text);
}
