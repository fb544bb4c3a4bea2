import type { Format } from '@faircopy/contract';
import { FORMATS } from '@faircopy/contract/formats';
import type { Editor } from '@faircopy/editor';
import { pick, seeded } from '../quality/random.ts';

/** A document and what somebody hostile says of it. */
export interface Revision {
  readonly previousOutput: string;
  readonly feedback: string;
  readonly format: Format;
}

/** What every format finds something in: people, dates, limits, an endpoint, an entity, states, a question. */
const ROUGH = [
  'Customers wait for days for a refund because support does each by hand.',
  'POST /v1/refunds takes orderId (uuid), amount (decimal) and reason (string, optional), and answers 201 or 409.',
  'A refund has an id, an orderId, an amount and a status: requested, approved, paid.',
  'Refunds over 200 EUR must be approved by a lead. It must answer within 300 ms.',
  'Mina builds the API by 2026-03-04, Jo does the page. We will not do partial refunds now.',
  'Risk: the bank refuses old cards. What happens when the bank is down?',
].join('\n');

/** Beginnings of wishes that each lead to another part of refine. */
const ORDERS = [
  ...[
    'rename refund to ',
    'add a requirement that ',
    'remove the section ',
    'move the second ticket to ',
    'merge ',
  ],
  ...[
    'split the first ticket into ',
    'set the priority of the first ticket to ',
    'give it to ',
    'replace 300 ms with ',
  ],
  ...[
    'add a field ',
    'make amount ',
    'drop the column ',
    'the endpoint also answers ',
    'the answer to the question is ',
  ],
  ...[
    'make it shorter and ',
    'as a table: ',
    'it should say ',
    'the title should be ',
    'ersetze 200 durch ',
    'ajoute ',
  ],
];

/** Half of the documents are hostile as well, half are what the editor composed; half of the feedback begins as a wish does. */
export async function revisionOf(editor: Editor, input: string, index: number): Promise<Revision> {
  const random = seeded(index);
  const format = pick(FORMATS, random) ?? 'RFC';
  const half = Math.ceil(input.length / 2);
  const isComposed = random() < 0.5;
  const order = random() < 0.5 ? (pick(ORDERS, random) ?? '') : '';
  const feedback = order + (isComposed ? input : input.slice(0, half)).slice(0, 5_000 - order.length);
  return {
    feedback: feedback || 'shorter',
    previousOutput: isComposed ? await composed(editor, format) : `# A\n\n## B\n\n${input.slice(half)}\n`,
    format,
  };
}

const kept = new Map<Format, Promise<string>>();

function composed(editor: Editor, format: Format): Promise<string> {
  const made =
    kept.get(format) ??
    editor
      .translate({ audience: 'Senior Dev', context: 'Backend', input: ROUGH, format, tone: 50 })
      .then(({ output }) => output);
  kept.set(format, made);
  return made;
}
