import type { Static } from 'typebox';
import type { Revision } from './revision.ts';
import { enumeration } from './shapes/enumeration.ts';

/** The scopes of API and session keys that the live revision knows. */
export function apiScope(revision: Revision) {
  return enumeration('ApiScope', revision.scopes.api, {
    description: 'What a key may do. optimize:write covers translate, optimize and refine.',
  });
}
export type ApiScope = Static<ReturnType<typeof apiScope>>;

/** The scopes of desktop session tokens that the live revision knows. */
export function desktopSessionScope(revision: Revision) {
  return enumeration('DesktopSessionScope', revision.scopes.desktop, {
    description: 'What a desktop session token may do.',
  });
}
export type DesktopSessionScope = Static<ReturnType<typeof desktopSessionScope>>;
