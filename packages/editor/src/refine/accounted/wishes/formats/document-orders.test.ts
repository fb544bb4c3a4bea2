import type { Format } from '@faircopy/contract';
import { describe, expect, it } from 'vitest';
import { draftOf } from '../../../draft.ts';
import { revise } from '../../../samples/revise.ts';
import { triagePrompt } from '../../../samples/triage-prompt.ts';
import { formatWish } from '../format-wish.ts';

const rfc = `# Queues

## Metadata

- **Status:** Proposed

## Drawbacks

- One more service to run.

## Rationale and alternatives

- **Doing nothing:** orders get lost.
`;

const order = (feedback: string, previousOutput: string, format: Format) => {
  const request = {
    originalInput: '',
    previousOutput,
    feedback: '',
    audience: 'Senior Dev',
    context: 'Backend',
    format,
    tone: 50,
  } as const;
  const read = formatWish(feedback, draftOf(previousOutput, request));
  return read && 'orders' in read ? read.orders.join('. ') : read;
};

describe('formatWish, of an RFC', () => {
  for (const [feedback, said] of [
    [
      'the board met yesterday and the outcome is Accepted, so put that as status',
      'Set the status to Accepted',
    ],
    ['Status bitte auf Rejected setzen', 'Set the status to Rejected'],
    [
      "the downside that every client has to be updated isn't listed, add it under drawbacks",
      'Add to Drawbacks: every client has to be updated.',
    ],
    [
      'you left out a managed queue from the alternatives. we rejected that one as it costs too much',
      'Add to Rationale and alternatives: a managed queue: it costs too much.',
    ],
    [
      'We also considered a nightly job, but it comes too late for the auditors. Add it to the alternatives',
      'Add to Rationale and alternatives: a nightly job: it comes too late for the auditors.',
    ],
    [
      'alternatives: + a nightly job, why not: it comes too late for the auditors',
      'Add to Rationale and alternatives: a nightly job: it comes too late for the auditors.',
    ],
    [
      'missing alternative: a nightly job (it is too slow)',
      'Add to Rationale and alternatives: a nightly job: it is too slow.',
    ],
  ] as const)
    it(`reads: ${feedback}`, () => {
      expect(order(feedback, rfc, 'RFC')).toBe(said);
    });
  for (const feedback of [
    'a rejected message has no status',
    'was the RFC accepted?',
    'remove the drawback about the service',
    'the drawbacks are too long',
  ])
    it(`leaves alone: ${feedback}`, () => {
      expect(order(feedback, rfc, 'RFC')).toBeNull();
    });
});

describe('formatWish, of a prompt', () => {
  for (const [feedback, said] of [
    ["let's use YAML for the output instead of what is there now", 'Answer in YAML'],
    ['output -> a CSV table', 'Answer in a CSV table'],
    ['the model should answer with a CSV table and nothing else', 'Answer in a CSV table'],
    ['Il formato di output deve essere a Markdown table', 'Answer in a Markdown table'],
    ["Let's have one more placeholder, customer_name", 'Add a variable customer_name'],
    ["Let's have one more placeholder, ticket", 'Add a variable ticket'],
    ['Ajoute la variable ticket au prompt', 'Add a variable ticket'],
    [
      'We agreed that answers stay short, this has to be among the constraints',
      'Add to Constraints: answers stay short.',
    ],
  ] as const)
    it(`reads: ${feedback}`, () => {
      expect(order(feedback, triagePrompt, 'Prompt')).toBe(said);
    });
  for (const feedback of [
    'the input is JSON',
    'the example should show JSON',
    'a mail may hold a table with order numbers',
    'rename the variable body',
    'add the variable to the title',
    'remove the rule about refunds',
  ])
    it(`leaves alone: ${feedback}`, () => {
      expect(order(feedback, triagePrompt, 'Prompt')).toBeNull();
    });

  const rule = '- Give at most 3 reasons, best first.\n';
  const laidOut = triagePrompt.replace(rule, `${rule}- The output is a bulleted list.\n`);

  it('puts the form of the answer in the place of how it was laid out', async () => {
    const { output } = await revise(laidOut, 'Change the output format to YAML', 'Prompt');
    expect(output).toContain(`${rule}- The output is YAML.\n`);
    expect(output).not.toContain('bulleted');
  });
});
