import { expect, it } from 'vitest';
import { read } from '../../read/read.ts';
import { recurringWords, wordsOfDocument } from './words-of-document.ts';

it('takes what is listed with names of fields for names of fields', () => {
  const source = read('pola: sensor_id, temperature, measured_at');
  expect(wordsOfDocument(source, source.text)).toContain('temperature');
});

it('takes who speaks in a chat twice for a name, and no single label', () => {
  const source = read('joonas: the build is red\nbea: again?\njoonas: again\nadress: Main Street');
  expect(wordsOfDocument(source, source.text)).toContain('joonas');
  expect(wordsOfDocument(source, source.text)).not.toContain('adress');
});

it('takes no list of plain words or of products for names', () => {
  const source = read('We use MySQL, javasript, Redis. It has colours, sizess, prices.');
  expect(wordsOfDocument(source, source.text)).not.toContain('javasript');
  expect(wordsOfDocument(source, source.text)).not.toContain('sizess');
});

it('takes what stands twice or with a capital inside a sentence for recurring', () => {
  expect(recurringWords('lyra is down, we ask lyra. The client Globex waits; globex pays.')).toEqual(
    new Set(['lyra', 'globex']),
  );
  expect(recurringWords('Somebody asked. We answered.').size).toBe(0);
});
