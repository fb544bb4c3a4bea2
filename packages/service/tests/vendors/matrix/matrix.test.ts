import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { optimizeBody, refineBody, summarizeBody, translateBody } from '../../harness/bodies.ts';
import type { Reply } from '../../harness/client.ts';
import { readStream } from '../../harness/stream-client.ts';
import { QUICK_CASES, SLOW_CASES, type VendorCase, WORDS_OF_VENDORS } from './cases.ts';
import { type MatrixService, OPERATORS_KEY, startMatrix, USERS_KEY } from './service.ts';

/** A word of the caller's that stands in every text. */
const SECRET = 'Xylophonquartett';
const STAGES = [
  ['/api/v1/optimize', { ...optimizeBody, input: `${optimizeBody.input} ${SECRET}` }],
  [
    '/api/v1/translate',
    { ...translateBody, input: `${SECRET}, see \`deploy.sh\``, workspaceContext: SECRET },
  ],
  [
    '/api/v1/refine',
    { ...refineBody, previousOutput: `# ${SECRET}\n\nSee \`deploy.sh\`.\n`, feedback: SECRET },
  ],
  ['/api/v1/optimize/summarize', { ...summarizeBody, input: `${summarizeBody.input} ${SECRET}` }],
] as const;
const STREAMED = STAGES.slice(0, 3);
const [OPTIMIZE] = STAGES;
/** Most of the time is spent on waiting for repeats. */
const AT_ONCE = 64;

let [quick, slow]: (MatrixService | undefined)[] = [];
beforeAll(async () => {
  [quick, slow] = await Promise.all([
    startMatrix(QUICK_CASES, { FAIRCOPY_UPSTREAM_TIMEOUT_MS: '20000' }),
    startMatrix(SLOW_CASES, { FAIRCOPY_UPSTREAM_TIMEOUT_MS: '2500' }),
  ]);
});
afterAll(() => Promise.all([quick?.stop(), slow?.stop()]));

/** Each of both kinds of cases, at the service that is there for it. */
async function everyCase(
  work: (one: VendorCase, service: MatrixService, index: number) => Promise<string[]>,
) {
  const at = (service: MatrixService | undefined, cases: readonly VendorCase[], most: number) => {
    if (service === undefined) throw new Error('The service did not start.');
    return inBatches(cases, most, (one, index) => work(one, service, index));
  };
  const lines = await Promise.all([at(slow, SLOW_CASES, 1_000), at(quick, QUICK_CASES, AT_ONCE)]);
  return lines.flat(2);
}

async function inBatches<Item, Result>(
  items: readonly Item[],
  most: number,
  work: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const rest = items.entries();
  const worker = async () => {
    for (const [index, item] of rest) results[index] = await work(item, index);
  };
  await Promise.all(Array.from({ length: Math.min(most, items.length) }, worker));
  return results;
}

/** The contract's answer to a vendor's failure in use. */
function expected({ kind }: VendorCase): string {
  if (kind === null) return '200';
  return kind === 'timeout' ? '504 ERR_UPSTREAM_TIMEOUT' : '500 ERR_UPSTREAM_FAILED';
}

/** What is wrong with an answer, in words, so that a failed run shows all of it at once. */
function faultsOf(what: string, one: VendorCase, status: number, told: string, wanted: string): string[] {
  const code = /"error_code":"(\w+)"/.exec(told)?.[1];
  const given = code === undefined ? `${status}` : `${status} ${code}`;
  const leaks = status === 200 ? [OPERATORS_KEY, USERS_KEY] : secrets();
  return [
    ...(given === wanted ? [] : [`${one.id} ${what}: ${given} instead of ${wanted}`]),
    ...leaks.filter((secret) => told.includes(secret)).map((secret) => `${one.id} ${what} tells ${secret}`),
  ];
}

function secrets(): string[] {
  return [OPERATORS_KEY, USERS_KEY, SECRET, ...WORDS_OF_VENDORS];
}

