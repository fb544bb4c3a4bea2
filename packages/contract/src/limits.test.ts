import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { REVISIONS, schemas } from './index.ts';

const ajv = new Ajv({ strict: true, strictRequired: false, allErrors: true });
formats.default(ajv);

type Path = readonly (string | number)[];
type Registry = ReturnType<typeof schemas>;

/** The first example of a schema with one value put in another's place. */
function exampleWith(registry: Registry, name: string, path: Path, value: unknown): unknown {
  const { examples } = registry[name] as unknown as { examples: [unknown] };
  const example = structuredClone(examples[0]);
  let place = example as Record<string | number, unknown>;
  for (const step of path.slice(0, -1)) place = place[step] as Record<string | number, unknown>;
  place[path.at(-1) ?? ''] = value;
  return example;
}

function accepts(registry: Registry, name: string, path: Path, value: unknown): boolean {
  const schema = registry[name];
  if (schema === undefined) throw new Error(`no schema ${name}`);
  return ajv.compile(schema)(exampleWith(registry, name, path, value));
}

/** Schema, property, least and most characters. */
type TextLimit = readonly [string, Path, number, number];

const textLimits: readonly TextLimit[] = [
  ['TranslateRequest', ['input'], 10, 10_000],
  ['TranslateRequest', ['customInstructions'], 0, 10_000],
  ['OptimizeRequest', ['input'], 10, 10_000],
  ['RefineRequest', ['originalInput'], 0, 10_000],
  ['RefineRequest', ['previousOutput'], 1, 50_000],
  ['RefineRequest', ['feedback'], 1, 5_000],
  ['SessionKeyRequest', ['label'], 0, 100],
  ['KeyRequest', ['label'], 0, 100],
  ['Profile', ['customInstructions'], 0, 10_000],
  ['ProviderDraft', ['providerName'], 1, 100],
  ['ProviderDraft', ['apiKey'], 1, 500],
  ['ProviderDraft', ['modelIdentifier'], 1, 120],
  ['LegacyCredential', ['apiKey'], 1, 500],
  ['LegacyCredential', ['model'], 1, 120],
  ['LegacyCredential', ['label'], 1, 100],
  ['DesktopSessionRequest', ['deviceLabel'], 1, 120],
  ['ProjectUpsertRequest', ['name'], 1, 128],
  ['ProjectUpsertRequest', ['rootPath'], 1, 2_048],
  ['ManifestFile', ['path'], 1, 1_024],
  ['ContextChunk', ['path'], 1, 1_024],
  ['ContextChunk', ['content'], 0, 8_192],
  ['ContextChunk', ['symbols', 0], 0, 200],
  ['ContextInjectRequest', ['label'], 0, 200],
  ['ContextInjectRequest', ['query'], 0, 32_000],
];

const additionalTextLimits: readonly TextLimit[] = [
  ['SummarizeRequest', ['input'], 10, 15_000],
  ['DetectLanguageRequest', ['input'], 1, 15_000],
  ['NoteRequest', ['title'], 1, 200],
  ['NoteRequest', ['body'], 0, 100_000],
  ['NoteUpdateRequest', ['title'], 1, 200],
  ['NoteUpdateRequest', ['body'], 0, 100_000],
];

const identifierLimits: readonly TextLimit[] = [
  ['TranslateRequest', ['translationId'], 1, 200],
  ['OptimizeRequest', ['translationId'], 1, 200],
  ['RefineRequest', ['translationId'], 1, 200],
  ['DesktopSessionRequest', ['deviceId'], 1, 128],
  ['ProjectUpsertRequest', ['projectId'], 1, 128],
  ['ManifestSyncRequest', ['projectId'], 1, 128],
  ['ContextInjectRequest', ['projectId'], 1, 128],
  ['SyncQuery', ['projectId'], 1, 128],
];

/** Schema, property, least and most. */
const integerLimits: readonly TextLimit[] = [
  ['TranslateRequest', ['tone'], 0, 100],
  ['RefineRequest', ['tone'], 0, 100],
  ['HistoryItem', ['tone'], 0, 100],
  ['ManifestFile', ['sizeBytes'], 0, 50_000_000],
  ['SyncQuery', ['limit'], 1, 100],
];

