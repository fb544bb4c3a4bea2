import Type, { type Static } from 'typebox';
import { Platform, Runtime } from '../enumerations.ts';
import { DesktopIdentifier, KEY_PREFIXES, timestamp } from '../identifiers.ts';
import { LIMITS } from '../limits.ts';
import type { Revision } from '../revision.ts';
import { desktopSessionScope } from '../scopes.ts';
import { text } from '../shapes/text.ts';

const exampleDevice = {
  deviceId: 'macbook-01.local',
  deviceLabel: "Ada's MacBook",
  platform: 'desktop-app',
  runtime: 'tauri',
  lastSeenAt: '2026-03-14T09:26:53.589Z',
};

/** A computer that runs the desktop application. */
export const Device = Type.Object(
  {
    deviceId: DesktopIdentifier,
    deviceLabel: Type.String({ description: 'Name of the device, for people.' }),
    platform: Platform,
    runtime: Runtime,
    lastSeenAt: timestamp('When the device last asked for a session.'),
  },
  {
    title: 'Device',
    description: 'A computer that runs the desktop application.',
    examples: [exampleDevice],
  },
);
export type Device = Static<typeof Device>;

/** Body of POST /api/v1/desktop/session. Other properties are refused. */
export const DesktopSessionRequest = Type.Object(
  {
    deviceId: DesktopIdentifier,
    deviceLabel: text(LIMITS.deviceLabel, {
      description: 'Name of the device, for people.',
      examples: ["Ada's MacBook"],
    }),
    runtime: Type.Optional(Runtime),
  },
  {
    title: 'DesktopSessionRequest',
    description: 'The device that asks for a session.',
    additionalProperties: false,
    examples: [{ deviceId: 'macbook-01.local', deviceLabel: "Ada's MacBook", runtime: 'tauri' }],
  },
);
export type DesktopSessionRequest = Static<typeof DesktopSessionRequest>;

/** Payload of POST /api/v1/desktop/session. */
export function desktopSession(revision: Revision) {
  return Type.Object(
    {
      token: Type.String({
        description: 'The token, for Authorization: Bearer. It is shown this once.',
        pattern: `^${KEY_PREFIXES.desktop}[A-Za-z0-9_-]+$`,
      }),
      expiresInSeconds: Type.Integer({ minimum: 1, description: 'Seconds until the token ceases to work.' }),
      scopes: Type.Array(desktopSessionScope(revision), { description: 'What the token may do.' }),
      device: Device,
    },
    {
      title: 'DesktopSession',
      description: 'A session of one device.',
      examples: [
        {
          token: `${KEY_PREFIXES.desktop}EXAMPLEEXAMPLEEXAMPLE`,
          expiresInSeconds: 86_400,
          scopes: [...revision.scopes.desktop],
          device: exampleDevice,
        },
      ],
    },
  );
}
export type DesktopSession = Static<ReturnType<typeof desktopSession>>;
