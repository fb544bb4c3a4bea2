import { execFileSync } from 'node:child_process';
import { REVISIONS, translateRequest } from '@faircopy/contract';
import { Check } from 'typebox/value';
import { expect, test } from 'vitest';
import { firstRequest } from './first-request.ts';

/** Lets a shell read the command, with a `curl` that only says what it was given. */
function asPasted(command: string): string[] {
  const script = `curl() { printf '%s\\0' "$@"; }\n${command}\n`;
  return execFileSync('bash', ['-c', script], { encoding: 'utf8' }).split('\0').slice(0, -1);
}

test('pasted into a shell, the printed line is a translate request the service accepts', () => {
  const [, address, , key, , type, , body] = asPasted(firstRequest('http://127.0.0.1:8787', 'fc_live_x'));
  expect(address).toBe('http://127.0.0.1:8787/api/v1/translate');
  expect(key).toBe('x-api-key: fc_live_x');
  expect(type).toBe('content-type: application/json');
  const request: unknown = JSON.parse(body ?? '');
  expect(Check(translateRequest(REVISIONS.A), request)).toBe(true);
  expect(Check(translateRequest(REVISIONS.B), request)).toBe(true);
});
