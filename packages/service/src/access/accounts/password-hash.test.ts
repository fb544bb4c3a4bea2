import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './password-hash.ts';

test('a password is told from any other', async () => {
  const hash = await hashPassword('nine cool otters sing');
  expect(await verifyPassword('nine cool otters sing', hash)).toBe(true);
  expect(await verifyPassword('nine cool otters sink', hash)).toBe(false);
  expect(await verifyPassword('', hash)).toBe(false);
});

test('the hash names Argon2id with the parameters of OWASP, and differs each time', async () => {
  const [one, other] = await Promise.all([hashPassword('a'), hashPassword('a')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  expect(one).not.toBe(other);
});

test('a password composed on one keyboard is the same decomposed on another', async () => {
  expect(await verifyPassword('cafe\u0301', await hashPassword('caf\u00e9'))).toBe(true);
});

test('a hash of another implementation with other parameters is understood', async () => {
  // Made with the reference implementation: echo -n password | argon2 somesalt -id -t 2 -m 16 -p 1 -l 32
  const reference = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
  expect(await verifyPassword('password', reference)).toBe(true);
});

test('what is no such hash fits no password', async () => {
  expect(await verifyPassword('', '')).toBe(false);
  expect(await verifyPassword('a', '$2b$10$abcdefghijklmnopqrstuv')).toBe(false);
});
