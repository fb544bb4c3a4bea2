import { describe, expect, it } from 'vitest';
import { read } from '../../read/read.ts';
import { understand } from '../understand.ts';

/** The kinds of the sentences of a text, in their order. */
function kindsOf(text: string): string[] {
  return understand(read(text)).statements.map(({ kind }) => kind);
}

describe('merelyTold', () => {
  it('takes what could be chosen for no demand', () => {
    const told =
      'The page must show new prices. Web sockets would bring them at once. It must work on phones.';
    expect(kindsOf(told)).toEqual(['requirement', 'design', 'requirement']);
  });

  it('takes estimated counts and origins for facts', () => {
    const told = 'The depot must print labels. Those are from the old scanner. Each label must have a code.';
    expect(kindsOf(told)[1]).toBe('context');
    expect(kindsOf('The depot must print labels.\n\n12 depots, roughly 300 drivers.')[1]).not.toBe(
      'requirement',
    );
  });

  it('takes an estimate among demands, and how many there are of what is told, for facts', () => {
    const list =
      'What we need:\n- a member has a tier\n- about 40k members, 9M entries per year\n- points expire';
    expect(kindsOf(list)[1]).toBe('context');
    expect(
      kindsOf('Nobody knows why the cache is full. 8.1M keys. We must set a limit of 4 GB.')[1],
    ).not.toBe('requirement');
    expect(kindsOf('What we need:\n- a report\n- about 5 retries per hour\n- an export')[1]).toBe(
      'requirement',
    );
  });

  it('takes what people must do before somebody wishes it away for trouble', () => {
    const told =
      'Nobody knows which room is free. The porter must walk to every door. I want to make a screen for this. The screen must show the free rooms.';
    expect(kindsOf(told)[1]).toBe('problem');
    expect(kindsOf(told)[3]).toBe('requirement');
  });

  it('takes what something was seen on for no decision', () => {
    const told =
      'The import crashes when the file is empty.\nDriver 8.6.5, app 3.14.\nSteps:\n1. open it\n2. click\nExpected: a message';
    expect(kindsOf(told)[1]).toBe('context');
    expect(kindsOf('Which versions:\n- SAML 2.0 and OpenID Connect\n- TLS 1.2 or 1.3')[0]).not.toBe(
      'context',
    );
  });

  it('takes what comes of the steps of a report for trouble', () => {
    const told = 'Steps: open a form, pick a date, turn the phone. Form disappears. The form must stay open.';
    expect(kindsOf(told)).toEqual(['step', 'problem', 'requirement']);
  });
});

it('takes what was agreed for decided, and what somebody has in mind for the goal', () => {
  const told =
    'What I have in mind is a board that shows the boats. We agreed that the board loads at the gate. The board must show the wind.';
  expect(kindsOf(told)).toEqual(['goal', 'decision', 'requirement']);
});

it('takes to whom something is kept for a demand', () => {
  expect(kindsOf('Members must book online. Lane 4 only for people with a licence.')[1]).toBe('requirement');
});

it('takes what explains what was told before for no demand', () => {
  const told = 'The calendar loads slowly. It must load in a second. That is the missing index on shifts.';
  expect(kindsOf(told).at(-1)).not.toBe('requirement');
});
