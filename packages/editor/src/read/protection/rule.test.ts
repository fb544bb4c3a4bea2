import { array, assert, constantFrom, property } from 'fast-check';
import { expect, test } from 'vitest';
import { call } from './call.ts';
import { email } from './email.ts';
import { flag } from './flag.ts';
import { identifier } from './identifier.ts';
import { mention } from './mention.ts';
import { number } from './number.ts';
import { path } from './path.ts';
import { quote } from './quote.ts';
import { NO_PLAIN_WORD, type ProtectionRule, scan } from './rule.ts';
import { templateTag } from './template-tag.ts';
import { url } from './url.ts';
import { version } from './version.ts';

const SIGNED: readonly ProtectionRule[] = [
  ...[templateTag, url, call, quote, email],
  ...[mention, flag, version, number],
];

const PARTS = [
  ...[
    '{{< note >}}',
    '{% if %}',
    'HTTP://a.b/c',
    'Mailto:x',
    'www.y.org',
    'run()',
    'list[0]',
    '"so"',
    '“so”',
  ],
  ...[
    '„so“',
    '«so»',
    '「so」',
    "'x'",
    'a@b.cd',
    '@me',
    '#12',
    '-v',
    '--dry',
    'v2',
    '1.2.3',
    'Q3',
    'May 5',
    '7 ms',
  ],
  ...[' ', ' ', ' and ', '\n', 'é', '(', '.', ','],
];

test('what every match of a rule is said to have in it, hides none of its matches', () => {
  assert(
    property(array(constantFrom(...PARTS), { maxLength: 6 }), (parts) => {
      const text = parts.join('');
      for (const { sign, ...rule } of SIGNED)
        expect(scan({ ...rule, ...(sign && { sign }) }, text)).toEqual(scan(rule, text));
    }),
    { numRuns: 2_000 },
  );
});

/** The same as the bundle writes it, in sets of characters (`v`). */
const ESCAPED = NO_PLAIN_WORD.replaceAll('[.,;:!?]', String.raw`[\.\,\;\:\!\?]`);

const NAMES = [
  ...['word', 'Word', 'I', 'run', 'USA', 'Dockerfile', 'CODEOWNERS', 'src', 'order', 'API'],
  ...[
    '.',
    '.',
    ',',
    ':',
    '::',
    '->',
    '?',
    '!',
    ';',
    '=',
    '(',
    ')',
    '()',
    '[0]',
    '/',
    '\\',
    '_',
    '-',
    '*',
    '$',
    '{',
    '}',
    '#',
    '++',
  ],
  ...[' ', ' ', '\n', '7', 'é', '\uE000', '"', '.json', '.NET'],
];

test('passing over plain words hides none of the matches of a rule', () => {
  assert(
    property(array(constantFrom(...NAMES), { maxLength: 8 }), (parts) => {
      const text = parts.join('');
      for (const { pattern, ...rule } of [call, identifier, path]) {
        const whole = new RegExp(
          pattern.source.replace(NO_PLAIN_WORD, '').replace(ESCAPED, ''),
          pattern.flags,
        );
        expect(whole.source).not.toBe(pattern.source);
        expect(scan({ ...rule, pattern }, text)).toEqual(scan({ ...rule, pattern: whole }, text));
      }
    }),
    { numRuns: 2_000 },
  );
});
