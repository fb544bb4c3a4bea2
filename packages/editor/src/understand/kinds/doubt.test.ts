import { expect, it } from 'vitest';
import { doubtIn } from './doubt.ts';

it.each([
  ['No idea whether the lift has a network.', 'asks'],
  ["I'm not sure which of the lists is the right one.", 'asks'],
  ["I honestly don't know if the old phones can do that.", 'asks'],
  ['Whether the town pays is another question.', 'asks'],
  ['Keine Ahnung, ob das Dach das trägt.', 'asks'],
  ['Je ne sais pas si la porte ferme.', 'asks'],
  ['No sé si el sótano tiene red.', 'asks'],
  ["We're not convinced of the second screen.", 'doubts'],
  ['A second screen, dunno.', null],
  ['Maybe stickers, not sure.', 'doubts'],
  ['Who pays for the towels, the laundry is too dear.', 'asks'],
])('%s', (prose, doubt) => {
  expect(doubtIn(prose)).toBe(doubt);
});

it.each([
  'No clear text passwords in the log.',
  'Whether a seat is free is shown on the plan.',
  'The clerk says whether the parcel is damaged or not.',
  'Not more than three tries.',
  'Do not send it twice.',
  'Show which doors are open.',
  'No ideas of others are shown.',
  'Who is late, the office writes to.',
])('leaves nothing open: %s', (prose) => {
  expect(doubtIn(prose)).toBeNull();
});
