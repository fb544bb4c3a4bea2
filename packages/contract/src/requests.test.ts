import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { REVISIONS, schemas } from './index.ts';

const ajv = new Ajv({ strict: true, strictRequired: false, allErrors: true, useDefaults: true });
formats.default(ajv);
const registry = schemas(REVISIONS.B);

function example(name: string): Record<string, unknown> {
  const { examples } = registry[name] as unknown as { examples: [Record<string, unknown>] };
  return structuredClone(examples[0]);
}

function accepts(name: string, body: unknown, from = registry): boolean {
  const schema = from[name];
  if (schema === undefined) throw new Error(`no schema ${name}`);
  return ajv.compile(schema)(body);
}

describe('properties that the contract does not name', () => {
  it.each(['TranslateRequest', 'OptimizeRequest', 'RefineRequest', 'SessionKeyRequest'])(
    'are ignored in %s',
    (name) => {
      expect(accepts(name, { ...example(name), surprise: 1 })).toBe(true);
    },
  );

  it.each([
    'ProviderDraft',
    'LegacyCredential',
    'DesktopSessionRequest',
    'ProjectUpsertRequest',
    'ManifestFile',
    'ManifestSyncRequest',
    'ContextChunk',
    'ContextInjectRequest',
  ])('are refused in %s', (name) => {
    expect(accepts(name, { ...example(name), surprise: 1 })).toBe(false);
  });

  it.each(['TranslationMetadata', 'ErrorEnvelope'])('may be in %s', (name) => {
    expect(accepts(name, { ...example(name), surprise: 1 })).toBe(true);
  });
});

describe('required properties', () => {
  it.each([
    ['TranslateRequest', ['input', 'audience', 'context', 'format', 'tone']],
    ['OptimizeRequest', ['input', 'audience', 'context']],
    ['RefineRequest', ['previousOutput', 'feedback', 'audience', 'context', 'format', 'tone']],
    ['SessionKeyRequest', []],
    ['ProviderDraft', ['providerType', 'providerName']],
    ['LegacyCredential', ['providerType', 'apiKey']],
    ['DesktopSessionRequest', ['deviceId', 'deviceLabel']],
    ['ProjectUpsertRequest', ['projectId', 'name', 'rootPath']],
    ['ManifestFile', ['path', 'hash']],
    ['ManifestSyncRequest', ['projectId', 'files']],
    ['ContextChunk', ['path', 'content']],
    ['ContextInjectRequest', ['projectId', 'chunks']],
    ['SyncQuery', ['projectId']],
    ['KeyRequest', ['mode']],
    ['SummarizeRequest', ['input']],
    ['NoteRequest', ['title', 'body']],
    ['NoteUpdateRequest', []],
  ])('of %s are %j', (name, required) => {
    const { required: stated = [] } = registry[name] as { required?: string[] };
    expect([...stated].sort()).toEqual([...required].sort());
  });
});

describe('defaults', () => {
  it.each([
    ['TranslateRequest', { webSearch: false, responseFormat: 'markdown', correctionsOnly: false }],
    ['OptimizeRequest', { correctionsOnly: false }],
    ['RefineRequest', { originalInput: '', webSearch: false, responseFormat: 'markdown' }],
    ['SessionKeyRequest', { scopes: ['optimize:write'] }],
    ['DesktopSessionRequest', { runtime: 'unknown' }],
    ['SyncQuery', { limit: 50 }],
    ['SummarizeRequest', { maxCharacters: 4_000 }],
  ])('of %s are filled in', (name, defaults) => {
    const body = example(name);
    for (const property of Object.keys(defaults)) delete body[property];
    expect(accepts(name, body)).toBe(true);
    expect(body).toMatchObject(defaults);
  });
});

describe('a provider draft', () => {
  const draft = { providerType: 'anthropic', providerName: 'Mine' };

  it.each([
    [{ ...draft, apiKey: 'k' }, true],
    [{ ...draft, isExistingKey: true }, true],
    [{ ...draft, isExistingKey: true, apiKey: '' }, true],
    [draft, false],
    [{ ...draft, isExistingKey: false }, false],
    [{ ...draft, apiKey: '' }, false],
  ])('needs a key unless the stored one is reused: %j', (body, fits) => {
    expect(accepts('ProviderDraft', body)).toBe(fits);
  });

  it.each([
    [{ ...draft, providerType: 'openai-compatible', apiKey: 'k' }, false],
    [
      { ...draft, providerType: 'openai-compatible', apiKey: 'k', baseURL: 'https://models.example.com' },
      true,
    ],
    [{ ...draft, providerType: 'openai-compatible', apiKey: 'k', baseURL: 'models' }, false],
    [{ ...draft, providerType: 'openai', apiKey: 'k', baseURL: 'https://models.example.com' }, true],
  ])('needs an address where the vendor has none: %j', (body, fits) => {
    expect(accepts('ProviderDraft', body)).toBe(fits);
  });

  it('is told only about what it lacks', () => {
    const schema = registry['ProviderDraft'];
    const validate = ajv.compile(schema ?? {});
    expect(validate({ providerName: 'Mine' })).toBe(false);
    const missing = (validate.errors ?? []).flatMap((error) => error.params['missingProperty'] ?? []);
    expect([...new Set(missing)].sort()).toEqual(['apiKey', 'providerType']);
  });
});

it('takes strings, numbers and booleans beside a legacy credential, and nothing deeper', () => {
  const withMetadata = (metadata: unknown) =>
    accepts('LegacyCredential', { ...example('LegacyCredential'), metadata });
  expect([{}, { a: 'x', b: 1.5, 'c\nd': true }].map(withMetadata)).toEqual([true, true]);
  expect([{ a: null }, { a: {} }, { 'a\nb': [] }, []].map(withMetadata)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

describe('an edit of a note', () => {
  const patch = (edit: unknown) => accepts('NotePatchRequest', { edits: [edit] });

  it.each([
    { op: 'replace', find: 'a', text: '' },
    { op: 'insertBefore', find: 'a', text: 'b', occurrence: 2 },
    { op: 'insertAfter', find: 'a', text: 'b' },
    { op: 'delete', find: 'a' },
    { op: 'append', text: 'b' },
    { op: 'prepend', text: 'b' },
  ])('may be %j', (edit) => {
    expect(patch(edit)).toBe(true);
  });

  it.each([
    { op: 'replace', find: '', text: 'b' },
    { op: 'replace', find: 'a' },
    { op: 'delete' },
    { op: 'delete', find: 'a', occurrence: 0 },
    { op: 'append' },
    { op: 'move', find: 'a', text: 'b' },
  ])('may not be %j', (edit) => {
    expect(patch(edit)).toBe(false);
  });
});

it('reports no provider as null', () => {
  expect(accepts('ProviderCurrent', { success: true, data: null, configured: false })).toBe(true);
  expect(accepts('ProviderCurrent', { success: true, data: {}, configured: true })).toBe(false);
});
