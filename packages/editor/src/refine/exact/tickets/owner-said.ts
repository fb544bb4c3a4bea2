import { literal } from '../../../read/literal.ts';
import type { Draft } from '../../draft.ts';
import { splice } from '../../editing/splice.ts';
import { applied, type Change, noEffect, type Outcome } from '../../instruction.ts';
import { ticketFieldsChange } from '../../instructions/ticket-fields.ts';
import { boardOf, nameOf } from '../../tickets/board.ts';
import { withSettings } from '../../tickets/fields/write.ts';
import { ticketNamed, ticketsNamed } from '../../tickets/named.ts';
import { unsureTicket } from '../../tickets/unsure-ticket.ts';
import { doesSomething, ticketsOf } from '../../tickets/whose.ts';
import { type ExactReader, groupsOf } from '../exact-reader.ts';

const old = '(?<old>\\p{Lu}[\\p{L}’-]+)';
const fresh = '(?<fresh>(?!(?:So|And|Und|Et|Please)\\s)\\p{Lu}[\\p{L}’-]+)';
const away =
  '(?:on (?:holidays?|vacation|leave|parental leave|maternity leave|sick leave)|sick|ill|away|off|out|gone|leaving|busy|overloaded|unavailable|not available|not here|not in|swamped|no longer (?:here|available|with us|on the team)|in urlaub|im urlaub|krank|weg|nicht da|in elternzeit|überlastet|en vacances|en congé|malade|absente?|de vacaciones|enferm[oa]|de baja|ausente)';
const until =
  '(?: (?:until|till|from|this|next|all|for|in|bis|ab|diese|nächste|jusqu|hasta|esta|la)(?!\\p{L})[^,;]{1,40})?';
const is = "(?: (?:is|will be|ist|est|está)|['’]s)";
const so =
  '(?:[,;.–—-]+ ?(?:so |and |then |please |also |daher |donc |así que )*| (?:so|and|also|und|et|y) )';
const takes =
  '(?:takes?|does|gets?|covers?|picks? up|inherits?|handles?|is taking|will take|will do|can take|should take|has to take|macht|übernimmt|bekommt|prend|reprend|fait|récupère|hace|toma|lleva|asume)';
const theirs =
  '(?:over |care of )?(?:(?:his|hers?|theirs?|them|it|those|seine?s?|ihre?s?|das|ses|les siens|le sien|la sienne|l[oa]s suy[oa]s|lo suyo|sus)(?: (?:tickets?|stor(?:y|ies)|tasks?|work|stuff|ones?|part|share|aufgaben?|tâches?|tareas?|things))?)(?: over)?';
const standsIn =
  '(?:steps? in|fills? in|stands? in|takes? over|springt ein|remplace|sustituye)(?: for (?:him|her|them)| für (?:ihn|sie))?';
const replacing: readonly RegExp[] = [
  new RegExp(
    `^${old}${is} ${away}${until}${so}${fresh} (?:${takes} ${theirs}|${standsIn}|is on it|instead)$`,
    'iu',
  ),
  new RegExp(
    `^${fresh} (?:${takes} ${theirs}|${standsIn})${so}(?:because |since |as |weil |car |porque )?${old}${is} ${away}${until}$`,
    'iu',
  ),
  new RegExp(
    `^${fresh} (?:steps in|fills in|stands in|covers|springt ein) (?:for|für) ${old}(?: (?:while|because|since|as|weil) .{3,60})?$`,
    'iu',
  ),
  new RegExp(
    `^${fresh} (?:replaces|takes over from|takes over (?:everything|all tickets|all|the tickets|the work) (?:from|of)|ersetzt|remplace|reemplaza a|sustituye a) ${old}$`,
    'iu',
  ),
  new RegExp(
    `^(?:put |use |take |make it |have )?${fresh} instead of ${old}(?: (?:on|for|as) (?:all(?: (?:the )?tickets)?|everything|(?:the )?owner))?$`,
    'iu',
  ),
  new RegExp(
    `^(?:hand|give|move|pass|reassign|assign) (?:everything|all(?: (?:of|the tickets|tickets))?)(?: (?:that|which))? (?:${old}(?:['’]s)?(?: (?:has|had|does|owns))?|(?:from|of) ${old.replace('<old>', '<from>')})(?: over)? to ${fresh}$`,
    'iu',
  ),
];

/** "Priya is on holiday, Jo takes hers", "Priya also does the backup": who does the work of tickets. */
export const ownerSaid: ExactReader = (words, draft) => replaced(words, draft) ?? also(words, draft);

