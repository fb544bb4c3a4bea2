import { pathFault } from '@faircopy/contract';
import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import Type, { type Static } from 'typebox';

/** One entry of `releases.json`, as the operator writes it. Other properties are the operator's own. */
const ListedRelease = Type.Object({
  version: Type.String({ pattern: '^[0-9A-Za-z][0-9A-Za-z.+-]{0,63}$' }),
  build: Type.String({ pattern: '^[0-9]{1,12}([.][0-9]{1,12}){0,5}$' }),
  minimumSystemVersion: Type.String({ pattern: '^[0-9]{1,4}([.][0-9]{1,4}){0,2}$' }),
  publishedAt: Type.String({ format: 'date-time' }),
  file: Type.String({ minLength: 1, maxLength: 1_024 }),
  edSignature: Type.String({ pattern: '^[A-Za-z0-9+/]{86}==$' }),
  notesUrl: Type.String({ format: 'uri', pattern: '^https?://' }),
  sizeBytes: Type.Optional(Type.Integer({ minimum: 0 })),
  sha256: Type.Optional(Type.String({ pattern: '^[0-9a-f]{64}$' })),
});
export type ListedRelease = Static<typeof ListedRelease>;

/** A build that can be had: its file is there, and is what the list says. */
export interface Release extends ListedRelease {
  /** Last part of `file`. */
  readonly fileName: string;
  readonly sizeBytes: number;
  readonly sha256: string;
}

/** What was read from `releases.json`; entries that cannot be used are told apart by why. */
export interface ReleaseList {
  readonly listed: readonly ListedRelease[];
  readonly faults: readonly string[];
}

const isListed = formats.default(new Ajv({ strict: false })).compile<ListedRelease>(ListedRelease);

/** Names that mean the same in a URL, a header and every file system. */
const PLAIN_NAME = /^[A-Za-z0-9][A-Za-z0-9._+-]{0,199}$/;

/**
 * Reads `releases.json`: `{ "releases": [ … ] }`, or the list alone, in any order.
 *
 * @throws {SyntaxError} for what is no JSON or no list
 */
export function readReleaseList(text: string): ReleaseList {
  const content: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
  const entries = Array.isArray(content) ? content : (content as { releases?: unknown } | null)?.releases;
  if (!Array.isArray(entries)) throw new SyntaxError('releases.json holds no list of releases');
  const listed: ListedRelease[] = [];
  const faults: string[] = [];
  for (const [index, entry] of entries.entries()) {
    const fault = faultOf(entry, listed);
    if (fault === null)
      listed.push({ ...entry, minimumSystemVersion: inThreeParts(entry.minimumSystemVersion) });
    else faults.push(`/releases/${index}${fault}`);
  }
  return { listed: listed.sort(newestFirst), faults };
}

function faultOf(entry: unknown, before: readonly ListedRelease[]): string | null {
  if (!isListed(entry)) return `${isListed.errors?.[0]?.instancePath} ${isListed.errors?.[0]?.message}`;
  const path = pathFault(entry.file);
  if (path !== null) return `/file ${path}`;
  if (!PLAIN_NAME.test(fileNameOf(entry))) return '/file must have a name of letters, digits, dots, + and -';
  return before.some(({ version }) => version === entry.version) ? '/version is in the list already' : null;
}

export function fileNameOf({ file }: Pick<ListedRelease, 'file'>): string {
  return file.slice(file.lastIndexOf('/') + 1);
}

function inThreeParts(version: string): string {
  return [...version.split('.'), '0', '0'].slice(0, 3).join('.');
}

/** The updater goes by the build, whose parts are numbers. */
function newestFirst(one: ListedRelease, other: ListedRelease): number {
  const [first, second] = [one, other].map(({ build }) => build.split('.').map(Number));
  for (let part = 0; part < Math.max(first?.length ?? 0, second?.length ?? 0); part += 1) {
    const difference = (second?.[part] ?? 0) - (first?.[part] ?? 0);
    if (difference !== 0) return difference;
  }
  return other.publishedAt.localeCompare(one.publishedAt);
}