describe.each(['A', 'B'] as const)('limits of revision %s', (name) => {
  const registry = schemas(REVISIONS[name]);
  const ofRevision: readonly TextLimit[] = [
    ['TranslateRequest', ['workspaceContext'], 0, name === 'A' ? 5_000 : 150_000],
    ['RefineRequest', ['workspaceContext'], 0, name === 'A' ? 5_000 : 150_000],
    ['AssembledContext', ['contextText'], 0, name === 'A' ? 32_000 : 150_000],
    ...(name === 'B' ? additionalTextLimits : []),
  ];

  it.each([...textLimits, ...ofRevision])(
    '%s %j takes %i to %i characters, whatever their width',
    (...limit) => {
      const [schema, path, minimum, maximum] = limit;
      for (const character of ['a', '\u{1F389}']) {
        const takes = (length: number) => accepts(registry, schema, path, character.repeat(length));
        expect(takes(minimum)).toBe(true);
        expect(takes(maximum)).toBe(true);
        expect(takes(maximum + 1)).toBe(false);
        if (minimum > 0) expect(takes(minimum - 1)).toBe(false);
      }
    },
  );

  it.each(identifierLimits)('%s %j takes %i to %i characters', (schema, path, minimum, maximum) => {
    const takes = (length: number) => accepts(registry, schema, path, 'a'.repeat(length));
    expect([minimum - 1, minimum, maximum, maximum + 1].map(takes)).toEqual([false, true, true, false]);
  });

  it.each(integerLimits)('%s %j takes whole numbers from %i to %i', (schema, path, minimum, maximum) => {
    const takes = (value: unknown) => accepts(registry, schema, path, value);
    expect([minimum - 1, minimum, maximum, maximum + 1].map(takes)).toEqual([false, true, true, false]);
    expect([minimum + 0.5, String(minimum), null].map(takes)).toEqual([false, false, false]);
  });

  it.each([
    ['ContextInjectRequest', ['chunks'], 1, name === 'A' ? 50 : 200],
    ['ContextChunk', ['symbols'], 0, 100],
    ['ManifestSyncRequest', ['files'], 0, 10_000],
    ['SessionKeyRequest', ['scopes'], 1, null],
    ['KeyRequest', ['scopes'], 1, null],
    ...(name === 'B' ? ([['NotePatchRequest', ['edits'], 1, 100]] as const) : []),
  ] as const)('%s %j takes %i to %s items', (schema, path, minimum, maximum) => {
    const example = exampleWith(registry, schema, [], null) as Record<string, unknown[]>;
    const item = (example[path[0]] ?? [])[0];
    const takes = (count: number) => accepts(registry, schema, path, Array(count).fill(item));
    expect(takes(minimum)).toBe(true);
    if (minimum > 0) expect(takes(minimum - 1)).toBe(false);
    if (maximum === null) return;
    expect([takes(maximum), takes(maximum + 1)]).toEqual([true, false]);
  });
});

it('takes 200 to 10,000 characters as the size of a summary', () => {
  const registry = schemas(REVISIONS.B);
  const takes = (value: number) => accepts(registry, 'SummarizeRequest', ['maxCharacters'], value);
  expect([199, 200, 10_000, 10_001].map(takes)).toEqual([false, true, true, false]);
});

it.each([
  ['TranslateRequest', 'translationId', ['a', 'A-_9'], ['', 'a b', 'a.b', 'a/b', 'ä', 'a\n', '\na']],
  ['ProjectUpsertRequest', 'projectId', ['a', 'A.b_c:d-9'], ['', 'a b', 'a/b', 'ä', 'a\n', '\na', 'a\0']],
  [
    'ManifestFile',
    'hash',
    ['0'.repeat(64), 'abcdef01'.repeat(8)],
    ['0'.repeat(63), '0'.repeat(65), 'A'.repeat(64), 'g'.repeat(64)],
  ],
] as const)('%s %s has its alphabet', (schema, property, good, bad) => {
  const registry = schemas(REVISIONS.B);
  for (const value of good) expect(accepts(registry, schema, [property], value), value).toBe(true);
  for (const value of bad) expect(accepts(registry, schema, [property], value), value).toBe(false);
});
