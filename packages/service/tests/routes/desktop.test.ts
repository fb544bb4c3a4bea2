import { describe, expect, test } from 'vitest';
import { billing, laptop, startDesk } from '../harness/desk.ts';
import { startSignedIn } from '../harness/signed-in.ts';

const SESSION = '/api/v1/desktop/session';

describe('a desktop session', () => {
  test('comes for an ID token, and for a session key under revision B', async () => {
    const { as, call, signIn } = await startSignedIn();
    const { status, body } = await as({}, SESSION, { body: laptop });
    expect([status, body.data]).toMatchObject([
      201,
      { expiresInSeconds: 86_400, device: { ...laptop, platform: 'desktop-app' } },
    ]);
    expect(body.data['scopes']).toContain('desktop:notes:write');
    expect((await call(SESSION, { key: await signIn(), body: laptop })).status).toBe(201);
    expect((await call(SESSION, { body: laptop })).status).toBe(401);
  });

  test('comes for an ID token alone under revision A, without the scopes of notes', async () => {
    const { as, call, signIn } = await startSignedIn({ FAIRCOPY_REVISION: 'A' });
    const { body } = await as({}, SESSION, { body: { deviceId: 'x', deviceLabel: 'X' } });
    expect(body.data['scopes']).toEqual([
      'desktop:projects:read',
      'desktop:projects:write',
      'desktop:sync:read',
    ]);
    expect(body.data['device']).toMatchObject({ runtime: 'unknown' });
    expect((await call(SESSION, { key: await signIn(), body: laptop })).status).toBe(401);
  });

  test.each([
    ['an unknown property', { ...laptop, platform: 'desktop-app' }],
    ['an identifier with a blank', { ...laptop, deviceId: 'my laptop' }],
    ['an empty identifier', { ...laptop, deviceId: '' }],
    ['an unknown runtime', { ...laptop, runtime: 'java' }],
    ['a label that is too long', { ...laptop, deviceLabel: 'x'.repeat(121) }],
  ])('is refused for %s', async (_what, body) => {
    const { as } = await startSignedIn();
    expect((await as({}, SESSION, { body })).status).toBe(400);
  });

  test('opens no route but those of the desktop, and is counted', async () => {
    const { desk, token, call, as } = await startDesk({
      FAIRCOPY_LIMIT_DESKTOP_PER_MINUTE: '2',
      FAIRCOPY_LIMIT_DESKTOP_SESSION_PER_MINUTE: '3',
    });
    const headers = { authorization: `Bearer ${token}` };
    expect((await call('/api/v1/me', { key: null, headers })).status).toBe(401);
    expect((await call('/api/v1/me', { key: token })).status).toBe(401);
    const upsert = async () => (await desk('/projects', { body: billing })).status;
    expect([await upsert(), await upsert(), await upsert()]).toEqual([201, 201, 429]);
    expect((await desk('/projects')).status).toBe(200);
    const session = async () => (await as({}, SESSION, { body: laptop })).status;
    expect([await session(), await session(), await session()]).toEqual([201, 201, 429]);
  });
});

describe('projects', () => {
  test('are registered and listed', async () => {
    const { desk } = await startDesk();
    const { status, body } = await desk('/projects', { body: billing });
    expect([status, body.data]).toMatchObject([201, { ...billing, lastSyncedByDeviceId: 'laptop' }]);
    expect((await desk('/projects')).body.data).toEqual([body.data]);
  });

  test('are not registered where a path leads elsewhere', async () => {
    const { desk } = await startDesk();
    const places = [
      'relative/path',
      '/a/../b',
      '/a/%2e%2e/b',
      'C:\\a\\..\\b',
      '/a\u0000b',
      '/a/．．/b',
      '/a..\u2215..\u2215b',
    ];
    const shares = [
      '\\\\server\\share',
      '//server/share',
      '/%5cserver/share',
      '\\\\?\\C:\\a',
      '\\\\.\\pipe\\a',
    ];
    for (const rootPath of [...places, ...shares, `/a/%c0%ae%c0%ae/b`, `/${'a'.repeat(2_048)}`]) {
      const { status, body } = await desk('/projects', { body: { ...billing, rootPath } });
      expect([rootPath, status, body.details]).toMatchObject([rootPath, 400, [{ path: '/rootPath' }]]);
    }
    expect((await desk('/projects')).body.data).toEqual([]);
  });

  test('may be at odd places that lead nowhere else', async () => {
    const { desk } = await startDesk();
    for (const rootPath of [
      '/',
      '/a..b/...c',
      'C:\\Users\\Ada',
      'c:/Users/Ada',
      '/Ünï cödé/日本',
      '/100%/a%20b/~',
    ]) {
      expect([rootPath, (await desk('/projects', { body: { ...billing, rootPath } })).status]).toEqual([
        rootPath,
        201,
      ]);
    }
  });
});

