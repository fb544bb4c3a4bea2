import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyEdits } from '../correct/apply.ts';
import { missingProtected } from '../read/missing-protected.ts';
import { read } from '../read/read.ts';
import { improve } from './improve.ts';

const improved = async (text: string): Promise<string> => (await improve(read(text))).text;

describe('improve', () => {
  it.each([
    'The schema is what is used here, as the guide says, to set up the validation to\nvalidate it, for which you need\nto provide a schema.',
    'Of what there is for it, the server uses in all of these cases a [JSON\nSchema](https://e.org) for it.',
    '[Try it in the playground right now](https://e.org/a)',
  ])(
    'puts no mark or capital into a sentence that goes on in the next line, or behind a link: «%s»',
    async (text) => {
      expect(await improved(text)).toBe(text);
    },
  );

  it.each([
    [
      'so yeah users cant login since tuesday cause the token api is brken!!',
      "Users can't log in since Tuesday because the token API is broken!",
    ],
    ['why does the job fail at 5 ms', 'Why does the job fail at 5 ms?'],
    [
      'we do it in order to save time. pls review asap',
      'We do it to save time. Please review as soon as possible.',
    ],
    ['run this command first\n\n```\nnpm ci\n```', 'Run this command first:\n\n```\nnpm ci\n```'],
    [
      'vllt ist der server kaputt, bitte schaut euch das an',
      'Vielleicht ist der Server kaputt, bitte schaut euch das an.',
    ],
  ])('turns «%s» into «%s»', async (rough, better) => {
    expect(await improved(rough)).toBe(better);
  });

  it.each([
    'The service reads its settings once. It stops when one of them is malformed.',
    '# Title\n\n- An item\n- Another item\n\n| a | b |\n|---|---|\n| x | z |',
    'npm installs it.',
    'See https://example.com/a for the rest of it',
    'Browser: Firefox 120\nSystem: Ubuntu 24.04',
    'サーバーが起動しません',
  ])('leaves «%s»', async (text) => {
    expect(await improved(text)).toBe(text);
  });

  it('gives edits in offsets of the input that lead to the output', async () => {
    const text = 'so yeah teh api is down , it dont answer pls help';
    const { text: output, edits } = await improve(read(text));
    expect(applyEdits(text, edits)).toBe(output);
  });

  it('says the same when it reads its own output', async () => {
    const once = await improved('ok so the db is full, we need more disk asap!!! thx');
    expect(await improved(once)).toBe(once);
  });

  it('keeps every protected span and every line, on any text', async () => {
    await fc.assert(
      fc.asyncProperty(roughText(), async (text) => {
        const { text: output, edits } = await improve(read(text));
        expect(applyEdits(text, edits)).toBe(output);
        expect(output.split('\n')).toHaveLength(text.split('\n').length);
        expect(missingProtected(text, output)).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });
});

function roughText(): fc.Arbitrary<string> {
  const pieces = [
    'so yeah',
    'u',
    'w/',
    'w/o',
    'pls',
    'in order to',
    'the api',
    'etc',
    '!!!',
    '??',
    ', it is',
    ', we need it',
    'lol',
    'cause it',
    'teh',
    'i',
    '.',
    '`a b`',
    'src/a.ts',
    '#12',
    'https://a.io/b',
    '5 ms',
    '"q u"',
    'user_id',
    '# ',
    '- ',
    '> ',
    '\n',
    '\r\n',
    '\n\n',
    '```',
    '**',
    '_',
    '[u](x)',
    '<b>',
    '😀',
    '\ud800',
    'it is important to note that',
    '2 user',
  ];
  return fc.array(fc.constantFrom(...pieces), { maxLength: 20 }).map((parts) => parts.join(' '));
}
