import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { missingProtected } from './missing-protected.ts';
import { protect } from './protect.ts';
import type { ProtectedKind } from './source.ts';

const kindsOf = (text: string): string[] => protect(text).map((span) => `${span.kind} ${span.text}`);

/** Texts with the one span they protect; an empty string for none. */
const SAMPLES: readonly (readonly [ProtectedKind, string, string])[] = [
  ['code', 'call `npm ci` first', '`npm ci`'],
  ['html', 'press <kbd> now', '<kbd>'],
  ['url', 'see https://example.com/a(b)?q=1#x.', 'https://example.com/a(b)?q=1#x'],
  ['url', 'it is at postgres://user@db:5432/app, not here', 'postgres://user@db:5432/app'],
  ['email', 'write to jo.doe+x@mail.example.org.', 'jo.doe+x@mail.example.org'],
  ['email', 'clone git@github.com:owner/repo.git now', 'git@github.com:owner/repo.git'],
  ['linkTarget', 'read [the page](docs/start.md) once', 'docs/start.md'],
  ['mention', 'ask @maria about it', '@maria'],
  ['mention', 'install @scope/package now', '@scope/package'],
  ['mention', 'fixes #123', '#123'],
  ['mention', 'see owner/repo#45', 'owner/repo#45'],
  ['path', 'in src/read/read.ts, line one', 'src/read/read.ts'],
  ['path', 'look in /var/log/app/ for it', '/var/log/app/'],
  ['path', 'GET /users/:id/orders fails', '/users/:id/orders'],
  ['path', String.raw`open C:\Users\me\app.log please`, String.raw`C:\Users\me\app.log`],
  ['path', 'all of src/**/*.test.ts', 'src/**/*.test.ts'],
  ['path', 'edit package.json, then go', 'package.json'],
  ['path', 'the .env.local file', '.env.local'],
  ['path', '~/.ssh/config is missing', '~/.ssh/config'],
  ['flag', 'with --dry-run, always', '--dry-run'],
  ['flag', 'with --level=3 only', '--level=3'],
  ['flag', 'rm -rf it', '-rf'],
  ['version', 'since v2.1 it works', 'v2.1'],
  ['version', 'needs ^1.4.0-beta.2 here', '^1.4.0-beta.2'],
  ['version', 'bound to 10.0.0.1:8080 now', '10.0.0.1:8080'],
  ['code', '/// note | Hinweis\n\nText\n\n///', '/// note'],
  ['code', '!!! warning\n    Text', '!!! warning'],
  ['code', 'see {{< relref "/setup/teh" >}} first', '{{< relref "/setup/teh" >}}'],
  ['code', 'then {% include teh.html %} here', '{% include teh.html %}'],
  ['identifier', 'the userName field', 'userName'],
  ['identifier', 'the GitHubClient class', 'GitHubClient'],
  ['identifier', 'the user_id column', 'user_id'],
  ['identifier', 'set MAX_SIZE high', 'MAX_SIZE'],
  ['identifier', 'calls fetch(url, options) twice', 'fetch(url, options)'],
  ['identifier', 'so isEnabled("new one", user) is it', 'isEnabled("new one", user)'],
  ['identifier', 'the req.body.user value', 'req.body.user'],
  ['identifier', 'use std::vec here', 'std::vec'],
  ['identifier', 'in us-east-1 only', 'us-east-1'],
  ['identifier', 'ticket ABC-123 says so', 'ABC-123'],
  ['identifier', 'send x-api-key too', 'x-api-key'],
  ['identifier', 'encoded as utf8 text', 'utf8'],
  ['identifier', 'commit 3f2a9bc1 broke it', '3f2a9bc1'],
  ['identifier', 'set DEBUG=app now', 'DEBUG=app'],
  ['identifier', 'written in C++ mostly', 'C++'],
  ['number', 'after 250 ms it stops', '250 ms'],
  ['number', 'up to 99.9% of calls', '99.9%'],
  ['number', 'costs $1,200.50 in all', '$1,200.50'],
  ['number', 'about 10k users', '10k'],
  ['number', 'from 5-10 ms up', '5-10 ms'],
  ['number', 'on 2026-11-21T10:30:00Z it broke', '2026-11-21T10:30:00Z'],
  ['number', 'at 10:30 am it broke', '10:30 am'],
  ['number', 'on 21.11.2026 it broke', '21.11.2026'],
  ['number', 'the 3rd try', '3rd'],
  ['number', 'we need 5 a day', '5'],
  ['number', 'since March 3, 2026 it is so', 'March 3, 2026'],
  ['quote', 'it says "dont do that" twice', '"dont do that"'],
  ['quote', "it says 'not found' twice", "'not found'"],
];

