import type { Call, Reply } from './client.ts';
import { type SignedInService, startSignedIn } from './signed-in.ts';

/** A service, and a device of user-1 that is signed in to it. */
export interface Desk extends SignedInService {
  readonly token: string;
  /** A call with the device's token. */
  desk(path: string, call?: Call): Promise<Reply>;
}

export const laptop = { deviceId: 'laptop', deviceLabel: 'Laptop', runtime: 'tauri' };
export const billing = { projectId: 'acme:billing', name: 'Billing', rootPath: '/Users/ada/billing' };

/** Starts a service with a device. */
export async function startDesk(environment: Readonly<Record<string, string>> = {}): Promise<Desk> {
  const service = await startSignedIn(environment);
  const { body } = await service.as({}, '/api/v1/desktop/session', { body: laptop });
  const token = String(body.data['token']);
  const desk: Desk['desk'] = (path, call = {}) =>
    service.call(`/api/v1/desktop${path}`, {
      key: null,
      ...call,
      headers: { ...call.headers, authorization: `Bearer ${token}` },
    });
  return { ...service, token, desk };
}
