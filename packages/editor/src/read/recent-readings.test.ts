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
const text = fc.oneof(fc.constantFrom(...TEXTS), fc.string({ unit: 'grapheme', maxLength: 100 }));

test('what was read before is as if it were read for the first time', () => {
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 3 }), (texts) => {
      for (const one of [...texts, ...texts]) {
        expect(detectRecent(one)).toEqual(detectLanguage(one));
        expect(readRecent(one)).toEqual(read(one));
      }
    }),
    { numRuns: 20 },
  );
});

test('a text that is read again at once is not parsed again', () => {
  const [first = ''] = TEXTS;
  expect(readRecent(first)).toBe(readRecent(first));
});

test('long texts make those before them forgotten', () => {
  const [first = ''] = TEXTS;
  const before = readRecent(first);
  readRecent('word '.repeat(19_995));
  expect(readRecent(first)).not.toBe(before);
  expect(readRecent(first)).toEqual(before);
});
