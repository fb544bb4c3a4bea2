import { describe, expect, it } from 'vitest';

import { faultInDemand } from './unsound-demand.ts';

const faultOf = (subject: string, action: string, said: string) =>
  faultInDemand({ subject, action, sentence: `${subject} MUST ${action}.`, said });

describe('faultInDemand', () => {
  it.each([
    ['We look things up by', 'be name and city', 'We look things up by name and city.'],
    ['The inspector opens the app', 'see the list', 'Inspector opens the app, must see the list.'],
    ['The system', 'provide returning nothing breaks the import', 'Returning nothing breaks the import.'],
    ['The system', 'provide Anna prefers blue labels', 'Anna prefers blue labels.'],
    ['The system', 'provide print the label', 'Print the label.'],
    ['The system', 'provide rolling back to 5.1.9 helps', 'Rolling back to 5.1.9 helps.'],
    ['Max 8', 'book at a time', 'Max 8 books at a time.'],
    ['The system', 'provide after pressing it a timer starts', 'After pressing it a timer starts.'],
    ['The shelf', 'be', 'The shelf should be fine.'],
    ['The system', 'provide two admins, never one', 'Two admins, never one.'],
    ['The system', 'provide one per person and week', 'One per person and week.'],
    ['The system', 'provide an unknown code stops decisions', 'An unknown code stops decisions.'],
    ['In the room with two', 'tap', 'In the room with two must tap.'],
    ['The office', 'set and lifts holds', 'The office sets and lifts holds.'],
    ['Leave', 'be as follows: any doctor, at any hour', 'Leave: any doctor, at any hour.'],
    ['Delay', 'be > 5 min is shown in red', 'Delay > 5 min is shown in red.'],
    ['Own', 'rank visible to the player', 'Own rank visible to the player.'],
    ['The system', 'a deletion fail the caller', 'Should a deletion fail the caller is told.'],
    ['The system', 'ensure that get us back in 15 minutes', 'Get us back in 15 minutes.'],
    ['The system', 'tell them why', "We shouldn't tell them why."],
    ['Works with phone', 'be locked', 'Works with phone locked.'],
    ['The mail when', 'be < 20%', 'Mail when < 20%.'],
    ['The system', 'ensure that undo for deletes, 7 days', 'Undo for deletes, 7 days.'],
    [
      'The system',
      'ensure that a mail to the team and the option to run it again without duplicates',
      'A mail to the team and the option to run it again without duplicates.',
    ],
    ['The system', 'scan must work at night', 'Scan must work at night.'],
    ['Parcels cost 4 EUR each so', 'be at most 3 a day', 'Parcels cost 4 EUR each so max 3 a day.'],
    ['Olga says', 'read the copy', 'Olga says read the copy.'],
    [
      'Names',
      'be a touchy matter: a name must never be shown',
      'Names are a touchy matter: a name must never be shown.',
    ],
    ['The system', 'keep them', 'Keep the invoices and the delivery notes in the archive.'],
  ])('%s MUST %s', (subject, action, said) => {
    expect(faultOf(subject, action, said)).not.toBeNull();
  });

  it('finds a case that takes a word from the subject', () => {
    expect(
      faultInDemand({
        subject: 'minutes',
        action: 'be fine',
        sentence: 'For normal messages five, minutes MUST be fine.',
        said: 'For normal messages five minutes are fine.',
        condition: 'For normal messages five',
      }),
    ).not.toBeNull();
  });

  it.each([
    [
      'The system',
      'provide a list of all orders that shows the totals',
      'A list of all orders that shows the totals.',
    ],
    ['The system', 'provide caching of results used by others', 'Caching of results used by others.'],
    ['The system', 'provide reports by month', 'Reports by month.'],
    ['The system', 'provide search filters for the archive', 'Search filters for the archive.'],
    ['Widths', 'be as follows: 160, 320, 640', 'Widths: 160, 320, 640.'],
    ['Whoever we invite', 'confirm the date', 'Whoever we invite must confirm the date.'],
    ['Parcels that nobody collects', 'go back', 'Parcels that nobody collects go back.'],
    ['The system', 'keep the scans on the device', 'We want to keep the scans on the device please.'],
  ])('passes %s MUST %s', (subject, action, said) => {
    expect(faultOf(subject, action, said)).toBeNull();
  });
});

it('finds values that were taken for deeds', () => {
  const said = 'User picks per type: push, mail, none.';
  const demand = { subject: 'the system', action: 'push, mail, none', said };
  expect(faultInDemand({ ...demand, sentence: 'The system MUST push, mail, none.' })).toBe(
    'what is to be done is a list of words',
  );
});

it('finds a denial that would hold for what is ordered behind it', () => {
  const said = 'No price: do not list, notify the owner.';
  const demand = { subject: 'the system', action: 'list, notify the owner', said };
  expect(faultInDemand({ ...demand, sentence: 'The system MUST NOT list, notify the owner.' })).toBe(
    'what is ordered is denied',
  );
});

it('takes a denial in the case for one however it is shortened', () => {
  const condition = 'If a picture cannot be made';
  const sentence = `${condition}, the page MUST show a gray square.`;
  const said = "If a picture can't be made, the page shows a gray square.";
  const demand = { subject: 'the page', action: 'show a gray square', sentence, condition };
  expect(faultInDemand({ ...demand, said })).toBeNull();
  expect(
    faultInDemand({ ...demand, said: "If a picture can't be made, the page mustn't show a gray square." }),
  ).toBe('what is denied is demanded');
});

it('does not end the case of a demand within brackets', () => {
  const demand = {
    subject: 'boats)',
    action: 'be washed every week',
    sentence: 'Every crew (some 40 people in 6, boats) MUST be washed every week.',
    said: 'Every crew (some 40 people in 6 boats) must be washed every week.',
  };
  expect(faultInDemand({ ...demand, condition: 'Every crew (some 40 people in 6' })).toContain('brackets');
});
