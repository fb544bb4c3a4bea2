import { describe, expect, it } from 'vitest';
import { draftOf } from '../../../draft.ts';
import { libraryModel } from '../../../samples/library-model.ts';
import { revise } from '../../../samples/revise.ts';
import { formatWish } from '../format-wish.ts';

const draft = draftOf(libraryModel, {
  originalInput: '',
  previousOutput: libraryModel,
  feedback: '',
  audience: 'Senior Dev',
  context: 'Backend',
  format: 'Data Model',
  tone: 50,
});
const order = (feedback: string) => {
  const read = formatWish(feedback, draft);
  return read && 'orders' in read ? read.orders.join('. ') : read;
};

describe('formatWish, of a data model', () => {
  for (const [feedback, said] of [
    [
      'I would like a new column vat_number in the members table, text',
      'Add the field vat_number of type text to member',
    ],
    ['member does not need email, take it out', 'Remove member.email'],
    ['legal says we may not keep email, get rid of it in member', 'Remove member.email'],
    ['nit: loan has due_at, our convention would be due_on', 'Rename loan.due_at to due_on'],
    ['change the type of status in loan to integer', 'Change the type of loan.status to integer'],
    ["status isn't optional in loan, fix that", 'loan.status is required'],
    ['In loan, drop the NOT NULL on due_at', 'Make loan.due_at nullable'],
    [
      "due_at can't be required in loan, old rows don't have it. Make it nullable",
      'Make loan.due_at nullable',
    ],
    ['no two member records may have the same email, add that constraint', 'Make member.email unique'],
    ['name bei member bitte als personenbezogen kennzeichnen', 'Classify member.name as personal'],
    ['Falta la entidad fine, agrégala con id, amount y paid_at', 'Add an entity fine: id, amount y paid_at'],
  ] as const)
    it(`reads: ${feedback}`, () => {
      expect(order(feedback)).toBe(said);
    });

  for (const feedback of [
    'email of member is stored by the mail team, they need it for the newsletter',
    'is email required in member?',
    'make email required in member and unique in loan',
    'email is the best way to reach a member',
    'remove the index on email of member',
    'add a note that member may be null in reports',
  ])
    it(`leaves alone: ${feedback}`, () => {
      expect(order(feedback)).toBeNull();
    });

  it('relates entities wherever the document shows fields and relations', async () => {
    const { output } = await revise(
      libraryModel,
      'Each member belongs to one loan, and one loan can have many',
      'Data Model',
    );
    expect(output).toContain('- One `loan` has any number of `member`, by `member.loan_id`.');
    expect(output.split('loan ||--o{ member : has')).toHaveLength(2);
    expect(output.split('FOREIGN KEY (loan_id) REFERENCES loan (id)')).toHaveLength(2);
    expect(output).toMatch(/\| `loan_id` \| `uuid` \| [^|]+ \| FK -> loan\.id \|/u);
  });

  it('adds no relation twice', async () => {
    const { output, applied } = await revise(libraryModel, 'member 1:n loan', 'Data Model');
    expect(output).toBe(libraryModel);
    expect(applied.map(({ status }) => status)).toEqual(['no-effect']);
  });
});
