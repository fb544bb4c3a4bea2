import { type Draft, draftOf } from '../draft.ts';
import { removedWithKey } from '../editing/removal.ts';
import { applied, type Change, noEffect } from '../instruction.ts';
import { entryFor, withEntry } from '../labelled/set-entry.ts';
import { homeOf } from '../target/keyed.ts';
import { saidBy } from './said.ts';

const pattern =
  /^(?:(?:and|but|also) )?(?<what>[A-Z]{1,8}-\d{1,6}) (?:(?:is|was)(?: not|n['’]t| no)(?: really)?(?: an?)? \p{L}+(?: at all)?[,;:.]? (?:and |but )?(?:(?:it|that)(?:['’]s| is) |rather )?|(?:is|becomes) )(?:only |just |in fact |really )?(?:the|a) (?<label>mitigation|countermeasure) (?:of|for|to|against) (?<risk>[A-Z]{1,8}-\d{1,6})[.!]*$/iu;

/** "R-2 is not a risk, it is the mitigation of R-1": what it says stands there, and the entry of its own goes. */
export function mitigationChange(words: string, draft: Draft): Change | null {
  const { what, risk } = pattern.exec(words.trim())?.groups ?? {};
  if (what === undefined || risk === undefined || what === risk) return null;
  return withMitigation(draft, what, risk) === null
    ? null
    : (now) => {
        const text = withMitigation(now, what, risk);
        return text === null
          ? noEffect(now, `The document gives ${risk} no mitigation.`)
          : applied(now, text, `What ${what} said is the mitigation of ${risk}.`);
      };
}

function withMitigation(draft: Draft, what: string, risk: string): string | null {
  const part = homeOf(draft, what);
  if (!part || part.kind === 'section') return null;
  const value = saidBy(draft, part, null);
  const wish = { label: 'mitigation', of: risk, value, isSet: true } as const;
  const rest = draftOf(removedWithKey(draft, part, what), draft.request);
  const entry = entryFor(rest, wish);
  return entry === null ? null : withEntry(rest, entry, value);
}
