import { describe, expect, it } from 'vitest';
import { type Draft, draftOf } from '../draft.ts';
import { libraryModel } from '../samples/library-model.ts';
import { paraphrased } from './paraphrased.ts';

const spec = `# Ferry tickets

## Summary

Passengers buy tickets online.

## Goals

- We want shorter queues.

## Requirements

- **FR-1:** The team MUST print the list at the pier.
- **FR-2:** Passengers MUST be able to cancel within 24 hours.

## Design

The tablets at the pier are from Acer.

## Drawbacks

- **R-1:** The pier has no network.

## Rollout and rollback

None stated so far.
`;

const board = `# Ferry tickets

## Coverage map

| Requirement | Ticket |
| --- | --- |
| FR-1: Print the list | US-1 |
| FR-2: Cancel a ticket | US-2 |

## Tickets

### US-1: Print the list

- **Estimate:** 2

### US-2: Cancel a ticket

- **Estimate:** 3
`;

const prompt = '# Sort mails\n\n## Inputs\n\n- `{{incoming_mail}}`: mails.\n';

function read(feedback: string, text: string, originalInput = ''): string {
  return paraphrased(feedback, draft(text, originalInput)).text;
}

function draft(text: string, originalInput: string): Draft {
  return draftOf(text, {
    originalInput,
    previousOutput: text,
    feedback: '',
    audience: 'Senior Dev',
    context: 'Backend',
    format: 'Technical Spec',
    tone: 50,
  });
}

describe('what people say of tickets comes to an order', () => {
  it.each([
    ['The estimate of US-2 is a joke, make that 5.', 'set the estimate of US-2 to 5'],
    ["US-1's priority looks wrong, should be high", 'set the priority of US-1 to high'],
    ['Die Schätzung von US-2 ist zu niedrig, mach 5 draus.', 'set the estimate of US-2 to 5'],
    ['de schatting van US-1 moet 3 zijn', 'set the estimate of US-1 to 3'],
    [
      'For US-1 we need another acceptance criterion: Given no printer, When the list is printed, Then it is mailed',
      'add an acceptance criterion to US-1: Given no printer, When the list is printed, Then it is mailed',
    ],
    [
      'Voeg aan US-2 een criterium toe: Gegeven een oud ticket, Wanneer iemand annuleert, Dan wordt het geweigerd',
      'add an acceptance criterion to US-2: Gegeven een oud ticket, Wanneer iemand annuleert, Dan wordt het geweigerd',
    ],
    [
      'US-2 is way too big, two stories please: cancelling and refunding',
      'split US-2 into cancelling and refunding',
    ],
    ['Under US-2, could you put a task to tell the purser', 'add a task to US-2: tell the purser'],
    [
      'For US-1, please note that the list has page numbers as an acceptance criterion',
      'add an acceptance criterion to US-1: the list has page numbers',
    ],
    [
      'As a purser, I want to print the list. That should be the story of US-1',
      'replace the story of US-1 with "As a purser, I want to print the list"',
    ],
    [
      'we still need one more story - as a captain I want to see who is aboard',
      'add a ticket: As a captain, I want to see who is aboard',
    ],
    ['US-2 second criterion makes no sense, remove', 'remove the second criterion of US-2'],
    ['US-1 und US-2 brauchen Priorität hoch', 'set the priority of US-1 and US-2 to hoch'],
    [
      'The story of US-1 is broken English. Write: As a purser, I want to print the list.',
      'replace the story of US-1 with "As a purser, I want to print the list"',
    ],
  ])('%s', (feedback, order) => {
    expect(read(feedback, board)).toBe(`${order}.`);
  });

  it.each([
    'Why is the estimate of US-2 so high?',
    'US-1 -> Vera, 8 points',
    'Asigna US-2 a Vera y cambia la estimación a 3',
    'US-7 has an estimate of 5',
    'US-1 and US-2 together are 5 points',
    'add as first criterion to US-1: it is printed in colour',
    'US-2 ist eine Story, keine Aufgabe. Und 3 Punkte.',
  ])('and this is left as it is: %s', (feedback) => {
    expect(read(feedback, board)).toBe(feedback);
  });
});

