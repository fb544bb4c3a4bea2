import { type Draft, draftOf } from '../draft.ts';
import { applied, type Change, type Instruction, noEffect } from '../instruction.ts';
import { boardOf } from '../tickets/board.ts';
import { fieldWishIn } from '../tickets/fields/read.ts';
import { withSettings } from '../tickets/fields/write.ts';
import { requirementNamed } from '../tickets/named.ts';
import { withOwnTicket } from '../tickets/own-ticket.ts';
import { withoutCourtesies } from '../tickets/wishes/courtesies.ts';

const own =
  '(?:(?:its|their|an?|the|ein|son|sein|ihr|su|un) )?(?:own|separate|eigene[sn]?|separate[sn]?|propre|propio)';
const ticket = '(?:ticket|story|issue|bug|task)';
const tail = '(?<tail>(?:\\s?[,.;:]|\\s[–—-]|\\s(?:and|with|und|mit|et|avec|y|con))\\s.{2,200})?$';
const ofIts =
  '(?:(?:an?|its|the|one) (?:(?:new|separate|own) )?(?:ticket|story|task) of (?:its|their) own|(?:its|their|an?) (?:own|separate|new) (?:ticket|story|task)|ein(?:em)? eigene[sn]? ticket|un ticket à part|un ticket aparte)';
const patterns: readonly RegExp[] = [
  new RegExp(
    `^(?<what>[^,;:.]{2,60}?) (?:has|is|isn['’]t|are|does|doesn['’]t|belongs?|deserves|concerns|hat|ist|gehört|n['’]a|est|no|tiene)(?!\\p{L})[^.;:]{2,140}?(?:[,.;:–—]|\\s-)\\s(?:(?:so|please|better|let['’]?s|bitte) )*(?:make|turn|give|put|move|mach|mache|fais|faites|haz)(?:[- ](?:it|that|this|them|es|das|en|lo))?(?: (?:in(?:to)?|to|daraus|zu))? ${ofIts}${tail}`,
    'isu',
  ),
  new RegExp(
    `^(?:make|turn|give|put|move|pull|extract|break) (?<what>[^,;:.]{2,80}?)(?: out)?(?: (?:in(?:to)?|to|as))? ${ofIts}${tail}`,
    'isu',
  ),
  new RegExp(`^(?:make|create|open) ${ofIts} (?:for|of|out of|from) (?<what>[^,;:.]{2,80}?)${tail}`, 'isu'),
  new RegExp(
    `^(?<what>.{2,80}?) (?:is|are|was) (?:really |actually )?an? (?<type>bug|story|task|ticket) of its own(?:,? (?:and )?not [^.;]{2,100})?[.;,] (?:so )?(?:please )?(?:make|turn|put|move) (?:it|that|this)(?: into| in| to)? (?:an? )?(?:own|separate|new) ${ticket}${tail}`,
    'isu',
  ),
  new RegExp(
    `^(?<what>.{2,80}?) (?:is|are|was) (?:really |actually )?an? (?<type>bug|story|task|ticket) of its own(?:,? (?:and )?not [^.;]{2,100})?${tail}`,
    'isu',
  ),
  new RegExp(
    `^(?<what>.{2,80}?) (?:should|must|needs? to|has to|ought to|deserves?|belongs? in(?:to)?|gets?|needs?|wants?|soll(?:te)?|muss|gehört in|braucht|bekommt|mérite|doit|debe|debería|merece|necesita)(?: (?:be|become|have|go (?:in)?to|être|avoir|ser|tener))? ${own} ${ticket}(?: werden| sein| bekommen)?${tail}`,
    'isu',
  ),
  new RegExp(
    `^(?<what>.{2,80}?) (?:should|must|needs?|gets?|deserves?|has to|ought to)(?: (?:be|become|have|go in(?:to)?|get))? ${ofIts}${tail}`,
    'isu',
  ),
  new RegExp(
    `^(?<what>.{2,80}?) (?:should|must|doit|debe|debería|soll)(?: be| être| ser)? (?:un |ein )?${ticket} (?:à part|aparte|extra)(?: sein| werden)?${tail}`,
    'isu',
  ),
  new RegExp(
    `^(?:please )?(?:make|turn|pull|move|put|take|split|break) (?<what>.{2,80}?)(?: out| off)?(?: in(?:to)?| to| as)? ${own} ${ticket}${tail}`,
    'isu',
  ),
];

/** Makes a ticket of a requirement that shares one with others. */
export const ownTicket: Instruction = {
  meta: {
    id: 'own-ticket',
    does: 'Takes a requirement out of the ticket it shares with others and makes a ticket of it, with the type, priority or estimate that is said.',
    examples: [],
  },
  parse: ownTicketChange,
};

/** As the instruction reads it, of one or several sentences. */
export function ownTicketChange(words: string, draft: Draft): Change | null {
  if (boardOf(draft).tickets.length === 0) return null;
  const plain = withoutCourtesies(words);
  for (const pattern of patterns) {
    const { what, type, tail: said = '' } = pattern.exec(plain)?.groups ?? {};
    const key = what === undefined ? null : requirementNamed(draft, what);
    if (key === null) continue;
    const made = withOwnTicket(draft, key);
    const fields = [
      ...(type === undefined || /ticket/iu.test(type) ? [] : [`type ${type}`]),
      said
        .replace(/^[\s,.;:–—-]+(?:(?:and|with|und|mit|et|avec|y|con)\s)?/iu, '')
        .replace(/^(?:and|with|und|mit|et|avec|y|con)\s/iu, '')
        .replace(/(?:^|\s)(?:for|für|pour|para) (?=\p{Lu}\p{Ll}+$)/u, ', owner ')
        .replace(/^, /u, ''),
    ].filter((one) => one !== '');
    if (!made)
      return (now) =>
        noEffect(now, `${key} is all that its ticket is about, or no ticket can be made of it.`);
    const wish =
      fields.length === 0
        ? null
        : fieldWishIn(`${made.key}: ${fields.join(', ')}`, draftOf(made.text, draft.request));
    if (fields.length > 0 && wish === null) continue;
    return (now) => {
      const fresh = withOwnTicket(now, key);
      if (!fresh) return noEffect(now, `No ticket can be made of ${key}.`);
      const done = withSettings(draftOf(fresh.text, now.request), wish?.settings ?? []);
      return {
        ...applied(now, done.text, `Made the ticket ${fresh.key} of ${key}. ${done.message}`.trim()),
        focus: fresh.key,
      };
    };
  }
  return null;
}
