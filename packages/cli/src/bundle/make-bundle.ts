import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { OutputChunk, Plugin } from 'rolldown';
import { CACHE_FOLDER, INSTALLATION } from './cache-folder.js';
import { withCompactPatterns, withCompactRegExp } from './compact-patterns.ts';
import { bundleFolder, keepBundle } from './kept-bundle.ts';
import { inOneByte } from './one-byte.ts';
import { withOwnPlaces } from './own-places.ts';

const SOURCES = join(INSTALLATION, 'packages');

/** What is started, by the names of their files in the bundle. */
const ENTRIES = {
  main: join(SOURCES, 'cli/src/main.ts'),
  'first-start': join(SOURCES, 'cli/src/first-start.ts'),
};

/**
 * Packages of others that many files of are loaded at each start, with what they depend on. All others stay where they are installed: those
 * that are loaded when they are needed, and those that find files beside their own.
 */
const BUNDLED =
  /^(typebox|kysely|ajv|ajv-formats|yaml|fastify|prom-client|rate-limiter-flexible|cockatiel|unified|(remark|unist|mdast)-[\w-]+|@ai-sdk\/provider|@opentelemetry\/api)(\/|$)/;

/** Packages that bundled ones depend on, and that find files beside their own. */
const OUTSIDE = /^(pino|thread-stream)(\/|$)/;

/** What a module of others must not ask where it is bundled. */
const ASKS_PLACE = /\b(__dirname|__filename|import\.meta\.(url|dirname|filename))\b/;

/** Any folder of the bundle: they all lie at the same depth. */
const SOME_FOLDER = join(CACHE_FOLDER, bundleFolder('any'));

/**
 * Bundles the code of the command and of the service for faster starts: the runtime looks for, reads and links 1,700 files where a
 * bundle has thirty.
 *
 * @returns its folder
 * @throws {Error} where the bundler does not run on this machine, or the folder cannot be written
 */
export async function makeBundle(): Promise<string> {
  const { rolldown } = await import('rolldown');
  const bundler = await rolldown({
    input: ENTRIES,
    platform: 'node',
    cwd: INSTALLATION,
    plugins: [outside, places, patterns],
  });
  const { output } = await bundler.generate({
    format: 'esm',
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
    keepNames: true,
    comments: false,
  });
  const chunks = output.filter((file) => file.type === 'chunk');
  const folder = write(
    chunks.map(({ fileName, code }) => ({ fileName, code: inOneByte(withCompactPatterns(code)) })),
  );
  const sources = (await bundler.watchFiles).filter((path) => path.startsWith(SOURCES));
  const own = sources.map((path) => relative(INSTALLATION, path).split(sep).join('/'));
  keepBundle(CACHE_FOLDER, INSTALLATION, folder, [...own, ...INSTALLED]);
  return join(CACHE_FOLDER, folder);
}

/** What changes with the packages that are installed. */
const INSTALLED = ['node_modules/.package-lock.json', 'packages/cli/src/bundle/make-bundle.ts'];

/** Leaves packages of others where they are installed. */
const outside: Plugin = {
  name: 'outside',
  resolveId(id, importer) {
    if (!/^[@\w]/.test(id) || id.startsWith('@faircopy/') || importer === undefined) return null;
    const isOurs = importer.startsWith(SOURCES);
    return OUTSIDE.test(id) || (isOurs && !BUNDLED.test(id)) ? { id, external: true } : null;
  },
};

const places: Plugin = {
  name: 'places',
  transform: {
    filter: { code: ASKS_PLACE },
    handler(code, id) {
      if (id.startsWith('\0')) return null;
      if (!id.startsWith(SOURCES)) throw new Error(`${id} asks for its place and cannot be bundled`);
      return withOwnPlaces(code, id, SOME_FOLDER, (source) => {
        const reference = this.emitFile({ type: 'chunk', id: source });
        return `import.meta.ROLLUP_FILE_URL_${reference}`;
      });
    },
  },
};

/** Patterns of the editor that are put together from parts. */
const patterns: Plugin = {
  name: 'patterns',
  transform: {
    filter: { id: /\/packages\/editor\/src\//, code: /new RegExp\(/ },
    handler: withCompactRegExp,
  },
};

/** Writes a bundle, which appears as a whole or not at all. @returns the name of its folder */
function write(chunks: readonly Pick<OutputChunk, 'fileName' | 'code'>[]): string {
  const hash = createHash('sha1');
  for (const { fileName, code } of chunks) hash.update(fileName).update(code);
  const folder = bundleFolder(hash.digest('hex').slice(0, 16));
  const path = join(CACHE_FOLDER, folder);
  if (existsSync(path)) return folder;
  const draft = `${path}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  try {
    for (const { fileName, code } of chunks) writeFileSync(join(draft, fileName), code);
    renameSync(draft, path);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return folder;
}
