import { describe, expect, it } from 'vitest';
import { correctEnglishWord } from './english-speller.ts';
import { englishWords } from './english-words.ts';
import { MISSPELLINGS } from './misspellings.ts';
import { LOOSE, STRICT } from './suggestion.ts';

const meant = (word: string, strictness = STRICT): string | undefined =>
  correctEnglishWord(word, strictness)?.word;

describe('correctEnglishWord', () => {
  it.each([
    ['recieve', 'receive'],
    ['Recieve', 'Receive'],
    ['dont', "don't"],
    ["i'll", "I'll"],
    ['enviroment', 'environment'],
    ['authentcation', 'authentication'],
    ['asynchronus', 'asynchronous'],
    ['alot', 'a lot'],
    ['deserialsie', 'deserialise'],
    ['bootsstrappers', 'bootstrappers'],
    ['virtaulised', 'virtualised'],
    ['cerate', 'create'],
    ['ebedded', 'embedded'],
    ['updatd', 'updated'],
    ['inmany', 'in many'],
    ['andthen', 'and then'],
    ['querys', 'queries'],
    ['recods', 'records'],
    ['aftermoon', 'afternoon'],
    ['embarrasss', 'embarrass'],
    ['neibor', 'neighbor'],
    ['behavioual', 'behavioural'],
    ['behaviral', 'behavioral'],
    ['coulour', 'colour'],
    ['missclassifies', 'misclassifies'],
    ['mairadb', 'mariadb'],
    ['nonpriviledged', 'nonprivileged'],
    ['dependdences', 'dependences'],
    ['initialsation', 'initialisation'],
    ['wensday', 'Wednesday'],
    ['sory', 'sorry'],
  ])('takes %s for %s', (written, right) => {
    expect(meant(written)).toBe(right);
  });

  it.each([
    'server',
    'trackpad',
    'rostered',
    'sunsetting',
    'fettling',
    'codemod',
    'avif',
    'defacto',
    'mentee',
    'macrobenchmark',
    'bursty',
    'unixtime',
    'scaffolded',
    'toolings',
    'pestore',
    'minimage',
    'colour',
    'organise',
    'kubectl',
    'ingestor',
    'queriers',
    'greppable',
    'footgun',
    'webhooks',
    'dockerized',
    'deserialize',
    'upsert',
    "server's",
    'refactored',
    'unmounted',
    'wifi',
    'declaratively',
    'sanitization',
    'ponyfilled',
    'formatters',
    "submitter's",
    'timestamptz',
    'kaniko',
    'skus',
    'authentik',
    'flexbox',
    'iban',
    'odoo',
    'globex',
    'klarna',
    // short names that no list has
    'scim',
    'zuvo',
    'oban',
    // made of known words, as what is near them is
    'bikeshedding',
    'skillsets',
    'siloed',
    'conformant',
    'sinkbindings',
  ])('leaves %s', (word) => {
    expect(meant(word)).toBeUndefined();
  });

  it('leaves what is far from every word, and what is as near to several', () => {
    expect(meant('xqzvwkj')).toBeUndefined();
    expect(meant('bair')).toBeUndefined();
  });

  it('leaves words that only lists of slips have, as what is meant', () => {
    for (const word of ['interruptible', 'severities']) expect(meant(word), word).toBeUndefined();
  });

  it('dares more in a rough text', () => {
    expect(correctEnglishWord('chated', STRICT)).toBeNull();
    expect(correctEnglishWord('appearq', LOOSE)?.word).toBe('appear');
  });

  it('leaves what is done several times, and what a particle makes of a known word, in a rough text too', () => {
    for (const word of ['milkings', 'uplink', 'downlink', 'backlight'])
      expect(correctEnglishWord(word, LOOSE), word).toBeNull();
    expect(correctEnglishWord('undersand', LOOSE)?.word).toBe('understand');
  });
});

describe('MISSPELLINGS', () => {
  it('lead to words that are known', () => {
    for (const right of Object.values(MISSPELLINGS)) {
      for (const word of right.split(' ')) expect(englishWords().knows(word), right).toBe(true);
    }
  });

  it('are several hundred', () => {
    expect(Object.keys(MISSPELLINGS).length).toBeGreaterThan(300);
  });
});
