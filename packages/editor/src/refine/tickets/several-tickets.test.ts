import { describe, expect, it } from 'vitest';
import { courierTickets } from '../samples/courier-tickets.ts';
import { revise } from '../samples/revise.ts';

const revised = async (feedback: string) => (await revise(courierTickets, feedback, 'Jira Tickets')).output;
const bodyOf = (text: string, key: string) => text.split(`### ${key}:`)[1]?.split(/\n##/u)[0] ?? '';

describe('a wish about tickets', () => {
  it('gives each ticket of a list its owner, and none to the verb', async () => {
    const output = await revised('Assign US-1, US-2 and US-3 to Zofia');
    for (const key of ['US-1', 'US-2', 'US-3'])
      expect(bodyOf(output, key).match(/\*\*Assignee:\*\* .*/gu)).toEqual(['**Assignee:** Zofia']);
  });

  it.each([
    ['Criterion 2 of US-2 is odd. Write instead: when the disk is full, the courier is told'],
    ['the last criterion of US-2 says too little, put instead: when the disk is full, the courier is told'],
  ])('words one criterion anew and leaves the others: %s', async (feedback) => {
    const output = await revised(feedback);
    expect(bodyOf(output, 'US-2')).toContain(
      '1. Given a photo, When 30 days have passed, Then it is deleted.',
    );
    expect(bodyOf(output, 'US-2')).toContain('the disk is full');
    expect(bodyOf(output, 'US-2')).not.toContain('cannot be stored');
  });

  it.each([
    'A ticket is missing: couriers can report a broken scanner',
    'there is a story missing: couriers can report a broken scanner',
  ])('makes a ticket of what stands behind the colon: %s', async (feedback) => {
    expect(bodyOf(await revised(feedback), 'US-4')).toContain('report a broken scanner');
  });

  it('makes a ticket of what the sentence before it says was forgotten', async () => {
    const output = await revised('Nobody thought of the handover of the vans. Please add a ticket for that');
    expect(output).toContain('### US-4: The handover of the vans');
  });

  it('makes no ticket of words that only point or count', async () => {
    expect(await revised('add a ticket for it')).not.toContain('US-4');
    expect(await revised('add a ticket per courier')).not.toContain('US-4');
  });

  it('parts a ticket by what it states', async () => {
    const output = await revised('US-1 does too much, one ticket per requirement please');
    expect(bodyOf(output, 'US-1')).not.toContain('FR-2');
    expect(bodyOf(output, 'US-4')).toContain('FR-2');
  });

  it('sets the estimate where the old one is only said to be wrong', async () => {
    const output = await revised(
      '5 points for US-3 is far too pessimistic, the map is there already, make it 2',
    );
    expect(bodyOf(output, 'US-3')).toContain('**Estimate:** 2');
    expect(bodyOf(output, 'US-1')).toContain('**Estimate:** 5');
  });

  it('gives tickets a definition of done', async () => {
    const output = await revised('Add a definition of done to US-1 and US-2: reviewed, tested on a phone');
    for (const key of ['US-1', 'US-2'])
      expect(bodyOf(output, key)).toContain('**Definition of done:** reviewed, tested on a phone');
    expect(bodyOf(output, 'US-3')).not.toContain('one:** reviewed');
  });

  it.each(['the map ticket must come first, nobody plans a tour without it', 'put the late tours first'])(
    'moves a ticket to the front: %s',
    async (feedback) => {
      const output = await revised(feedback);
      expect(output.indexOf('### US-3')).toBeLessThan(output.indexOf('### US-1'));
    },
  );
});
