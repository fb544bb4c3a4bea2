import { dirname, join, relative, sep } from 'node:path';

/** The address of another module of ours, which a thread is started with. */
const MODULE_ADDRESS = /\bnew URL\('(\.{1,2}\/[\w/-]+\.ts)', import\.meta\.url\)/g;
const OWN_PLACE = /\bimport\.meta\.(url|dirname|filename)\b/g;

const TO_PATH = 'pathOfSource';

/**
 * The code of a module as it is bundled: what it asks about its own place is answered with the place of its source, beside which it
 * finds its files, and the address of another module with that of its bundled form.
 *
 * @param source path of the module
 * @param bundle folder that bundled files lie in
 * @param bundled how the bundler is told of a module that has to be a file of its own, by the path of its source
 */
export function withOwnPlaces(
  code: string,
  source: string,
  bundle: string,
  bundled: (source: string) => string,
): string {
  const place = relative(bundle, source).split(sep).join('/');
  const answers = {
    url: `new URL('${place}', import.meta.url).href`,
    filename: `${TO_PATH}(new URL('${place}', import.meta.url))`,
    dirname: `${TO_PATH}(new URL('${dirname(place)}', import.meta.url))`,
  };
  const placed = code
    .replace(MODULE_ADDRESS, (_, path: string) => `new URL(${bundled(join(dirname(source), path))})`)
    .replace(OWN_PLACE, (_, asked: keyof typeof answers) => answers[asked]);
  return placed.includes(TO_PATH)
    ? `import { fileURLToPath as ${TO_PATH} } from 'node:url';\n${placed}`
    : placed;
}
