import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BODY_BYTES } from '@faircopy/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPublisher, releaseFolder } from './builds/release-folder.ts';
import type { Call, Reply } from './harness/client.ts';
import { sendRaw } from './harness/send-raw.ts';
import { type SignedInService, startSignedInForFile } from './harness/signed-in.ts';
import { startServiceForFile } from './harness/start-service.ts';
import { says, startVendor, type VendorServer } from './harness/vendor-server.ts';
import { announceBody } from './security/announce-body.ts';
import { badBodies } from './security/bad-bodies.ts';
import { type Document, type Operation, operationsOf } from './security/operations.ts';
import { asKey, badCredentials, type Person, person } from './security/people.ts';
import { pathFor } from './security/resources.ts';
import { rowsOf, storeImage } from './security/store-image.ts';

/** What the interface has, as it says itself; an operation without a valid example of its body ends the suite here. */
async function published(revision: string): Promise<Operation[]> {
  const service = await startServiceForFile({ FAIRCOPY_REVISION: revision });
  const document: Document = JSON.parse((await service.call('/openapi.json')).text);
  await service.stop();
  return operationsOf(document);
}

const REVISIONS = [
  { revision: 'A', operations: await published('A') },
  { revision: 'B', operations: await published('B') },
];

const PLANS = { bare: { features: [], managedTokensPerMonth: null, maxApiKeys: null } };

