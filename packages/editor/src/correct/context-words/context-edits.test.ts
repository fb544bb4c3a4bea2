import { describe, expect, it } from 'vitest';
import { read } from '../../read/read.ts';
import { applyEdits } from '../apply.ts';
import type { Edit } from '../edit.ts';
import { project } from '../projection.ts';
import { contextEdits } from './context-edits.ts';
import type { Care } from './language-model.ts';

/** The text with the words that fit it, by themselves. */
function fitted(text: string, care: Care = 'brief', others: readonly Edit[] = []): string {
  return applyEdits(text, contextEdits(project(read(text)), 'en', care, others));
}

describe('contextEdits', () => {
  it.each([
    ['The old code should be remove as soon as possible.', 'removed'],
    ['We moved the config form the repo to a secret store.', 'from'],
    ['The button still doesn’t works on small screens.', 'work'],
  ])('puts a word that fits in place of one that does not: %s', (text, word) => {
    expect(fitted(text, 'rough')).toContain(word);
  });

  it.each([
    'The queue holds messages for seven days, and after that a job moves them.',
    'There are two ways to solve this: we could retry, or we could let the client decide.',
    'If you run into trouble, open an issue and attach the log.',
    'Nothing prevents two people from editing the same page at once.',
    'Nobody of us has tried it on Linux so far.',
    'The serial is unique and printed on the housing of it.',
    'Each file in a migrations folder needs to follow the pattern.',
    'You can look at a keywords property of the record.',
    'Both the iPad and the kiosk build share the bundle.',
    'Each reading carries a number so gaps can be told from silence.',
    'The job texted 214 owners.',
    'The nightly script archived 40 tickets and emailed their owners.',
    'The gateway proxied every call to the old host.',
    'Each price has a valid from and a valid to date.',
    'We load all orders, and people in sales use it all day and complain.',
    'The image the pipeline builds and the tag the release carries differ.',
    'Both live in the same table, told apart by a boolean nobody remembers to filter on.',
    'Reads prefer the new column. Writes go to either, and the trigger copies them over.',
    'It fails with some odd error about the cache and nobody really knows why.',
    'The customer has been waiting for the fix since Monday.',
    'The budget is shared: all calls a request makes draw from the same three tries.',
    'Those two are the leaves of the graph.',
    'It has applied to us since June.',
    'Medicine must stay between 2 and 8 degrees from door to door.',
    'Mention if the result depends on the time of day.',
    'Rows by client, columns by state.',
    'Bidders download everything on day one, and nobody can tell who leaked it.',
    'In the old contract anybody could call, and anybody did.',
    'The move left behind three files, so the last commit cleans those up.',
  ])('leaves sound sentences also of a rough text: %s', (text) => {
    expect(fitted(text, 'rough')).toBe(text);
  });

  it.each([
    ['The nightly backup run at 2 in the morning.', 'runs'],
    ['If the sensor report nothing for 5 minutes, the siren goes off.', 'reports'],
    ['The operators watches the two lines from here.', 'watch'],
  ])('needs less where the subject calls for a form: %s', (text, word) => {
    expect(fitted(text)).toContain(` ${word} `);
  });

  it('leaves a noun that could be the verb where another is', () => {
    for (const text of [
      'The user change the team made broke the build.',
      'The request log the proxy writes is rotated daily.',
    ])
      expect(fitted(text)).toBe(text);
  });

  it('needs less for what a rough text leaves out throughout', () => {
    const once =
      'The service was down, so worker waits until the client has closed a socket. It looks like the connection is in the wrong state when request is sent.';
    const throughout =
      'We deployed new version of service yesterday. It looks like connection pool is full, so worker waits until client has closed socket. We should add limit to config and send alert to channel. Queue is empty when request is sent.';
    expect(fitted(once, 'rough')).toBe(once);
    expect(fitted(throughout, 'rough')).toContain('until the client');
    expect(fitted(throughout)).toBe(throughout);
  });

  it('leaves titles and labels, where words are left out', () => {
    const text = '# Should be remove soon\n\n- should be remove\n';
    expect(fitted(text, 'rough')).toBe(text);
  });

  it('changes nothing beside another edit, nor in a language without a model', () => {
    const text = 'The old code should be remove as soon as possible.';
    const start = text.indexOf('be');
    const other: Edit = {
      start,
      end: start + 2,
      replacement: 'not be',
      rule: 'test/other',
      category: 'grammar',
      message: 'Another edit.',
    };
    expect(fitted(text, 'rough', [other])).toBe(text);
    expect(contextEdits(project(read(text)), 'ja', 'rough', [])).toEqual([]);
  });

  it('never changes code or what is in quotes', () => {
    const text = 'The field `remove` should be "remove" as soon as possible.';
    expect(fitted(text, 'rough')).toBe(text);
  });
});
