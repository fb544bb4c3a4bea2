import { describe, expect, it } from 'vitest';
import { draftOf } from '../draft.ts';
import type { RefineRequest } from '../request.ts';
import { asPromised } from './postconditions.ts';

const text = `# Harbour berths

## Summary

Skippers book a berth. A booking expires after 45 minutes.

## Requirements

- **FR-1:** Skippers MUST be able to book a berth (length, draught, name).
- **FR-2:** A booking MUST expire after 45 minutes.
- **FR-3:** Harbour masters MUST see every booking.

## Rollout and rollback

Two harbours start in May for 3,200 €, the rest follows in June.

## Risks

- **R-1:** Skippers share codes.

## Open questions

- **Q-1:** What happens when FR-3 fails?
`;

/** What comes of a text that some change made of the sample, as read from words of feedback. */
function kept(clause: string, ...changes: readonly (readonly [old: string, fresh: string])[]) {
  const after = changes.reduce((now, [old, fresh]) => now.replaceAll(old, fresh), text);
  const draft = draftOf(text, requestOf(clause));
  return asPromised({ text: after, status: 'applied', message: 'Done.' }, draft, clause).text === after;
}

function requestOf(feedback: string): RefineRequest {
  return {
    originalInput: text,
    previousOutput: text,
    feedback,
    audience: 'Senior Dev',
    context: 'Backend',
    format: 'Technical Spec',
    tone: 50,
  };
}

const fr3 = '- **FR-3:** Harbour masters MUST see every booking.\n';
const rollout =
  '## Rollout and rollback\n\nTwo harbours start in May for 3,200 €, the rest follows in June.\n\n';

