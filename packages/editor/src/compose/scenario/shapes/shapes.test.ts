import { describe, expect, it } from 'vitest';
import { read } from '../../../read/read.ts';
import { compose } from '../../compose.ts';

const criteriaOf = (text: string) =>
  compose(read(text), { format: 'Jira Tickets', audience: 'Senior Dev', context: 'Backend', tone: 50 })
    .match(/Given .+/gu)
    ?.map((line) => line.replace(/\.$/u, '')) ?? [];

describe('the criteria of a demand by its shape', () => {
  it.each([
    [
      'an amount is filled up',
      'A crate must hold at most 24 bottles.',
      [
        'Given a crate with fewer than 24 bottles, When another bottle is added, Then it is accepted',
        'Given a crate with 24 bottles, When another bottle is added, Then it is rejected with an error and nothing changes',
      ],
    ],
    [
      'somebody has done as much as they may',
      'A trainee can book up to 2 lessons.',
      [
        'Given a trainee who has booked fewer than 2 lessons, When the trainee tries to book another, Then this succeeds',
        'Given a trainee who has booked 2 lessons, When the trainee tries to book another, Then it is rejected with an error and nothing changes',
      ],
    ],
    [
      'a size is met and gone beyond',
      'Recordings must not be larger than 8 MB.',
      [
        'Given a recording of 8 MB, When it is uploaded, Then it is accepted',
        'Given a recording of more than 8 MB, When somebody tries to upload it, Then it is rejected with an error and nothing changes',
      ],
    ],
    [
      'a rate is used up',
      'The gateway must allow max 30 requests per minute per device.',
      [
        'Given there have been fewer than 30 requests from a device within one minute, When another request comes in from the same device, Then it is answered',
        'Given there have been 30 requests from a device within one minute, When another request comes in from the same device, Then it is rejected with an error and nothing changes',
      ],
    ],
    [
      'the other side is slow',
      'The timeout of a pump command must be 4 seconds.',
      [
        'Given the other side needs some time to answer, When it answers before 4 seconds have passed, Then its answer is used',
        'Given the other side does not answer, When 4 seconds have passed, Then the attempt is broken off and counts as failed',
      ],
    ],
    [
      'a second one with the same is refused',
      'The hull number must be unique.',
      [
        'Given an entry is stored, When another entry is saved with another hull number, Then it is stored',
        'Given an entry is stored, When somebody tries to save another entry with the same hull number, Then it is rejected with an error and nothing changes',
      ],
    ],
    [
      'a place is searched for what must not be there',
      'The passport number must not appear in the exports.',
      [
        'Given the passport number has been used once, When the exports are searched for it, Then nothing of the kind is found there',
      ],
    ],
    [
      'what is kept for a time is fetched anew behind it',
      'The kiosk must cache the timetable for 20 minutes.',
      [
        'Given the timetable has been fetched, When the timetable is asked for again after more than 20 minutes, Then it is fetched anew',
        'Given the timetable has been fetched, When the timetable is asked for again within 20 minutes, Then it is not fetched again',
      ],
    ],
    [
      'one without what it has to have is refused',
      'Every consignment must have a customs number.',
      [
        'Given a consignment with a customs number, When it is saved, Then this succeeds',
        'Given a consignment without a customs number, When somebody tries to save it, Then it is rejected with an error and nothing changes',
      ],
    ],
    [
      'a command is run',
      '`keel show <boat>` must print the weight.',
      [
        'Given the tool is installed, When somebody runs `keel show <boat>`, Then it prints the weight',
        'Given there is nothing with the boat that is given, When somebody runs `keel show <boat>`, Then it ends with an error and nothing changes',
      ],
    ],
    [
      'a value is measured and both sides of the limit are named',
      'The map must load in under 3 seconds.',
      [
        'Given a test that measures the map, When it finds less than 3 seconds, Then it passes',
        'Given a test that measures the map, When it finds 3 seconds or more, Then it fails',
      ],
    ],
    [
      'an old state ends with an event',
      'The old badge must stay valid until the new one is printed.',
      [
        'Given the old badge, When the new one is not printed yet, Then the old badge stays valid',
        'Given the old badge, When the new one is printed, Then it is no longer valid',
      ],
    ],
    [
      'who is in a case may not do something',
      'Anyone who owes more than 15 euros must not borrow a kayak until it is paid.',
      [
        'Given somebody who owes more than 15 euros, When they try to borrow a kayak before it is paid, Then they are refused with an error and nothing changes',
      ],
    ],
    [
      'an exit code ends a case and no other',
      'Exit code 4 if there is a locked file.',
      ['When the program ends, Then its exit code is 4'],
    ],
    [
      'the same is done once more',
      'A ballot must not be counted twice.',
      [
        'Given a ballot that has been counted, When the same ballot comes up once more, Then it is not counted again',
      ],
    ],
    [
      'what is left out by a subject does not undergo it',
      'Barrels with a broken seal must be sent back.',
      ['When there are barrels without a broken seal, Then they are not sent back'],
    ],
    [
      'what is kept is there until its time is over',
      'Every logbook must be kept for 12 years.',
      ['Given a logbook, When 12 years have not passed yet, Then the logbook is still there'],
    ],
    [
      'a deed leads to what somebody gets by it',
      'Visitors must tap a plate and hear its story.',
      ['Given a visitor, When the visitor taps a plate, Then the visitor hears its story'],
    ],
    [
      'the tests are run on the device named',
      'The planner must work on Android 12.',
      [
        'Given the system runs on Android 12, When the other tests of this document are run there, Then they pass without an error',
      ],
    ],
    [
      'a list may be empty',
      'Skippers can list all moorings.',
      [
        'Given a skipper and there are no moorings, When the skipper looks, Then the skipper sees an empty list and no error',
      ],
    ],
    [
      'what may not hold something is searched for it',
      'Captions must not contain emojis.',
      ['When they are searched for emojis, Then nothing of the kind is found there'],
    ],
    [
      'what is too long is cut, and what fits is not',
      'Nicknames must be cut at 20 characters.',
      ['Given a nickname of more than 20 characters', 'Given a nickname of 20 characters'],
    ],
    [
      'what is possible up to a moment is tried behind it',
      'A seat can be released until 3 hours before departure.',
      ['When somebody tries to release the seat less than 3 hours before departure, Then it is rejected'],
    ],
    [
      'an event comes first',
      'After activation, the owner must get a letter.',
      ['When there has been an activation, Then the owner gets a letter'],
    ],
  ])('%s', (_, text, criteria) => {
    const found = criteriaOf(text).join('\n');
    for (const criterion of criteria) expect(found).toContain(criterion);
  });

  it('never says again that a demand is met or not', () => {
    const all = criteriaOf(
      'The lamp must be bright. The mast must be made of wood. The bell should sound friendly. Keep the old anchors. The crew must know the rules.',
    );
    expect(all.join('\n')).not.toMatch(/is (?:not )?met|stays open|reviewed|somebody looks at/u);
  });
});
