import type { Draft } from '../draft.ts';
import type { Change } from '../instruction.ts';
import { unquoted } from '../target/phrase.ts';
import { replace } from './replace.ts';

const words = '(?:["“„«][^"“”„«»]{1,200}["“”»]|[\'‘][^\'‘’]{1,200}[\'’]|[^,;"“”]{1,60}?)';
const pattern = new RegExp(
  `^(?:(?:please|also|and|then),? )*(?:remove|drop|delete|cut|take out|lose|scrap) (?:the (?:words?|phrase|term) )?(?<old>${words})(?:,| and|, and|;| –| -) (?:rather )?(?:say|write|use|put|have|print|answer with) (?<fresh>${words}) (?:instead|in its place)[.!]*$`,
  'iu',
);

/** The change of "remove A, say B instead", which is one exchange and not two orders; null for other words. */
export function removedForChange(clause: string, draft: Draft): Change | null {
  const { old, fresh } = pattern.exec(clause.trim())?.groups ?? {};
  if (old === undefined || fresh === undefined) return null;
  const was = plain(old);
  return draft.text.toLowerCase().includes(was.toLowerCase())
    ? replace.parse(`replace "${was}" with "${plain(fresh)}"`, draft)
    : null;
}

function plain(written: string): string {
  return unquoted(written.replace(/^['‘](.*)['’]$/u, '$1'));
}
