import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';

/** Where somebody stands with a limit after a request was counted. */
export interface LimitReading {
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
 * for all processes together; in this process while Redis is away.
 *
 * @returns null for a limit of 0, which is switched off
 */
export function createLimiter(definition: LimiterDefinition, redis: Redis | null): Limiter | null {
  const { prefix, requests, windowSeconds } = definition;
  if (requests === 0) return null;
  const options = { keyPrefix: `faircopy:limit:${prefix}`, points: requests, duration: windowSeconds };
  const memory = new RateLimiterMemory(options);
  const counter =
    redis === null
      ? memory
      : new RateLimiterRedis({
          ...options,
          storeClient: redis,
          rejectIfRedisNotReady: true,
          insuranceLimiter: memory,
        });
  return {
    count: async (name) => {
      const result = await counter.consume(name).catch((refusal: unknown) => {
        if (refusal instanceof RateLimiterRes) return refusal;
        throw refusal;
      });
      return {
        allowed: result.consumedPoints <= requests,
        limit: requests,
        remaining: Math.max(0, requests - result.consumedPoints),
        secondsLeft: Math.max(1, Math.ceil(result.msBeforeNext / 1_000)),
        resetsAt: Math.ceil((Date.now() + result.msBeforeNext) / 1_000),
      };
    },
  };
}