describe('a change is taken back where', () => {
  it('an addition takes something away', () => {
    expect(kept('add a risk: storms', ['Skippers share codes.', 'Storms.'])).toBe(false);
    expect(
      kept('add a risk: storms', ['share codes.', 'share codes.\n- **R-2:** Storms close the harbour.']),
    ).toBe(true);
  });

  it('who does something with a thing takes the place of its name', () => {
    expect(kept('berths are run by the port team', ['berth', 'port team'])).toBe(false);
    expect(kept('it is not a berth, call it a mooring', ['berth', 'mooring'])).toBe(true);
  });

  it('how strongly something binds is written down as it was said', () => {
    const beside = (said: string) => ['every booking.', `every booking.\n- **FR-4:** ${said}`] as const;
    expect(kept('seeing all of them is a may', beside('Seeing all of them is a may.'))).toBe(false);
    expect(kept('berths may be free in May', beside('Berths MAY be free in May.'))).toBe(true);
  });

  it('it says that it changes a value, and leaves every letter as it was', () => {
    const draft = draftOf(text, requestOf('"45 sso" -> "45 s so"'));
    const outcome = asPromised({ text, status: 'applied', message: 'Changed 45 to 45.' }, draft, 'x');
    expect(outcome.status).toBe('no-effect');
  });

  it('it takes from elsewhere than from the part that is named', () => {
    expect(kept('move the berths from the rollout to the risks', [fr3, ''])).toBe(false);
    expect(kept('move the rest from the rollout to the risks', [', the rest follows in June', ''])).toBe(
      true,
    );
  });

  it('a value of another thing changes than the one that is spoken of', () => {
    const expiry = ['45 minutes', '10 minutes'] as const;
    expect(kept('harbour masters see every booking after 10 minutes', expiry)).toBe(false);
    expect(kept('a booking expires after 10 minutes', expiry)).toBe(true);
  });

  it('a value gives way to the same in another unit', () => {
    expect(kept('a booking expires after 2700 seconds', ['45 minutes', '2700 seconds'])).toBe(false);
    expect(kept('say the expiry in seconds', ['45 minutes', '2700 seconds'])).toBe(true);
  });

  it('an article is left without its noun', () => {
    expect(kept('no bookings please', ['A booking MUST expire', 'A MUST expire'])).toBe(false);
    expect(kept('no berths please', ['A booking MUST expire after 45 minutes.', ''])).toBe(true);
  });

  it('what something was to be taken out of goes as a whole', () => {
    expect(kept('remove the second wave from the rollout', [rollout, ''])).toBe(false);
    expect(kept('drop the name field from FR-1', [', name)', ')'])).toBe(true);
    expect(kept('remove the rollout section', [rollout, ''])).toBe(true);
  });

  it('a value gets a second unit, or a range falls', () => {
    expect(kept('45 minutes, max 2 h, at the top', ['45 minutes', '2 h minutes'])).toBe(false);
    expect(kept('the top three: 3,200 €, 60 min', ['45 minutes', '60 min kWh'])).toBe(false);
    expect(kept('make it 60', ['Two harbours', '6-3 harbours'])).toBe(false);
    expect(kept('two or three harbours', ['Two harbours', '2-3 harbours'])).toBe(true);
  });

  it('what is said to the writer is written down', () => {
    const after = (added: string) =>
      ['the rest follows in June.', `the rest follows in June. ${added}`] as const;
    expect(kept('give it real pros, nobody knows them', after('It real pros.'))).toBe(false);
    expect(kept('fee numeric(12,3) for berths', after('12,3) for berths.'))).toBe(false);
    expect(kept('the june thing is nonsense, only May', after('The june thing is nonsense, only May.'))).toBe(
      false,
    );
    expect(kept('add: it costs 20 € a day', after('It costs 20 € a day.'))).toBe(true);
  });

  it('what is to stay is lost', () => {
    const shorter = ['Two harbours start in May for 3,200 €, the', 'The'] as const;
    expect(kept("shorten the rollout but don't lose the 3,200 €", shorter)).toBe(false);
    expect(kept('shorten the rollout and keep all numbers', shorter)).toBe(false);
    expect(kept('shorten the rollout', shorter)).toBe(true);
  });

  it('what is to stand in one part is written into another', () => {
    const added = ['every booking.', 'every booking. Codes stay valid.'] as const;
    expect(kept('explain in the rollout how to go back: codes stay valid', added)).toBe(false);
    expect(kept('explain in the requirements how to go back: codes stay valid', added)).toBe(true);
  });

  it('what a thing gets becomes its name', () => {
    expect(kept('skippers and masters should both get badges', ['Skippers', 'Badges'])).toBe(false);
    expect(kept('call skippers captains', ['Skippers', 'Captains'])).toBe(true);
  });

  it('a value changes in one place and not where the same is said', () => {
    const one = ['MUST expire after 45 minutes', 'MUST expire after 60 minutes'] as const;
    expect(kept('bookings live 60 minutes', one)).toBe(false);
    expect(kept('bookings live 60 minutes', ['45 minutes', '60 minutes'])).toBe(true);
  });

  it('and not where a text that holds values is shortened', () => {
    const shorter = [
      'Two harbours start in May for 3,200 €, the rest follows in June.',
      'The rest follows in June.',
    ];
    expect(kept('make the rollout one sentence', [shorter[0] ?? '', shorter[1] ?? ''])).toBe(true);
  });

  it('a variable gets a name that is none', () => {
    expect(kept('call the berth place', ['book a berth', 'book {{the place}}'])).toBe(false);
    expect(kept('call the berth place', ['book a berth', 'book {{place}}'])).toBe(true);
  });

  it('something still points at what is gone', () => {
    expect(kept('remove FR-3', [fr3, ''])).toBe(false);
    expect(kept('remove FR-3', [fr3, ''], ['- **Q-1:** What happens when FR-3 fails?\n', ''])).toBe(true);
  });

  it('a label holds what is none of its kind', () => {
    expect(kept('the estimate is a joke', ['- **R-1:**', '- **Estimate:** a joke\n- **R-1:**'])).toBe(false);
    expect(kept('the estimate is 5', ['- **R-1:**', '- **Estimate:** 5 points\n- **R-1:**'])).toBe(true);
    expect(kept('type: story', ['- **R-1:**', '- **Type:** Story\n- **R-1:**'])).toBe(true);
  });

  it('the title is lost', () => {
    expect(kept('title is wrong, should be Berths', ['# Harbour berths', 'Berths.'])).toBe(false);
    expect(kept('title is wrong, should be Berths', ['# Harbour berths', '# Berths'])).toBe(true);
  });

  it('a word gives way that only points or asks', () => {
    expect(
      kept('it should be the harbour master', ['What happens when', 'The harbour master happens when']),
    ).toBe(false);
    expect(kept('replace "What" with "Which thing"', ['What happens when', 'Which thing happens when'])).toBe(
      true,
    );
  });

  it('a thing that was only named is written as a sentence', () => {
    const named = ['## Requirements', 'The budget in the summary.\n\n## Requirements'] as const;
    expect(kept('you forgot the budget in the summary', named)).toBe(false);
    const told = ['## Requirements', 'The budget is 300 EUR.\n\n## Requirements'] as const;
    expect(kept('the budget is 300 EUR', told)).toBe(true);
  });

  it('what is not wanted is written', () => {
    expect(kept('the title should not start with "Best"', ['# Harbour berths', '# Best'])).toBe(false);
    expect(kept('never say "Best"', ['share codes.', 'share codes.\n- **R-2:** Do not say "Best".'])).toBe(
      true,
    );
  });

  it('a sentence says a value twice', () => {
    expect(
      kept('a booking expires after 45 minutes too', [
        'expires after 45 minutes.',
        'expires after 45 minutes after 45 minutes.',
      ]),
    ).toBe(false);
    expect(kept('a booking expires after 30 minutes', ['45 minutes', '30 minutes'])).toBe(true);
  });

  it('a text gives way to an opinion of it, and an order is taken for a name', () => {
    const story = [
      '- **R-1:**',
      '- **Story:** As a skipper, I want to book so that I can sail.\n- **R-1:**',
    ] as const;
    expect(
      kept('the assignee is missing. Write: x', ['- **R-1:**', '- **Assignee:** Write\n- **R-1:**']),
    ).toBe(false);
    expect(kept('add the story', story)).toBe(true);
  });

  it('what holds in an item that is not there changes others', () => {
    expect(kept('in FR-9, replace "codes" with "keys"', ['codes', 'keys'])).toBe(false);
    expect(kept('in R-1, replace "codes" with "keys"', ['codes', 'keys'])).toBe(true);
  });

  it('an amount takes the place of a thing', () => {
    expect(
      kept("the booking is wrong, it's 20 EUR per night", ['A booking expires', '20 EUR per night expires']),
    ).toBe(false);
    expect(kept('replace "May" with "3 weeks"', ['in May', 'in 3 weeks'])).toBe(true);
    expect(kept('a booking expires after 30 minutes', ['45 minutes', '30 minutes'])).toBe(true);
  });

  it('a statement stands in the place of a name', () => {
    expect(kept('we decided on berths', ['Harbour masters', 'We decided on berths'])).toBe(false);
    expect(kept('say port captains', ['Harbour masters', 'Port captains'])).toBe(true);
  });

  it('the case is bound in the place of what holds in it', () => {
    expect(kept('reword FR-2', ['A booking MUST expire', 'If it MUST be late a booking expires'])).toBe(
      false,
    );
    expect(kept('reword FR-2', ['A booking MUST expire', 'If it is late, a booking MUST expire'])).toBe(true);
  });

  it('one thing stands beside itself', () => {
    expect(kept('use draught', ['length, draught, name', 'draught or draught'])).toBe(false);
  });

  it('what was said to the writer gets into the document', () => {
    expect(kept('title: Berths please', ['# Harbour berths', '# Berths please'])).toBe(false);
    expect(kept('title: Berths please', ['# Harbour berths', '# Berths'])).toBe(true);
  });

  it('a number gives way and none was said', () => {
    expect(kept('a separate booking for masters', ['after 45 minutes', 'after 2 minutes'])).toBe(false);
    expect(kept('bookings expire after half the time', ['after 45 minutes', 'after 22 minutes'])).toBe(true);
  });

  it('a value takes the place of the number of a criterion', () => {
    expect(criterionAs('charter costs 1200 a month')).toBe(false);
    expect(criterionAs('that is criterion 1200')).toBe(true);
  });

  it('a removal leaves no sentence', () => {
    expect(kept('codes are off the table', ['share codes.', 'share.'])).toBe(false);
    expect(kept('no sharing', ['Skippers share codes.', '.'])).toBe(false);
    expect(kept('drop the name', [', draught, name)', ', draught)'])).toBe(true);
  });

  it('what is set against a value becomes the title', () => {
    expect(kept('title: 200 chars instead of 120', ['# Harbour berths', '# 200 chars instead of 120'])).toBe(
      false,
    );
    expect(kept('title: "Boats instead of cars"', ['# Harbour berths', '# Boats instead of cars'])).toBe(
      true,
    );
  });

  it('a name that was told is not written with its sentence', () => {
    const added = (words: string) => ['share codes.', `share codes.\n- **R-2:** ${words}`] as const;
    const told = 'another option was Navily, but we do not run Ruby';
    expect(kept(told, added('We do not run Ruby.'))).toBe(false);
    expect(kept(told, added('Navily, but we do not run Ruby.'))).toBe(true);
    expect(kept('as Tom says, storms are a risk', added('Storms are a risk.'))).toBe(true);
  });
});

/** Whether a number of a criterion gives way to that of a clause. */
function criterionAs(clause: string): boolean {
  const cited = text.replace('share codes.', 'share codes (criterion 3).');
  const after = cited.replace('criterion 3', 'criterion 1200');
  const draft = draftOf(cited, requestOf(clause));
  return asPromised({ text: after, status: 'applied', message: 'Done.' }, draft, clause).text === after;
}
