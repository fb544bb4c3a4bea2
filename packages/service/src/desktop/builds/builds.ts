import type { BuildDownload, BuildMetadata } from '@faircopy/contract';
import { Fault } from '../../errors.ts';
import type { Secret } from '../../settings/secret.ts';
import type { Releases } from '../../settings/settings.ts';
import { appcast } from './appcast.ts';
import { createDownloadSigner, type SignedDownload } from './download-address.ts';
import { openReleaseFolder, type ReleaseFolder } from './folder-releases.ts';
import type { Release } from './release.ts';
import type { ReleaseStore } from './release-store.ts';
import { createReleases } from './releases.ts';

const ADDRESS_LASTS_MS = 15 * 60 * 1_000;

/** A file that is handed out here. */
interface BuildFile {
  readonly fileName: string;
  readonly sizeBytes: number;
  readonly sha256: string;
  readonly publishedAt: Date;
  /** Its bytes from the first to the last, both among them. */
  read(first: number, last: number): Promise<ReadableStream>;
}

/** The builds of the desktop application. Whoever asks for one that is not there gets ERR_NOT_FOUND. */
export interface Builds {
  current(): Promise<BuildMetadata>;
  /** An address of the current build that lasts 15 minutes. */
  download(): Promise<BuildDownload>;
  /** The same for the file of some build. */
  addressOf(version: string, file: string): Promise<string>;
  appcast(): Promise<string>;
  /**
   * A file by the address that was made for it.
   *
   * @throws {Fault} ERR_UNAUTHENTICATED for an address that was not made here, ERR_CREDENTIAL_EXPIRED for an old one
   */
  open(download: SignedDownload & { readonly signature: string }): Promise<BuildFile>;
}

export interface BuildsParts {
  readonly releases: Releases | null;
  readonly secret: Secret;
  /** Public origin of the service; asked for each time, since it may depend on a port the system chooses. */
  readonly origin: () => string;
  /** Told of builds that cannot be offered. */
  readonly report: (message: string) => void;
}

export async function createBuilds({ releases, secret, origin, report }: BuildsParts): Promise<Builds> {
  const signer = createDownloadSigner(secret);
  const folder = releases?.kind === 'folder' ? openReleaseFolder(releases.path) : null;
  const store =
    releases?.kind === 's3' ? await openBucket(releases) : folder === null ? NONE : signed(folder);
  const list = createReleases(store, report);

  function signed(place: ReleaseFolder): ReleaseStore {
    const address = async ({ version, fileName: file }: Release, until: Date) => {
      const expires = Math.floor(until.getTime() / 1_000);
      const signature = signer.sign({ version, file, expires });
      const path = [version, file].map(encodeURIComponent).join('/');
      return `${origin()}/api/v1/desktop/downloads/${path}?expires=${expires}&signature=${signature}`;
    };
    return { ...place, address };
  }

  const newest = async () => (await list())[0] ?? missing('There is no desktop build.');
  const find = async (version: string, file: string) =>
    (await list()).find((one) => one.version === version && one.fileName === file) ??
    missing('There is no such build.');
  const later = () => new Date(Date.now() + ADDRESS_LASTS_MS);

  return {
    current: async () => present(await newest()),
    download: async () => {
      const expires = later();
      return { url: await store.address(await newest(), expires), expiresAt: expires.toISOString() };
    },
    addressOf: async (version, file) => store.address(await find(version, file), later()),
    appcast: async () => appcast(await list(), origin()),
    open: async ({ signature, ...download }) => {
      if (!signer.verify(download, signature)) {
        throw new Fault('ERR_UNAUTHENTICATED', 'This address was not made by this service.');
      }
      if (download.expires * 1_000 < Date.now()) {
        throw new Fault('ERR_CREDENTIAL_EXPIRED', 'This address has ended. Ask for a new one.');
      }
      const release = await find(download.version, download.file);
      if (folder === null) return missing('There is no such build here.');
      const { fileName, sizeBytes, sha256 } = release;
      const publishedAt = new Date(release.publishedAt);
      const read = (first: number, last: number) => folder.read(release, { first, last });
      return { fileName, sizeBytes, sha256, publishedAt, read };
    },
  };
}

/** Loaded only where it is asked for: the SDK is large. */
async function openBucket(place: Extract<Releases, { kind: 's3' }>): Promise<ReleaseStore> {
  const { openReleaseBucket } = await import('./s3-releases.ts');
  return openReleaseBucket(place);
}

/** No place was named: there are no builds. */
const NONE: ReleaseStore = {
  freshMs: 0,
  readList: async () => null,
  measure: async () => null,
  address: async () => missing('There is no desktop build.'),
};

function present(release: Release): BuildMetadata {
  const { version, build, minimumSystemVersion, publishedAt, sizeBytes, sha256, edSignature, notesUrl } =
    release;
  return { version, build, minimumSystemVersion, publishedAt, sizeBytes, sha256, edSignature, notesUrl };
}

function missing(message: string): never {
  throw new Fault('ERR_NOT_FOUND', message);
}
