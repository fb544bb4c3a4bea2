import { type Draft, draftOf } from '../draft.ts';
import { applied, type Change, type Instruction, noEffect, type Outcome } from '../instruction.ts';
import { boardOf, nameOf } from '../tickets/board.ts';
import { mergedTickets } from '../tickets/merged-ticket.ts';
import { nothing, type Spoken, ticketNamed, ticketsNamed } from '../tickets/named.ts';
import { withoutCourtesies } from '../tickets/wishes/courtesies.ts';
import { ticketNoun } from '../tickets/wishes/words.ts';

const merging =
  '(?:merge|combine|join|fold|unite|put (?:them|those|these|both|it) (?:together|in)|make (?:it |them |that )?(?:one|a single) ticket|one ticket|fusionn\\p{L}*|regroup\\p{L}*|zusammen\\p{L}*|fasse?n?|mach\\p{L}* (?:ein|daraus ein)|junta\\p{L}*|un[ae]d?\\p{L}*|fusion\\p{L}*|połącz\\p{L}*|scal\\p{L}*|uni\\p{L}*)';
const partOf =
  '(?:(?:is|are) (?:really |just |only |basically |actually )?(?:a )?(?:part of|covered by|included in|the same as)|(?:gehört|gehören) zu[mr]?|ist (?:ein )?teil (?:von|des|der)|fait partie d(?:e|es|u)|es parte del?|forma parte del?|belongs? to)';
const together =
  '(?:(?:really |should )?(?:belong|go) together|are (?:really )?(?:the same(?: thing)?|one(?: thing)?|one and the same)|overlap|gehören zusammen|sind dasselbe|vont ensemble|sont la même chose|van juntos|son lo mismo)';
const folded = new RegExp(
  `^(?<gone>.{2,80}?) ${partOf} (?<kept>.{2,80}?)(?:[,.;:]|\\s[–—-]|\\s(?:and|so|und|et|y)) .{0,30}?${merging}[^.!?\\d]{0,80}$`,
  'isu',
);
const paired = new RegExp(
  `^(?<pair>.{5,160}?) ${together}(?:[,.;:]|\\s[–—-]|\\s(?:and|so|und|et|y)) .{0,30}?${merging}[^.!?\\d]{0,80}$`,
  'isu',
);
const name =
  '(?:(?:[.,;]| and| und| et| y)+ (?:please )?(?:(?:keep|use|take|with|under) (?:the )?title (?:of|from) (?<titled>[^.,;]{2,60})|(?:call|name|title) (?:it|that|the result|the (?:new|merged) ticket)(?: something like)?:? (?<name>["“„«]?[^"“”„«»]{3,120}["”“»]?)))?';
const verb =
  '(?:merge|combine|join|fold|roll|unite|consolidate|lump|integrate|fusionne[rz]?|regroupe[rz]?|combine[rz]?|fusiona[dr]?|junta[dr]?|combina[dr]?|une|unir|integra|verschmelze|integriere|połącz|unisci)';
const into = '(?:(?<beside>with|avec|con|mit)|in(?:to)?|to|dans|à|en|in das|a)';
/** "Merge A into B": what is there to stay stands last. */
const one = new RegExp(`^${verb} (?<gone>.{2,80}?) ${into} (?<kept>.{2,80}?)${name}$`, 'isu');
/** "US-3 should be part of US-2": one ticket is to be in another. */
const partly = new RegExp(
  `^(?<gone>(?:[A-Z]{1,8}-\\d{1,4}|.{2,60}? (?:ticket|story|one))(?:(?:,| and| und| et| y) [A-Z]{1,8}-\\d{1,4})*) (?:(?:should|could|must|can|would|needs? to|soll(?:te)?|muss|doit|devrait|debe|debería) (?:really |better |just )?(?:be(?:come)? |go |être |ser |move )?|(?:was|were|is|are|belongs?|goes?|gehört|va|fait|es) )(?:really |just |only |actually )?(?:a )?(?:part of|merged (?:in)?to|merged with|folded into|included in|inside|into|in|partie de|parte de|teil von) (?<kept>[A-Z]{1,8}-\\d{1,4}|the .{2,60}? (?:ticket|story|one))${name}$`,
  'isu',
);
const many = new RegExp(
  `^(?:(?:${verb}) (?<list>.{5,160}?)(?: (?:in(?:to)?|to|en|dans|zu) (?:one|a single|ein(?:em)?|une? seule?|una? sol[oa]|une?|una?)(?: single)?(?: ${ticketNoun})?)?(?: together)?|(?:make|create|build) (?:one|a single)(?: single)? ${ticketNoun} (?:out of|of|from) (?<made>.{5,160}?)|put (?<put>.{5,160}?) (?:together|in(?:to)? (?:one|a single) ${ticketNoun})|(?<should>.{5,160}?) (?:should|must|could|can|need to) (?:really |better )?(?:be|become|go (?:in)?to) (?:one|a single|the same|merged|combined)(?: ${ticketNoun})?(?: together| into one)?|(?:fasse?|lege?|führe?) (?<fasse>.{5,160}?) (?:zusammen|(?:in|zu) einem ticket zusammen)|(?<de>.{5,160}?) (?:bitte )?(?:zusammenlegen|zusammenfassen|zusammenführen|(?:sollten?|müssen|können) (?:ein ticket sein|zusammengelegt werden|zusammengefasst werden|zusammen)))${name}$`,
  'isu',
);

