import { afterEach, describe, expect, test, vi } from 'vitest';
import { beginDeviceSignIn } from './open-id.ts';

const issuer = { issuer: 'https://issuer.example', clientId: 'faircopy-cli' };
afterEach(() => vi.unstubAllGlobals());

function answerWith(answer: () => Promise<Response>): void {
  vi.stubGlobal('fetch', answer);
}

describe('an issuer', () => {
  test.each([
    ['that takes too long', new DOMException('The operation timed out', 'TimeoutError'), 'took too long'],
    ['that nobody finds', new TypeError('fetch failed'), 'cannot be reached'],
  ])('%s is away: the same command may work later', async (_what, error, words) => {
    answerWith(() => Promise.reject(error));
    await expect(beginDeviceSignIn(issuer)).rejects.toMatchObject({
      exitCode: 5,
      message: expect.stringContaining(words),
    });
  });

  test('that answers something else is told apart from one that is away', async () => {
    answerWith(async () => new Response('<html>', { headers: { 'content-type': 'text/html' } }));
    await expect(beginDeviceSignIn(issuer)).rejects.toMatchObject({
      exitCode: 1,
      message: expect.stringContaining('does not answer as an OpenID Connect provider'),
    });
  });
});
