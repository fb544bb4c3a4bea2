import type { Principal } from '../../../access/principal.ts';
import type { Actor } from '../../../desktop/actor.ts';

/** The user and device of a desktop credential, which names its device always. */
export function actorOf({ userId, credential }: Principal): Actor {
  const { deviceId } = credential;
  if (deviceId === undefined) throw new Error('A desktop route was opened by a credential without a device.');
  return { userId, deviceId };
}
