import { describe, expect, it } from 'vitest';
import { outlineOf } from '../document/outline.ts';
import { unitsOf } from '../document/units.ts';
import { read } from '../read/read.ts';
import { coverageOf, statingSentences } from './coverage.ts';
import { numbersIn } from './numbers.ts';

const stating = (text: string) => statingSentences(read(text)).map((sentence) => sentence.text);

describe('statingSentences', () => {
  it('leaves out votes, whoever gives them', () => {
    const talk =
      'Priya: can we keep the scans on the device?\nMarcus: yes thats the point\nPriya: sounds good, thanks\nMarcus: the tablets lose every scan offline';
    expect(stating(talk)).toEqual(['the tablets lose every scan offline']);
  });

  it('keeps what somebody says besides a vote', () => {
    expect(
      stating('Priya: is it needed?\nMarcus: yes, legal wants a copy of every receipt\nPriya: ok'),
    ).toHaveLength(1);
  });
});

it('asks of a reported question for what was asked', () => {
  const minutes = read(
    'Search weekly 14 Nov (Ines, Yuki, Tom)\n- Yuki asked if we should log queries without results. Agreed: yes, 90 days',
  );
  const texts = statingSentences(minutes).map(({ text }) => text);
  expect(texts).toContain('Should we log queries without results.');
});

it('takes what shorthand stands for as said, and nothing else', () => {
  const document = outlineOf('# Flags\n\nFlags are kept in the database of the tenant.\n');
  const covers = coverageOf(unitsOf(document), document);
  expect(covers('flags are kept in the db of the tenant')).toBe(true);
  expect(covers('flags sit in a file of the server')).toBe(false);
});

describe('numbersIn', () => {
  it.each([
    'Traiter le cas du critère 4.',
    'Den Fall von Kriterium 4 behandeln.',
    'Tratar el caso del criterio 4.',
  ])('takes the number of a criterion for none of the text in %j', (text) => {
    const unit = { text, kind: 'item', cells: [], header: false, section: null } as never;
    expect(numbersIn(text, unit)).toEqual([]);
  });
});
