import type { RateLimits } from '../settings/settings.ts';
import type { SharedRedis } from '../storage/redis/connect.ts';
import { countedAddress } from './client-address.ts';
import { createLimiter, type Limiter, type LimitReading } from './limiter.ts';
import type { Principal } from './principal.ts';

const MINUTE = 60;
const QUARTER = 15 * MINUTE;

/**
 * Which limits a request is counted against. Every one counts for its credential and its address; creating a desktop
 * session counts for its user too, a desktop request that writes much for its device.
 */
export type LimitSlot = 'ordinary' | 'desktop-session' | 'desktop-write';

export interface CountedRequest {
  readonly principal: Principal | undefined;
  /** That of the client: an IP address. */
  readonly address: string;
  readonly slot: LimitSlot;
}

export interface RequestLimits {
  /**
   * Counts a request.
   *
   * @returns the tightest of the limits that applied, which is one that refuses if any does; null when all are off
   */
  count(request: CountedRequest): Promise<LimitReading | null>;
}

/**
 * The limits of the settings. A user with ID tokens is counted as one key, whichever token they send.
 *
 * @param refused told the name of the limit that refuses a request
 */
export function createRequestLimits(
  limits: RateLimits,
  redis: SharedRedis | null,
  refused: (limit: string) => void = () => {},
): RequestLimits {
  const limit = (prefix: string, requests: number, windowSeconds: number) =>
    createLimiter({ prefix, requests, windowSeconds }, redis);
  const perKey = limit('key', limits.keyPerMinute, MINUTE);
  const perAddress = limit('ip', limits.ipPer15Minutes, QUARTER);
  const stricter: Readonly<Record<LimitSlot, StricterLimit | null>> = {
    ordinary: null,
    'desktop-session': {
      limiter: limit('desktop-session', limits.desktopSessionPerMinute, MINUTE),
      nameOf: (principal) => principal.userId,
    },
    'desktop-write': {
      limiter: limit('desktop', limits.desktopPerMinute, MINUTE),
      nameOf: countedCredential,
    },
  };
  return {
    count: async ({ principal, address, slot }) => {
      const special = stricter[slot];
      const readings = await Promise.all([
        principal && perKey?.count(countedCredential(principal)),
        principal && special?.limiter?.count(special.nameOf(principal)),
        perAddress?.count(countedAddress(address)),
      ]);
      const reading = tightest(readings.filter((reading) => reading !== undefined));
      if (reading?.allowed === false) refused(reading.name);
      return reading;
    },
  };
}

interface StricterLimit {
  readonly limiter: Limiter | null;
  readonly nameOf: (principal: Principal) => string;
}

function countedCredential({ userId, credential }: Principal): string {
  return credential.kind === 'id-token' ? userId : credential.id;
}

function tightest(readings: readonly LimitReading[]): LimitReading | null {
  const [first, ...rest] = readings;
  if (first === undefined) return null;
  return rest.reduce((least, reading) => (isTighter(reading, least) ? reading : least), first);
}

/** Of two that refuse, the one that refuses for longer. */
function isTighter(one: LimitReading, other: LimitReading): boolean {
  if (one.allowed !== other.allowed) return !one.allowed;
  return one.allowed ? one.remaining < other.remaining : one.resetsAt > other.resetsAt;
}
