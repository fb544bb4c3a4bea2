import { expect, it } from 'vitest';
import { read } from '../read/read.ts';
import { understand } from './understand.ts';

const kindsOf = (text: string) =>
  understand(read(text)).statements.map(({ kind, text: said }) => [kind, said]);

it('takes a goal that is itself the work for a demand, without the words of the wish', () => {
  expect(
    kindsOf('We want to move the invoices from files to Postgres. Max 5 copies per invoice.')[0],
  ).toEqual(['requirement', 'Move the invoices from files to Postgres.']);
  expect(
    kindsOf('hey can someone build a vcard import for suppliers? people type 300 cards by hand')[0],
  ).toEqual(['requirement', 'Build a vcard import for suppliers.']);
});

it('takes what somebody says they need for a demand, and what happened behind it for a statement of its own', () => {
  expect(
    kindsOf('need throttling on the upload api, somebody filled our disk yesterday with 400 GB'),
  ).toEqual([
    ['requirement', 'Need throttling on the upload api.'],
    [expect.stringMatching(/context|problem/u), 'Somebody filled our disk yesterday with 400 GB.'],
  ]);
});

it('leaves an aim a goal', () => {
  expect(kindsOf('We want to reduce churn by a third. The form must have two fields.')[0]?.[0]).toBe('goal');
});

it('takes a demand above the list of its details for one, in other languages too', () => {
  expect(
    kindsOf(
      'Il faut ajouter un journal des accès pour les auditeurs.\n- conservation 90 jours\n- pas de SMS',
    )[0]?.[0],
  ).toBe('requirement');
});

it('takes any doing behind a wish for work', () => {
  expect(
    kindsOf("We'd like to put uploads behind a virus scanner. Files over 25 MB are rejected.")[0]?.[0],
  ).toBe('requirement');
});

it('takes a thing that somebody wants for a demand, where it is not that something gets better', () => {
  const kindOf = (text: string) =>
    kindsOf(`Nobody has retrained it since. ${text} It must be logged.`)[1]?.[0];
  expect(kindOf('We want a weekly retraining on the last 180 days of data.')).toBe('requirement');
  expect(kindOf('We want a faster checkout.')).not.toBe('requirement');
  expect(kindOf('We want a pipeline that is easy to understand.')).not.toBe('requirement');
});

it('takes an order that is asked for politely for a demand', () => {
  expect(
    kindsOf(
      "can we please move the daily sales from the cron box to Airflow? it's a script, runs at 3:15. When it fails nobody notices until finance complains. I want retries (3, with 10 min between).",
    )[0],
  ).toEqual(['requirement', 'Move the daily sales from the cron box to Airflow.']);
});
