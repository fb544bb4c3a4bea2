import Type, { type Static } from 'typebox';
import { DesktopIdentifier, timestamp } from '../identifiers.ts';
import { LIMITS } from '../limits.ts';
import { listOf } from '../shapes/list-of.ts';
import { text } from '../shapes/text.ts';

const rootPathLimits = { maximum: LIMITS.rootPath.maximum };

/** Body of POST /api/v1/desktop/projects. Other properties are refused; `rootPathFault` judges the path. */
export const ProjectUpsertRequest = Type.Object(
  {
    projectId: DesktopIdentifier,
    name: text(LIMITS.projectName, {
      description: 'Name of the project, for people.',
      examples: ['Billing'],
    }),
    rootPath: text(LIMITS.rootPath, {
      description: 'Absolute path of the project on the device, without `..`.',
      examples: ['/Users/ada/work/billing'],
    }),
  },
  {
    title: 'ProjectUpsertRequest',
    description: 'A project to register, or to register anew.',
    additionalProperties: false,
    examples: [{ projectId: 'acme:billing-api', name: 'Billing', rootPath: '/Users/ada/work/billing' }],
  },
);
export type ProjectUpsertRequest = Static<typeof ProjectUpsertRequest>;

/** A project that is registered. */
export const Project = Type.Object(
  {
    projectId: DesktopIdentifier,
    name: Type.String({ description: 'Name of the project, for people.' }),
    rootPath: text(rootPathLimits, { description: 'Absolute path of the project on the device.' }),
    createdAt: timestamp('When it was first registered.'),
    updatedAt: timestamp('When its name or path last changed.'),
    lastSyncedAt: timestamp('When a device last registered it or sent its manifest.'),
    lastSyncedByDeviceId: DesktopIdentifier,
  },
  {
    title: 'Project',
    description: 'A project that is registered.',
    examples: [
      {
        projectId: 'acme:billing-api',
        name: 'Billing',
        rootPath: '/Users/ada/work/billing',
        createdAt: '2026-03-14T09:26:53.589Z',
        updatedAt: '2026-03-14T09:26:53.589Z',
        lastSyncedAt: '2026-03-14T09:26:53.589Z',
        lastSyncedByDeviceId: 'macbook-01.local',
      },
    ],
  },
);
export type Project = Static<typeof Project>;

/** Payload of GET /api/v1/desktop/projects. */
export const ProjectList = listOf(Project, {
  title: 'ProjectList',
  description: "The caller's projects.",
});
export type ProjectList = Static<typeof ProjectList>;
