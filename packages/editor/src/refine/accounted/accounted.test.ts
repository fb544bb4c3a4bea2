import { describe, expect, it } from 'vitest';
import { type Draft, draftOf } from '../draft.ts';
import { revise } from '../samples/revise.ts';
import { wishIn } from './wishes/wish-in.ts';

const spec = `# Greenhouse watch

## Summary

Gardeners walk through the greenhouses at night. We want a panel that shows every greenhouse. The panel is asked over radio.

## Non-goals

- Selling plants.

## Requirements

### Functional requirements

- **FR-1:** The panel MUST show the humidity of each bed.
- **FR-2:** A gardener MUST get a call when a vent stays open.
- **FR-3:** The panel SHOULD keep the readings for a year and send a weekly letter.

### Non-functional requirements

- **NFR-1:** The start page MUST be fast.

## Design

We use a small computer in each greenhouse. It writes to a file.

## Alternatives

- Paper lists.
- A bought alarm.

## Risks

- **R-1:** Radio may fail in winter. *Mitigation:* a second antenna

## Open questions

- **Q-1:** Who pays for the antennas?
`;

const request = {
  originalInput: '',
  previousOutput: spec,
  feedback: '',
  audience: 'Senior Dev',
  context: 'Backend',
  format: 'Technical Spec',
  tone: 50,
} as const;
const ordersIn = (message: string, draft: Draft) => {
  const wish = wishIn(message, draft);
  return wish && 'orders' in wish ? wish.orders : null;
};
const ordersOf = (message: string) => ordersIn(message, draftOf(spec, request));

describe('a wish of which every word is accounted for', () => {
  it.each([
    // the same wish in any order of words, with reasons beside it
    ['Alternatives -> table', 'Turn the section "Alternatives" into a table'],
    ['Non-goals lack a mobile app', 'Add a non-goal: a mobile app'],
    ['the non-goals should mention catering', 'Add a non-goal: catering'],
    [
      'I find the bullets in Alternatives hard to compare, a table please',
      'Turn the section "Alternatives" into a table',
    ],
    ['bitte die Liste unter Alternatives als Tabelle', 'Turn the section "Alternatives" into a table'],
    ['Design as bullets instead of prose', 'Turn the section "Design" into a bulleted list'],
    ['make Alternatives a list, not a table', 'Turn the section "Alternatives" into a bulleted list'],
    [
      'can Alternatives get numbers rather than bullets?',
      'Turn the section "Alternatives" into a numbered list',
    ],
    ['We can live without it: drop the Risks section', null],
    ['please take Risks out, legal keeps that elsewhere', 'Remove the section "Risks"'],
    ["L'exigence FR-2 est inutile, supprime-la", null],
    ['FR-2 est inutile, merci de la supprimer', 'Remove FR-2'],
    ['the requirement about humidity can go', 'Remove FR-1'],
    ['the open question on antennas is settled, remove it', 'Remove Q-1'],
    [
      'nit: order, Risks should come before Alternatives',
      'Move the section "Risks" before the section "Alternatives"',
    ],
    ['FR-2 is not happening after all, list it as a non-goal', 'Move FR-2 to Non-goals'],
    ['unify FR-1 and FR-2 please, there is a lot of overlap', 'Merge FR-1 and FR-2'],
    ['FR-3 -> two requirements', 'Split FR-3'],
    ['the weekly letter should be optional', 'Make FR-3 a MAY'],
    ['FR-3: MUST', 'Make FR-3 a MUST'],
    ['this is way too wordy, tighten it please', 'Shorten the document'],
    ['raise the register, it goes to the board', 'Make the tone more formal'],
    ['das klingt zu steif', 'Make the tone less formal'],
  ])('is read by what it names and what its other words say: %s', (message, order) => {
    expect(ordersOf(message)).toEqual(order === null ? null : [order]);
  });

  it.each([
    ['a phone app should be listed among the non-goals', 'Add a non-goal: a phone app'],
    ['we are not building a phone app, please state that', 'Add a non-goal: a phone app'],
    ['let’s call the Design section Set-up from now on', 'Rename the section "Design" to "Set-up"'],
    ['retitle Alternatives as What others do', 'Rename the section "Alternatives" to "What others do"'],
    ['add a redesign of the login page to the non-goals', 'Add a non-goal: a redesign of the login page'],
    ['the title should be "Night watch"', 'The title should be "Night watch"'],
    ['Ida Holm takes over ownership, please update', 'Ida Holm is the owner'],
    [
      'for the start page "fast" is too vague, within 2 seconds',
      'In NFR-1, replace "fast" with "under 2 seconds"',
    ],
    [
      '"glasshouses" is the right term, not "greenhouses", change it everywhere',
      'Replace "greenhouses" with "glasshouses"',
    ],
    ['only in Summary: swap panel for screen', 'In Summary, replace "panel" with "screen"'],
    ['regarding the antennas: the garden club pays for them', 'Q-1: the garden club pays for them'],
    ['Frost may break the pipes; this is missing among the risks', 'Add a risk: Frost may break the pipes'],
    [
      'you forgot that the door must lock itself, pls add to the requirements',
      'Add a requirement: the door must lock itself',
    ],
    [
      'Design does not mention that the computer has a clock, please add it',
      'Add to Design: The computer has a clock',
    ],
    [
      'There should be a section on Support saying that Ole answers calls',
      'Add a section Support: Ole answers calls',
    ],
  ])('brings its own words along: %s', (message, order) => {
    expect(ordersOf(message)).toEqual([order]);
  });
});

