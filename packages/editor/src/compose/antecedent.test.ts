import { describe, expect, it } from 'vitest';
import { phrasesOf } from '../formats/phrases.ts';
import { read } from '../read/read.ts';
import { understand } from '../understand/understand.ts';
import { demandsOf } from './requirement.ts';

function demands(text: string): string[] {
  return demandsOf(understand(read(text)), phrasesOf('en'), 'Technical Spec').map((one) => one.text);
}

describe('withAntecedent', () => {
  it('binds what the sentence before bound where a sentence says "it"', () => {
    expect(demands('The export must be ready at 7:00. It must also be sent to the lead.')).toEqual([
      'The export MUST be ready at 7:00.',
      'The export MUST be sent to the lead.',
    ]);
  });

  it('leaves a pronoun that stands for nothing', () => {
    expect(demands('The export must be ready at 7:00. It must be possible to run it by hand.')).toContain(
      'It MUST be possible to run it by hand.',
    );
  });

  it('does not take the system for what it sends', () => {
    const sends = 'The system must send a message when a parcel is late.';
    expect(demands(`${sends} It should arrive within 60 s.`)).toContain('It SHOULD arrive within 60 s.');
    expect(demands(`${sends} It must also log the parcel.`)).toContain('The system MUST log the parcel.');
    expect(demands('Send a message to the driver. Should arrive within 60 s.')).toContain(
      'It SHOULD arrive within 60 s.',
    );
  });

  it('takes no person for "it"', () => {
    expect(demands('The librarian can edit synonyms. It should run in the browser.')).toContain(
      'The system SHOULD run in the browser.',
    );
    expect(demands('The clerk uploads a photo. It has to be smaller than 2 MB.')).toContain(
      'The photo MUST be smaller than 2 MB.',
    );
    expect(demands('The agent reads its token. It must run as a user of its own.')).toContain(
      'The agent MUST run as a user of its own.',
    );
  });

  it('does not reach into another item of a list', () => {
    expect(demands('- the export must be ready at 7:00\n- it must be sent to the lead')).not.toContain(
      'The export MUST be sent to the lead.',
    );
  });

  it('takes no label for what acts, and the system for what has to work as a whole', () => {
    expect(
      demands('Mouse: click opens, double click edits, drag moves. It has to work with a touch screen.').at(
        -1,
      ),
    ).toBe('The system MUST work with a touch screen.');
  });

  it('takes how long it takes for the deed that the same sentence names, and for none of another', () => {
    const says = 'Staff should see at the desk whether the form is valid';
    expect(demands(`${says}; it must not take longer than 5 seconds.`).at(-1)).toBe(
      'Seeing at the desk whether the form is valid MUST NOT take longer than 5 seconds.',
    );
    expect(demands(`${says}. It must not take longer than 5 seconds.`).at(-1)).toBe(
      'It MUST NOT take longer than 5 seconds.',
    );
  });

  it('says whom "they" means where nobody is named, and what is done by "do it"', () => {
    expect(demands('They should be able to pick a month and get a file by email.')).toEqual([
      'Users SHOULD be able to pick a month.',
      'Users SHOULD be able to get a file by email.',
    ]);
    expect(
      demands('When somebody in finance wants the file they ask us. They should be able to export it.').at(
        -1,
      ),
    ).toBe('People in finance SHOULD be able to export the file.');
    expect(demands('Users should be able to export a list. Only admins can do it.').at(-1)).toBe(
      'Only admins MUST be able to export a list.',
    );
    expect(demands('The link has to expire after a day. Only admins can do it.').at(-1)).toBe(
      'Only admins MUST be able to do it.',
    );
  });

  it('does not choose between the two that a sentence speaks of', () => {
    expect(
      demands('The order is stored and an incident is recorded. It must stand 900 orders a second.').at(-1),
    ).toBe('It MUST stand 900 orders a second.');
  });
});
