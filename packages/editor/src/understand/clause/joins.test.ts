import { describe, expect, it } from 'vitest';
import { read } from '../../read/read.ts';
import { understand } from '../understand.ts';

const told = (text: string) => understand(read(text)).statements.map(({ text: said }) => said);

describe('the sentences of a run-on', () => {
  it('parts what is done from what is denied before it', () => {
    expect(told('It never deletes a row, keeps a copy of each and prints how many there are.')[0]).toBe(
      'It never deletes a row.',
    );
    expect(told('It never prints names, passwords or tokens.')).toHaveLength(1);
  });

  it('parts what somebody else does, and what binds behind a comma or a long beginning', () => {
    expect(told('The guard scans the badge, the gate opens the door, and the log keeps the time.')).toEqual([
      'The guard scans the badge.',
      'The gate opens the door.',
      'The log keeps the time.',
    ]);
    expect(told('The shop has 400 sorts of tea, so an empty shelf must never be shown.')).toHaveLength(2);
    expect(
      told(
        'The list has around 3,000 names, some of the offices change it daily and a change should be seen within 5 minutes.',
      ),
    ).toHaveLength(2);
  });

  it('parts sentences that a comma strings together, whichever of them says something whole', () => {
    expect(told('After check-in the bike should be unlocked, mechanics see it on their board.')).toEqual([
      'After check-in the bike should be unlocked.',
      'Mechanics see the bike on their board.',
    ]);
    expect(told('The card shows the name, the plan, guides open it by a tap.')).toEqual([
      'The card shows the name, the plan.',
      'Guides open it by a tap.',
    ]);
    expect(told('Logs stay for 3 months, Mirka owns the archive.')).toHaveLength(2);
    expect(told('When a guest leaves, the door locks itself, the desk sees it.')).toHaveLength(1);
    expect(told('The form checks that names are whole, mails have a sign in them.')).toHaveLength(1);
    expect(told('Guests register with name and mail, a photo is optional.')).toHaveLength(1);
  });

  it('parts what is wanted or forbidden besides', () => {
    expect(
      told('A second print should be possible twice a day and we want to know who did it.'),
    ).toHaveLength(2);
    expect(told("Bad rows go to a list of their own, don't block the rest.")).toEqual([
      'Bad rows go to a list of their own.',
      "Don't block the rest.",
    ]);
    expect(told('We do it by hand and we need it every day.')).toHaveLength(1);
  });

  it('leaves a case and what has to be done in it together', () => {
    expect(told('If the badge is unknown, the gate must stay closed.')).toHaveLength(1);
    expect(told('The mail and the letter must be sent.')).toHaveLength(1);
    expect(
      told(
        'The hub sends the plan. and when the hub comes back the controller must upload what it did in the meantime so the log has no hole',
      ),
    ).toHaveLength(2);
  });

  it('parts what the same subject is bound to besides, and no list', () => {
    expect(told('The app must work offline for 4 hours, sync when back online.')).toEqual([
      'The app must work offline for 4 hours.',
      'Sync when back online.',
    ]);
    for (const whole of [
      'Users must be able to create, edit and delete notes.',
      'The form must have name, report date and place.',
      'If it fails the app must wait 5 seconds, try it again.',
      'There must be one list of contracts with end date, notice period and owner.',
      'They can combine region, channel, month and product group.',
      'The display calls a number, never a name.',
      'Ids must not be used as a secret, since v7 shows the time of creation.',
    ])
      expect(told(whole)).toEqual([whole]);
  });
});
