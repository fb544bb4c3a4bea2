import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { ServiceOverrides } from '../../src/service.ts';
import { type RunningService, STAND_IN, startServiceForFile } from '../harness/start-service.ts';
import { startVendor, type VendorAnswer, type VendorServer } from '../harness/vendor-server.ts';

export interface VendorService extends RunningService {
  readonly vendor: VendorServer;
}

/** The one model, so that nobody chooses among several by how quick they were. */
const HOUSE = { house: 'openai-compatible' };

/**
 * A service whose models are at a vendor of the test; those who name none get `house`. Whoever starts it stops it.
 *
 * @param environment settings that differ from those of the harness
 * @param providers the models by their ids, each with the way in which it is spoken to
 */
export async function vendorServiceForFile(
  environment: Readonly<Record<string, string>> = {},
  overrides: ServiceOverrides = {},
  providers: Readonly<Record<string, string>> = HOUSE,
): Promise<VendorService> {
  const folder = await mkdtemp(join(tmpdir(), 'faircopy-streams-'));
  const vendor = await startVendor();
  const file = join(folder, 'config.json');
  const models = Object.entries(providers).map(([id, provider]) => ({
    id,
    provider,
    model: 'm',
    baseURL: `${vendor.address}/v1`,
    apiKeyEnv: 'MODEL_KEY',
  }));
  await writeFile(file, JSON.stringify({ models }));
  const service = await startServiceForFile(
    { FAIRCOPY_CONFIG: file, MODEL_KEY: 'sk-of-the-operator', ...environment },
    { ...STAND_IN, ...overrides },
  );
  const stop = async () => {
    await service.stop();
    await vendor[Symbol.asyncDispose]();
    await rm(folder, { recursive: true });
  };
  return { ...service, stop, vendor };
}

/** As `vendorServiceForFile`, for one test, with what the vendor answers. */
export async function serviceAtVendor(
  answers: readonly VendorAnswer[],
  options: {
    readonly environment?: Readonly<Record<string, string>>;
    readonly overrides?: ServiceOverrides;
  } = {},
): Promise<VendorService> {
  const service = await vendorServiceForFile(options.environment, options.overrides);
  onTestFinished(service.stop);
  service.vendor.answer(...answers);
  return service;
}
