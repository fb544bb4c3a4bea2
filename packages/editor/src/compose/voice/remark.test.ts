import { describe, expect, it } from 'vitest';

import { read } from '../../read/read.ts';
import { compose } from '../compose.ts';

const specOf = (text: string) =>
  compose(read(text), { format: 'Technical Spec', audience: 'Senior Dev', context: 'Backend', tone: 50 });

describe('a requirement', () => {
  it.each([
    [
      'The system must not send a reminder twice, patients called us in May.',
      'The system MUST NOT send a reminder twice. Patients called us in May.',
    ],
    ['Labels must show the allergens, it’s the law.', 'Labels MUST show the allergens. It is the law.'],
    [
      'The tablet must work without a network, steam kills the wifi.',
      'The tablet MUST work without a network. Steam kills the wifi.',
    ],
    ['We must never call after 8 pm, last year a neighbour complained.', 'Last year a neighbour complained.'],
  ])('says what is hung on it with a comma in a sentence of its own: %s', (text, said) => {
    expect(specOf(text).replaceAll('’', "'")).toContain(said.replaceAll('’', "'"));
  });

  it.each([
    ['The report must be sent to Ines, sorted by price and city.', 'sent to Ines, sorted by price and city'],
    [
      'Photos must be kept in the archive, otherwise the audit fails.',
      'in the archive, otherwise the audit fails',
    ],
    ['The key must be valid, which the gateway checks.', 'be valid, which the gateway checks'],
  ])('keeps what depends on it: %s', (text, said) => {
    expect(specOf(text)).toContain(said);
  });

  it('binds whoever has to do something otherwise', () => {
    expect(
      specOf('Otherwise somebody from the lab has to look at it. Doctors must see the result.'),
    ).toContain('Otherwise, somebody from the lab MUST look at it.');
  });

  it('keeps the remark in a prompt as well', () => {
    const text = 'We need a tested way back, last time the restore took 6 hours.';
    const made = compose(read(text), {
      format: 'Prompt',
      audience: 'Senior Dev',
      context: 'Backend',
      tone: 50,
    });
    expect(made).toContain('Last time the restore took 6 hours.');
  });
});