/** Makes one ticket of those that are said to be one. */
export const mergeTickets: Instruction = {
  meta: {
    id: 'merge-tickets',
    does: 'Makes one ticket of several, with all that they say; the coverage map follows.',
    examples: [],
  },
  parse: (clause, draft) => mergeTicketsChange(clause, draft),
};

/** Tickets by their place: the one that stays, those that go into it, and the title of the whole where it is said. */
interface Merge {
  readonly kept: number;
  readonly gone: readonly number[];
  readonly title: string | undefined;
}

/** As the instruction reads it, of one or several sentences. */
export function mergeTicketsChange(words: string, draft: Draft, spoken: Spoken = nothing): Change | null {
  if (boardOf(draft).tickets.length < 2) return null;
  const plain = withTicketNumbers(withoutCourtesies(words));
  const merge = plain.length > 500 ? null : (toldIn(plain, draft) ?? orderedIn(plain, draft, spoken));
  return merge && merge.gone.length > 0 && !merge.gone.includes(merge.kept)
    ? (now) => merged(now, merge)
    : null;
}

/** "Merge 4 and 5": numbers alone, of which only tickets can be merged. */
function withTicketNumbers(words: string): string {
  const { head = '', numbers } =
    new RegExp(
      `^(?<head>${verb} )(?<numbers>#?\\d{1,3}(?:(?:\\s?,\\s?|\\s)(?:(?:and|und|et|y|&|with|into|mit|avec|con) )?#?\\d{1,3})+)$`,
      'iu',
    ).exec(words)?.groups ?? {};
  return numbers === undefined
    ? words
    : `${head}${numbers.replace(/#?(?=\d{1,3}(?!\d))(?<!\d)/gu, 'ticket ')}`;
}

function toldIn(plain: string, draft: Draft): Merge | null {
  const { gone, kept } = folded.exec(plain)?.groups ?? {};
  const pair = paired.exec(plain)?.groups?.['pair'];
  const named =
    gone !== undefined && kept !== undefined
      ? [ticketNamed(draft, kept), ticketNamed(draft, gone)]
      : pair === undefined
        ? []
        : ticketsNamed(draft, pair).toSorted((left, right) => left - right);
  const [into, from, ...more] = named;
  if (into === undefined || into === null || from === undefined || from === null || more.length > 0)
    return null;
  return { kept: into, gone: [from], title: undefined };
}

function orderedIn(plain: string, draft: Draft, spoken: Spoken): Merge | null {
  for (const single of [one.exec(plain)?.groups, partly.exec(plain)?.groups]) {
    if (!single) continue;
    const kept = ticketNamed(draft, single['kept'] ?? '', spoken);
    const gone = ticketsNamed(draft, single['gone'] ?? '', spoken);
    const title = titleOf(single, draft);
    const [first, ...more] = gone;
    // what is named first stays where two go together: "combine A with B"
    if (kept !== null && first !== undefined)
      return single['beside'] === undefined
        ? { kept, gone, title }
        : { kept: first, gone: [...more, kept], title };
  }
  const groups = many.exec(plain)?.groups;
  const list = ['list', 'made', 'put', 'should', 'fasse', 'de']
    .map((id) => groups?.[id])
    .find((said) => said);
  const tickets = list === undefined ? [] : ticketsNamed(draft, list, spoken);
  const [kept, ...gone] = tickets;
  return kept === undefined || gone.length === 0 || !groups
    ? null
    : { kept, gone, title: titleOf(groups, draft) };
}

function titleOf(groups: Readonly<Record<string, string | undefined>>, draft: Draft): string | undefined {
  const at = groups['titled'] === undefined ? null : ticketNamed(draft, groups['titled']);
  if (at !== null) return boardOf(draft).tickets[at]?.title;
  return groups['name']?.replace(/^["“„«]\s?(.*?)\s?["”“»]$/u, '$1');
}

function merged(draft: Draft, { kept, gone, title }: Merge): Outcome {
  const board = boardOf(draft).tickets;
  const home = board[kept];
  const names = gone.flatMap((at) => board[at]?.section.title ?? []);
  if (!home) return noEffect(draft, 'There is no such ticket.');
  let now = draft;
  for (const [at, name] of names.entries()) {
    const { tickets } = boardOf(now);
    const own = tickets.find((ticket) => ticket.key === home.key);
    const other = tickets.find((ticket) => ticket.section.title === name);
    const text =
      own && other
        ? mergedTickets(now, own.section, other.section, at === names.length - 1 ? title : undefined)
        : null;
    if (text === null) return noEffect(draft, 'These tickets have not the same form.');
    now = draftOf(text, draft.request);
  }
  const others = gone.flatMap((at) => (board[at] ? nameOf(board[at]) : [])).join(', ');
  return {
    ...applied(draft, now.text, `Merged ${others} into ${nameOf(home)}; their estimates count together.`),
    focus: nameOf(home),
  };
}
