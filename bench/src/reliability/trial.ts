import { type Findings, findingsOf } from './findings.ts';
import type { Load } from './load.ts';
import { type Place, SECRET } from './place.ts';
import { ServiceUnderTest } from './service-under-test.ts';
import { UPSTREAM_KEY } from './upstream.ts';

/** Services at a place, one after the other or together, and what they were asked. */
export class Trial implements AsyncDisposable {
  readonly #place: Place;
  readonly services: ServiceUnderTest[] = [];
  readonly loads: Load[] = [];
  key = '';

  constructor(place: Place) {
    this.#place = place;
  }

  /** Starts a service at the place. @param environment settings beyond those of the place */
  async start(
    environment: Readonly<Record<string, string>> = {},
    options: readonly string[] = [],
  ): Promise<ServiceUnderTest> {
    const service = await ServiceUnderTest.start({ ...this.#place.environment, ...environment }, options);
    this.services.push(service);
    if (service.key !== '') this.key = service.key;
    return service;
  }

  /** Everything the services wrote. */
  get log(): string {
    return this.services.flatMap(({ output }) => output).join('\n');
  }

  /** Ends the services, politely, and looks at what they left behind. */
  async findings(): Promise<Findings> {
    for (const service of this.services) if (service.isRunning) await service.end('SIGTERM');
    const texts = [this.log, ...this.loads.flatMap(({ bodies }) => bodies)];
    return findingsOf(this.#place.environment, this.loads, texts, [this.key, SECRET, UPSTREAM_KEY]);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const service of this.services) await service[Symbol.asyncDispose]();
  }
}

/** Milliseconds until a new translate is answered with 200. */
export async function untilUp(load: Load): Promise<number> {
  const startedAt = performance.now();
  await load.until(1);
  return Math.round(performance.now() - startedAt);
}
