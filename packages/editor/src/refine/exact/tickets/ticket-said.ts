import { keysIn } from '../../../document/keys.ts';
import type { Draft } from '../../draft.ts';
import { splice, wholeLines } from '../../editing/splice.ts';
import { applied, type Change, noEffect } from '../../instruction.ts';
import { newTicket } from '../../instructions/new-ticket.ts';
import { ticketCriterionChange } from '../../instructions/ticket-criterion.ts';
import { changeWished } from '../../reading/wish-readers.ts';
import { boardOf, lineOf, nameOf } from '../../tickets/board.ts';
import { conceptOf } from '../../tickets/concepts.ts';
import { withoutRequirementAnywhere } from '../../tickets/dropped-requirement.ts';
import { withSettings } from '../../tickets/fields/write.ts';
import { nothing, requirementNamed, ticketNamed, ticketsNamed } from '../../tickets/named.ts';
import { withTicketsOrdered } from '../../tickets/ordered-tickets.ts';
import { unsureTicket } from '../../tickets/unsure-ticket.ts';
import { type ExactReader, groupsOf } from '../exact-reader.ts';

const kind = '(?<kind>bug|story|user story|task|spike)';
const types: readonly RegExp[] = [
  `^(?<what>.{2,80}?) (?:should|must|has to|needs to) be (?:an? )?${kind}(?: ticket)?,? (?:not|and not|instead of|rather than) (?:an? )?(?:bug|story|task|spike)$`,
  `^(?<what>.{2,80}?) (?:is|are) (?:really |actually |rather )?(?:an? )?${kind}(?: ticket)?,? (?:not|and not|rather than) (?:an? )?(?:bug|story|task|spike)$`,
  `^(?:make|turn) (?<what>.{2,80}?) (?:into )?(?:an? )?${kind}(?: ticket)?,? (?:not|instead of|rather than) (?:an? )?(?:bug|story|task|spike)$`,
  `^(?<what>.{2,80}?) (?:is not|isn['’]t|is no) (?:an? )?(?:bug|story|task|spike),? (?:but |it(?:['’]s| is) )?(?:an? )?${kind}$`,
].map((one) => new RegExp(one, 'iu'));
const quoted: readonly RegExp[] = [
  /^add ["“](?<said>[^"“”]{6,300})["”] as (?:an? |another |one more )?(?:acceptance )?criteri(?:on|a) (?:to|on|for|of|in) (?<what>.{2,80})$/iu,
  /^add (?:an? |another )?(?:acceptance )?criteri(?:on|a) ["“](?<said>[^"“”]{6,300})["”] (?:to|on|for|of|in) (?<what>.{2,80})$/iu,
];
const unowned: readonly RegExp[] = [
  /^no (?:owner|assignee)(?: (?:yet|so far|for now))? (?:for|on|of) (?<what>.{2,80}?)(?: (?:yet|so far|for now))?$/iu,
  /^(?<what>.{2,80}?) (?:has|have|needs?|should have|gets?) no (?:owner|assignee)(?: (?:yet|so far|for now))?$/iu,
  /^(?:remove|drop|delete|clear) the (?:owner|assignee) (?:of|from|on|for) (?<what>.{2,80})$/iu,
  /^(?:unassign) (?<what>.{2,80})$/iu,
];
const about =
  /^(?:drop|remove|delete|kill|scrap|cut|lose|get rid of|take out) (?<what>(?:the )?(?:ticket|story|issue|one) (?:about|on|for|with) .{3,80}|(?:the )?.{3,60}? (?:ticket|story|issue|one))(?:[,;] (?:we|i|that|this|it|they)(?:['’]ll|['’]d|['’]s| will| can| do| don['’]t| is| comes?| goes)? [^,;]{3,60})?$/iu;
const aboutAbroad =
  /^(?:streiche?|lösche?|entferne?|supprime[rz]?|retire[rz]?|enlève[rz]?|quita|elimina|borra) (?<what>(?:das |le |el )?ticket (?:zu[mr]?|über|mit|für|sur|de la|des|du|de|del|sobre|para) .{3,80})$/iu;