describe.each(REVISIONS)('every operation of revision $revision', ({ revision, operations }) => {
  let folder: string;
  let vendor: VendorServer;
  let service: SignedInService;
  let owner: Person;
  let stranger: Person;
  let bad: Awaited<ReturnType<typeof badCredentials>>;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'faircopy-security-'));
    const file = join(folder, 'plans.json');
    await writeFile(file, JSON.stringify({ plans: PLANS }));
    vendor = await startVendor(says('ready'));
    const releases = await releaseFolder([createPublisher().build('2.4.0', '2040')]);
    await rename(releases, join(folder, 'releases'));
    service = await startSignedInForFile({
      FAIRCOPY_REVISION: revision,
      FAIRCOPY_RELEASES: join(folder, 'releases'),
      FAIRCOPY_CONFIG: file,
      FAIRCOPY_ALLOWED_ENDPOINTS: new URL(vendor.address).host,
    });
    owner = await person(service, 'owner of things');
    stranger = await person(service, 'stranger');
    bad = await badCredentials(service, owner);
  });
  afterAll(async () => {
    await service.stop();
    await vendor[Symbol.asyncDispose]();
    await rm(folder, { recursive: true });
  });

  const protectedOnes = operations.filter(({ access }) => access.credentials.length > 0);
  const withScope = operations.filter(({ access }) => access.scope !== undefined);
  const withFeature = operations.filter(({ access }) => access.feature !== undefined);
  const withBody = operations.filter(({ body }) => body !== null);
  const withParameters = operations.filter(({ parameters }) => parameters.some((one) => one.in === 'path'));

  /** Builds are everybody's. */
  const ofSomebody = withParameters.filter(({ access }) => access.credentials.length > 0);

  /** Examples name a provider that does not exist; one that does takes its place. */
  const atVendor = (example: unknown): unknown =>
    JSON.parse(JSON.stringify(example).replaceAll('https://models.example.com', vendor.address));

  /** A valid request, sent with these headers and no others. */
  const send = async (operation: Operation, headers: Call['headers'], path?: string): Promise<Reply> =>
    service.call(path ?? (await pathFor(service, operation, owner)), {
      method: operation.method,
      key: null,
      headers: { ...headers },
      ...(operation.body === null ? {} : { body: atVendor(operation.body.example) }),
    });

  /** The credentials of a person that an operation takes. */
  const accepted = ({ access }: Operation, { credentials }: Person) =>
    access.credentials.map((kind) => {
      const headers = credentials[kind];
      if (headers === undefined) throw new Error(`people.ts cannot make a credential of kind ${kind}`);
      return headers;
    });
  const anAccepted = (operation: Operation, who: Person) => accepted(operation, who)[0] ?? {};

  function expectRefusal(what: string, reply: Reply, status: number, code?: string) {
    expect([what, reply.status]).toEqual([what, status]);
    expect(reply.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(reply.body).toMatchObject({ success: false, error: expect.stringMatching(/\S/) });
    if (revision === 'A') expect(reply.body).not.toHaveProperty('error_code');
    else if (code !== undefined) expect([what, reply.body.error_code]).toEqual([what, code]);
  }

  /** Does what must be refused, and looks whether the store is as it was before. */
  async function writingNothing(attack: () => Promise<void>) {
    const before = await storeImage(service.storage.db);
    await attack();
    expect(await storeImage(service.storage.db)).toEqual(before);
  }

  test('is there at all', () => {
    expect(operations.length).toBeGreaterThan(15);
  });

  test.each(operations)('$name succeeds for everyone it is for', async (operation) => {
    const throwaway = await person(service, `caller of ${operation.name}`);
    const callers = operation.access.credentials.length === 0 ? [{}] : accepted(operation, throwaway);
    for (const headers of callers) {
      const path = await pathFor(service, operation, throwaway);
      expect(operation.successes).toContain((await send(operation, headers, path)).status);
    }
  });

  test.each(protectedOnes)(
    '$name refuses credentials that are none, wrong, or no longer good',
    async (operation) => {
      const path = await pathFor(service, operation, owner);
      const { credentials } = operation.access;
      const takes = (header: string) =>
        header === 'authorization'
          ? credentials.includes('id-token') || credentials.includes('desktop')
          : credentials.includes('key') || credentials.includes('session');
      await writingNothing(async () => {
        for (const [what, headers] of Object.entries(bad)) {
          const expired = what.startsWith('an expired') && Object.keys(headers).every(takes);
          const code = expired ? 'ERR_CREDENTIAL_EXPIRED' : 'ERR_UNAUTHENTICATED';
          expectRefusal(what, await send(operation, headers, path), 401, code);
        }
        for (const [kind, headers] of Object.entries(owner.credentials)) {
          if (credentials.includes(kind)) continue;
          expectRefusal(kind, await send(operation, headers, path), 401, 'ERR_UNAUTHENTICATED');
        }
      });
    },
  );

  test.each(withScope)('$name refuses a credential without its scope', async (operation) => {
    const narrow = await person(service, `without ${operation.access.scope}`, {
      without: operation.access.scope ?? '',
    });
    const { 'id-token': _carriesAll, ...narrowed } = narrow.credentials;
    const taken = Object.entries(narrowed).filter(([kind]) => operation.access.credentials.includes(kind));
    expect(taken.length).toBeGreaterThan(0);
    const path = await pathFor(service, operation, owner);
    await writingNothing(async () => {
      for (const [kind, headers] of taken) {
        const { method } = operation;
        const broken = method === 'GET' ? {} : { body: '{broken' };
        const unread = await service.call(path, { method, key: null, headers, ...broken });
        for (const reply of [await send(operation, headers, path), unread]) {
          expectRefusal(kind, reply, 403, 'ERR_SCOPE_MISSING');
        }
      }
    });
  });

  test.each(withFeature)('$name refuses a plan without its feature', async (operation) => {
    const bare = await person(service, `without ${operation.access.feature}`, { tier: 'bare' });
    const path = await pathFor(service, operation, bare);
    await writingNothing(async () => {
      for (const headers of accepted(operation, bare)) {
        expectRefusal('bare', await send(operation, headers, path), 403, 'ERR_FEATURE_MISSING');
      }
    });
  });

  test.each(withBody)(
    '$name refuses bodies that are malformed, hostile or of another type',
    async (operation) => {
      const { method, body } = operation;
      if (body === null) return;
      const path = await pathFor(service, operation, owner);
      const credential = anAccepted(operation, owner);
      await writingNothing(async () => {
        for (const { what, bytes, status, headers = {} } of badBodies(body)) {
          const call = { method, key: null, body: bytes, headers: { ...credential, ...headers } };
          const code = status === 400 ? 'ERR_VALIDATION_FAILED' : 'ERR_UNSUPPORTED_MEDIA_TYPE';
          expectRefusal(what, await service.call(path, call), status, code);
        }
        const announced = { method, headers: { ...credential }, bytes: BODY_BYTES.bulk + 1 };
        expect(await announceBody(`${service.address}${path}`, announced)).toBe(413);
      });
      expect(Object.prototype).not.toHaveProperty('polluted');
      expect(JSON.stringify(await storeImage(service.storage.db))).not.toContain('polluted');
    },
  );

  test.each(ofSomebody)("$name finds nothing of another person's", async (operation) => {
    const path = await pathFor(service, operation, owner);
    await writingNothing(async () => {
      for (const headers of accepted(operation, stranger)) {
        expectRefusal('stranger', await send(operation, headers, path), 404, 'ERR_NOT_FOUND');
      }
    });
  });

  test.each(withParameters)('$name survives any path parameter', async (operation) => {
    const hostile = [
      ...[
        '__proto__',
        'constructor',
        '..%2f..%2fetc%2fpasswd',
        '%00',
        '%0d%0ax-injected:%201',
        "'%20or%201=1--",
      ],
      ...['x'.repeat(5_000), '%ff', '%ed%a0%80', '😀', '*', '%2e%2e'],
    ];
    await writingNothing(async () => {
      for (const value of hostile) {
        const path = operation.path.replaceAll(/\{[^}]+\}/g, value);
        const reply = await send(operation, anAccepted(operation, owner), path);
        expect([400, 404, 405, 414]).toContain(reply.status);
        expect(reply.headers.get('x-injected')).toBeNull();
      }
    });
  });

  test.each(operations)('$name survives any query', async (operation) => {
    const queries = [
      '__proto__[a]=1&limit=5',
      'limit[$gt]=1',
      'limit=1&limit=2',
      'limit=%00',
      '%ff=%ff',
      'a=%0d%0ab',
    ];
    const path = await pathFor(service, operation, owner);
    for (const query of operation.method === 'GET' ? queries : []) {
      const reply = await send(
        operation,
        anAccepted(operation, owner),
        path + (path.includes('?') ? '&' : '?') + query,
      );
      expect([...operation.successes, 400]).toContain(reply.status);
    }
    expect(Object.prototype).not.toHaveProperty('a');
  });

  test.each(operations)('$name reflects no header it is sent', async (operation) => {
    const path = await pathFor(service, operation, owner);
    const lines = [
      'x-request-id: a<script>alert(1)</script>',
      `x-request-id: ${'a'.repeat(500)}`,
      'x-request-id: a\rx-injected: 1',
      'x-request-id: a\nset-cookie: stolen=1',
      'x-api-key: a\u0000b',
      'authorization: Bearer a\rb',
      'x-forwarded-host: evil.example\r\nx-forwarded-proto: gopher\r\nforwarded: host=evil.example',
      'origin: https://evil.example\r\naccess-control-request-method: POST',
    ];
    await writingNothing(async () => {
      for (const line of lines) {
        const request = [
          `${operation.method} ${path} HTTP/1.1`,
          'host: evil.example',
          'connection: close',
          line,
        ];
        const { status, headers } = await sendRaw(service.address, [...request, '', ''].join('\r\n'));
        // The service's own request id is random letters, and may spell anything.
        const reflected = headers.replace(/^x-request-id: req_[\w-]{22}$/m, '');
        expect([line, status]).toEqual([line, expect.toSatisfy((code: number) => code >= 200 && code < 500)]);
        expect(reflected).not.toMatch(/evil|script|injected|stolen|a{65}|access-control-allow/i);
      }
    });
  });

  test('leaves what one person has untouched by whatever another does', async () => {
    const mine = rowsOf(await storeImage(service.storage.db), owner.userId);
    expect(mine.length).toBeGreaterThan(3);
    const other = await person(service, 'busy stranger');
    for (const operation of operations) {
      const path = await pathFor(service, operation, other);
      for (const headers of accepted(operation, other)) await send(operation, headers, path);
    }
    expect(rowsOf(await storeImage(service.storage.db), owner.userId)).toEqual(mine);
  });

  test('the log of all this holds no credential', async () => {
    const secrets = Object.values(owner.credentials).flatMap((headers) => Object.values(headers));
    const log = service.logged();
    expect(log.length).toBeGreaterThan(10_000);
    for (const secret of secrets) expect(log).not.toContain(secret.replace('Bearer ', ''));
    expect(log).not.toContain(service.key);
    expect((await service.call('/api/v1/me', { key: null, headers: asKey(service.key) })).status).toBe(200);
  });
});