describe('other messages are left to those that read clause by clause', () => {
  it.each([
    // a word is left over that may be a wish of its own
    'Make Alternatives a table with the costs',
    'Remove FR-2 and tell the caretaker',
    'Shorten Design, but the file must stay',
    'Alternatives as a table, each row needs a price of 20 EUR',
    // it is not what it looks like
    "Don't make Alternatives a table",
    'the second item of Alternatives is wrong, delete it',
    'Do not remove FR-2',
    'Der Titel ist Quatsch',
    'a gardener must be called is a non-goal',
    'plants we sell are out of scope',
    'replace greenhouses with glasshouses except in the summary',
    'replace panel page with screen',
    'Add risks: frost, mice and snow',
    // nothing is wanted, or nothing of this document
    'looks good',
    'hm, too much?',
    'why so complicated',
    'can you drop me at the station?',
    'please write a table of all capitals of Europe',
    'is the spelling of Reykjavik hard for you',
  ])('%s', (message) => {
    expect(ordersOf(message)).toBeNull();
  });
});

describe('a date', () => {
  const planned = `${spec}
## Rollout and rollback

We start with one house on 3 February 2027, then all.
`;
  const read = (message: string, text: string) =>
    ordersIn(message, draftOf(text, { ...request, previousOutput: text }));

  it('takes the place of the one that stands in the section of what it is of', () => {
    expect(read('the rollout -> 12 April 2027', planned)).toEqual([
      'In Rollout and rollback, replace "3 February 2027" with "12 April 2027"',
    ]);
  });

  it('is not told beside others', () => {
    const two = planned.replace('then all', 'all on 1 May 2027');
    expect(read('the rollout -> 12 April 2027', two)).toBeNull();
  });
});

describe('a wish that is read so', () => {
  it('changes nothing else, and is told in the words it was said in', async () => {
    const said = 'there is no point in FR-2, take it off the requirements';
    const { output, applied } = await revise(spec, said, 'Technical Spec');
    expect(output).toBe(spec.replace(/- \*\*FR-2:.*\n/u, ''));
    expect(applied.map(({ instruction, status }) => [instruction, status])).toEqual([[said, 'applied']]);
  });

  it('stands beside others in one message', async () => {
    const { output } = await revise(
      spec,
      'Alternatives would be easier to read as a table. Drop R-1.',
      'Technical Spec',
    );
    expect(output).toContain('| 1 | Paper lists. |');
    expect(output).not.toContain('Radio may fail');
    expect(output.split('## Alternatives')[0]).toBe(spec.split('## Alternatives')[0]);
  });

  it('writes what it brings along without who asked for it', async () => {
    const said = 'One more risk: mice may gnaw the cables, insurance asked for it.';
    const { output } = await revise(spec, said, 'Technical Spec');
    expect(output).toContain('**R-2:** Mice may gnaw the cables.');
    expect(output).not.toContain('insurance');
  });
});

describe('a message that nothing else carries out whole', () => {
  it.each([
    [
      'When the club met, Ole said he never finds anything in Alternatives; could it become a table, please?',
      '| 1 | Paper lists. |',
    ],
    [
      'Our plumber told me last week that mice gnaw the cables, and this ought to be among the risks.',
      '**R-2:** Mice gnaw the cables.',
    ],
    ['FR-3 keeps confusing the volunteers, it should be split into two things.', '**FR-4:**'],
  ])('is read by what it names and by the signs of one wish: %s', async (message, text) => {
    const { output } = await revise(spec, message, 'Technical Spec');
    expect(output).toContain(text);
  });

  it.each([
    'please take the old colour out of Design',
    'could the second sentence of Summary go, since it is odd?',
    'it should be nicer somehow, said Ole of FR-2',
  ])('loses nothing that it does not name as a whole: %s', async (message) => {
    const { output } = await revise(spec, message, 'Technical Spec');
    expect(output).toContain('## Design');
    expect(output).toContain('## Summary');
    expect(output).toContain('**FR-2:**');
  });
});
