import { describe, expect, it } from 'vitest';
import { draftOf } from '../draft.ts';
import { refineDocument } from '../refine.ts';
import { paraphrased } from './paraphrased.ts';

const rfc = `# Beehives

## Metadata

- **Status:** not stated in the input
- **Author:** not stated in the input

## Motivation

A keeper drives to each hive. The scales send to Losant.

**Goals**

- Fewer drives.

**Out of scope**

- Honey sales.

## Reference-level explanation

### Functional requirements

- **FR-1:** A scale MUST report the weight once an hour.
- **FR-2:** The keeper SHOULD get a text message when a swarm leaves.

### Design

Solar cells were too weak in winter.

Losant keeps the graphs, drawn as lines.

### Interfaces and data

| Method | Path | Requirements |
| --- | --- | --- |
| GET | \`/hives\` | FR-1 |
| DELETE | \`/hives/{id}\` | – |

The keeper reads \`GET /hives?near=\` and more. Bo checks it.

## Rationale and alternatives

- Wired scales need a trench.

## Migration and rollback

- Present: Ada, Bo.
- Bo - prints the labels.
`;
const request = {
  originalInput: '',
  format: 'RFC',
  audience: 'Senior Dev',
  context: 'Backend',
  tone: 50,
} as const;

function orders(feedback: string): string {
  const draft = draftOf(rfc, { ...request, previousOutput: rfc, feedback });
  return paraphrased(feedback, draft).text;
}

async function revised(feedback: string): Promise<string> {
  return (await refineDocument({ ...request, previousOutput: rfc, feedback })).output;
}

describe('a choice between two names', () => {
  it.each([
    'We went with Helium, so Losant has to go.',
    'Losant is out, Helium is in.',
    'Not Losant: Helium.',
    'Helium it is, not Losant.',
    'switch Losant to Helium everywhere',
    'We moved from Losant to Helium.',
    'Losant → Helium',
  ])('exchanges what is denied for what is chosen: %s', (feedback) => {
    expect(orders(feedback)).toBe('replace "Losant" with "Helium".');
  });

  it.each([
    'We chose Losant over Helium.',
    'We use Losant and Helium.',
    'Losant costs as much as Helium.',
    'Not Losant but the mail server sends to Helium.',
  ])('is none where it says more, or keeps what stands: %s', (feedback) => {
    expect(orders(feedback)).toBe(feedback);
  });
});

describe('what people say of a part comes to an order', () => {
  it.each([
    ['Could the motivation be a list instead of this text?', 'turn motivation into a bullet list.'],
    ['Out of scope → table', 'turn Out of scope into a table.'],
    ['"weak" in Design should be "dim"', 'in Design, replace "weak" with "dim".'],
    ['It is spelled LOSANT', 'replace "Losant" with "LOSANT".'],
    ['bo in capitals', 'replace "Bo" with "BO".'],
    ['Reporting the weight is optional', 'make FR-1 optional.'],
    ['text message on a swarm: a must', 'make FR-2 must.'],
    ["We don't need the list of people present.", 'remove the item saying "Present: Ada, Bo.".'],
    ['Goals are superfluous', 'remove Goals.'],
    ["We don't need honey.", "We don't need honey."],
    [
      'The sentence on solar cells ended up in Design. It belongs to Rationale and alternatives.',
      '"Solar cells were too weak in winter." belongs under Rationale and alternatives.',
    ],
    [
      'Could you note that the author is Ada and the status is draft?',
      'set the author to Ada. set the status to draft.',
    ],
  ])('%s', (feedback, order) => {
    expect(orders(feedback)).toBe(order);
  });

  it.each([
    ['Prior art can be at the end', 'Prior art can be at the end'],
    ['Migration and rollback should come first', 'move Migration and rollback to the top.'],
    ['the design and the motivation should swap places', 'swap design and motivation.'],
    ['the motivation section needs: weather data', 'add in Motivation: weather data.'],
    ['Heading "Design" is too grand, call it "Build"', 'rename the section "Design" to "Build".'],
    [
      'there is nothing about migration. Old scales are sold',
      'add in Migration and rollback: Old scales are sold.',
    ],
    ["It doesn't say who feeds the bees", 'add a question: who feeds the bees.'],
    ["I'd like to see a passage on winter: hives are weighed less often", undefined],
  ])('of a place: %s', (feedback, order) => {
    expect(orders(feedback)).toBe(order ?? 'add a section "Winter": hives are weighed less often.');
  });

  it.each([
    ['We also need POST /hives', '| POST | `/hives` | – |'],
    ['What about a PATCH /hives/{id}?', '| PATCH | `/hives/{id}` | – |'],
  ])('a call goes to the table of calls: %s', async (feedback, row) => {
    expect(await revised(feedback)).toBe(
      rfc.replace('| DELETE | `/hives/{id}` | – |', `| DELETE | \`/hives/{id}\` | – |\n${row}`),
    );
  });

  it('moves a sentence with the code in it, and sets no call that a verb is like', async () => {
    expect(await revised('the line about near belongs to Motivation')).toContain(
      'The scales send to Losant. The keeper reads `GET /hives?near=` and more.',
    );
    expect(await revised('delete FR-1 and FR-2')).toContain('| DELETE | `/hives/{id}` | – |');
  });

  it('puts words into the section that is named before them', async () => {
    expect(await revised('note under "Design" that a roof covers each scale')).toContain(
      'A roof covers each scale.',
    );
  });

  it('takes no remark on a spelling for the name', async () => {
    expect(await revised('Losant is spelled with a capital L')).toBe(rfc);
  });

  it('writes what stands in quotation marks as it stands', async () => {
    expect(
      await revised('FR-2 reads odd. Better: "A swarm leaves and the keeper gets a text message."'),
    ).toContain('- **FR-2:** A swarm leaves and the keeper gets a text message.');
  });

  it('takes a label in bold out with the block under it', async () => {
    expect(await revised('no goals please')).toBe(rfc.replace('**Goals**\n\n- Fewer drives.\n\n', ''));
  });

  it('puts every paragraph of a section in bullets, and leaves its labels', async () => {
    const output = await revised('The design should be bullets.');
    expect(output).toContain(
      '- Solar cells were too weak in winter.\n\n- Losant keeps the graphs, drawn as lines.',
    );
  });
});
