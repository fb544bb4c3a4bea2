import type { Draft } from '../draft.ts';
import { type Splice, splice } from '../editing/splice.ts';
import { applied, type Change, type Instruction } from '../instruction.ts';
import { boardOf, type Ticket } from '../tickets/board.ts';
import { withoutCourtesies } from '../tickets/wishes/courtesies.ts';

const titles =
  '(?:all |every |each |the |all the |all of the )*(?:(?:ticket|story) )?(?:titles?|headings?|names?)(?: of (?:all|every|each|the)(?: the)? (?:tickets?|stor(?:y|ies)))?';
const prefix =
  '(?:the (?:prefix|words?|text) )?(?<prefix>["“„][^"“”„]{1,40}["”“]|\\[[^\\]]{1,30}\\]|[^\\s]{1,30})';
const patterns: readonly RegExp[] = [
  new RegExp(`^(?:prefix|prepend|start|begin) ${titles} (?:with|by) ${prefix}$`, 'iu'),
  new RegExp(
    `^(?:add|put|write|prepend) ${prefix} (?:(?:to|at) the (?:start|beginning|front) of|before|in front of|as (?:an? )?prefix (?:to|of|for)) ${titles}$`,
    'iu',
  ),
  new RegExp(
    `^add (?:the |a )?prefix ${prefix.replace('(?:the (?:prefix|words?|text) )?', '')} to ${titles}$`,
    'iu',
  ),
  new RegExp(`^(?:make|have|let) ${titles} (?:start|begin) with ${prefix}$`, 'iu'),
  new RegExp(`^${titles} (?:should|must|have to|need to) (?:all )?(?:start|begin) with ${prefix}$`, 'iu'),
];

/** Puts the same words before the title of every ticket. */
export const titlePrefix: Instruction = {
  meta: {
    id: 'title-prefix',
    does: 'Puts the same words before the title of every ticket, behind its key.',
    examples: ['prefix the ticket titles with [API]', 'put "Shop:" in front of every title'],
  },
  parse: titlePrefixChange,
};

/** As the instruction reads it. */
export function titlePrefixChange(words: string, draft: Draft): Change | null {
  if (boardOf(draft).tickets.length === 0) return null;
  const plain = withoutCourtesies(words);
  for (const pattern of patterns) {
    const said = pattern.exec(plain)?.groups?.['prefix']?.replace(/^["“„]|["”“]$/gu, '');
    if (said === undefined) continue;
    return (now) => {
      const splices = boardOf(now).tickets.flatMap((ticket) => before(now, ticket, said) ?? []);
      return applied(
        now,
        splice(now.text, splices),
        `Put "${said}" before the title of ${splices.length} tickets.`,
      );
    };
  }
  return null;
}

function before(draft: Draft, { section, title }: Ticket, said: string): Splice | null {
  const at = draft.text.lastIndexOf(title, section.headingEnd);
  return at < section.start || title.startsWith(said) ? null : { start: at, end: at, text: `${said} ` };
}
