import { describe, expect, it } from 'vitest';
import { sentenceOf } from '../compose/voice/english.ts';
import { read } from '../read/read.ts';
import { demandOf } from './demand.ts';
import { maskSpan } from './mask.ts';

function voiced(text: string): string | null {
  const source = read(text);
  const demand = demandOf(maskSpan(source, { start: 0, end: text.length }), 'MUST', null, null);
  return demand && sentenceOf(demand);
}

describe('demandOf', () => {
  it.each([
    ["I'll add a code for it.", 'The change MUST add a code for it.'],
    ["Let's replace the picker with a native one.", 'The change MUST replace the picker with a native one.'],
    ['Seats limited to 20 for now.', 'Seats MUST be limited to 20 for now.'],
    ['Sorted by price.', 'It MUST be sorted by price.'],
    ["Obviously we shouldn't touch the payment step.", 'The system SHOULD NOT touch the payment step.'],
    ['Would be good if a rename is visible at once.', 'A rename MUST be visible at once.'],
    ['Ben: add a key table for it.', 'The change MUST add a key table for it (Ben).'],
    ['Needs caching.', 'The system MUST provide caching.'],
    ['Private files need signed URLs.', 'Private files MUST have signed URLs.'],
    [
      "If the new model is worse than the old one don't deploy it.",
      'If the new model is worse than the old one, the system MUST NOT deploy it.',
    ],
    ['Leave out refactorings.', 'The system MUST leave out refactorings.'],
  ])('says «%s» as «%s»', (text, sentence) => {
    expect(voiced(text)).toBe(sentence);
  });

  it('leaves a sentence whole whose verb it does not know', () => {
    expect(voiced('Cart-service multiplies every discount it gets from the other service.')).toBeNull();
  });
});
