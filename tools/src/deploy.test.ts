import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';

const ROOT = join(import.meta.dirname, '../..');
const MODELS = join(ROOT, 'node_modules/kubernetes-models');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
}

const manifests = (): Manifest[] =>
  parseAllDocuments(read('deploy/kubernetes/faircopy.yaml')).map((document) => document.toJS());

/** Below these, names are the author's own. */
const OWN_NAMES = new Set(['data', 'labels', 'matchLabels', 'annotations', 'requests', 'limits', 'selector']);

function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    name,
    ...(OWN_NAMES.has(name) ? [] : namesIn(inner)),
  ]);
}

test('the Kubernetes manifests are what the schemas of Kubernetes allow', async () => {
  for (const manifest of manifests()) {
    const models = await import(join(MODELS, manifest.apiVersion, 'index.js'));
    const Model = models[manifest.kind];
    expect([manifest.kind, typeof Model]).toEqual([manifest.kind, 'function']);
    expect(() => new Model(manifest).validate()).not.toThrow();
  }
});

test('and use no name that those schemas do not know, which they would let pass', () => {
  const known = new Set<string>(['apiVersion', 'kind', 'metadata']);
  for (const file of globSync(
    [
      '{v1,apps,batch,policy,autoscaling,networking.k8s.io}/**/*.d.ts',
      '../@kubernetes-models/apimachinery/apis/**/*.d.ts',
    ],
    {
      cwd: MODELS,
    },
  )) {
    for (const [, name = ''] of readFileSync(join(MODELS, file), 'utf8').matchAll(/"?([A-Za-z]+)"?\??:/g))
      known.add(name);
  }
  expect(known.size).toBeGreaterThan(500);
  expect(namesIn(manifests()).filter((name) => !known.has(name))).toEqual([]);
  expect(namesIn({ spec: { replicaz: 2 } }).filter((name) => !known.has(name))).toEqual(['replicaz']);
});

test('the image starts what npm start starts, with the same flags', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: { start: string } };
  const [, entry = ''] = /^ENTRYPOINT (\[.*\])$/m.exec(read('deploy/Dockerfile')) ?? [];
  expect([...(JSON.parse(entry) as string[]), 'serve'].join(' ')).toBe(scripts.start);
});

test('every setting that the deployments name is one of the service', () => {
  const settings = read('packages/service/src/settings/variables.ts');
  const files = ['Dockerfile', 'compose/compose.yaml', 'compose/.env.example', 'kubernetes/faircopy.yaml'];
  for (const file of files) {
    const named = read(`deploy/${file}`).match(/\bFAIRCOPY_[A-Z0-9_]+\b/g) ?? [];
    expect([file, named.filter((name) => !settings.includes(`  ${name}: `))]).toEqual([file, []]);
  }
});

test('the image takes only what is there, and runs as nobody in particular', () => {
  const dockerfile = read('deploy/Dockerfile');
  for (const [, sources = ''] of dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)) {
    for (const source of sources.split(' '))
      expect([source, existsSync(join(ROOT, source))]).toEqual([source, true]);
  }
  expect(dockerfile).toMatch(/^USER [1-9]\d*:[1-9]\d*$/m);
  const { services } = parse(read('deploy/compose/compose.yaml'), { merge: true });
  expect(Object.keys(services)).toEqual(['faircopy-1', 'faircopy-2', 'proxy', 'postgres', 'valkey']);
  expect(services['faircopy-1']).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
});
