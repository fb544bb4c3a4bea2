import { describe, expect, it } from 'vitest';
import { libraryModel } from '../samples/library-model.ts';
import { revise } from '../samples/revise.ts';
import { roomsApi } from '../samples/rooms-api.ts';

const enumerations = `## Enumerations

The input lists no fixed set of values; see Q-1.

## Open questions

- **Q-1:** Which values are limited to a fixed set?
`;

function changeModel(feedback: string) {
  return revise(`${libraryModel}\n${enumerations}`, feedback, 'Data Model');
}

const script = (values: string) => `  status text CHECK (status IN (${values})),\n`;

describe('values of a field', () => {
  for (const feedback of [
    'status is draft, sent or paid',
    'loan status is one of draft, sent, paid',
    'the allowed values of loan.status are draft, sent and paid',
    'status of loan can be draft, sent or paid',
    'make status an enum (draft, sent, paid)',
  ]) {
    it(`stand wherever the model lists them: ${feedback}`, async () => {
      const { output } = await changeModel(feedback);
      expect(output).toContain('| – | – | `draft`, `sent`, `paid`; type assumed | internal |');
      expect(output).toContain(
        '| Field | Values |\n| --- | --- |\n| `loan.status` | `draft`, `sent`, `paid` |',
      );
      expect(output).toContain(script("'draft', 'sent', 'paid'"));
      expect(output).not.toContain('no fixed set');
    });
  }

  it('grow and shrink by one', async () => {
    const { output } = await changeModel('status can also be lost');
    expect(output).toContain(script("'open', 'returned', 'lost'"));
    const { output: less } = await changeModel('remove open from the status values');
    expect(less).toContain(script("'returned'"));
  });

  it('that a sentence lists follow', async () => {
    const { output } = await revise(
      libraryModel.replace('### `loan`\n', '### `loan`\n\nA loan is open or returned.\n'),
      'status is open, returned or lost',
      'Data Model',
    );
    expect(output).toContain('A loan is open, returned or lost.');
  });

  it('stand in the samples and the schemas of an API', async () => {
    const { output } = await revise(roomsApi, 'fax can be none, old or new', 'API Design');
    expect(output).toContain('`room.fax`: `none`, `old`, `new`.');
    expect(output.match(/"fax": "none"/gu)).toHaveLength(2);
    expect(output.match(/"enum": \[\s+"none",\s+"old",\s+"new"\s+\]/gu)).toHaveLength(2);
    expect(output).toContain('MUST take name, capacity and fax.');
  });

  for (const feedback of ['status is required and unique', 'status is wrong', 'name is too long and unclear'])
    it(`are no words about the field: ${feedback}`, async () => {
      const { output } = await changeModel(feedback);
      expect(output).not.toContain('IN (');
      expect(output).toContain('| `status` | `text` |');
    });

  it('of a field that several entities have need its entity', async () => {
    const { output, applied } = await changeModel('id is one of long, short');
    expect(output).toContain(libraryModel);
    expect(applied[0]?.message).toContain('member and loan');
  });
});
