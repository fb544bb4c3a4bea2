import type { Draft } from '../draft.ts';
import type { Splice } from '../editing/splice.ts';
import { asSentence } from '../place/sentence.ts';
import { wholeWords } from '../target/phrase.ts';
import { claimOf } from './claim.ts';
import { matchesOf } from './matches.ts';

const offered =
  /(?<left>[\p{L}\p{N}][\p{L}\p{N}.+#-]{1,30}) (?:or|oder|ou|o|of|lub|vs\.?) (?<right>[\p{L}\p{N}][\p{L}\p{N}.+#-]{1,30})/u;
const comment =
  /,\s(?:as )?(?:we )?(?:decided|agreed|confirmed|settled|approved|said|beschlossen|décidé|decidido)\b.{0,80}$/iu;
const ENOUGH = 0.5;

/** A sentence of the draft that a decision takes the place of. */
export interface Decision {
  readonly splice: Splice;
  readonly old: string;
  readonly fresh: string;
}

/** The splice that writes a decision over what the draft leaves open: "the key lives in KMS" over "where the key lives (HSM or KMS)". */
export function decidedChange(draft: Draft, clause: string): Decision | null {
  const said = clause.trim().replace(comment, '');
  const { topic } = claimOf(said);
  for (const match of matchesOf(draft, topic)) {
    if (match.share < ENOUGH || match.shared < 3) return null;
    const sentence = draft.text.slice(match.start, match.end);
    const { left = '', right = '' } = offered.exec(sentence)?.groups ?? {};
    if (left === '') continue;
    const chosen = [left, right].filter((one) => wholeWords(one, 'i').test(said));
    const item = draft.items.find((one) => one.start <= match.start && one.end >= match.end);
    if (chosen.length !== 1 || !item || item.key) continue;
    return {
      splice: { start: match.start, end: match.end, text: asSentence(said) },
      old: sentence,
      fresh: said,
    };
  }
  return null;
}
