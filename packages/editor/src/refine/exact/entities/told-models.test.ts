import { describe, expect, it } from 'vitest';
import { changedBy } from '../../samples/changed.ts';
import { libraryModel } from '../../samples/library-model.ts';
import { revise } from '../../samples/revise.ts';

const changed = (feedback: string) => changedBy(libraryModel, feedback, 'Data Model');
const revised = async (feedback: string) => (await revise(libraryModel, feedback, 'Data Model')).output;

describe('an entity that is told', () => {
  it.each([
    'We also need fines: each fine belongs to a loan and has an amount and a reason.',
    'What about fines? A fine belongs to a loan, has an amount and a reason.',
    'Please add a fine entity. A fine belongs to a loan and has an amount and a reason.',
  ])('has the fields of the sentence about it: %s', async (feedback) => {
    const output = await revised(feedback);
    expect(output).toContain('| `fine` | `id` | `id`, `loan_id`, `amount`, `reason` |');
    expect(output).toContain('  loan ||--o{ fine : has');
  });

  it.each([
    'There is no table for fines yet. It should have id, amount and reason.',
    'I would like an entity called fine. Its fields are id, amount and reason.',
    'Ajoute une entité fine avec les champs id, amount et reason',
    'Das Modell braucht noch eine Entität fine mit id, amount und reason.',
  ])('has the fields that are listed behind what is lacking: %s', async (feedback) => {
    expect(await revised(feedback)).toContain('| `fine` | `id` | `id`, `amount`, `reason` |');
  });

  it('is none where the model has it', async () => {
    expect(await revised('A loan has a note')).not.toContain('### `note`');
  });
});

describe('what several fields are together', () => {
  it.each([
    'due_at must be unique per member',
    'no two loans of the same member may have the same due_at',
    'member and due_at together are unique in loan',
  ])('is one constraint: %s', async (feedback) => {
    const { fresh } = await changed(feedback);
    expect(fresh.join('\n')).toContain('`loan.member_id` + `loan.due_at` is unique.');
    expect(fresh.join('\n')).toContain('UNIQUE (member_id, due_at)');
  });

  it('is not half done where a field is missing', async () => {
    expect(await revised('name must be unique per branch')).toBe(libraryModel);
  });

  it.each(['merge name and email into contact', 'replace name and email by contact'])(
    'may be one field in their place: %s',
    async (feedback) => {
      expect(await revised(feedback)).toContain('| `member` | `id` | `id`, `contact` |');
    },
  );
});

describe('what becomes of rows and values', () => {
  it.each([
    'Members are soft deleted.',
    'use soft delete for members',
    'never really delete members, only mark them as deleted',
  ])('is a time at which they were deleted: %s', async (feedback) => {
    expect(await revised(feedback)).toMatch(/\| `deleted_at` \| `timestamp` \| yes \|/u);
  });

  it('is one value more, and one under another name', async () => {
    expect(await revised('status also needs lost')).toMatch(/open, returned, lost/u);
    expect(await revised('the status open should be called active')).toMatch(/`?active`?, `?returned/u);
  });

  it.each(['status also needs an index', 'status needs a default'])('is no value: %s', async (feedback) => {
    expect(await revised(feedback)).not.toMatch(/returned, (?:`)?(?:index|default)/u);
  });
});
