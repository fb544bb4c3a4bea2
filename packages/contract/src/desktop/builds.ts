import Type, { type Static } from 'typebox';
import { Sha256, timestamp } from '../identifiers.ts';

const version = (description: string) =>
  Type.String({ description, pattern: '^[0-9A-Za-z][0-9A-Za-z.+-]*$' });

/** Payload of GET /api/v1/desktop/metadata. */
export const BuildMetadata = Type.Object(
  {
    version: version('Version, for people.'),
    build: version('Version, for the updater; rises from build to build.'),
    minimumSystemVersion: Type.String({
      description: 'Oldest macOS it runs on, in three parts.',
      pattern: '^[0-9]+[.][0-9]+[.][0-9]+$',
    }),
    publishedAt: timestamp('When it was published.'),
    sizeBytes: Type.Integer({ minimum: 0, description: 'Bytes of the file.' }),
    sha256: Sha256,
    edSignature: Type.String({ description: 'Ed25519 signature of the file, in Base64.' }),
    notesUrl: Type.String({ format: 'uri', description: 'What is new.' }),
  },
  {
    title: 'BuildMetadata',
    description: 'The current build of the desktop application.',
    examples: [
      {
        version: '2.4.0',
        build: '2040',
        minimumSystemVersion: '13.0.0',
        publishedAt: '2026-03-14T09:26:53.589Z',
        sizeBytes: 18_734_080,
        sha256: '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824',
        edSignature: 'RXhhbXBsZSBzaWduYXR1cmU=',
        notesUrl: 'https://faircopy.example.com/releases/2.4.0',
      },
    ],
  },
);
export type BuildMetadata = Static<typeof BuildMetadata>;

/** Payload of GET /api/v1/desktop/download. */
export const BuildDownload = Type.Object(
  {
    url: Type.String({ format: 'uri', description: 'Signed address of the file. Supports Range.' }),
    expiresAt: timestamp('When the address ceases to work.'),
  },
  {
    title: 'BuildDownload',
    description: 'Where to fetch the current build.',
    examples: [
      {
        url: 'https://faircopy.example.com/files/Faircopy-2.4.0.dmg?signature=EXAMPLE',
        expiresAt: '2026-03-14T09:41:53.589Z',
      },
    ],
  },
);
export type BuildDownload = Static<typeof BuildDownload>;

/** Parameters of GET /api/v1/desktop/builds/:version/:file. */
export const BuildParameters = Type.Object(
  {
    version: Type.String({ description: 'Version of the build.' }),
    file: Type.String({ description: 'Name of the file.' }),
  },
  {
    title: 'BuildParameters',
    description: 'Which file of which build.',
    examples: [{ version: '2.4.0', file: 'Faircopy-2.4.0.dmg' }],
  },
);
export type BuildParameters = Static<typeof BuildParameters>;

/** What a signed address of a file carries. */
export const DownloadQuery = Type.Object(
  {
    expires: Type.Integer({
      minimum: 0,
      description: 'Until when it works, as a Unix timestamp in seconds.',
    }),
    signature: Type.String({ maxLength: 200, description: 'Made by the service.', examples: ['EXAMPLE'] }),
  },
  {
    title: 'DownloadQuery',
    description: 'What a signed address of a file carries.',
    examples: [{ expires: 1_773_480_413, signature: 'EXAMPLE' }],
  },
);
export type DownloadQuery = Static<typeof DownloadQuery>;
