import type { ModelEntry } from './config-schema.ts';
import type { SettingsFault } from './fault.ts';
import type { ManagedModel } from './managed-model.ts';
import { quoteAddress, webAddress } from './parse-address.ts';
import { Secret } from './secret.ts';

/** Always offered by the service itself, so no entry may take its name. */
const EMBEDDED_MODEL = 'faircopy-embedded';

const EVERY_STAGE = ['optimize', 'translate', 'refine', 'summarize'] as const;

/** What the entries of the file leave to the environment and to each other. Pointers start at `/models`. */
export function resolveModels(
  entries: readonly ModelEntry[],
  environment: NodeJS.ProcessEnv,
  file: string,
): { readonly models: readonly ManagedModel[]; readonly faults: readonly SettingsFault[] } {
  const faults: SettingsFault[] = [];
  const seen = new Set([EMBEDDED_MODEL]);
  const models = entries.map((entry, index): ManagedModel => {
    const fault = (field: string, found: string, expected: string) =>
      faults.push({ name: `${file}#/models/${index}/${field}`, found, expected });
    if (seen.has(entry.id)) fault('id', `"${entry.id}"`, 'an id that no other model has');
    seen.add(entry.id);
    const address = entry.baseURL === undefined ? null : webAddress(entry.baseURL);
    if (address?.ok === false) fault('baseURL', `"${quoteAddress(entry.baseURL ?? '')}"`, address.expected);
    if (entry.baseURL === undefined && entry.provider === 'openai-compatible') {
      fault('baseURL', 'nothing', 'the address of the endpoint, which this provider has no default for');
    }
    const apiKey = readKey(entry, environment);
    if (apiKey.fault !== undefined) fault('apiKeyEnv', apiKey.fault.found, apiKey.fault.expected);
    return {
      id: entry.id,
      provider: entry.provider,
      model: entry.model,
      baseUrl: address?.ok === true ? address.value : null,
      apiKey: apiKey.key,
      apiKeyVariable: entry.apiKeyEnv ?? null,
      stages: entry.stages ?? EVERY_STAGE,
      class: entry.class ?? 'quality',
      languages: entry.languages ?? null,
      contextTokens: entry.contextTokens ?? null,
      inputPricePerMillion: entry.inputPricePerMillion ?? null,
      outputPricePerMillion: entry.outputPricePerMillion ?? null,
    };
  });
  return { models, faults };
}

interface ReadKey {
  readonly key: Secret | null;
  readonly fault?: { readonly found: string; readonly expected: string };
}

/** A vendor asks for a key; an endpoint of the operator's own may not. */
function readKey(entry: ModelEntry, environment: NodeJS.ProcessEnv): ReadKey {
  if (entry.apiKeyEnv === undefined) {
    if (entry.baseURL !== undefined || entry.provider === 'openai-compatible') return { key: null };
    const expected = `the name of the environment variable that holds the key for ${entry.provider}`;
    return { key: null, fault: { found: 'nothing', expected } };
  }
  const key = environment[entry.apiKeyEnv]?.trim() ?? '';
  if (key !== '') return { key: new Secret(key) };
  const found = `"${entry.apiKeyEnv}", which is not set`;
  return { key: null, fault: { found, expected: 'an environment variable that holds the key' } };
}
