import { upperFirst } from '../../first-letter.ts';
import { phrasesOf } from '../../formats/phrases.ts';
import type { Draft } from '../draft.ts';
import { splice } from '../editing/splice.ts';
import { applied, type Change, noEffect, type Outcome } from '../instruction.ts';
import { boardOf, nameOf } from '../tickets/board.ts';
import { ticketNamed } from '../tickets/named.ts';
import { withoutCourtesies } from '../tickets/wishes/courtesies.ts';

const key = '(?<what>[A-Z]{1,8}-\\d{1,4})';
const scope = '(?:out[- ]of[- ]scope|scope exclusions?|exclusions?|non-?goals?)';
const thing = '["“]?(?<thing>[^"“”:.;]{3,160}?)["”]?';
const patterns: readonly RegExp[] = [
  new RegExp(
    `^(?:add|put|note|list|write) (?:an? |the )?${scope}(?: (?:item|line|entry|note))? (?:to|in|for|on|of|under) ${key}\\s?:\\s${thing}$`,
    'iu',
  ),
  new RegExp(
    `^(?:add|put|note|list|write|move) ${thing} (?:to|in|into|as|under) (?:the |an? )?${scope}(?: (?:section|line|list|part))? (?:to|in|for|on|of) ${key}$`,
    'iu',
  ),
  new RegExp(`^${thing} (?:is|are|should be|must be) ${scope} (?:for|in|of) ${key}$`, 'iu'),
  new RegExp(`^(?:for |in )?${key}\\s?[:,]\\s${thing} (?:is|are|should be|must be) ${scope}$`, 'iu'),
  new RegExp(`^(?:put|leave|set|mark|take) ${thing} (?:as )?${scope} (?:for|in|of) ${key}$`, 'iu'),
  new RegExp(`^${key}(?:['’]s)? ${scope}\\s?:\\s${thing}$`, 'iu'),
];

/** Says of a ticket what it leaves out, beside what it names already; null where words say nothing of the kind. */
export function ticketScopeChange(words: string, draft: Draft): Change | null {
  if (boardOf(draft).tickets.length === 0) return null;
  const plain = withoutCourtesies(words);
  for (const pattern of patterns) {
    const { what, thing: said } = pattern.exec(plain)?.groups ?? {};
    const at = what === undefined ? null : ticketNamed(draft, what);
    if (at !== null && said !== undefined) return (now) => leftOut(now, at, said.trim());
  }
  return null;
}

function leftOut(draft: Draft, at: number, thing: string): Outcome {
  const phrases = phrasesOf(draft.language);
  const ticket = boardOf(draft).tickets[at];
  const line = ticket?.lines.find(({ label }) => label === phrases.ticketOutOfScope);
  if (!ticket || !line) return noEffect(draft, 'The ticket has no line for what it leaves out.');
  const old = draft.text.slice(line.value.start, line.value.end).trim();
  if (old.toLowerCase().includes(thing.toLowerCase()))
    return noEffect(draft, `${nameOf(ticket)} leaves ${thing} out already.`);
  const text = old === '' || old === phrases.none ? upperFirst(thing) : `${old}; ${thing}`;
  return applied(
    draft,
    splice(draft.text, [{ ...line.value, text }]),
    `Put ${thing} out of the scope of ${nameOf(ticket)}.`,
  );
}
