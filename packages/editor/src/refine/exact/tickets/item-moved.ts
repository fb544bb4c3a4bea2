import { contentWords } from '../../../document/content-words.ts';
import type { Item } from '../../../document/items.ts';
import { keysIn } from '../../../document/keys.ts';
import { areKin } from '../../claims/kin.ts';
import { type Draft, draftOf } from '../../draft.ts';
import { splice } from '../../editing/splice.ts';
import { applied, type Change, noEffect, type Outcome } from '../../instruction.ts';
import { requirementMoveChange } from '../../instructions/requirement-move.ts';
import { placeNamed } from '../../target/ordinal-words.ts';
import { boardOf, nameOf, type Ticket } from '../../tickets/board.ts';
import { withItem } from '../../tickets/items-written.ts';
import { ticketNamed } from '../../tickets/named.ts';
import { citesCriterion, partsOfRequirement, withoutItems } from '../../tickets/requirement-parts.ts';
import type { ExactReader } from '../exact-reader.ts';

const criterion = '(?:(?:acceptance )?criteri(?:on|a)|ACs?|acceptance tests?)';
const kind = `(?<kind>${criterion}|(?:sub)?tasks?|to-?dos?)`;
const ordinal = '(?<place>first|second|third|fourth|fifth|last|\\d{1,2}(?:st|nd|rd|th))';
const numbered = `(?:${ordinal} ${kind}|(?:${kind.replace('<kind>', '<kind2>')}) (?:no\\.? |number |#)?(?<number>\\d{1,2}))`;
const about = `(?:${kind}(?: (?:about|on|for|with|that (?:says|checks|tests|covers|mentions)|where|regarding))? ["“]?(?<topic>[^"“”]{3,80}?)["”]?|(?<topic2>[^,"“”]{3,60}?) ${kind.replace('<kind>', '<kind2>')})`;
const from =
  '(?: (?:of|from|in|on|under|out of) (?:the )?(?<from>[A-Z]{1,8}-\\d{1,4}|[^,;]{2,60}? (?:ticket|story)))';
const to =
  '(?:over )?(?:to|into|in|under) (?:the )?(?<to>[A-Z]{1,8}-\\d{1,4}|[^,;]{2,60}? (?:ticket|story|one)|ticket [^,;]{2,40})';
const away = '(?:,? (?:and )?not (?:(?:in|to|into|under) )?(?:the )?(?<not>[^,;]{2,60}))?';
const patterns: readonly RegExp[] = [numbered, about].flatMap((what) =>
  [
    `^(?:move|shift|put|take|pull|push|transfer|relocate) (?:the )?${what}${from}? ${to}${away}$`,
    `^(?:the )?${what}${from}? (?:really |actually |rather )?(?:belongs?|goes|should (?:go|be|move|belong)|must go|needs to go|has to go|has to move|fits better) ${to}${away}$`,
  ].map((one) => new RegExp(one, 'iu')),
);

interface Meant {
  readonly ticket: number;
  readonly item: Item;
}

/** "Move criterion 2 of US-1 to US-3", "the task about mails belongs in US-2": one item of a ticket in the list of another. */
export const itemMoved: ExactReader = (words, draft) => {
  if (boardOf(draft).tickets.length < 2) return null;
  for (const pattern of patterns) {
    const found = pattern.exec(words)?.groups;
    const change = found ? moveOf(found, draft) : null;
    if (change) return change;
  }
  return null;
};

type Groups = Readonly<Record<string, string | undefined>>;

function moveOf(groups: Groups, draft: Draft): Change | null {
  const { to: target = '', from: source, not: denied } = groups;
  const list = /task|to-?do/iu.test(groups['kind'] ?? groups['kind2'] ?? '') ? 'tasks' : 'criteria';
  const home = ticketNamed(draft, target);
  const named = source ?? denied;
  const at = named === undefined ? null : ticketNamed(draft, named);
  if (home === null || (named !== undefined && at === null)) return null;
  const found = itemsMeant(groups, list, at, draft).filter(({ ticket }) => ticket !== home);
  const [only, other] = found;
  if (!only) return null;
  if (other)
    return (now) => ({
      ...noEffect(now, 'Several items are told by these words; name the ticket and the number.'),
      isBeyond: true,
    });
  return (now) => moved(now, only, home, list);
}

function itemsMeant(groups: Groups, list: 'criteria' | 'tasks', at: number | null, draft: Draft): Meant[] {
  const { tickets } = boardOf(draft);
  const all = tickets.flatMap((one, ticket): Meant[] =>
    at === null || ticket === at ? one[list].map((item) => ({ ticket, item })) : [],
  );
  const place = groups['place'] ?? groups['number'];
  if (place !== undefined) {
    if (at === null) return [];
    const item = tickets[at]?.[list][placeNamed(place, tickets[at]?.[list].length ?? 0)];
    return item ? [{ ticket: at, item }] : [];
  }
  const wanted = contentWords(groups['topic'] ?? groups['topic2'] ?? '');
  return wanted.length === 0
    ? []
    : all.filter(({ item }) => {
        const said = contentWords(item.text);
        return wanted.every((word) => said.some((one) => one === word || areKin(one, word)));
      });
}

/** An item in another ticket: a requirement that has no other moves as a whole. */
function moved(
  draft: Draft,
  { ticket: at, item }: Meant,
  to: number,
  list: 'criteria' | 'tasks',
): Outcome | Promise<Outcome> {
  const { tickets } = boardOf(draft);
  const [old, home] = [tickets[at], tickets[to]];
  const own = old?.[list].find((one) => one.start === item.start);
  if (!old || !home || !own) return noEffect(draft, 'The ticket has no such item.');
  const key = soleRequirementOf(old, own, list);
  if (key !== null && old.statements[0]?.key !== key && home.key) {
    const whole = requirementMoveChange(`move ${key} to ${home.key}`, draft);
    if (whole) return whole(draft);
  }
  if (old[list].length < 2 || home[list].length === 0)
    return noEffect(draft, `${nameOf(old[list].length < 2 ? old : home)} would have no such list.`);
  const raw = draft.text.slice(own.start, own.end);
  const words = raw.replace(/^(?:\d{1,3}[.)]|[*+-])\s+(?:\[[ xX]\]\s+)?/u, '');
  const cited = list === 'tasks' ? citesCriterion(words) : null;
  // a criterion of another ticket is none to cite
  const plain = cited ? words.slice(0, cited.start) + words.slice(cited.end) : words;
  const without = draftOf(
    splice(draft.text, withoutItems(draft, old, { criteria: [], tasks: [], [list]: [own] })),
    draft.request,
  );
  const there = boardOf(without).tickets[to];
  const text = there ? withItem(without, there[list], plain) : draft.text;
  return applied(draft, text, `Moved "${own.text.slice(0, 60)}" from ${nameOf(old)} to ${nameOf(home)}.`);
}

/** The requirement of which an item is all that a ticket tests or does; null where there is none. */
function soleRequirementOf(ticket: Ticket, item: Item, list: 'criteria' | 'tasks'): string | null {
  const keys = ticket.statements.map(({ key }) => key);
  const sole = keys.filter((key) => {
    const parts = partsOfRequirement(ticket, key);
    return parts?.[list].length === 1 && parts[list][0]?.start === item.start;
  });
  const named = list === 'tasks' ? keysIn(item.text).map(({ text }) => text) : sole;
  const [only, other] = sole.filter((key) => named.includes(key));
  return only !== undefined && other === undefined ? only : null;
}
