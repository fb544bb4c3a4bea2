import { describe, expect, it } from 'vitest';
import { read } from '../read/read.ts';
import { plainCopy } from './plain-copy.ts';

describe('the plain copy of a text', () => {
  it.each([
    [
      'if one photo is broken dont fail the whole import.',
      "if one photo is broken, don't fail the whole import.",
    ],
    ['when the queue is full the worker has to wait.', 'when the queue is full, the worker has to wait.'],
    [
      'if the service is down clients use the last known values.',
      'if the service is down, clients use the last known values.',
    ],
    ['ppl pay w/ a card', 'people pay with a card'],
  ])('parts its clauses and words it plainly: %s', async (rough, plain) => {
    expect((await plainCopy(read(rough))).toLowerCase()).toBe(plain.toLowerCase());
  });

  it('parts nothing before an arrow, which does so itself', async () => {
    const text = 'If the guard says the bike is not there -> open the trip again.';
    expect(await plainCopy(read(text))).toBe(text);
  });

  it('cuts no sentence and ends no line, so that its layout still tells what its parts are', async () => {
    const text =
      'Given a registered user\nWhen he asks for a reset\n\n- max 5 tries\n- the link works once\n';
    expect(await plainCopy(read(text))).toBe(text);
  });

  it('is made anew where the same text is taken for another language', async () => {
    const source = read('ppl pay w/ a card');
    await plainCopy(source);
    expect(await plainCopy({ ...source, language: 'tr' })).toContain('ppl');
  });
});