const ATTACKS = [
  ...['..', '../x', 'a/../../x', 'a\\..\\x', 'a/.. /x', '/etc/passwd', '\\windows'],
  ...['%2e%2e/x', '..%5cx', '%252e%252e%252fx', '%2fetc', '%c0%ae%c0%ae/x', '..%e0%80%afx'],
  ...['//server/share', '\\\\server\\share', '\\\\?\\C:\\x', 'C:/x', 'c:x', '%43%3A/x'],
  ...['a\0b', 'a%00.txt', 'a%c0%80.txt', '\uFF0E\uFF0E/x', '\u2025/x', '..\u2044x', '..\uFF3Cx', '\u2215etc'],
];
const ODD_NAMES = [
  '.env',
  '.../x',
  'a..b/..c',
  '100%.md',
  'a%2fb',
  'C++/x',
  'ノート/メモ.md',
  '½.md',
  'e\u0301',
  '~/x',
];

describe('paths of files', () => {
  test.each([
    ['projects/sync', 'files', { hash: 'a'.repeat(64) }],
    ['context/inject', 'chunks', { content: 'x' }],
  ])(
    'that lead elsewhere are refused one by one by %s, and odd ones are taken',
    async (route, list, rest) => {
      const { desk } = await startDesk();
      await desk('/projects', { body: billing });
      const send = (paths: readonly string[]) =>
        desk(`/${route}`, {
          body: { projectId: billing.projectId, [list]: paths.map((path) => ({ path, ...rest })) },
        });
      const refused = await send([...ODD_NAMES, ...ATTACKS]);
      expect(refused.status).toBe(400);
      expect(refused.body.details?.map(({ path }) => path)).toEqual(
        ATTACKS.map((_, index) => `/${list}/${ODD_NAMES.length + index}/path`),
      );
      expect((await send([`${'a'.repeat(4_096)}/x`])).status).toBe(400);
      expect((await send(ODD_NAMES)).status).toBe(200);
    },
  );
});

describe('the feed', () => {
  test('is deprecated, and tells of projects, notes and texts', async () => {
    const { desk, as } = await startDesk();
    await desk('/projects', { body: billing });
    const { body: made } = await as({}, '/api/v1/notes', { body: { title: 'a', body: 'b' } });
    const { noteId } = made.data;
    const renamed = await desk(`/notes/${noteId}`, { method: 'PATCH', body: { title: 'c', baseVersion: 1 } });
    expect(renamed.body.data).toMatchObject({ title: 'c', body: 'b', version: 2 });
    const stale = await desk(`/notes/${noteId}`, { method: 'PATCH', body: { title: 'd', baseVersion: 1 } });
    expect([stale.status, stale.body.details]).toMatchObject([409, [{ currentVersion: 2 }]]);
    expect((await desk('/notes?limit=9')).body.data).toEqual([renamed.body.data]);

    const first = await desk('/sync?projectId=acme:billing&limit=2');
    expect(first.headers.get('deprecation')).toBe('@1767225600');
    const next = encodeURIComponent(String(first.body.data['nextCursor']));
    const second = await desk(`/sync?projectId=acme:billing&after=${next}`);
    const types = [first, second].map(({ body }) =>
      (body.data['items'] as { eventType: string }[]).map(({ eventType }) => eventType),
    );
    expect(types).toEqual([['project.upserted', 'note.upserted'], ['note.upserted']]);
  });

  test.each(['', '?projectId=', '?projectId=a%20b', '?projectId=a&limit=0', '?projectId=a&limit=101'])(
    'refuses the query %j',
    async (query) => {
      const { desk } = await startDesk();
      expect((await desk(`/sync${query}`)).status).toBe(400);
    },
  );

  test.each(['yesterday', '2026-02-30T00:00:00Z', '2026-03-14', '1'])(
    'refuses the cursor %j',
    async (after) => {
      const { desk } = await startDesk();
      expect((await desk(`/sync?projectId=a&after=${after}`)).status).toBe(400);
    },
  );
});

test('revision A has no notes on the desktop', async () => {
  const { desk } = await startDesk({ FAIRCOPY_REVISION: 'A' });
  expect((await desk('/notes')).status).toBe(404);
  expect((await desk('/notes/note_1', { method: 'PATCH', body: {} })).status).toBe(404);
});