describe('whatever a vendor sends', () => {
  test('a model of the operator answers each stage, or fails as the interface says', async () => {
    const wrong = await everyCase(async (one, { call }) => {
      const replies = await Promise.all(
        STAGES.map(([path, body]) => call(path, { body: { ...body, managedModel: one.id } })),
      );
      return replies.flatMap(({ status, text, body }, index) => [
        ...faultsOf(STAGES[index]?.[0] ?? '', one, status, text, expected(one)),
        ...unexpectedMetadata(one, body, 'managed'),
      ]);
    });
    expect(wrong).toEqual([]);
  });

  test('a stream of it ends in a result, or in the same failure', async () => {
    const wrong = await everyCase(async (one, { address, key }) => {
      const asked = STREAMED.map(([path, body]) =>
        // Another text than in the first test, whose answer was kept.
        readStream(path, { address, key, body: { ...body, audience: 'SRE', managedModel: one.id } }),
      );
      return (await Promise.all(asked)).flatMap(({ status, ends, result, error }, index) => {
        const what = `stream of ${STREAMED[index]?.[0]}`;
        if (one.kind === null)
          return ends.join() === 'result' && result !== null ? [] : [`${one.id} ${what}: ${ends}`];
        // Before the first text it is a refusal like any other; after it the status has been sent.
        const told = JSON.stringify(error);
        const seen = status === 200 && ends.join() === 'error' ? Number(expected(one).slice(0, 3)) : status;
        return faultsOf(what, one, seen, told, expected(one));
      });
    });
    expect(wrong).toEqual([]);
  });

  test('a provider of the caller answers, or fails in the same way, and only a refused key turns it invalid', async () => {
    const wrong = await everyCase(async (one, service, index) => {
      const person = { sub: one.id };
      const kept = await service.as(person, PROVIDERS, { body: draftOf(one, service, 'in-use') });
      if (kept.status !== 200) return [`${one.id} is not kept: ${kept.text}`];
      const [path, body] = STAGES[index % STAGES.length] ?? OPTIMIZE;
      const reply = await service.as(person, path, { body });
      const { body: current } = await service.as(person, `${PROVIDERS}/current`);
      const status = one.kind === 'invalid-key' ? 'invalid' : 'active';
      return [
        ...faultsOf(path, one, reply.status, reply.text, expected(one)),
        ...unexpectedMetadata(one, reply.body, 'user'),
        ...(current.data['status'] === status ? [] : [`${one.id} leaves it ${current.data['status']}`]),
      ];
    });
    expect(wrong).toEqual([]);
  });

  test('a provider is kept, or refused with the status for it, and a test of it is mute', async () => {
    const wrong = await everyCase(async (one, service) => {
      const person = { sub: `new ${one.id}` };
      const body = draftOf(one, service, 'always');
      const [saved, tried] = await Promise.all([
        service.as(person, PROVIDERS, { body }),
        service.as(person, `${PROVIDERS}/test`, { body }),
      ]);
      const { body: current } = await service.as(person, `${PROVIDERS}/current`);
      const isGood = expectedOfSave(one) === '200';
      const verdict = tried.body.data['status'];
      return [
        ...faultsOf('save', one, saved.status, saved.text, expectedOfSave(one)),
        ...faultsOf('test', one, tried.status, tried.text, '200'),
        ...(verdict === (isGood ? 'active' : 'invalid') ? [] : [`${one.id} is found ${verdict}`]),
        ...((current.data === null) === isGood ? [`${one.id} is kept or lost against its trial`] : []),
      ];
    });
    expect(wrong).toEqual([]);
  });

  test('no word of it, of a caller or of a key is logged or counted, and no token stays held', async () => {
    for (const service of [quick, slow]) {
      const logged = service?.logged() ?? '';
      expect(logged).toMatch(/vendor: (?:invalid-key|timeout)/);
      const told = `${logged}\n${await (await fetch(`${service?.address}/metrics`)).text()}`;
      expect(
        secrets()
          .filter((secret) => told.includes(secret))
          .map(String),
      ).toEqual([]);
      const usage = await service?.storage.db.selectFrom('usage').selectAll().execute();
      expect(usage?.filter(({ reservedTokens }) => reservedTokens !== 0)).toEqual([]);
      const history = await service?.storage.db.selectFrom('translations').select('model').execute();
      const failing = [...QUICK_CASES, ...SLOW_CASES].filter(({ kind }) => kind !== null);
      expect(history?.filter(({ model }) => failing.some(({ id }) => id === model))).toEqual([]);
    }
  });
});

const PROVIDERS = '/api/v1/user/config/providers';

function draftOf(one: VendorCase, { vendor }: MatrixService, when: 'in-use' | 'always') {
  return {
    providerType: one.provider,
    providerName: 'mine',
    apiKey: USERS_KEY,
    baseURL: `${vendor.address}/${when}/${one.id}`,
    modelIdentifier: 'example-model',
  };
}

function expectedOfSave({ id, kind }: VendorCase): string {
  // What was answered does not matter where the key and the model are good.
  if (kind === null || kind === 'cut' || kind === 'withheld' || kind === 'empty') return '200';
  if (kind === 'timeout') return '504 ERR_UPSTREAM_TIMEOUT';
  if (kind === 'limited') return '429 ERR_RATE_LIMITED';
  if (/server-error|proxy|error-in-stream|good-status/.test(id)) return '500 ERR_UPSTREAM_FAILED';
  return '422 ERR_PROVIDER_INVALID';
}

function unexpectedMetadata(one: VendorCase, { data }: Reply['body'], source: string): string[] {
  if (one.kind !== null) return [];
  const { provider, credentialSource, inputTokens, guard } = data.metadata;
  const wanted = [one.provider, source, one.id.endsWith('no-usage') ? null : 210];
  const given = [provider, credentialSource, inputTokens];
  return JSON.stringify(given) === JSON.stringify(wanted) ? [] : [`${one.id}: ${given} ${guard?.status}`];
}
