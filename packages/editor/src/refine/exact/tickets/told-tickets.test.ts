import { describe, expect, it } from 'vitest';
import { changedBy } from '../../samples/changed.ts';
import { courierTickets } from '../../samples/courier-tickets.ts';
import { revise } from '../../samples/revise.ts';

const changed = (feedback: string) => changedBy(courierTickets, feedback, 'Jira Tickets');
const revised = async (feedback: string) => (await revise(courierTickets, feedback, 'Jira Tickets')).output;

describe('what a ticket has to test', () => {
  it.each([
    'US-2 should also check that a blurred photo is refused',
    'AC for US-2: a blurred photo is refused',
    'also make sure for US-2 that a blurred photo is refused',
    'The photo ticket lacks a negative case: a blurred photo is refused',
  ])('is one criterion more: %s', async (feedback) => {
    const { gone, fresh } = await changed(feedback);
    expect(gone).toEqual([]);
    expect(fresh.join('\n')).toMatch(/^\s*3\. Given .*refused/mu);
  });

  it('says what is denied as it was said', async () => {
    expect(await revised('US-2 must check: no photo means no delivery')).not.toMatch(/does not mean/u);
  });
});

describe('what is said of tickets one by one and of all', () => {
  it('is a label of each', async () => {
    expect((await changed('put the "depot" label on every ticket')).fresh).toEqual(
      Array(3).fill('- **Labels:** depot'),
    );
  });

  it('is one level of priority', async () => {
    expect((await changed('raise the prio of US-2')).fresh).toEqual(['- **Priority:** High']);
    expect((await changed('lower the priority of US-2')).fresh).toEqual(['- **Priority:** Low']);
  });

  it('renames no other ticket where the one that is named is not there', async () => {
    expect(await revised('rename US-9 to "Something else"')).toBe(courierTickets);
  });

  it('changes words of one ticket alone', async () => {
    const { fresh } = await changed('in US-2 say "pictures" instead of "photos"');
    expect(fresh.some((line) => line.includes('pictures'))).toBe(true);
  });
});

describe('a ticket that is wished in a sentence', () => {
  it.each([
    ['Somebody has to write the help page, make that a task.', 'Write the help page'],
    ['Writing the help page is nowhere on the board.', 'Write the help page'],
    ['We forgot something: couriers want to swap tours. New story please.', 'Couriers can swap tours'],
  ])('has what is to be done as its title: %s', async (feedback, title) => {
    expect(await revised(feedback)).toContain(`### US-4: ${title}`);
  });

  it.each([
    'There should also be something for lost keys: couriers report a lost key',
    'we forgot lost keys. Couriers report a lost key. Jo does it, 2 points.',
    'can someone also take care of lost keys? couriers report a lost key',
  ])('has the name it is given before what it is to do: %s', async (feedback) => {
    const output = await revised(feedback);
    expect(output).toMatch(/### US-4: Lost keys/u);
    expect(output).toMatch(/\*\*Context:\*\* FR-5: Couriers MUST report a lost key\./u);
    expect(output.includes('**Assignee:** Jo')).toBe(feedback.includes('Jo'));
  });

  it('is none where the name is that of a part of a ticket', async () => {
    expect(await revised('Add to US-2: when the disk is full, the dispatcher gets a mail')).not.toContain(
      'US-4',
    );
  });
});