describe('what people say of a text comes to an order', () => {
  it.each([
    ['Title is wrong, should be Ferry bookings', 'change the title to "Ferry bookings"'],
    ['Title should say what it is: "Ferry bookings"', 'change the title to "Ferry bookings"'],
    ['Der Titel ist schlecht. Besser: Fährtickets online', 'change the title to "Fährtickets online"'],
    ['De titel klopt niet, noem het "Veerboot online"', 'change the title to "Veerboot online"'],
    [
      'Dont say "We want" in the goals, say "The port wants"'.replace('Dont', "Don't"),
      'in goals, replace "We want" with "The port wants"',
    ],
    ['"at the pier" - no, on board please', 'replace "at the pier" with "on board"'],
    [
      'who is "the team" in FR-1? it should be the harbour office',
      'in FR-1 say "the harbour office" instead of "the team"',
    ],
    ['FR-1 should go, that is a decision not a requirement. Put it under Design.', 'move FR-1 to Design'],
    [
      'The drawbacks section is thin. Add that storms stop the ferry and that phones run empty.',
      'add in drawbacks: storms stop the ferry. add in drawbacks: phones run empty',
    ],
    ['I disagree with FR-2: 12 hours, since the crew plans by then', 'set FR-2 to 12 hours'],
    ['cancelling: 12h is enough', 'change cancelling to 12h'],
    [
      'I can’t find anywhere that dogs travel free. add it as requirement'.replace('’', "'"),
      'add a requirement: dogs travel free',
    ],
    [
      'Nobody knows what a pier is. Define: a pier is where the ferry lands.',
      'add: a pier is where the ferry lands',
    ],
    [
      'Rollout: the north pier goes first. Two weeks later the others follow.',
      'add in Rollout: the north pier goes first. add in Rollout: Two weeks later the others follow',
    ],
    ['24 hours should be 12 hours', 'change 24 hours to 12 hours'],
    ['Within 24 hours? we said 12', 'change 24 hours to 12 hours'],
    ['"Passengers" sounds stiff, use travellers', 'replace "Passengers" with "travellers"'],
    [
      'I would word FR-1 so: "The harbour office MUST print the list at the pier"',
      'change FR-1 to: The harbour office MUST print the list at the pier',
    ],
    [
      'add two risks: the pier floods, and the printer jams',
      'add a risk: the pier floods. add a risk: the printer jams',
    ],
    ['Goals should also say no paper tickets', 'add in Goals: no paper tickets'],
    [
      'Bei den Goals fehlt: Niemand wartet länger als nötig.',
      'add in Goals: Niemand wartet länger als nötig',
    ],
    ['can FR-2 and FR-1 swap places?', 'swap FR-2 and FR-1'],
    ['FR-2 belongs to FR-1, merge them', 'merge FR-2 and FR-1'],
    [
      '“The pier has no network” sounds odd, please “There is no network at the pier”',
      'replace "The pier has no network" with "There is no network at the pier"',
    ],
    ['FR-1: im Büro, nicht at the pier', 'in FR-1 say "im Büro" instead of "at the pier"'],
    ["isn't there a risk that storms stop the ferry? add that", 'add a risk: storms stop the ferry'],
    ['Storms stop the ferry, say so', 'Storms stop the ferry'],
    ['The tablets are Lenovo, not Acer', 'replace "Acer" with "Lenovo"'],
    ['Las tabletas son Lenovo, no Acer', 'replace "Acer" with "Lenovo"'],
    ['La mer est en mètres, écris-le dans la description.', 'La mer est en mètres'],
  ])('%s', (feedback, order) => {
    expect(read(feedback, spec)).toBe(`${order}.`);
  });

  it('says what the input tells of a thing that is missed', () => {
    const input = 'Ferry tickets. The budget is 4,000 EUR. Nobody else pays.';
    expect(read('you forgot the budget in the summary', spec, input)).toBe(
      'add in summary: The budget is 4,000 EUR.',
    );
    expect(read('you forgot the captain in the summary', spec, input)).toBe(
      'you forgot the captain in the summary',
    );
  });

  it.each([
    'The title is fine. Passengers like it.',
    'the summary reads like marketing',
    'tickets are Berlin and Hamburg only, no Acer',
    'What happens at the pier? Nobody knows.',
    'The pier closes at 20:00, not at 22:00',
    '"A printer" is no non-goal, it is a requirement',
    'after 24 hours we need a reminder at 48 hours too',
    'the pier table is missing: name and harbour',
    'FR-1 and FR-2 do not belong together',
    'FR-1: after FR-2, not before',
    'add the question "May dogs travel on the ferry for free?" to FR-1',
  ])('and this is left as it is: %s', (feedback) => {
    expect(read(feedback, spec)).toBe(feedback);
  });

  it('tells what was done in the words of the feedback', () => {
    const { said } = paraphrased('Title is wrong, should be Ferry bookings', draft(spec, ''));
    expect([...said.values()]).toEqual(['Title is wrong, should be Ferry bookings']);
  });
});

describe('what people say of fields and variables comes to an order', () => {
  it.each([
    ['call the variable mails', 'rename incoming_mail to mails', prompt],
    ['name the variable mail instead of incoming_mail', 'rename the variable incoming_mail to mail', prompt],
    ['loan should not have due_at, since nobody reads it', 'remove loan.due_at', libraryModel],
    [
      'loan has no fields?? it needs start_at, end_at (timestamps), shelf text and number_of_copies int default 6',
      'add the fields start_at timestamp, end_at timestamp, shelf text and number_of_copies int default 6 to loan',
      libraryModel,
    ],
    [
      'ids are bigint here, not uuid',
      'change the type of member.id to bigint. change the type of loan.id to bigint. change the type of loan.member_id to bigint',
      libraryModel,
    ],
    ['due_at is a terrible name, due_on is better', 'rename loan.due_at to due_on', libraryModel],
    ['no shelf table?? add it: row, floor int', 'add an entity shelf: row, floor int', libraryModel],
    ['we need a second variable for the tone: wanted_tone', 'add a variable wanted_tone: tone', prompt],
    [
      'all time columns (due_at, status) are text and nullable',
      'due_at and status are text and nullable',
      libraryModel,
    ],
  ])('%s', (feedback, order, text) => {
    expect(read(feedback, text)).toBe(`${order}.`);
  });
});

it('costs nothing in a message of one long word', () => {
  const start = performance.now();
  read('a'.repeat(10_000), spec);
  read('"a" '.repeat(2000), spec);
  read('US-1 '.repeat(2000), board);
  expect(performance.now() - start).toBeLessThan(1000);
});
