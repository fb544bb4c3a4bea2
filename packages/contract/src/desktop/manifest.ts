import Type, { type Static } from 'typebox';
import { DesktopIdentifier, resourceId, Sha256, timestamp } from '../identifiers.ts';
import { LIMITS } from '../limits.ts';
import { projectPath } from './project-path.ts';

const hello = '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824';

/** A file as a device sees it. Other properties are refused; `pathFault` judges the path. */
export const ManifestFile = Type.Object(
  {
    path: projectPath,
    hash: Sha256,
    sizeBytes: Type.Optional(Type.Integer({ ...LIMITS.fileBytes, description: 'Bytes of the file.' })),
    modifiedAt: Type.Optional(timestamp('When the file last changed.')),
  },
  {
    title: 'ManifestFile',
    description: 'A file as the device sees it.',
    additionalProperties: false,
    examples: [
      { path: 'src/invoices/open.ts', hash: hello, sizeBytes: 5, modifiedAt: '2026-03-14T09:26:53.589Z' },
    ],
  },
);
export type ManifestFile = Static<typeof ManifestFile>;

/** Body of POST /api/v1/desktop/projects/sync. Other properties are refused. */
export const ManifestSyncRequest = Type.Object(
  {
    projectId: DesktopIdentifier,
    files: Type.Array(ManifestFile, {
      description: 'All files of the project; no path stands there twice.',
      maxItems: LIMITS.manifestFiles.maximum,
    }),
  },
  {
    title: 'ManifestSyncRequest',
    description: 'What the project consists of now.',
    additionalProperties: false,
    examples: [{ projectId: 'acme:billing-api', files: [{ path: 'src/invoices/open.ts', hash: hello }] }],
  },
);
export type ManifestSyncRequest = Static<typeof ManifestSyncRequest>;

const paths = (description: string) => Type.Array(Type.String(), { description });

/** Payload of POST /api/v1/desktop/projects/sync. */
export const ManifestDelta = Type.Object(
  {
    manifestId: resourceId('manifest', 'Name of this state of the project.'),
    toUpload: paths('New or changed files, sorted.'),
    toDelete: paths('Files that were known and are gone, sorted.'),
    unchanged: paths('Files that were known as they are, sorted.'),
    totalFiles: Type.Integer({ minimum: 0, description: 'Files of the project now.' }),
  },
  {
    title: 'ManifestDelta',
    description: 'How the project differs from what was known.',
    examples: [
      {
        manifestId: 'man_7pQ2vX9cR4tB6nM1sK3w',
        toUpload: ['src/invoices/open.ts'],
        toDelete: ['src/invoices/old.ts'],
        unchanged: ['README.md'],
        totalFiles: 2,
      },
    ],
  },
);
export type ManifestDelta = Static<typeof ManifestDelta>;
