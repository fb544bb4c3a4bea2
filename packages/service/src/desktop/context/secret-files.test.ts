import { expect, test } from 'vitest';
import { holdsSecrets } from './secret-files.ts';

test.each([
  '.env',
  'app/.ENV.production',
  'deploy/prod.env',
  'certs/server.pem',
  'certs/server.key',
  'home/.ssh/config',
  'id_ed25519',
  '.npmrc',
  '.aws/credentials',
  'config/secrets.yml',
  'gcp/service-account-prod.json',
  'infra/terraform.tfstate',
])('%s holds secrets', (path) => {
  expect(holdsSecrets({ path, content: '' })).toBe(true);
});

test.each([
  '.env.example',
  'src/environment.ts',
  'src/secrets.ts',
  'src/key.ts',
  'docs/credentials.md',
  'id_rsa.pub',
  'keyboard.tsx',
])('%s holds none', (path) => {
  expect(holdsSecrets({ path, content: 'const marker = "-----BEGIN PRIVATE KEY-----";' })).toBe(false);
});

test('a private key is known wherever it stands', () => {
  const content = `x\n-----BEGIN RSA PRIVATE KEY-----\nMIIEpAIBAAKCAQEA1234\n`;
  expect(holdsSecrets({ path: 'notes.txt', content })).toBe(true);
  expect(holdsSecrets({ path: 'notes.json', content: JSON.stringify({ key: content }) })).toBe(true);
});
