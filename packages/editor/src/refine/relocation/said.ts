import { upperFirst } from '../../first-letter.ts';
import type { Draft } from '../draft.ts';
import { asLeftOut } from '../place/left-out.ts';
import type { Target } from '../target/target.ts';
import type { StatementKind } from './kinds.ts';

/** "*Mitigation:* open, see Q-5": what a list says of an item beside what it states. */
const labelled = /\s[*_]{1,3}[\p{L} ]{3,40}\s?:[*_]{1,3}\s.*$/su;
/** What an assumption opens with, in eight languages. */
const assumed =
  /^(?:we (?:assume|expect|take it)|it is assumed|assuming|wir nehmen an|angenommen|nous supposons|on suppose|suponemos|asumimos|supomos|assumimos|supponiamo|we nemen aan|zakładamy)(?: (?:that|dass|que|qu['’]|che|dat|że))?,?\s+/iu;
/** "Alternative: SFTP": a list of alternatives says so itself. */
const alternative = /^(?:alternativ\p{L}{1,3}|alternatyw\p{L}|option)\s?:\s+/iu;

/** What a requirement of the system as a whole would have done. */
const done =
  /^[\s*+-]*[*_]*(?:FR|NFR)-\d+[:*_]*\s*The (?:system|change) (?:MUST|SHOULD|MAY) (?!NOT\b)(?<deed>.+)$/su;

/** What a part of a draft states, as a plain sentence that can stand elsewhere: without key, labels and what binds it. */
export function saidBy(draft: Draft, part: Target, to: StatementKind | null): string {
  const raw = draft.text.slice(part.start, part.end);
  if (part.kind === 'row') return saidByRow(raw);
  const deed = to === 'alternative' ? done.exec(raw)?.groups?.['deed'] : undefined;
  const said = (deed ?? asLeftOut(draft, part)).replace(labelled, '').replace(/[.]?$/u, '.');
  const bare = to === 'assumption' ? said : said.replace(assumed, '');
  const named = to === 'alternative' ? bare.replace(alternative, '') : bare;
  return upperFirst(named);
}

/** The cells of a row as one entry: the first that is no number, the others in brackets. */
function saidByRow(row: string): string {
  const [first = '', ...others] = row
    .replace(/^\|\s*|\s*\|$/gu, '')
    .split('|')
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '' && cell !== '–' && !/^\d+$/u.test(cell));
  return others.length === 0 ? first : `${first} (${others.join(', ')})`;
}
