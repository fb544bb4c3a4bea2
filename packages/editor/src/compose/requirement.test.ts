import { describe, expect, it } from 'vitest';
import { createEditor } from '../index.ts';

const editor = createEditor();

/** The requirements of a technical specification of a text, without their ids. */
async function requirementsOf(input: string): Promise<string[]> {
  const { output } = await editor.translate({
    input,
    format: 'Technical Spec',
    audience: 'Senior Dev',
    context: 'Backend',
    tone: 50,
  });
  return [...output.matchAll(/^- \*\*N?FR-\d+:\*\* (.+)$/gmu)].map(([, text = '']) => text);
}

describe('the requirements of a text', () => {
  it.each([
    // a sentence that opens like an addition, and has a subject and a verb of its own
    [
      'One command rolls back code and configuration together. Each team practises once a quarter.',
      [
        'One command MUST roll back code and configuration together.',
        'Each team MUST practise once a quarter.',
      ],
    ],
    // what is possible with a thing that is told of in passing
    [
      'Tickets carry a signature that can be checked without network.',
      ['Tickets MUST carry a signature that can be checked without network.'],
    ],
    // what is done has no article
    [
      'Recording an entry adds at most 5 ms to a request.',
      ['Recording an entry MUST add at most 5 ms to a request.'],
    ],
    // a subject from the sentence before stands within this one
    [
      'Callers identify themselves by their service account. Over the budget they receive 429 with a header.',
      [
        'Callers MUST identify themselves by their service account.',
        'Over the budget, callers MUST receive 429 with a header.',
      ],
    ],
    // only the second of two verbs is an ability
    [
      'Suggestions adapt to the user and can be reset.',
      ['Suggestions MUST adapt to the user and be able to be reset.'],
    ],
    [
      'The clerk checks the form and can ask for more.',
      ['The clerk MUST check the form and be able to ask for more.'],
    ],
    ['Nothing goes out unapproved.', ['The system MUST ensure that nothing goes out unapproved.']],
    ['No bucket can be public any more.', ['It MUST NOT be possible for any bucket to be public any more.']],
    ['Nothing can be copied out of it.', ['The system MUST ensure that nothing can be copied out of it.']],
    [
      'Group them by message and place in the code.',
      ['The system MUST group them by message and place in the code.'],
    ],
    [
      'Terms like that are defined once and used by everyone.',
      ['(MUST) Terms like that are defined once and used by everyone.'],
    ],
    ['Smooth with 600 cards.', ['(MUST) Smooth with 600 cards.']],
    ['Paper: two designs, 3.50 each.', ['(MUST) Paper: two designs, 3.50 each.']],
    [
      'Sessions: 12h for web, 30 days for mobile.',
      ['Sessions MUST be as follows: 12h for web, 30 days for mobile.'],
    ],
    [
      "A bill must show consumption per tariff, the estimated share and last year's value.",
      ["A bill MUST show consumption per tariff, the estimated share and last year's value."],
    ],
    ['Do resumable uploads.', ['The system MUST do resumable uploads.']],
    ['The adapter answers within one second.', ['(MUST) The adapter answers within one second.']],
  ])('are worded as they are meant: %s', async (text, expected) => {
    const found = await requirementsOf(text);
    expect(found).toEqual(expected);
  });
});
