import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { SharedRedis } from '../storage/redis/connect.ts';
import { writeTogether } from '../storage/write-together.ts';

/** Where somebody stands with a limit after a request was counted. */
export interface LimitReading {
  /** The `prefix` of the limit. */
  readonly name: string;
  readonly allowed: boolean;
  readonly limit: number;
  readonly remaining: number;
  /** Unix timestamp in seconds at which the window ends. */
  readonly resetsAt: number;
  /** Whole seconds after which its next window has begun. */
  readonly secondsLeft: number;
}

export interface Limiter {
  /** Counts one request of whoever `name` stands for. */
  count(name: string): Promise<LimitReading>;
}

export interface LimiterDefinition {
  /** Keeps the names of this limit apart from those of others. */
  readonly prefix: string;
  readonly requests: number;
  readonly windowSeconds: number;
}

/**
 * A limit of so many requests per fixed window, which starts with the first request. Counted in Redis, when there is one,
 * for all processes together; in this process while Redis cannot be used.
 *
 * @returns null for a limit of 0, which is switched off
 */
export function createLimiter(definition: LimiterDefinition, redis: SharedRedis | null): Limiter | null {
  const { prefix, requests, windowSeconds } = definition;
  if (requests === 0) return null;
  const options = { keyPrefix: `faircopy:limit:${prefix}`, points: requests, duration: windowSeconds };
  const memory = new RateLimiterMemory(options);
  const consume = redis === null ? consumeFrom(memory) : sharedOr(consumeFrom(memory), options, redis);
  return {
    count: async (name) => {
      const result = await consume(name);
      return {
        name: prefix,
        allowed: result.consumedPoints <= requests,
        limit: requests,
        remaining: Math.max(0, requests - result.consumedPoints),
        secondsLeft: Math.max(1, Math.ceil(result.msBeforeNext / 1_000)),
        resetsAt: Math.ceil((Date.now() + result.msBeforeNext) / 1_000),
      };
    },
  };
}

type Consume = (name: string) => Promise<RateLimiterRes>;

/** A refusal is a reading like any other. */
function consumeFrom(counter: RateLimiterMemory | RateLimiterRedis): Consume {
  return (name) =>
    counter.consume(name).catch((refusal: unknown) => {
      if (refusal instanceof RateLimiterRes) return refusal;
      throw refusal;
    });
}

function sharedOr(
  here: Consume,
  options: { readonly keyPrefix: string; readonly points: number; readonly duration: number },
  redis: SharedRedis,
): Consume {
  const { client } = redis;
  const there = consumeFrom(
    new RateLimiterRedis({ ...options, storeClient: client, rejectIfRedisNotReady: true }),
  );
  return async (name) => {
    let result: RateLimiterRes;
    // A request is counted against several limits at once.
    if (redis.isThere()) writeTogether(client.stream);
    try {
      result = await there(name);
    } catch (error) {
      redis.failed(error);
      return here(name);
    }
    redis.worked();
    return result;
  };
}
