import { expect, it } from 'vitest';
import { read } from '../read/read.ts';
import { understand } from './understand.ts';

const kindsOf = (text: string) =>
  understand(read(text)).statements.map(({ kind, text: said }) => [kind, said]);

it('reads what is agreed for a decision though it has a date, and what is unclear for a question', () => {
  expect(
    kindsOf(
      'Notes\n- Agreed: we switch from Jenkins to GitHub Actions by end of April\n- It is still open what the runners cost',
    ),
  ).toEqual([
    ['decision', 'We switch from Jenkins to GitHub Actions by end of April.'],
    ['question', expect.stringContaining('what the runners cost')],
  ]);
});

it('parts the actions that one line shares out', () => {
  expect(
    kindsOf('action items: two-phase migrations from now on (Tom), alert on 5xx > 2% for 1 min (Sara)').map(
      ([, text]) => text,
    ),
  ).toEqual(['Two-phase migrations from now on (Tom).', 'Alert on 5xx > 2% for 1 min (Sara).']);
});

it('takes an operation alone in an item for a demand', () => {
  expect(kindsOf('- POST /orders\n- GET /orders/{id}').map(([kind]) => kind)).toEqual([
    'requirement',
    'requirement',
  ]);
});

it('takes what costs a day today for trouble in other languages', () => {
  expect(
    kindsOf(
      'Wir brauchen einen Export. Die Kasse druckt jeden Monat 300 Belege einzeln, das dauert einen ganzen Tag.',
    )[1]?.[0],
  ).toBe('problem');
});

it('takes who and due for no demand', () => {
  expect(
    kindsOf(
      'migrate the cron jobs to kubernetes\n- 14 jobs, list in wiki\n- secrets from vault not env files\nwho: Sam. due end of june',
    ).map(([kind]) => kind),
  ).toEqual([expect.any(String), expect.any(String), expect.any(String), 'owner', 'schedule']);
});

it('takes a bound behind a comma for a demand of its own', () => {
  expect(
    kindsOf('The link is valid 7 days, max 50 open invites per workspace.').map(([, text]) => text),
  ).toEqual(['The link is valid 7 days.', 'Max 50 open invites per workspace.']);
});

it('reads the steps of a report apart from what comes of them, why, and what would be better', () => {
  const report = `## Deliveries stay pending

**Steps**
1. create a hook to a slow endpoint
2. look at the list

**Expected** the delivery goes to "failed" after the timeout and is retried
**Actual** it stays pending and blocks all later deliveries

I think the worker is killed before the timeout fires. It would also be good if one slow endpoint didn't block the others.`;
  const kinds = kindsOf(report).map(([kind]) => kind);
  expect(kinds).toEqual(['step', 'step', 'requirement', 'problem', 'problem', 'requirement']);
});

it('takes the words before a list for what kind of notes they are, and its items by their own', () => {
  const kinds = kindsOf(
    'design review notes, new cockpit\n- lazy load charts below the fold\n- dragging must also work with the keyboard',
  ).map(([kind]) => kind);
  expect(kinds.slice(-2)).toEqual(['requirement', 'requirement']);
});

it('asks what nobody knows yet, and leaves open what was discussed without a decision', () => {
  const text =
    "We move the check to the gateway. We don't know yet how revoked tokens are handled. Synonyms were discussed, no decision.";
  expect(
    kindsOf(text)
      .map(([kind]) => kind)
      .slice(1),
  ).toEqual(['question', 'question']);
});

it('states nothing of an offer of help, nor of the line above a mail that is handed on', () => {
  const text = '---------- Forwarded message ---------\nImporting is slow.\n\nHappy to send a PR.';
  expect(kindsOf(text).map(([, said]) => said)).toEqual(['Importing is slow.']);
});
