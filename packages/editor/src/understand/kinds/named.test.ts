import { expect, it } from 'vitest';
import { read } from '../../read/read.ts';
import { understand } from '../understand.ts';

/** The kind of the last thing said behind a demand. */
function kindOf(sentence: string): string | undefined {
  return understand(read(`The shop must let customers change the address. ${sentence}`)).statements.at(-1)
    ?.kind;
}

it.each([
  ['Careful, a second parcel to the same street breaks the route.'],
  ['Be careful with gift cards.'],
  ["I'm a bit worried about the internet in the shops, two of them have none."],
  ['I worry about the cost.'],
  ['With gift cards we need to be careful.'],
  ['Changing the address after paying is a classic.'],
])('takes a warning for what may go wrong: %s', (sentence) => {
  expect(kindOf(sentence)).toBe('risk');
});

it.each([['A careful check of the address must come first.'], ['The list must show classic parcels.']])(
  'takes no other sentence for one: %s',
  (sentence) => {
    expect(kindOf(sentence)).toBe('requirement');
  },
);

it('takes what its writer leans towards for a design', () => {
  expect(kindOf('I lean towards a queue.')).toBe('design');
});

it.each([
  ['We had somebody try that already.', 'context'],
  ["Let's print them by hand for now, revisit in Q3.", 'decision'],
])('tells what was tried from what is left out, and what is done for now: %s', (sentence, kind) => {
  expect(kindOf(sentence)).toBe(kind);
});

it.each([
  ['Ivo will send sample files by Friday.', 'owner'],
  ['@nina to pull the changes into the draft.', 'owner'],
  ['The depot must send sample files by Friday.', 'requirement'],
])('takes what one person sees to for their task: %s', (sentence, kind) => {
  expect(kindOf(sentence)).toBe(kind);
});

it('lists those who came as people, whatever their names look like', () => {
  const { statements } = understand(
    read(
      '# Tide meeting\n\n#### Attendees\n\n- Nathan Use (@nuse)\n- Gar\n\n#### Gauges\n\n- The gauge must log every reading',
    ),
  );
  expect(statements.map(({ kind }) => kind)).toEqual(['owner', 'owner', 'requirement']);
});

it.each([
  ['One open hold per sailor per berth.', 'requirement'],
  ['A hold lasts 20 min then is released.', 'requirement'],
  ['If no berth of the size is free we take the next bigger one.', 'requirement'],
  ['Every gauge reports its level over MQTT.', 'requirement'],
])('takes a demand below a heading of how it works for one: %s', (sentence, kind) => {
  const { statements } = understand(
    read(
      `# Berths\n\nThe harbour rents berths by the night.\n\n## How it works\n\nThe desk keeps the list in Postgres. ${sentence}`,
    ),
  );
  expect(statements.at(-1)?.kind).toBe(kind);
});

it('ends a label of an earlier sentence where a demand begins', () => {
  const { statements } = understand(
    read(
      'Motivation: the home screen needs nine calls. On a slow connection they take seven seconds. Queries deeper than eight levels are rejected.',
    ),
  );
  expect(statements.map(({ kind }) => kind)).toEqual(['problem', 'problem', 'requirement']);
});

it('takes trouble told in a sentence above a list for no word on its items', () => {
  const { statements } = understand(
    read(
      'A collector reads scales over radio. Today every keeper writes the weight on a card, and cards get wet.\n- read up to 40 scales on 433 MHz\n- write one line per scale every 15 minutes',
    ),
  );
  expect(statements.slice(-2).map(({ kind }) => kind)).toEqual(['requirement', 'requirement']);
});

it.each([
  ['The catch is that each desk needs the list of guests.', 'risk'],
  ["I'm also not sure the printers survive 3,000 badges.", 'question'],
  ['As a translator I would like to see which strings changed.', 'requirement'],
])('hears what is feared, doubted or wished for: %s', (sentence, kind) => {
  expect(kindOf(sentence)).toBe(kind);
});

it('hears a fear in other languages', () => {
  const { statements } = understand(
    read('Die Küche muss Bestellungen sehen. Angst hat Frau Kern vor dem ersten Schultag.'),
  );
  expect(statements.at(-1)?.kind).toBe('risk');
});

it.each([
  ['What worries me is the radio link to the far houses.', 'risk'],
  ['The depot can already print a label for each house.', 'context'],
])('tells what worries and what is there from demands: %s', (sentence, kind) => {
  expect(kindOf(sentence)).toBe(kind);
});

it('takes what has its place elsewhere for left out', () => {
  expect(kindOf('Readings are not in here, they live in the time series database.')).toBe('nonGoal');
});
