import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { faircopy } from './faircopy.ts';

let folder: string;
let settings: NodeJS.ProcessEnv;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'faircopy-cli-'));
  settings = { FAIRCOPY_DATA_DIR: join(folder, 'data'), FAIRCOPY_BASE_URL: 'https://faircopy.example' };
});
afterAll(() => rm(folder, { recursive: true }));

const LINK = /^https:\/\/faircopy\.example\/oidc\/invitation\/[0-9A-Za-z]{33}\n$/;

describe('faircopy accounts invite', () => {
  test('prints a link of its own each time, for somebody new and for the owner', async () => {
    const somebody = await faircopy(['accounts', 'invite'], settings);
    const owner = await faircopy(['accounts', 'invite', '--owner'], settings);
    expect(somebody).toMatchObject({ exitCode: 0, out: expect.stringMatching(LINK) });
    expect(owner).toMatchObject({ exitCode: 0, out: expect.stringMatching(LINK) });
    expect(owner.out).not.toBe(somebody.out);
  });

  test('refuses a user who is not there, and people who sign in elsewhere', async () => {
    const nobody = await faircopy(['accounts', 'invite', '--user', 'usr_none'], settings);
    expect(nobody).toMatchObject({ out: '', err: expect.stringContaining('There is no user usr_none.') });
    expect(nobody.exitCode).not.toBe(0);
    const both = await faircopy(['accounts', 'invite', '--owner', '--user', 'usr_none'], settings);
    expect(both.exitCode).toBe(2);
    const outside = { FAIRCOPY_OIDC_ISSUER: 'https://id.example', FAIRCOPY_OIDC_AUDIENCE: 'faircopy' };
    const elsewhere = await faircopy(['accounts', 'invite'], { ...settings, ...outside });
    expect(elsewhere).toMatchObject({ exitCode: 2, err: expect.stringContaining('outside provider') });
  });
});