/** "The seating plan isn't needed, drop it": a thing, which may be all of a ticket or a part of it. */
const needless =
  /^(?:nobody needs (?<one>(?:the )?[^,;]{3,60}?)|(?<two>(?:the )?[^,;]{3,60}?) (?:(?:is|are)(?: not|n['’]t)|(?:is|are) no longer) (?:needed|wanted|necessary|required|relevant)(?: (?:any ?more|for now|yet|any longer|now))?)[,;.–—-]+ ?(?:so |please |and |just )*(?:drop|remove|delete|kill|cut|scrap) (?:it|that|them|this)$/iu;
const order =
  /^(?:put |do |start with |take )?(?<first>[^,;]{3,60}?) first,? (?:and )?then (?<second>[^,;]{3,60})$/iu;

/** What is said of one ticket in words of its own: what type it is, whose, and what is tested; or what becomes of one that holds more. */
export const ticketSaid: ExactReader = (words, draft) => {
  if (boardOf(draft).tickets.length === 0) return null;
  return (
    unknown(words, draft) ??
    typed(words, draft) ??
    tested(words, draft) ??
    freed(words, draft) ??
    partGone(words, draft) ??
    ordered(words, draft) ??
    dated(words, draft) ??
    closed(words, draft) ??
    saidAnew(words, draft) ??
    (/^(?:please )?(?:add|create|open|we (?:also )?need) an? (?:\p{L}+ )?(?:spike|bug)(?!\p{L})/iu.test(words)
      ? newTicket.parse(words, draft)
      : null)
  );
};

const creating =
  /^(?:please )?(?:add|create|open|insert|make|renumber|new)(?!\p{L})|(?:to|as|into|called|named) [A-Z]{1,8}-\d/iu;

/** Words that speak of tickets by keys of which one is none: nothing is done, and that is told. */
function unknown(words: string, draft: Draft): Change | null {
  const families = new Set(
    boardOf(draft).tickets.flatMap(({ key }) => keysIn(key ?? '').map((one) => one.family)),
  );
  const missing = keysIn(words).filter(
    ({ family, text }) => families.has(family) && !draft.text.includes(text),
  );
  if (missing.length === 0 || creating.test(words)) return null;
  const named = [...new Set(missing.map(({ text }) => text))].join(' and no ');
  return (now) => noEffect(now, `There is no ${named}.`);
}

function typed(words: string, draft: Draft): Change | null {
  const { what, kind: said } = groupsOf(types, words) ?? {};
  if (what === undefined || said === undefined) return null;
  const tickets = ticketsNamed(draft, what);
  if (tickets.length === 0) return (now) => unsureTicket(now, what);
  const value = said.replace(/^user /iu, '');
  return (now) => {
    const { text, message } = withSettings(now, [{ tickets, concept: 'type', label: 'type', value }]);
    return text === now.text ? noEffect(now, `It is a ${value} already.`) : applied(now, text, message);
  };
}

function tested(words: string, draft: Draft): Change | null {
  const { what, said } = groupsOf(quoted, words) ?? {};
  return what === undefined || said === undefined || ticketNamed(draft, what) === null
    ? null
    : ticketCriterionChange(`add a criterion to ${what}: ${said}`, draft, nothing);
}

function freed(words: string, draft: Draft): Change | null {
  const what = groupsOf(unowned, words)?.['what'];
  const tickets = what === undefined ? [] : ticketsNamed(draft, what);
  if (tickets.length === 0) return null;
  return (now) => {
    const all = tickets.flatMap((at) => boardOf(now).tickets[at] ?? []);
    const lines = all.flatMap((ticket) => lineOf(ticket, 'assignee') ?? []);
    const names = all.map(nameOf).join(', ');
    return lines.length === 0
      ? noEffect(now, `${names} has no owner.`)
      : applied(
          now,
          splice(
            now.text,
            lines.map(({ start, end }) => wholeLines(now.text, start, end)),
          ),
          `Took the owner out of ${names}.`,
        );
  };
}

/** "Drop the ticket about notifications": where a ticket holds more than what it is told by, that is what goes. */
function partGone(words: string, draft: Draft): Change | null {
  const abroad = aboutAbroad.exec(words)?.groups;
  const unneeded = needless.exec(words)?.groups;
  const what =
    about.exec(words)?.groups?.['what'] ?? abroad?.['what'] ?? unneeded?.['one'] ?? unneeded?.['two'];
  const at = what === undefined || keysIn(what).length > 0 ? null : ticketNamed(draft, what);
  const ticket = at === null ? undefined : boardOf(draft).tickets[at];
  if (what === undefined || !ticket || ticket.statements.length < 2) return null;
  const key = requirementNamed(draft, what);
  const isNamed = ticket.statements.some((one) => one.key === key);
  // what the title tells is the ticket
  if (key === null || !isNamed || ticket.statements[0]?.key === key) return null;
  return (now) => {
    const text = withoutRequirementAnywhere(now, key);
    return text === null
      ? noEffect(now, `No ticket states ${key}.`)
      : applied(now, text, `Took ${key} out of ${nameOf(ticket)}, which holds more than that.`);
  };
}

const due: readonly RegExp[] = [
  /^(?:add|set|put|give) (?:an? |the )?(?:due date|deadline)(?: of|:| to)? (?<date>[^,;]{4,30}?) (?:to|on|for|of) (?<what>.{2,80})$/iu,
  /^(?<what>.{2,80}?) (?:is|should be|must be) due (?:on |by |until )?(?:the )?(?<date>[^,;]{4,30})$/iu,
  /^(?:set )?(?:the )?(?:due date|deadline) (?:of|for) (?<what>.{2,80}?) (?:is|to|should be|=|:) (?<date>[^,;]{4,30})$/iu,
];
const done =
  /^(?<what>.{2,80}?) (?:is|are) (?:already |now |all )?(?:done|finished|complete|live|shipped)(?: already| now)?,? (?:so |please )*(?:close|resolve|finish) (?:it|them|that)$/iu;
const story: readonly RegExp[] = [
  /^(?<what>[^:]{2,60}): (?:please )?(?:change|set|make|rewrite) the (?:user )?story (?:to|into|:) ?["“](?<said>as an? .{10,400})["”]$/iu,
  /^(?:change|set|rewrite) the (?:user )?story (?:of|for|in|on) (?<what>.{2,60}?) to ["“](?<said>as an? .{10,400})["”]$/iu,
  /^the (?:user )?story (?:of|for|in|on) (?<what>.{2,60}?) (?:should|must) (?:be|say|read) ["“](?<said>as an? .{10,400})["”]$/iu,
];
const sharing =
  /^(?<who>\p{Lu}[\p{L}-]+ and \p{Lu}[\p{L}-]+) (?:share|do|take|own|both do|work on) (?<what>.{2,80}?)(?: together)?$/u;
const demanded =
  /^(?:add|include|note) ["“](?<said>[^"“”]{6,300})["”] as (?:an? )?(?:new |further |another )?(?:functional )?requirement$/iu;
const missing =
  /^there(?:['’]s| is) (?:still )?no ticket (?<what>(?:for|about|to) .{3,120}?),? (?:so |please |can you )*(?:add|create|open) (?:one|it)$/iu;

function dated(words: string, draft: Draft): Change | null {
  const { what, date } = groupsOf(due, words) ?? {};
  const tickets = what === undefined ? [] : ticketsNamed(draft, what);
  if (date === undefined || tickets.length === 0 || !/\d/u.test(date)) return null;
  return (now) => {
    const id = conceptOf('due date')?.id ?? 'other';
    const { text, message } = withSettings(now, [{ tickets, concept: id, label: 'due date', value: date }]);
    return text === now.text
      ? noEffect(now, 'The tickets have this date already.')
      : applied(now, text, message);
  };
}

function closed(words: string, draft: Draft): Change | null {
  const what = done.exec(words)?.groups?.['what'];
  const tickets = what === undefined ? [] : ticketsNamed(draft, what);
  if (tickets.length === 0) return null;
  return (now) => {
    const { text, message } = withSettings(now, [
      { tickets, concept: 'status', label: 'status', value: 'done' },
    ]);
    return text === now.text ? noEffect(now, 'That is its status already.') : applied(now, text, message);
  };
}

/** "US-2 and US-3 belong to Lena": keys side by side, and whose they are. */
const owned =
  /^(?<what>(?:both )?[A-Z]{1,8}-\d{1,4}(?:(?:, and |, | and | & )[A-Z]{1,8}-\d{1,4})+) (?:(?:should |must |all |both )*(?:belongs?|goe?s?|are assigned|be assigned) to|are for) (?<who>\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)$/u;

/** What other words say in the words that instructions know. */
function saidAnew(words: string, draft: Draft): Change | null {
  const told = groupsOf(story, words);
  if (told?.['what'] !== undefined && ticketNamed(draft, told['what']) !== null)
    return changeWished(`${told['what']}: ${told['said']}`, draft, []);
  const shared = (sharing.exec(words) ?? owned.exec(words))?.groups;
  const both = ticketsNamed(draft, (shared?.['what'] ?? '').replace(/^both /u, ''));
  if (shared && both.length > 0)
    return (now) => {
      const value = shared['who']?.replace(' and ', ', ') ?? '';
      const { text, message } = withSettings(now, [
        { tickets: both, concept: 'assignee', label: 'assignee', value },
      ]);
      return text === now.text ? noEffect(now, 'They have it already.') : applied(now, text, message);
    };
  const demand = demanded.exec(words)?.groups?.['said'];
  if (demand !== undefined) return newTicket.parse(`add a ticket: ${demand}`, draft);
  const what = missing.exec(words)?.groups?.['what'];
  if (what === undefined) return null;
  // what may come about is handled
  const feared = /^(?:for|about) (?<risk>.{3,100}?(?:risk|case|problem|failure|error|outage)s?)$/iu.exec(what)
    ?.groups?.['risk'];
  return newTicket.parse(`add a ticket ${feared === undefined ? what : `to handle ${feared}`}`, draft);
}

function ordered(words: string, draft: Draft): Change | null {
  const { first, second } = order.exec(words)?.groups ?? {};
  const [one, two] = [first ?? '', second ?? ''].map((phrase) =>
    ticketNamed(draft, phrase.replace(/^the /iu, '')),
  );
  if (one === undefined || one === null || two === undefined || two === null) return null;
  return (now) => {
    if (one === two) return noEffect(now, 'Both are one ticket.');
    if (one < two) return noEffect(now, 'They stand in that order already.');
    const places = boardOf(now)
      .tickets.map((_, at) => at)
      .filter((at) => at !== one);
    places.splice(places.indexOf(two), 0, one);
    return applied(now, withTicketsOrdered(now, places), 'Put the one before the other.');
  };
}
