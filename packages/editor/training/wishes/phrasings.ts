import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WISH_SLOTS, type WishKind } from '../../src/refine/phrased/wish-kinds.ts';

/** Feedback with slots in braces, as somebody wrote it who did not know the code. */
export interface Phrasing {
  /** Null for what is no wish of a kind that is learned, or more than one wish. */
  readonly kind: WishKind | null;
  /** BCP 47 primary subtag. */
  readonly language: string;
  readonly text: string;
}

/** Headings of what is no such wish: remarks and wishes of other kinds, several wishes, vague feedback, and what has nothing to do with a document. */
const NO_WISHES: ReadonlySet<string> = new Set(['other', 'several', 'borderline', 'out-of-scope']);

const FOLDER = import.meta.dirname;

/** The phrasings of all files beside this one. See `README.md` for their form. */
export function readPhrasings(): Phrasing[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.txt') && !isOfFillings(file))
    .sort()
    .flatMap((file) => parsePhrasings(readFileSync(join(FOLDER, file), 'utf8')));
}

/** Phrasings under headings `== kind`, one a line: `en: text`. Throws where a line is neither. */
function parsePhrasings(text: string): Phrasing[] {
  let kind = '';
  return linesOf(text).flatMap((line): Phrasing[] => {
    const heading = /^== (\S+)/u.exec(line)?.[1];
    if (heading !== undefined) {
      kind = heading;
      return [];
    }
    const found = /^([a-z]{2})(?: (after|before))?: (.+)$/u.exec(line);
    if (!found) throw new Error(`no phrasing: ${line}`);
    const [, language = '', place, words = ''] = found;
    const name = place === undefined ? kind : `move-${place}`;
    if (!(name in WISH_SLOTS || NO_WISHES.has(name))) throw new Error(`no kind of wish: ${name}`);
    return [{ kind: NO_WISHES.has(name) ? null : (name as WishKind), language, text: words }];
  });
}

/** What may stand in the slots of phrasings: by slot, then by language. */
export type Fillings = ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;

const isOfFillings = (file: string) => /^fillings.*\.txt$/u.test(file);

/** The fillings of all files beside this one. */
export function readFillings(): Fillings {
  const fillings = new Map<string, Map<string, string[]>>();
  let slot = '';
  const files = readdirSync(FOLDER).filter(isOfFillings).sort();
  for (const line of files.flatMap((file) => linesOf(readFileSync(join(FOLDER, file), 'utf8')))) {
    const heading = /^== (\S+)/u.exec(line)?.[1];
    if (heading !== undefined) {
      slot = heading;
      if (!fillings.has(slot)) fillings.set(slot, new Map());
      continue;
    }
    const [, language = 'en', words = ''] = /^([a-z]{2}): (.+)$/u.exec(line) ?? [];
    const own = fillings.get(slot);
    own?.set(language, [...(own.get(language) ?? []), words]);
  }
  return fillings;
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
