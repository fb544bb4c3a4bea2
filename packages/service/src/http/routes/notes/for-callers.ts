import { CALLER } from '../../route.ts';

/** What the operations on notes have in common, but those for a device. */
export const FOR_CALLERS = {
  tag: 'Notes',
  needs: 'additionalRoutes',
  credentials: CALLER,
  scope: 'notes:write',
  limiter: 'ordinary',
} as const;
