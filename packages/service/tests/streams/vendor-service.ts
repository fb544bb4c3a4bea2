import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ProviderType } from '@faircopy/contract';
import { onTestFinished } from 'vitest';
import type { ServiceOverrides } from '../../src/service.ts';
import { type RunningService, STAND_IN, startService } from '../harness/start-service.ts';
import { startVendor, type VendorAnswer, type VendorServer } from '../harness/vendor-server.ts';

/** A service whose one managed model, `house`, is at a vendor of the test. */
export async function serviceAtVendor(
  answers: readonly VendorAnswer[],
  options: {
    readonly provider?: ProviderType;
    readonly environment?: Readonly<Record<string, string>>;
    readonly overrides?: ServiceOverrides;
  } = {},
): Promise<RunningService & { readonly vendor: VendorServer }> {
  const { provider = 'openai-compatible', environment = {}, overrides = {} } = options;
  const folder = await mkdtemp(join(tmpdir(), 'faircopy-streams-'));
  const vendor = await startVendor(...answers);
  onTestFinished(async () => {
    await vendor[Symbol.asyncDispose]();
    await rm(folder, { recursive: true });
  });
  const file = join(folder, 'config.json');
  const entry = {
    id: 'house',
    provider,
    model: 'm',
    baseURL: `${vendor.address}/v1`,
    apiKeyEnv: 'MODEL_KEY',
  };
  await writeFile(file, JSON.stringify({ models: [entry] }));
  const service = await startService(
    { FAIRCOPY_CONFIG: file, MODEL_KEY: 'sk-of-the-operator', ...environment },
    { ...STAND_IN, ...overrides },
  );
  return { ...service, vendor };
}
