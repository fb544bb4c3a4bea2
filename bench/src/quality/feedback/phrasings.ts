import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, 'phrasings');

/** BCP 47 primary subtag of a phrasing. */
type Language = 'en' | 'de' | 'fr' | 'es' | 'pt' | 'it' | 'nl' | 'pl';

/** Which half of the phrasings one belongs to: the open half may be worked with, the closed one tells what that is worth. */
export type Half = 'open' | 'closed';

/** Feedback with slots, as somebody wrote it who did not know the code. */
export interface Phrasing {
  readonly operation: string;
  readonly language: Language;
  /** A further word behind the language: where a moved section shall stand. */
  readonly variant?: string;
  readonly text: string;
  readonly half: Half;
}

/** The phrasings of one file, or all in the order of their files. Throws where a line is neither a heading nor a phrasing. */
export function readPhrasings(only?: string): Phrasing[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.txt') && (only === undefined || file === `${only}.txt`))
    .sort()
    .flatMap((file) => parsePhrasings(readFileSync(join(FOLDER, file), 'utf8')));
}

/** Phrasings under headings `== operation`, one a line: `en: text`, or `en before: text`. */
export function parsePhrasings(text: string): Phrasing[] {
  const phrasings: Phrasing[] = [];
  let operation = '';
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue;
    const heading = /^== (\S+)$/u.exec(line.trim());
    if (heading) {
      operation = heading[1] ?? '';
      continue;
    }
    const found = /^([a-z]{2})(?: (\w+))?: (.+)$/u.exec(line.trim());
    if (!found) throw new Error(`no phrasing: ${line}`);
    const [, language, variant, words] = found;
    phrasings.push({
      operation,
      language: language as Language,
      ...(variant ? { variant } : {}),
      text: words ?? '',
      half: hashOf(words ?? '') % 2 === 0 ? 'open' : 'closed',
    });
  }
  return phrasings;
}

/** FNV-1a of a text in 32 bits: the same on every machine, whatever else is in the files. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of Buffer.from(text, 'utf8')) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash;
}