function replaced(words: string, draft: Draft): Change | null {
  const groups = groupsOf(replacing, words);
  const [before, after] = [groups?.['old'] ?? groups?.['from'], groups?.['fresh']];
  const areNames = [before, after].every((one) => one !== undefined && /^\p{Lu}\p{Ll}/u.test(one));
  if (!areNames || before === undefined || after === undefined || before === after) return null;
  if (!doesSomething(before, draft)) return null;
  return (now) => handedOver(now, before, after);
}

/** The tickets of somebody as those of another: in their lines, and wherever they and the sentences around them name who does them. */
function handedOver(draft: Draft, before: string, after: string): Outcome {
  const { tickets, rows } = boardOf(draft);
  const own = ticketsOf(before, draft, (told) => ticketNamed(draft, told));
  const sections = own.flatMap((at) => tickets[at]?.section ?? []);
  const keys = own.flatMap((at) => tickets[at]?.statements.map(({ key }) => key) ?? []);
  const places = draft.units.filter(
    (unit) =>
      sections.some(({ start, end }) => start <= unit.start && unit.start < end) ||
      rows.some((row) => keys.includes(row.key) && row.start <= unit.start && unit.start < row.end) ||
      !tickets.some(({ section }) => section.start <= unit.start && unit.start < section.end),
  );
  const name = new RegExp(`(?<![\\p{L}\\p{N}])${literal(before)}(?![\\p{L}\\p{N}])`, 'gu');
  const starts = new Set(
    places.flatMap(({ start, end }) =>
      [...draft.text.slice(start, end).matchAll(name)].map(({ index }) => start + index),
    ),
  );
  const text = splice(
    draft.text,
    [...starts]
      .toSorted((left, right) => left - right)
      .map((start) => ({ start, end: start + before.length, text: after })),
  );
  const names = own
    .flatMap((at) => tickets[at] ?? [])
    .map(nameOf)
    .join(', ');
  return text === draft.text
    ? noEffect(draft, `${before} has no ticket.`)
    : applied(draft, text, `${after} has ${names === '' ? 'the work' : names} now, and not ${before}.`);
}

/** "Printing is Omar's and Hana's now". */
const shared =
  /^(?<what>[^,;:]{2,80}?) (?:is|are|should be) (?:now )?(?<one>\p{Lu}\p{Ll}+)['’]s? and (?<two>\p{Lu}\p{Ll}+)['’]s?(?: now)?$/u;
const owning =
  /^\p{Lu}[\p{L}’-]+ (?:should|must|could|can|will|has to|needs to|is to) (?:own|take|take over|pick up|look after|get|have) /u;
const weak =
  /^(?<who>\p{Lu}[\p{L}’-]+) (?:does|has|makes|builds|handles|gets|macht|hat|baut|fait|hace)(?= )/u;
const adverb =
  /(?<=\p{L})(?:,? (?:also|too|as well|besides|auch|aussi|également|también|anche|ook))(?=\s|$)/giu;

/** "Luis also takes the thresholds", "Teo should own the parts": beside what they have. */
function also(words: string, draft: Draft): Change | null {
  const both = shared.exec(words)?.groups;
  const tickets = both ? ticketsNamed(draft, both['what'] ?? '') : [];
  if (both && tickets.length > 0)
    return (now) => {
      const value = `${both['one']}, ${both['two']}`;
      const { text, message } = withSettings(now, [
        { tickets, concept: 'assignee', label: 'assignee', value },
      ]);
      return text === now.text ? noEffect(now, 'They have it already.') : applied(now, text, message);
    };
  const plain = words.replace(adverb, '');
  if (!/^\p{Lu}\p{Ll}/u.test(plain) || (plain === words && !owning.test(plain))) return null;
  // what somebody does besides is theirs
  return ticketFieldsChange(plain.replace(weak, '$<who> takes'), draft) ?? unsure(plain, draft);
}

/** What somebody of the document is to have, where no ticket is it: no demand of anybody else. */
function unsure(words: string, draft: Draft): Change | null {
  const { who = '', what } = had.exec(words)?.groups ?? {};
  if (what === undefined || ticketsOf(who, draft, (told) => ticketNamed(draft, told)).length === 0)
    return null;
  return (now) => unsureTicket(now, what);
}

const had =
  /^(?<who>\p{Lu}[\p{L}’-]+) (?:(?:should|must|could|can|will|has to|needs to|is to) (?:own|take|take over|pick up|look after|get|have)|takes|owns|picks up|looks after|übernimmt|prend|lleva) (?<what>.{2,80})$/u;
