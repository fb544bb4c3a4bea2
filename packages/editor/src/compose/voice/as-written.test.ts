import { describe, expect, it } from 'vitest';
import { read } from '../../read/read.ts';
import { understand } from '../../understand/understand.ts';
import { asWritten } from './as-written.ts';

const written = (text: string, format: 'Technical Spec' | 'Jira Tickets' = 'Technical Spec') =>
  asWritten(understand(read(text)), format).statements.map(({ kind, text: said }) => [kind, said]);

describe('asWritten', () => {
  it('says a risk, a choice and what is left out without what the writer says around them', () => {
    expect(
      written(
        'Guests must be able to pay. I am a bit worried that the printer is too old for the new labels. What I don’t want is a login. I lean to Stripe.',
      ),
    ).toEqual([
      ['requirement', 'Guests must be able to pay.'],
      ['risk', 'The printer is too old for the new labels.'],
      ['nonGoal', expect.stringContaining('login')],
      ['decision', 'Stripe is preferred.'],
    ]);
  });

  it('takes the task of a person for a demand in tickets alone', () => {
    const text = 'Guests must be able to pay. Farid to ask the vendor about the mail module.';
    expect(written(text).at(-1)?.[0]).toBe('owner');
    expect(written(text, 'Jira Tickets').at(-1)?.[0]).toBe('requirement');
  });
});
