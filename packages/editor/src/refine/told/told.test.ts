import { describe, expect, it } from 'vitest';
import { revise } from '../samples/revise.ts';

const spec = `# Kiln booking

## Context and problem

Potters queue for the kiln. Open question is if we need to import the old bookings.

## Requirements

### Functional requirements

- **FR-1:** A photo MUST be smaller than 20 MB.
- **FR-2:** Potters MUST be able to book between 8:00 and 18:00.
- **FR-3:** When the kiln is hot, the door MUST stay locked.

### Non-functional requirements

- **NFR-1:** The gateway SHOULD take 100 requests per second with a burst of 200.

## Test plan

- **T-1** (FR-1) Given the system is in use, When a photo is 20 MB, Then it is refused.
- **T-2** (FR-3) Given the system is in use, When the kiln is hot, Then the door stays locked.
- **T-3** (FR-3) Given the system is in use, When the kiln is not hot, Then the door does not stay locked.

## Rollout and rollback

**People and dates**

- The calendar is built by Jonas.
- Somebody should ask finance.

## Risks

- **R-1:** Potters forget to cancel. *Mitigation:* open, see Q-2

## Open questions

- **Q-1:** Who tells the customers about it?
- **Q-2:** How is this risk reduced: potters forget to cancel?
`;
const refine = async (feedback: string) => (await revise(spec, feedback, 'Technical Spec', spec)).output;

describe('what is told of a document and orders nothing', () => {
  it('gives a value of a kind of which it has one another amount', async () => {
    const output = await refine('limit is 50 MB now');
    expect(output).toContain('smaller than 50 MB');
    expect(output).toContain('When a photo is 50 MB');
    expect(await refine('make that 150 requests per second, burst can stay')).toContain(
      '150 requests per second with a burst of 200',
    );
  });

  it('gives a range of hours other ends', async () => {
    expect(await refine('book is from 9:00 to 17:00')).toContain('between 9:00 and 17:00');
  });

  it('puts somebody in the place of somebody', async () => {
    expect(await refine('turns out Jonas left, Karim does the calendar now')).toContain('built by Karim.');
  });

  it('answers its own question', async () => {
    const output = await refine('who tells the customers? put in Lena as owner');
    expect(output).toContain('Lena tells the customers about it.');
    expect(output).not.toContain('Q-1');
  });

  it('settles what is not needed, and whoever was to be asked has been asked', async () => {
    const output = await refine('Finance says no import needed');
    expect(output).toContain('Potters queue for the kiln. No import is needed.');
    expect(output).not.toContain('ask finance');
  });

  it('says what is done against a risk', async () => {
    const output = await refine('against R-1 we send a reminder the day before');
    expect(output).toContain('*Mitigation:* We send a reminder the day before.');
  });

  it('gives an item another text behind its key, and its tests with it', async () => {
    const output = await refine('FR-3 is wrong. when the kiln is hot the door opens after 60 minutes');
    expect(output).toContain('- **FR-3:** When the kiln is hot, the door MUST open after 60 minutes.');
    expect(output).toContain('When the kiln is hot, Then the door opens after 60 minutes.');
    expect(output).not.toContain('stays locked');
  });

  it('names somebody for something by a verb with a particle', async () => {
    expect(await refine('put Lena down as the owner of the rollout')).toContain(
      'Lena is the owner of the rollout.',
    );
  });
});

describe('what answers an open question in few words', () => {
  const asking = spec.replace(
    'about it?\n',
    'about it?\n- **Q-3:** Do we need Excel too?\n- **Q-4:** We do not know if glazed pots can be fired at night?\n',
  );
  const refineAsking = async (feedback: string) =>
    (await revise(asking, feedback, 'Technical Spec', asking)).output;

  it.each([
    ['yes, Excel as well', 'There MUST be Excel too.'],
    ['no Excel needed says Birgit', 'We do not need Excel.'],
    ['glazed pots can be fired by whoever glazed them', 'can be fired by whoever glazed them.'],
  ])('is written down: %s', async (feedback, written) => {
    const output = await refineAsking(feedback);
    expect(output).toContain(written);
    expect(output).not.toContain(feedback.includes('Excel') ? 'Q-3' : 'Q-4');
  });
});

describe('what is told of fields', () => {
  const model = `# Library

## Entities

| Entity | Key | Fields |
| --- | --- | --- |
| \`loan\` | \`id\` | \`id\`, \`status\`, \`open\` |

## Field tables

### \`loan\`

| Name | Type | Null | Key | Default | Description | Classification |
| --- | --- | --- | --- | --- | --- | --- |
| \`id\` | \`uuid\` | no | PK | – | – | internal |
| \`status\` | \`text\` | no | – | – | – | internal |
| \`open\` | \`text\` | no | – | – | – | internal |
`;

  it('gives an entity all that are listed', async () => {
    const { output } = await revise(
      model,
      'loan has due_at, returned_at and reader_name',
      'Data Model',
      model,
    );
    for (const name of ['due_at', 'returned_at', 'reader_name']) expect(output).toContain(`| \`${name}\` |`);
  });

  it('takes out those that are none', async () => {
    const { output } = await revise(model, "open is not a field, it's a status", 'Data Model', model);
    expect(output).not.toContain('| `open` |');
    expect(output).toContain('`id`, `status` |');
  });
});
