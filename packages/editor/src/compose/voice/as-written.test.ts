import { describe, expect, it } from 'vitest';
import { read } from '../../read/read.ts';
import { understand } from '../../understand/understand.ts';
import { asWritten } from './as-written.ts';

const written = (text: string) =>
  asWritten(understand(read(text)), 'Technical Spec').statements.map(({ kind, text: said }) => [kind, said]);

describe('asWritten', () => {
  it('says a risk, a choice and what is left out without what the writer says around them', () => {
    expect(
      written(
        'Guests must be able to pay. The risk is that the printer is too old for the new labels. What I don’t want is a login. We decided on Stripe.',
      ),
    ).toEqual([
      ['requirement', 'Guests must be able to pay.'],
      ['risk', expect.stringContaining('printer is too old for the new labels.')],
      ['nonGoal', expect.stringContaining('login')],
      ['decision', expect.stringContaining('Stripe')],
    ]);
  });

  it('says a reason that was given in answer as what is so', () => {
    const talk =
      'ana: bookings are lost every week\nben: because the desk and the web form write to two tables\nana: we need one calendar';
    expect(written(talk)[1]?.[1]).toBe('The desk and the web form write to two tables.');
  });

  it('takes what somebody warns of for a risk', () => {
    expect(written('The list must be printed. Careful, the printer drops every tenth page.').at(-1)).toEqual([
      'risk',
      'The printer drops every tenth page.',
    ]);
  });

  it('takes the task of a person for no demand', () => {
    const text = 'Guests must be able to pay. Farid must ask the vendor about the mail module.';
    expect(written(text).at(-1)?.[0]).toBe('owner');
  });
});
