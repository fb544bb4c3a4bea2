import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A build as somebody publishes it: its bytes, and its entry in the list. */
export interface PublishedBuild {
  readonly bytes: Buffer;
  readonly entry: Record<string, unknown> & { readonly version: string; readonly edSignature: string };
}

export interface Publisher {
  readonly publicKey: KeyObject;
  build(version: string, build: string, entry?: object): PublishedBuild;
}

/** Somebody with a signing key, which the service never sees. */
export function createPublisher(): Publisher {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  return {
    publicKey,
    build: (version, build, entry = {}) => {
      const bytes = randomBytes(70_000);
      return {
        bytes,
        entry: {
          version,
          build,
          minimumSystemVersion: '13.0',
          publishedAt: '2026-03-14T09:26:53Z',
          file: `${version}/Faircopy-${version}.dmg`,
          edSignature: sign(null, bytes, privateKey).toString('base64'),
          notesUrl: `https://faircopy.example.com/releases?of=${version}&lang=en`,
          ...entry,
        },
      };
    },
  };
}

export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** A folder of builds; whoever makes it removes it. */
export async function releaseFolder(builds: readonly PublishedBuild[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'faircopy-releases-'));
  for (const { bytes, entry } of builds) {
    const path = join(folder, String(entry['file']));
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, bytes);
  }
  await writeFile(
    join(folder, 'releases.json'),
    JSON.stringify({ releases: builds.map(({ entry }) => entry) }),
  );
  return folder;
}
