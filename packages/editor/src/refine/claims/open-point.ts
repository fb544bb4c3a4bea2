import { keysIn } from '../../document/keys.ts';
import type { Draft } from '../draft.ts';
import { asRequirement, asSentence } from '../place/sentence.ts';
import { claimOf } from './claim.ts';
import type { Decision } from './decided.ts';
import { matchesOf } from './matches.ts';

const head =
  /^[\s>]*(?:[*+-]\s+|\d{1,9}[.)]\s+)?(?:\[[ xX]\]\s+)?(?:[*_`[(]{0,4}[A-Z]{1,8}-\d{1,6}[*_`\])]{0,4}\s?[:.)–—-]{0,2}[*_`]{0,3}\s*)?/u;
/** A statement that only says that something is not settled. */
export const undecided =
  /(?<!\p{L})(?:undecided|unclear|unsure|unknown|not (?:yet )?(?:sure|decided|clear|settled)|open question|whether|to be (?:decided|confirmed|clarified)|tbd|tbc|unklar|noch nicht|nicht entschieden|à décider|por decidir)(?!\p{L})|^(?:do|does|is|are|can|should|who|what|which|when|where|how)\b|\bopen (?:who|what|which|when|where|how)\b/iu;
/** That something was talked about says not how it came out. */
const news =
  /^(?:we|they|i|the \p{L}+)(?: have|['’]ve| now| just| already)* (?:settled|decided|discussed|clarified|solved|closed|sorted out|talked about|agreed)\b/iu;
const ENOUGH = 0.6;

/** The decision that a clause states where the draft says outside its questions that this is not settled; null where it does not. */
export function settledPoint(draft: Draft, clause: string): Decision | null {
  const { text: said, topic } = claimOf(clause);
  if (/[?？]\s*$/u.test(clause) || undecided.test(said) || news.test(said)) return null;
  for (const match of matchesOf(draft, topic)) {
    if (match.share < ENOUGH || match.shared < 2) return null;
    const raw = draft.text.slice(match.start, match.end);
    const lead = head.exec(raw)?.[0] ?? '';
    const old = raw.slice(lead.length);
    const family = keysIn(lead)[0]?.family;
    if (!undecided.test(old) || family === 'Q' || keysIn(old).some((key) => key.family === 'Q')) continue;
    if (family !== undefined && !/^(?:FR|NFR|REQ|BR)$/u.test(family)) continue;
    return {
      splice: {
        start: match.start + lead.length,
        end: match.end,
        text: family === undefined ? asSentence(said) : asRequirement(said, draft),
      },
      old: old.trim(),
      fresh: said,
    };
  }
  return null;
}
