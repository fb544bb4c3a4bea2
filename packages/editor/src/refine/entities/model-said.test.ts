import { describe, expect, it } from 'vitest';
import { changedBy } from '../samples/changed.ts';
import { libraryModel } from '../samples/library-model.ts';

const changed = (feedback: string, model = libraryModel) => changedBy(model, feedback, 'Data Model');

/** The library with a second entity that points to members, and whose row in the overview shares names with that of loans. */
const withFines = libraryModel
  .replace('## Field tables', '| `fine` | `id` | `id`, `member_id`, `cents` |\n\n## Field tables')
  .replace('|\n\n| `fine`', '|\n| `fine`')
  .replace(
    '## Relationships',
    '### `fine`\n\n| Name | Type | Null | Key | Default | Description | Classification |\n| --- | --- | --- | --- | --- | --- | --- |\n| `id` | `uuid` | no | PK | – | – | internal |\n| `member_id` | `uuid` | not stated | FK -> member.id | – | – | internal |\n| `cents` | `integer` | not stated | – | – | type assumed | internal |\n\n## Relationships',
  );

describe('a renamed field', () => {
  it('leaves the fields of other entities that have its name', async () => {
    const { gone, fresh } = await changed('rename member_id in loan to borrower_id', withFines);
    expect(gone.join('\n')).toContain('| `loan` | `id` | `id`, `member_id`');
    expect([...gone, ...fresh].join('\n')).not.toContain('`fine`');
  });
});

describe('what is said of a field', () => {
  it.each([
    ['the email is not personal data', 'email', '| type assumed | internal |'],
    ['default status is open', 'status', '| `open` | open, returned'],
    ['cents must be greater than 0', 'cents', '| more than 0; type assumed |'],
  ])('stands in its row: %s', async (feedback, field, cell) => {
    const { fresh } = await changed(feedback, withFines);
    const row = fresh.find((line) => line.startsWith(`| \`${field}\``));
    expect(row).toContain(cell);
  });

  it('is bounded in the script, too', async () => {
    const { fresh } = await changed('loan.status must be positive');
    expect(fresh).toContain('status text CHECK (status > 0),');
  });

  it('takes away no trait that it does not have, and gives it none', async () => {
    expect(await changed('email need not be unique')).toMatchObject({ gone: [], fresh: [] });
  });

  it('ends the list of its values', async () => {
    const listed = libraryModel
      .replace('open, returned; type assumed', '`open`, `returned`; type assumed')
      .replace('status text,\n', "status text CHECK (status IN ('open', 'returned')),\n");
    expect(await changed('drop the enum on status', listed)).toMatchObject({
      fresh: expect.arrayContaining([
        '| `status` | `text` | not stated | – | – | type assumed | internal |',
        'status text,',
      ]),
    });
  });

  it('takes no number of a standard for a value', async () => {
    const lines = libraryModel.replace('| type assumed | personal |', '| 13 digits | personal |');
    const { gone } = await changed('name should be an ISO 639-1 code, two letters', lines);
    expect(gone).toEqual([]);
  });

  it('is no index where the entity has no such field', async () => {
    expect(await changed('add an index on loan.returned_on')).toMatchObject({ gone: [], fresh: [] });
  });
});

it('one word that is added to an entity is a field of it', async () => {
  const { fresh } = await changed('add birthdate to member');
  expect(fresh.join('\n')).toContain('| `birthdate` | `date` |');
});

describe('two entities', () => {
  it.each(['members can only have 5 loans', 'a member can have many loans and a loan many members'])(
    'are not related by what bounds them or goes both ways: %s',
    async (feedback) => {
      const { fresh } = await changed(feedback);
      expect(fresh.join('\n')).not.toMatch(/loan_id|relationship/u);
    },
  );

  it('of which one belongs to the other are related in this direction alone', async () => {
    expect(await changed('every loan belongs to a member')).toMatchObject({ gone: [], fresh: [] });
  });

  it('that are many to many are no one to many, and joined by an entity', async () => {
    const { fresh } = await changed('members and loans are many to many');
    const told = fresh.join('\n');
    expect(told).toContain('### `member_loan`');
    expect(told).not.toMatch(/`(?:loan\.loan_id|member\.loan_id)`/u);
  });
});
