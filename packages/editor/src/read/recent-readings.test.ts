import fc from 'fast-check';
import { expect, test } from 'vitest';
import { detectLanguage } from './language.ts';
import { read } from './read.ts';
import { detectRecent, readRecent } from './recent-readings.ts';

const TEXTS = [
  'The service restarts every night, see `deploy.sh`.',
  'Der Dienst startet jede Nacht neu, siehe `deploy.sh`.',
  '# Title\n\n- one\n- two: 5 s\n\n```sh\nrun\n```',
  '',
  `${'the queue waits for the worker and the worker for the queue. '.repeat(40)}\n\n\`\`\`\ncode\n\`\`\``,
];
const text = fc.oneof(
  fc.constantFrom(...TEXTS),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.integer({ min: 1, max: 2_000 }).map((times) => 'eine lange Zeile, die bleibt. '.repeat(times)),
);

test('what was read before is read as if for the first time, however much was read in between', () => {
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 6 }), (texts) => {
      for (const one of [...texts, ...texts]) {
        expect(detectRecent(one)).toEqual(detectLanguage(one));
        expect(readRecent(one)).toEqual(read(one));
      }
    }),
    { numRuns: 15 },
  );
});

test('a text that is read again at once is not parsed again', () => {
  const [first = ''] = TEXTS;
  expect(readRecent(first)).toBe(readRecent(first));
});
