import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { protect } from '../read/protect.ts';
import { read } from '../read/read.ts';
import { applyEdits } from './apply.ts';
import { correct } from './correct.ts';

const corrected = async (text: string): Promise<string> => (await correct(read(text))).text;

describe('correct', () => {
  it('takes chat shorthand for no misspelt word', async () => {
    expect(await corrected('Every time smth changes, it reloads.')).toBe(
      'Every time smth changes, it reloads.',
    );
  });

  it.each([
    [
      'users cant login since tuesday becuase teh token refresh is brken',
      "Users can't log in since Tuesday because the token refresh is broken.",
    ],
    [
      'i think it dont work. we should of tested the the deploy',
      "I think it doesn't work. We should have tested the deploy.",
    ],
    ['Its not working , please recieve an new token', "It's not working, please receive a new token."],
    [
      'The enviroment has a `teh` variable in src/teh.ts',
      'The environment has a `teh` variable in src/teh.ts',
    ],
    // the plural after "a lot of" shows once the word is spelt as it was meant
    ['There are alot of warker that knows this', 'There are a lot of workers that knows this.'],
    // the letters of hashes make words, too
    ['This is an ebedded database.', 'This is an embedded database.'],
    ['whlie it runs we cant log in.', "While it runs we can't log in."],
    // what is known to be misspelt is no term for being used again and again
    [
      'The adress is sent; the adress is old, the adress is gone.',
      'The address is sent; the address is old, the address is gone.',
    ],
    ['What have you done ? It is late.', 'What have you done? It is late.'],
    ['what information do you need can you tell me ?', 'What information do you need can you tell me?'],
    // one slip of the hand says nothing of the grammar around it
    [
      'We looked at giudeline before the meeting started.',
      'We looked at guideline before the meeting started.',
    ],
    ['Der Dienst funktionirt nicht.', 'Der Dienst funktioniert nicht.'],
    ['Le dévelopement du service est terminé.', 'Le développement du service est terminé.'],
    // what is told apart first shows whose verb it is
    ['Je pense quil peux relancer le service.', "Je pense qu'il peut relancer le service."],
    ['La configuracion del servidor es correcta.', 'La configuración del servidor es correcta.'],
  ])('corrects «%s»', async (wrong, right) => {
    expect(await corrected(wrong)).toBe(right);
  });

  it.each([
    '* **name** (*str* *,* *optional*) – The name of the index.',
    'The service reads its settings once, at the start; a malformed one stops it.',
    'Run `npm ci` and open http://localhost:8787/docs.\n\n- first item\n- second item\n\n| a | b |\n|---|---|\n| teh | x |'.replace(
      'teh',
      'the',
    ),
    'We colour the output and organise the favourites.',
    'Where it shows an ![icon](icon.png "An icon") there, click it and wait.',
    'Ask Kowalczyk or Müller-Lüdenscheidt about Zookeeper and Grafana.',
    'The tiles are small as mbtiles, and as pmtiles too.',
    'There seems to be leak in the constructor, and it is late to the show here.',
    'I was testing the OS.',
    'If you use any other version then it is certain that we can not help.',
    'Did two test migrations. Went from 75 to 25 minutes, so I guess it helps.',
    'What we have done to this point works.',
    'The frobnicator calls the frobnicator when a frobnicator is missing.',
    'Der Datenbankverbindungsaufbau dauert zu lange.',
    'Enviamos el ajuste al ERP (Oldoo) cada noche.\n\n- responsable: Iratxi',
    'El art&iacute;culo m&aacute;s pr&aacute;ctico es p&uacute;blico.',
    'Es una experiencia positiva, y facil&iacute;tales el trabajo en el proyecto.',
    'A C. Titus Brown e Michael R. Crusoe interessa este projeto de software.',
    'これはテストです。',
    '',
  ])('leaves the sound text «%s»', async (text) => {
    expect(await corrected(text)).toBe(text);
  });

  it('keeps CRLF, tabs, trailing spaces, list markers and tables byte for byte', async () => {
    const text = '* teh first  \r\n*\tsecond   \r\n\r\n| teh | b |\r\n|:--|--:|\r\n| x  | y |\r\n';
    expect(await corrected(text)).toBe(text.replaceAll('teh', 'the'));
  });

  it('gives each edit its place in the input, a rule, a category and a message', async () => {
    const text = '😀 we recieve it';
    const { edits } = await correct(read(text));
    expect(edits).toEqual([
      {
        start: 6,
        end: 13,
        replacement: 'receive',
        rule: 'spelling/misspelling',
        category: 'spelling',
        message: '"recieve" is not a word; "receive" is.',
      },
    ]);
    expect(text.slice(6, 13)).toBe('recieve');
  });

  it('corrects its own output no further', async () => {
    const once = await corrected('i think its broken becuase we was using a old verison , sorry');
    expect(await corrected(once)).toBe(once);
  });

  it('never changes a protected span or the number of lines, on any text', async () => {
    await fc.assert(
      fc.asyncProperty(roughText(), async (text) => {
        const source = read(text);
        const { text: output, edits } = await correct(source);
        expect(output).toBe(applyEdits(text, edits));
        expect(output.split('\n')).toHaveLength(text.split('\n').length);
        for (const span of source.protectedSpans) {
          expect(edits.every((edit) => edit.end <= span.start || edit.start >= span.end)).toBe(true);
          expect(output).toContain(span.text);
        }
      }),
      { numRuns: 150 },
    );
  });

  it.each([
    '>',
    '- ',
    '1. ',
    '[',
    '*',
    '`',
    '(',
    '"',
    'a@',
    'a.',
    'a_',
    '\ud800',
    'i ',
    'its a ',
    'teh ',
    'a, ',
    'ab,cd',
    '. a',
    '\u0301',
    '漢',
  ])('corrects 10,000 characters of %j', async (piece) => {
    const text = piece.repeat(10_000 / piece.length);
    expect((await corrected(text)).split('\n')).toHaveLength(1);
  });
});

function roughText(): fc.Arbitrary<string> {
  const pieces = [
    'teh',
    'i',
    'dont',
    'its a',
    'recieve',
    'the the',
    'a old',
    ',',
    ' .',
    '.',
    '`teh`',
    'src/teh.ts',
    'https://teh.io/a',
    '5 ms',
    '"teh"',
    'user_id',
    '# ',
    '- ',
    '> ',
    '\n',
    '\r\n',
    '\n\n',
    '```',
    '| a | b |',
    '**',
    '_',
    '[teh](x)',
    '<b>',
    '😀',
    '\ud800',
    'github',
    'more then one',
    'we was',
  ];
  const joined = fc.array(fc.constantFrom(...pieces), { maxLength: 20 }).map((parts) => parts.join(' '));
  return fc.oneof({ weight: 4, arbitrary: joined }, fc.string({ unit: 'binary', maxLength: 60 }));
}

describe('protect and correct', () => {
  it('find the same protected texts before and after', async () => {
    const text = 'we recieve `a b` from src/x.ts at 5 ms , see #12';
    expect(protect(await corrected(text)).map((span) => span.text)).toEqual(
      protect(text).map((span) => span.text),
    );
  });
});
