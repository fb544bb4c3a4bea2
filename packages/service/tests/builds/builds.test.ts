import { verify } from 'node:crypto';
import { rm, symlink, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { XMLParser } from 'fast-xml-parser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startService, startServiceForFile } from '../harness/start-service.ts';
import { createPublisher, type PublishedBuild, releaseFolder, sha256 } from './release-folder.ts';

const publisher = createPublisher();

const folders: string[] = [];

async function folderOf(builds: readonly PublishedBuild[]): Promise<string> {
  const folder = await releaseFolder(builds);
  folders.push(folder);
  return folder;
}

async function withBuilds() {
  const [old, current] = [publisher.build('1.9.0', '190'), publisher.build('1.10.0', '1000')];
  const folder = await folderOf([old, current]);
  const service = await startServiceForFile({ FAIRCOPY_RELEASES: folder });
  const open = (path: string) => service.call(path, { key: null });
  const download = async () => String((await open('/api/v1/desktop/download')).body.data['url']);
  return { ...service, folder, old, current, open, download };
}

let shared: Awaited<ReturnType<typeof withBuilds>>;

beforeAll(async () => {
  shared = await withBuilds();
});

afterAll(async () => {
  await shared.stop();
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

function readFeed(xml: string) {
  const parser = new XMLParser({
    ignoreAttributes: false,
    isArray: (name) => name === 'item',
    parseTagValue: false,
  });
  return parser.parse(xml).rss;
}

describe('builds', () => {
  test('the current build is the one with the highest number, and says what its file is', async () => {
    const { open, current } = shared;
    const { body } = await open('/api/v1/desktop/metadata');
    expect(body.data).toEqual({
      version: '1.10.0',
      build: '1000',
      minimumSystemVersion: '13.0.0',
      publishedAt: '2026-03-14T09:26:53Z',
      sizeBytes: current.bytes.length,
      sha256: sha256(current.bytes),
      edSignature: current.entry.edSignature,
      notesUrl: current.entry['notesUrl'],
    });
  });

  test('an updater finds in the feed what it needs, and its signature holds for the bytes it fetches', async () => {
    const { open, current, old } = shared;
    const { text, headers } = await open('/api/v1/desktop/appcast.xml');
    expect(headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const rss = readFeed(text);
    expect(rss['@_xmlns:sparkle']).toBe('http://www.andymatuschak.org/xml-namespaces/sparkle');
    expect(rss.channel.item).toHaveLength(2);
    for (const [index, { bytes, entry }] of [current, old].entries()) {
      const item = rss.channel.item[index];
      expect(item).toMatchObject({
        'sparkle:version': entry['build'],
        'sparkle:shortVersionString': entry.version,
        'sparkle:minimumSystemVersion': '13.0.0',
        'sparkle:releaseNotesLink': entry['notesUrl'],
        pubDate: 'Sat, 14 Mar 2026 09:26:53 GMT',
      });
      expect(item.enclosure['@_length']).toBe(String(bytes.length));
      const fetched = await fetch(item.enclosure['@_url']);
      expect(fetched.redirected).toBe(true);
      const file = Buffer.from(await fetched.arrayBuffer());
      expect(file.equals(bytes)).toBe(true);
      const signature = Buffer.from(item.enclosure['@_sparkle:edSignature'], 'base64');
      expect(verify(null, file, publisher.publicKey, signature)).toBe(true);
    }
  });

  test('a signed address gives the file, and any part of it', async () => {
    const { download, current, open } = shared;
    const { body } = await open('/api/v1/desktop/download');
    const lasts = Date.parse(String(body.data['expiresAt'])) - Date.now();
    expect(lasts).toBeGreaterThan(10 * 60_000);
    expect(lasts).toBeLessThanOrEqual(15 * 60_000);
    const url = await download();
    const whole = await fetch(url);
    expect(whole.status).toBe(200);
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-length': String(current.bytes.length),
      'content-disposition': 'attachment; filename="Faircopy-1.10.0.dmg"',
      'accept-ranges': 'bytes',
      etag: `"${sha256(current.bytes)}"`,
    });
    expect(Buffer.from(await whole.arrayBuffer()).equals(current.bytes)).toBe(true);
    for (const [range, from, to] of [
      ['bytes=0-0', 0, 1],
      ['bytes=1000-65999', 1_000, 66_000],
      ['bytes=69999-', 69_999, 70_000],
      ['bytes=-5', 69_995, 70_000],
    ] as const) {
      const part = await fetch(url, { headers: { range } });
      expect([part.status, part.headers.get('content-range')]).toEqual([
        206,
        `bytes ${from}-${to - 1}/70000`,
      ]);
      expect(Buffer.from(await part.arrayBuffer()).equals(current.bytes.subarray(from, to))).toBe(true);
    }
    const head = await fetch(url, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, '70000']);
  });

  test('ranges that do not exist, several of them, and conditions are answered as HTTP has it', async () => {
    const { download, current } = shared;
    const url = await download();
    const etag = `"${sha256(current.bytes)}"`;
    const ask = async (headers: Record<string, string>) => {
      const response = await fetch(url, { headers });
      const { length } = new Uint8Array(await response.arrayBuffer());
      return { status: response.status, length, headers: response.headers };
    };
    const beyond = await ask({ range: 'bytes=70000-' });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */70000']);
    expect(beyond.headers.get('content-type')).toContain('application/json');
    expect(await ask({ range: 'bytes=0-1,5-6' })).toMatchObject({ status: 200, length: 70_000 });
    expect(await ask({ range: 'bytes=0-1', 'if-range': etag })).toMatchObject({ status: 206, length: 2 });
    expect(await ask({ range: 'bytes=0-1', 'if-range': '"old"' })).toMatchObject({
      status: 200,
      length: 70_000,
    });
    const date = 'Sat, 14 Mar 2026 09:26:53 GMT';
    expect(await ask({ range: 'bytes=0-1', 'if-range': date })).toMatchObject({ status: 206 });
    expect(await ask({ 'if-none-match': etag })).toMatchObject({ status: 304, length: 0 });
    expect(await ask({ 'if-modified-since': date })).toMatchObject({ status: 304, length: 0 });
    expect(await ask({ 'if-match': '"old"' })).toMatchObject({ status: 412 });
  });

  test('an address that was changed, or has ended, gives nothing', async () => {
    const { download, current, old } = shared;
    const url = new URL(await download());
    const changed = (change: (url: URL) => void) => {
      const copy = new URL(url);
      change(copy);
      return fetch(copy);
    };
    const refusals = [
      (to: URL) => to.searchParams.set('signature', 'A'.repeat(43)),
      (to: URL) => to.searchParams.set('expires', '99999999999'),
      (to: URL) => {
        to.pathname = to.pathname.replaceAll(current.entry.version, old.entry.version);
      },
    ];
    for (const change of refusals) expect((await changed(change)).status).toBe(401);
    for (const name of ['signature', 'expires']) {
      expect((await changed((to) => to.searchParams.delete(name))).status).toBe(400);
    }
  });

  test.each([
    '..%2f..%2fetc%2fpasswd',
    '%2e%2e',
    'releases.json',
    'Faircopy-1.10.0.dmg%00',
    '..%5c..%5cwin.ini',
    '%252e%252e%252f',
  ])('nothing but a listed file is found at %s', async (file) => {
    const { open } = shared;
    for (const version of ['1.10.0', '..%2f1.10.0']) {
      const { status } = await open(`/api/v1/desktop/builds/${version}/${file}`);
      expect([400, 404]).toContain(status);
    }
  });

  test('an entry whose file is missing, leads out of the folder, or is another one, is not offered, nor is a list that is none', async () => {
    const { folder, open, old, current, logged, stop } = await withBuilds();
    const version = async () => (await open('/api/v1/desktop/metadata')).body.data['version'];
    const file = join(folder, String(current.entry['file']));
    await unlink(file);
    expect(await version()).toBe(old.entry.version);
    await symlink(import.meta.filename, file);
    expect(await version()).toBe(old.entry.version);
    const entries = [
      { ...current.entry, file: '../faircopy-outside' },
      { ...current.entry, version: '3', edSignature: 'none' },
      { ...old.entry, sha256: '0'.repeat(64) },
    ];
    await writeFile(join(folder, 'releases.json'), JSON.stringify(entries));
    expect((await open('/api/v1/desktop/metadata')).status).toBe(404);
    expect(logged()).toContain('has another sha256');
    await writeFile(join(folder, 'releases.json'), '{');
    const { status, headers } = await open('/api/v1/desktop/metadata');
    expect([status, headers.get('retry-after')]).toEqual([503, '30']);
    await stop();
  });

  test('without builds the feed is empty and the rest is not found', async () => {
    for (const environment of [{}, { FAIRCOPY_RELEASES: await folderOf([]) }]) {
      const { call } = await startService(environment);
      const { text } = await call('/api/v1/desktop/appcast.xml', { key: null });
      expect(readFeed(text).channel.item).toBeUndefined();
      for (const path of ['metadata', 'download', 'builds/1.0.0/x.dmg']) {
        expect((await call(`/api/v1/desktop/${path}`, { key: null })).status).toBe(404);
      }
    }
  });

  test('revision A has no builds', async () => {
    const { call } = await startService({
      FAIRCOPY_REVISION: 'A',
      FAIRCOPY_RELEASES: await folderOf([]),
    });
    for (const path of ['metadata', 'download', 'appcast.xml', 'builds/1/a', 'downloads/1/a']) {
      expect((await call(`/api/v1/desktop/${path}`, { key: null })).status).toBe(404);
    }
  });
});
