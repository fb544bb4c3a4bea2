import type { SharedRedis } from '../../storage/redis/connect.ts';
import { countedAddress } from '../client-address.ts';
import { createLimiter } from '../limiter.ts';
import { lookupName } from './account-rules.ts';

const TRIES = 5;
const WINDOW_SECONDS = 60;

/** Slows down whoever guesses passwords. */
export interface SignInLimit {
  /**
   * Counts a try, for the account and for the address it comes from.
   *
   * @returns seconds until the next try may be made; 0: this one may
   */
  secondsToWait(name: string, address: string): Promise<number>;
}

/** Five tries a minute for an account, and five from an address; counted in Redis, when there is one. */
export function createSignInLimit(redis: SharedRedis | null): SignInLimit {
  const definition = { requests: TRIES, windowSeconds: WINDOW_SECONDS };
  const perAccount = createLimiter({ ...definition, prefix: 'sign-in-account' }, redis);
  const perAddress = createLimiter({ ...definition, prefix: 'sign-in-address' }, redis);
  return {
    secondsToWait: async (name, address) => {
      const readings = await Promise.all([
        perAccount?.count(lookupName(name)),
        perAddress?.count(countedAddress(address)),
      ]);
      const refusing = readings.filter((reading) => reading?.allowed === false);
      const resetsAt = Math.max(0, ...refusing.map((reading) => reading?.resetsAt ?? 0));
      return refusing.length === 0 ? 0 : Math.max(1, resetsAt - Math.floor(Date.now() / 1_000));
    },
  };
}
