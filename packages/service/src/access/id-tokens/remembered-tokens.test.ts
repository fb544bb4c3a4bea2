import { expect, test } from 'vitest';
import { rememberTokens } from './remembered-tokens.ts';

/** A check that counts what it was asked, of tokens that are good until 100 s. */
function checked() {
  const asked: string[] = [];
  const withdrawn = new Set<string>();
  let instant = 0;
  const verify = async (token: string) => {
    asked.push(token);
    if (token.startsWith('bad') || instant >= 100_000) throw new Error('refused');
    return { subject: `of ${token}`, expiresAt: 100_000, isTrusted: async () => !withdrawn.has(token) };
  };
  const subjectOf = rememberTokens(verify, () => instant);
  const at = (milliseconds: number, token: string) => {
    instant = milliseconds;
    return subjectOf(token);
  };
  return { asked, withdrawn, at };
}

test('a token is checked once, for as long as its key is published', async () => {
  const { asked, withdrawn, at } = checked();
  for (const instant of [0, 1, 99_999]) expect(await at(instant, 'a')).toBe('of a');
  expect(asked).toEqual(['a']);
  withdrawn.add('a');
  await at(99_999, 'a');
  expect(asked).toEqual(['a', 'a']);
});

test('a token that has expired is refused, however lately it was good', async () => {
  const { at } = checked();
  expect(await at(99_999, 'a')).toBe('of a');
  await expect(at(100_000, 'a')).rejects.toThrow('refused');
});

test('a token that is not good is checked each time, and none is taken for another', async () => {
  const { asked, at } = checked();
  for (const token of ['bad', 'bad', 'a', 'b', 'a'])
    await at(0, token).catch((error: Error) => error.message);
  expect(asked).toEqual(['bad', 'bad', 'a', 'b']);
});

test('no more than a thousand are remembered', async () => {
  const { asked, at } = checked();
  for (let index = 0; index <= 1_000; index += 1) await at(0, `token ${index}`);
  asked.length = 0;
  await at(0, 'token 1000');
  await at(0, 'token 1');
  await at(0, 'token 0');
  expect(asked).toEqual(['token 0']);
});
