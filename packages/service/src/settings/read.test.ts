import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { SettingsError, type SettingsFault } from './fault.ts';
import { readSettings } from './read.ts';
import { variables } from './variables.ts';

const folder = mkdtempSync(join(tmpdir(), 'faircopy-settings-'));
afterAll(() => rmSync(folder, { recursive: true }));

function faultsOf(environment: NodeJS.ProcessEnv): readonly SettingsFault[] {
  try {
    readSettings(environment);
  } catch (error) {
    if (error instanceof SettingsError) return error.faults;
    throw error;
  }
  return [];
}

function configFile(content: unknown): string {
  const file = join(folder, `${Math.random()}.json`);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

describe('without any variable', () => {
  test('every setting has the published default', () => {
    const settings = readSettings({});
    expect(settings).toMatchObject({
      host: '127.0.0.1',
      port: 8787,
      baseUrl: 'http://127.0.0.1:8787',
      databaseUrl: null,
      redisUrl: null,
      defaultTier: 'enterprise',
      outsideIssuer: null,
      trustProxy: false,
      upstreamTimeoutMs: 60_000,
      limits: { keyPerMinute: 100, ipPer15Minutes: 180, desktopPerMinute: 60, desktopSessionPerMinute: 10 },
      logLevel: 'info',
      warnings: [],
    });
    expect(settings.revision.additionalRoutes).toBe(true);
  });

  test('the settings are frozen all the way down', () => {
    const settings = readSettings({});
    expect(Object.isFrozen(settings.limits)).toBe(true);
    expect(Object.isFrozen(settings.plans['free']?.features)).toBe(true);
  });
});

test('revision A has its own limit per address, which a setting overrides', () => {
  expect(readSettings({ FAIRCOPY_REVISION: 'A' }).limits.ipPer15Minutes).toBe(100);
  const overridden = readSettings({ FAIRCOPY_REVISION: 'A', FAIRCOPY_LIMIT_IP_PER_15_MINUTES: '0' });
  expect(overridden.limits.ipPer15Minutes).toBe(0);
});

test('an empty variable counts as not set', () => {
  expect(readSettings({ FAIRCOPY_PORT: '', FAIRCOPY_SECRET: ' ' }).port).toBe(8787);
});

test('all malformed values are reported together, each with its name and what is expected', () => {
  const faults = faultsOf({
    FAIRCOPY_PORT: '99999',
    FAIRCOPY_REVISION: 'C',
    FAIRCOPY_LOG_LEVEL: 'loud',
    FAIRCOPY_TRUST_PROXY: '*',
    FAIRCOPY_DATABASE_URL: 'mysql://x',
    FAIRCOPY_BASE_URL: 'https://example.org/path',
    FAIRCOPY_UPSTREAM_TIMEOUT_MS: '1e3',
    FAIRCOPY_ALLOWED_ENDPOINTS: 'localhost:11434, ftp://x',
    FAIRCOPY_RELEASES: 'https://example.org/releases',
    FAIRCOPY_CONFIG: join(folder, 'absent.json'),
  });
  expect(faults.map((fault) => fault.name).sort()).toEqual([
    'FAIRCOPY_ALLOWED_ENDPOINTS',
    'FAIRCOPY_BASE_URL',
    'FAIRCOPY_CONFIG',
    'FAIRCOPY_DATABASE_URL',
    'FAIRCOPY_LOG_LEVEL',
    'FAIRCOPY_PORT',
    'FAIRCOPY_RELEASES',
    'FAIRCOPY_REVISION',
    'FAIRCOPY_TRUST_PROXY',
    'FAIRCOPY_UPSTREAM_TIMEOUT_MS',
  ]);
  for (const fault of faults) expect(fault.expected.length).toBeGreaterThan(3);
});

test('any text in any variable either gives settings or a fault of that variable', () => {
  const names = Object.keys(variables);
  fc.assert(
    fc.property(fc.constantFrom(...names), fc.string({ unit: 'binary' }), (name, text) => {
      for (const fault of faultsOf({ [name]: text })) {
        expect(fault.name).toMatch(/^(FAIRCOPY|OTEL)_/);
        expect(fault.expected).not.toBe('');
      }
    }),
  );
});

describe('secrets', () => {
  const environment = {
    FAIRCOPY_SECRET: 'c2VjcmV0LXRoYXQtaXMtbG9uZy1lbm91Z2g',
    FAIRCOPY_DATABASE_URL: 'postgres://ann:hunter2@db.internal:5432/faircopy?sslpassword=hunter3',
    FAIRCOPY_REDIS_URL: 'redis://:hunter4@cache.internal:6379',
  };

  test('appear nowhere in what is shown, printed or serialised, and are revealed on request', () => {
    const settings = readSettings(environment);
    const shown = `${JSON.stringify(settings)}${inspect(settings, { depth: 9, showHidden: true })}${settings.secret}`;
    expect(shown).not.toMatch(/hunter|c2VjcmV0/);
    expect(shown).toContain('db.internal');
    expect(settings.databaseUrl?.reveal()).toBe(environment.FAIRCOPY_DATABASE_URL);
  });

  test('are not quoted by a fault', () => {
    const faults = faultsOf({
      FAIRCOPY_SECRET: 'hunter2',
      FAIRCOPY_DATABASE_URL: 'mysql://ann:hunter2@db',
      FAIRCOPY_REDIS_URL: 'hunter2@nowhere',
      FAIRCOPY_BASE_URL: 'https://ann:hunter2@example.org',
    });
    expect(faults).toHaveLength(4);
    expect(JSON.stringify(faults)).not.toContain('hunter2');
  });

  test.each(['short', 'a'.repeat(64), 'abcabcabc'.repeat(8)])('%s is too weak', (text) => {
    expect(faultsOf({ FAIRCOPY_SECRET: text })).toHaveLength(1);
  });
});

describe('contradictions', () => {
  test('an issuer needs an audience and an audience an issuer', () => {
    expect(faultsOf({ FAIRCOPY_OIDC_ISSUER: 'https://id.example.org' })[0]?.name).toBe(
      'FAIRCOPY_OIDC_AUDIENCE',
    );
    expect(faultsOf({ FAIRCOPY_OIDC_AUDIENCE: 'faircopy' })[0]?.name).toBe('FAIRCOPY_OIDC_ISSUER');
  });

  test.each(['http://localhost:9000/x', 'http://127.0.0.5', 'http://[::1]:80', 'https://id.example.org'])(
    'the issuer %s is accepted',
    (issuer) => {
      const settings = readSettings({ FAIRCOPY_OIDC_ISSUER: issuer, FAIRCOPY_OIDC_AUDIENCE: 'faircopy' });
      expect(settings.outsideIssuer?.issuer).toBe(issuer);
    },
  );

  test.each(['http://id.example.org', 'http://127.0.0.1.example.org', 'http://10.0.0.1', 'ftp://localhost'])(
    'the issuer %s is refused',
    (issuer) => {
      const faults = faultsOf({ FAIRCOPY_OIDC_ISSUER: issuer, FAIRCOPY_OIDC_AUDIENCE: 'faircopy' });
      expect(faults.map((fault) => fault.name)).toEqual(['FAIRCOPY_OIDC_ISSUER']);
    },
  );

  test('the service is not its own issuer in the clear', () => {
    expect(faultsOf({ FAIRCOPY_BASE_URL: 'http://example.org' })[0]?.name).toBe('FAIRCOPY_BASE_URL');
    expect(faultsOf({ FAIRCOPY_HOST: '10.0.0.5', FAIRCOPY_PORT: '0' })[0]?.name).toBe('FAIRCOPY_BASE_URL');
    expect(faultsOf({ FAIRCOPY_BASE_URL: 'https://example.org' })).toEqual([]);
    expect(faultsOf({ FAIRCOPY_HOST: '0.0.0.0' })).toEqual([]);
  });

  test('the tier of new users has a plan', () => {
    expect(faultsOf({ FAIRCOPY_DEFAULT_TIER: 'gold' })[0]).toMatchObject({
      name: 'FAIRCOPY_DEFAULT_TIER',
      expected: 'one of the plans free, pro, team, enterprise',
    });
    expect(faultsOf({ FAIRCOPY_DEFAULT_TIER: 'gold', FAIRCOPY_PORT: 'x' }).map(({ name }) => name)).toEqual([
      'FAIRCOPY_PORT',
      'FAIRCOPY_DEFAULT_TIER',
    ]);
    // Which plans there are is not known then.
    expect(
      faultsOf({ FAIRCOPY_DEFAULT_TIER: 'gold', FAIRCOPY_CONFIG: '/nowhere.json' }).map(({ name }) => name),
    ).toEqual(['FAIRCOPY_CONFIG']);
  });
});

test.each([
  ['FAIRCOPY_DATABSE_URI', 'did you mean FAIRCOPY_DATABASE_URL?'],
  ['FAIRCOPY_DB_URL', '"faircopy config" lists those there are.'],
  ['FAIRCOPY_LIMIT_PER_MINUTE', 'did you mean FAIRCOPY_LIMIT_KEY_PER_MINUTE?'],
  ['FAIRCOPY_RATE_LIMIT_KEY_PER_MINUTE', 'did you mean FAIRCOPY_LIMIT_KEY_PER_MINUTE?'],
  ['faircopy_port', 'did you mean FAIRCOPY_PORT?'],
  ['FIARCOPY_PORT', 'did you mean FAIRCOPY_PORT?'],
  ['FAIRCOPY_COLOUR', '"faircopy config" lists those there are.'],
  ['FAIRCOPY_MODEL_KEY', '"faircopy config" lists those there are.'],
])('%s is no setting: %s', (name, advice) => {
  expect(readSettings({ [name]: 'x' }).warnings).toEqual([
    `${name} is not a setting and has no effect; ${advice}`,
  ]);
});

test.each([
  { FAIRCOPY_API_KEY: 'x', FAIRCOPY_SERVICE: 'x', FAIRCOPY_TEST_REQUIRE_SERVERS: '1' },
  { FAIRCOPY_SERVICE_HOST: '10.0.0.1', FAIRCOPY_SERVICE_PORT: '80', FAIRCOPY_SERVICE_PORT_HTTP: '80' },
  { FAIRCOPY_PORT_80_TCP_ADDR: '10.0.0.1', FAIRCOPY_DB_PORT: 'tcp://10.0.0.1:5432' },
  { FAIRCOPY_COLOUR: '' },
  { PORT: '1', FAIRCOPYIST: 'x', OTEL_EXPORTER_OTLP_HEADERS: 'a=b' },
])('%j is nothing to point out', (environment) => {
  expect(readSettings(environment).warnings).toEqual([]);
});

test('a variable that holds the key of a model is nothing to point out', () => {
  const model = { id: 'x', provider: 'openai', model: 'm', apiKeyEnv: 'FAIRCOPY_MODEL_KEY' };
  const file = configFile({ models: [model] });
  expect(readSettings({ FAIRCOPY_CONFIG: file, FAIRCOPY_MODEL_KEY: 'sk-1' }).warnings).toEqual([]);
});

test('a name that is a slip away from a setting is pointed out', () => {
  expect(readSettings({ FAIRCOPY_PROT: '1' }).warnings).toEqual([
    'FAIRCOPY_PROT is not a setting and has no effect; did you mean FAIRCOPY_PORT?',
  ]);
});

test('the effective settings name every variable, where its value is from, and what a default came to', () => {
  const { effective } = readSettings({ FAIRCOPY_PORT: '9000' });
  expect(effective.map((setting) => setting.name)).toEqual(Object.keys(variables));
  expect(effective).toContainEqual(
    expect.objectContaining({ name: 'FAIRCOPY_BASE_URL', value: 'http://127.0.0.1:9000', source: 'default' }),
  );
});

describe('the configuration file', () => {
  test('adds models and plans, with the key of a model read from the variable it names', () => {
    const file = configFile({
      models: [{ id: 'quick', provider: 'anthropic', model: 'vendor-model', apiKeyEnv: 'VENDOR_KEY' }],
      plans: { pro: { features: ['apiAccess'], managedTokensPerMonth: null, maxApiKeys: 3 } },
    });
    const settings = readSettings({ FAIRCOPY_CONFIG: file, VENDOR_KEY: 'sk-hunter2' });
    expect(settings.models[0]).toMatchObject({ id: 'quick', class: 'quality', baseUrl: null });
    expect(settings.models[0]?.apiKey?.reveal()).toBe('sk-hunter2');
    expect(settings.plans['pro']).toEqual({
      features: ['apiAccess'],
      managedTokensPerMonth: null,
      maxApiKeys: 3,
    });
    expect(settings.plans['team']?.maxApiKeys).toBe(20);
  });

  test('has each of its faults named by a JSON pointer', () => {
    const file = configFile({
      models: [{ id: 'a b', provider: 'unknown', stages: ['optimise'], 'odd/name': 1 }],
      plans: { pro: { features: [], managedTokensPerMonth: -1, maxApiKeys: 'many' }, 'Not A Tier': {} },
      extra: true,
    });
    const names = faultsOf({ FAIRCOPY_CONFIG: file }).map((fault) => fault.name.split('#')[1]);
    expect(names.sort()).toEqual([
      '/extra',
      '/models/0/id',
      '/models/0/model',
      '/models/0/odd~1name',
      '/models/0/provider',
      '/models/0/stages/0',
      '/plans/Not A Tier',
      '/plans/pro/managedTokensPerMonth',
      '/plans/pro/maxApiKeys',
    ]);
  });

  test('that is not JSON is one fault', () => {
    expect(faultsOf({ FAIRCOPY_CONFIG: configFile('{ models: ') })).toHaveLength(1);
  });

  test.each([
    [{ id: 'faircopy-embedded', provider: 'openai-compatible', model: 'm', baseURL: 'http://gpu:1' }, 'id'],
    [{ id: 'x', provider: 'openai-compatible', model: 'm' }, 'baseURL'],
    [{ id: 'x', provider: 'openai-compatible', model: 'm', baseURL: 'gpu' }, 'baseURL'],
    [{ id: 'x', provider: 'openai', model: 'm' }, 'apiKeyEnv'],
    [{ id: 'x', provider: 'openai', model: 'm', apiKeyEnv: 'ABSENT' }, 'apiKeyEnv'],
  ])('with the model %j has a fault at %s', (model, field) => {
    const faults = faultsOf({ FAIRCOPY_CONFIG: configFile({ models: [model] }) });
    expect(faults.map((fault) => fault.name.split('#')[1])).toEqual([`/models/0/${field}`]);
  });
});