const PROSE = [
  'the client/server split and/or the cache',
  'yes/no/maybe is fine',
  'a well-known, up-to-date thing',
  "the users' data and the admins' data",
  'e.g. this, i.e. that',
  'the file(s) and the user(s)',
  'it broke.we saw it',
  'come b4 noon',
  'w/ or w/o it',
  'two APIs',
];

describe('protect', () => {
  it.each(SAMPLES)('takes a %s out of «%s»', (kind, text, expected) => {
    expect(kindsOf(text)).toEqual([`${kind} ${expected}`]);
  });

  it.each(PROSE)('finds nothing in «%s»', (text) => {
    expect(kindsOf(text)).toEqual([]);
  });

  it('protects a fence that is never closed to the end of the text', () => {
    expect(kindsOf('before\n```ts\nconst teh = 1\nlast')).toEqual(['fence ```ts\nconst teh = 1\nlast']);
  });

  it('protects front matter', () => {
    expect(kindsOf('---\ntitle: teh\n---\n\ntext')).toEqual(['frontMatter ---\ntitle: teh\n---']);
  });

  it('keeps inline code inside a quotation as code', () => {
    expect(kindsOf('it says "run `a b` now" here')).toEqual(['quote "run ', 'code `a b`', 'quote  now"']);
  });

  it('leaves the numbers of list markers alone', () => {
    expect(kindsOf('1. first\n2. second')).toEqual([]);
  });

  it('gives sorted spans that never overlap and that are slices of the text', () => {
    fc.assert(
      fc.property(roughText(), (text) => {
        let end = 0;
        for (const span of protect(text)) {
          expect(span.start).toBeGreaterThanOrEqual(end);
          expect(span.end).toBeGreaterThan(span.start);
          expect(text.slice(span.start, span.end)).toBe(span.text);
          end = span.end;
        }
      }),
    );
  });
});

describe('missingProtected', () => {
  it('names what the output lost, once', () => {
    const missing = missingProtected('use `a` and `b`, then `b` in 5 ms', 'use `a` in 15 ms');
    expect(missing.map((span) => span.text)).toEqual(['`b`', '5 ms']);
  });

  it('finds nothing missing from the text itself', () => {
    fc.assert(
      fc.property(roughText(), (text) => {
        expect(missingProtected(text, text)).toEqual([]);
      }),
    );
  });
});

/** Texts out of pieces that are likely to collide, and plain noise. */
function roughText(): fc.Arbitrary<string> {
  const pieces = [
    ...SAMPLES.map(([, text]) => text),
    ...PROSE,
    '```',
    '`',
    '"',
    '> ',
    '- ',
    '\r\n',
    '\n\n',
    '\ud800',
    '| a |\n|-|\n',
    '](',
    '<!--',
  ];
  const joined = fc.array(fc.constantFrom(...pieces), { maxLength: 8 }).map((parts) => parts.join(' '));
  return fc.oneof(
    joined,
    fc.string({ unit: 'binary', maxLength: 80 }),
    fc.string({ unit: 'grapheme', maxLength: 80 }),
  );
}
