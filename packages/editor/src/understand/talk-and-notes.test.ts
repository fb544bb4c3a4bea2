import { expect, it } from 'vitest';
import { read } from '../read/read.ts';
import { understand } from './understand.ts';

const kindsOf = (text: string) =>
  understand(read(text)).statements.map(({ kind, text: said }) => [kind, said]);

it('takes what is missing for trouble where trouble was just told, and a technology nobody wants for a way set aside', () => {
  expect(
    kindsOf(
      "@ann: login is slow again, p95 is 4.2s\n@bob: yeah no cache in front of the user table\n@ann: can we just use pg_trgm? don't want elasticsearch for 80k rows\n@bob: +1 for pg_trgm",
    ).map(([kind]) => kind),
  ).toEqual(['problem', 'problem', 'requirement', 'alternative', 'decision']);
});

it('reads what is agreed for a decision though it has a date, and what is unclear for a question', () => {
  expect(
    kindsOf(
      'Notes\n- Agreed: we switch from Jenkins to GitHub Actions by end of April\n- Piotr: cost of runners unclear, needs an estimate\n- Next: look at the flaky tests',
    ),
  ).toEqual([
    ['decision', 'We switch from Jenkins to GitHub Actions by end of April.'],
    ['question', 'Piotr: cost of runners unclear, needs an estimate.'],
    ['requirement', 'Look at the flaky tests.'],
  ]);
});

it('parts the actions that one line shares out', () => {
  expect(
    kindsOf('action items: two-phase migrations from now on (Tom), alert on 5xx > 2% for 1 min (Sara)').map(
      ([, text]) => text,
    ),
  ).toEqual(['Two-phase migrations from now on (Tom).', 'Alert on 5xx > 2% for 1 min (Sara).']);
});

it('takes an operation alone in an item for a demand, and a topic that is another matter for none', () => {
  expect(kindsOf('- POST /orders\n- GET /orders/{id}').map(([kind]) => kind)).toEqual([
    'requirement',
    'requirement',
  ]);
  expect(kindsOf('The list must load in 2 s. Search is a different matter.')[1]?.[0]).toBe('nonGoal');
});

it('takes what costs a day today for trouble in other languages', () => {
  expect(
    kindsOf(
      'Wir brauchen einen Export. Die Kasse druckt jeden Monat 300 Belege einzeln, das dauert einen ganzen Tag.',
    )[1]?.[0],
  ).toBe('problem');
});

it('takes who, due and how many there are for no demand', () => {
  expect(
    kindsOf(
      'migrate the cron jobs to kubernetes\n- 14 jobs, list in wiki\n- secrets from vault not env files\nwho: Sam. due end of june',
    ).map(([kind]) => kind),
  ).toEqual(['requirement', 'context', 'requirement', 'owner', 'schedule']);
});

it('takes a bound behind a comma for a demand of its own', () => {
  expect(
    kindsOf('The link is valid 7 days, max 50 open invites per workspace.').map(([, text]) => text),
  ).toEqual(['The link is valid 7 days.', 'Max 50 open invites per workspace.']);
});
