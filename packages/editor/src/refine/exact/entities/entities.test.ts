import { describe, expect, it } from 'vitest';
import { changedBy } from '../../samples/changed.ts';
import { libraryModel } from '../../samples/library-model.ts';
import { revise } from '../../samples/revise.ts';

const changed = (feedback: string) => changedBy(libraryModel, feedback, 'Data Model');

describe('what is not wanted of a model', () => {
  it.each([
    'no index on due_at',
    'email needs no index',
    "name doesn't need an index",
    'no foreign key on due_at',
  ])('is not put in: %s', async (feedback) => {
    const { output, applied } = await revise(libraryModel, feedback, 'Data Model');
    expect(output).toBe(libraryModel);
    expect(applied[0]?.status).toBe('no-effect');
  });

  it('goes where it stands', async () => {
    expect(await changed('drop the index on member_id')).toMatchObject({
      gone: ['- `loan.member_id` is a foreign key and needs an index.'],
      fresh: ['- `loan.member_id` is a foreign key.'],
    });
  });

  it.each(['drop the loans table', 'we dont need the loan entity', 'get rid of loan'])(
    'is an entity with all that shows it: %s',
    async (feedback) => {
      const { output } = await revise(libraryModel, feedback, 'Data Model');
      expect(output).not.toMatch(/loan/iu);
    },
  );
});

describe('what is said of keys and relations', () => {
  it.each(['ids should be bigint', 'use bigint for the primary keys', 'primary keys are bigint'])(
    'is of all keys and what refers to them: %s',
    async (feedback) => {
      const { output } = await revise(libraryModel, feedback, 'Data Model');
      expect(output).not.toMatch(/uuid/u);
      expect(output).toContain('  member_id bigint,');
    },
  );

  it.each([
    'loans are deleted when their member is deleted',
    'delete loans when the member is deleted',
    'deleting a member deletes its loans',
  ])('goes on where a row goes: %s', async (feedback) => {
    const { fresh } = await changed(feedback);
    expect(fresh).toEqual([
      '- Deleting a row of `member` deletes the rows of `loan` that refer to it by `loan.member_id`.',
      'FOREIGN KEY (member_id) REFERENCES member (id) ON DELETE CASCADE',
    ]);
  });

  it('joins two entities where each has several of the other', async () => {
    const { output } = await revise(libraryModel, 'a loan can have several members', 'Data Model');
    expect(output).toContain('### `loan_member`');
    expect(output).not.toContain('`loan.member_id`');
  });

  it.each(['each loan belongs to exactly one member', 'every loan has exactly one member'])(
    'is required where there has to be one: %s',
    async (feedback) => {
      expect((await changed(feedback)).fresh).toContain('member_id uuid NOT NULL,');
    },
  );
});

describe('what is said of fields', () => {
  it('is of several entities', async () => {
    const { output } = await revise(libraryModel, 'add created_at to member and loan', 'Data Model');
    expect(output.match(/ {2}created_at timestamp/gu)).toHaveLength(2);
  });

  it.each(['due_at must be after member_id', 'due_at should be later than member_id'])(
    'holds between two of one entity: %s',
    async (feedback) => {
      const { fresh } = await changed(feedback);
      expect(fresh).toContain('CHECK (due_at > member_id)');
    },
  );

  it('brings an entity along that refers to another', async () => {
    const { output } = await revise(libraryModel, 'add fine: loan, cents, paid_at', 'Data Model');
    expect(output).toContain('| `loan_id` | `uuid` | not stated | FK -> loan.id |');
  });

  it('is a rule where it is no trait', async () => {
    const model = `${libraryModel}\n## Quality rules\n\nThe input states no rule a value must satisfy; see Q-1.\n`;
    const { fresh } = await changedBy(
      model,
      "members can't have more than five loans at a time",
      'Data Model',
    );
    expect(fresh).toEqual(['- Members MUST NOT have more than five loans at a time.']);
  });

  it('is left where its author takes it back', async () => {
    const { output } = await revise(
      libraryModel,
      "name is personal data? no it isn't, leave it",
      'Data Model',
    );
    expect(output).toBe(libraryModel);
  });
});
