import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SignedInService, startSignedInForFile } from '../../harness/signed-in.ts';
import { startVendor, type VendorServer, wire } from '../../harness/vendor-server.ts';
import type { VendorCase } from './cases.ts';

export const OPERATORS_KEY = 'sk-of-the-operator-0123456789';
export const USERS_KEY = 'sk-of-a-user-9876543210';

/** A service that knows a model for each case, at a vendor that answers each by the path it is asked at. */
export interface MatrixService extends SignedInService {
  readonly vendor: VendorServer;
}

/**
 * A path is `/<when>/<case>/…`. When it is `in-use`, trials of a configuration are answered well and all else as the case
 * has it.
 */
export async function startMatrix(
  cases: readonly VendorCase[],
  environment: Readonly<Record<string, string>>,
): Promise<MatrixService> {
  const vendor = await startVendor();
  const byId = new Map(cases.map((one) => [one.id, one]));
  vendor.answer((response: ServerResponse) => {
    const [, when, id = ''] = (response.req.url ?? '').split('/');
    const one = byId.get(id);
    const isTrial = vendor.requests.at(-1)?.body.includes('the word: ready') === true;
    if (one === undefined) response.writeHead(418).end();
    else if (when === 'in-use' && isTrial) wire(one.provider, 'good')(response);
    else one.answer(response);
  });
  const folder = await mkdtemp(join(tmpdir(), 'faircopy-matrix-'));
  const file = join(folder, 'config.json');
  const models = cases.map(({ id, provider }) => ({
    id,
    provider,
    model: 'example-model',
    baseURL: `${vendor.address}/always/${id}`,
    apiKeyEnv: 'MODEL_KEY',
  }));
  await writeFile(file, JSON.stringify({ models }));
  const service = await startSignedInForFile({
    FAIRCOPY_CONFIG: file,
    MODEL_KEY: OPERATORS_KEY,
    FAIRCOPY_ALLOWED_ENDPOINTS: `127.0.0.1:${vendor.port}`,
    ...environment,
  });
  const stop = async () => {
    await service.stop();
    await vendor[Symbol.asyncDispose]();
    await rm(folder, { recursive: true });
  };
  return { ...service, stop, vendor };
}
