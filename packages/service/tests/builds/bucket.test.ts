import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { createBuilds } from '../../src/desktop/builds/builds.ts';
import { Secret } from '../../src/settings/secret.ts';
import { createPublisher, sha256 } from './release-folder.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  vi.unstubAllEnvs();
  for (const close of closing.splice(0)) close();
});

/** A bucket on the wire: objects by path, for whoever signs the request in a header or in the address. */
async function bucketOf(objects: ReadonlyMap<string, Buffer>) {
  const asked: string[] = [];
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '', 'http://bucket');
    asked.push(`${request.method} ${url.pathname}`);
    const signed = request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE/');
    if (!signed && !url.searchParams.has('X-Amz-Signature')) return response.writeHead(403).end();
    const object = objects.get(url.pathname);
    if (object === undefined) {
      const body = '<?xml version="1.0"?><Error><Code>NoSuchKey</Code><Message>No.</Message></Error>';
      return response
        .writeHead(404, { 'content-type': 'application/xml' })
        .end(request.method === 'HEAD' ? '' : body);
    }
    response.writeHead(200, { 'content-length': object.length });
    return response.end(request.method === 'HEAD' ? '' : object);
  };
  const server = createServer(answer).listen(0, '127.0.0.1');
  closing.push(() => server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  vi.stubEnv('AWS_ENDPOINT_URL_S3', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  vi.stubEnv('AWS_REGION', 'eu-central-1');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'AKIDEXAMPLE');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'example');
  return asked;
}

function buildsOf(report: (message: string) => void = () => {}) {
  return createBuilds({
    releases: { kind: 's3', bucket: 'faircopy', prefix: 'desktop/stable' },
    secret: new Secret('a secret of the tests, long enough'),
    origin: () => 'https://faircopy.example.com',
    report,
  });
}

test('builds in a bucket are listed here and fetched there, by an address that is signed for 15 minutes', async () => {
  const published = createPublisher().build('2.0.0', '20');
  const hash = sha256(published.bytes);
  const list = { releases: [{ ...published.entry, sha256: hash }] };
  const asked = await bucketOf(
    new Map([
      ['/faircopy/desktop/stable/releases.json', Buffer.from(JSON.stringify(list))],
      ['/faircopy/desktop/stable/2.0.0/Faircopy-2.0.0.dmg', published.bytes],
    ]),
  );
  const builds = await buildsOf();
  expect(await builds.current()).toMatchObject({ version: '2.0.0', sizeBytes: 70_000, sha256: hash });
  const { url } = await builds.download();
  expect(new URL(url).searchParams.get('X-Amz-Expires')).toBe('900');
  const file = Buffer.from(await (await fetch(url)).arrayBuffer());
  expect(file.equals(published.bytes)).toBe(true);
  expect(await builds.addressOf('2.0.0', 'Faircopy-2.0.0.dmg')).toContain('X-Amz-Signature=');
  expect(await builds.appcast()).toContain(
    'url="https://faircopy.example.com/api/v1/desktop/builds/2.0.0/Faircopy-2.0.0.dmg"',
  );
  // The list is held for a while: five questions, one look.
  expect(asked.filter((line) => line.endsWith('releases.json'))).toHaveLength(1);
});

test('a bucket without a list has no builds, and one that refuses makes them unavailable', async () => {
  await bucketOf(new Map());
  const builds = await buildsOf();
  await expect(builds.current()).rejects.toMatchObject({ code: 'ERR_NOT_FOUND' });
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'SOMEBODY');
  await expect((await buildsOf()).current()).rejects.toMatchObject({ code: 'ERR_UNAVAILABLE' });
});

test('an entry whose bytes nobody can vouch for is not offered', async () => {
  const { entry, bytes } = createPublisher().build('2.0.0', '20');
  await bucketOf(
    new Map([
      ['/faircopy/desktop/stable/releases.json', Buffer.from(JSON.stringify([entry]))],
      ['/faircopy/desktop/stable/2.0.0/Faircopy-2.0.0.dmg', bytes],
    ]),
  );
  const reports: string[] = [];
  const builds = await buildsOf((message) => reports.push(message));
  await expect(builds.current()).rejects.toMatchObject({ code: 'ERR_NOT_FOUND' });
  expect(reports).toEqual(['releases.json: 2.0.0/Faircopy-2.0.0.dmg needs its sha256 in the list']);
});
