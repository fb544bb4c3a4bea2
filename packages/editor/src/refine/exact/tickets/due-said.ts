import { monthNamed } from '../../contrasts/dates.ts';
import { type Draft, draftOf } from '../../draft.ts';
import { applied, type Change, noEffect, type Outcome } from '../../instruction.ts';
import { boardOf, lineOf, nameOf } from '../../tickets/board.ts';
import { type Shift, shifted, shiftOf, spanOfTime } from '../../tickets/dates.ts';
import { deadlinesOf, withDeadline } from '../../tickets/deadlines.ts';
import { datePattern } from '../../tickets/fields/values.ts';
import { withSettings } from '../../tickets/fields/write.ts';
import { ticketNamed, ticketsNamed } from '../../tickets/named.ts';
import { ticketsOf } from '../../tickets/whose.ts';
import type { ExactReader } from '../exact-reader.ts';

const what = '(?<what>[^,:;"“”]{2,80}?)';
const date = `(?:the )?(?<date>${datePattern})`;
const former = `(?:,? (?:and )?(?:not|instead of|rather than|nicht|statt|pas|au lieu du?|no|en vez del?) (?:on |by |am |bis |le |el )?(?:the )?(?:${datePattern}))?`;
const done =
  '(?:done|finished|ready|complete|completed|live|shipped|delivered|closed|out|in place|up and running|through)';
const must =
  "(?:(?:is|are|should be|must be|has to be|have to be|needs? to be|ought to be|can be|will be|shall be|won['’]t be|was|is to be|gets?|is now|are now|are all|are both)(?: now| only)?)";
const due =
  '(?:due date|deadline|due day|delivery date|target date|date|fälligkeit(?:sdatum)?|frist|termin|abgabetermin|échéance|date limite|délai|fecha límite|fecha(?: de entrega)?|plazo)';
const of = '(?:of|for|on|von|vom|für|zu[mr]?|der|des|du|de la|de|pour|del|para)';
const till = '(?:by|until|till|on|before|for|no later than|at the latest by|not before|latest)';
const move =
  '(?:move|push|shift|postpone|delay|reschedule|defer|extend|bring|pull|set|change|put|schedule|slip|plan)';
const set: readonly RegExp[] = [
  `^${what} ${must} ${done} ${till} ${date}${former}(?: at the latest| latest)?$`,
  `^${what} ${must} (?:due|scheduled|planned|needed|wanted|expected|promised)(?: only)?(?: ${till})? ${date}${former}$`,
  `^${what} (?:due|by|until|till)(?: ${till})? ${date}${former}$`,
  `^${what}\\s?(?:[:,]|\\s[–—-]) (?:due|by|until|till|deadline|due date)(?: is| on| by|:)? ${date}${former}$`,
  `^${what} (?:has|have|gets?|needs?|should (?:have|get)|must (?:have|get)) (?:until|till|time until|time till|(?:an? |the )?(?:new )?${due}(?: of| on|:)?) ${date}${former}$`,
  `^${what} (?:can|could|may|should) wait (?:until|till|for) ${date}$`,
  `^${what} (?:slips?|slipped|moves?|moved|has moved|is moved|has slipped|was moved|is postponed|was postponed|is pushed) (?:back )?(?:to|until|till) ${date}${former}$`,
  `^(?:please )?${move} (?:the )?(?:${due} ${of} )?${what}(?:['’]s ${due})?(?: back| out| forward| up| on)? (?:to|until|till|for|from .{3,20}? to) ${date}${former}$`,
  `^(?:finish|ship|deliver|complete|do|build|close|get|have) ${what}(?: ${done})? ${till} ${date}$`,
  `^(?:we|i|they|the \\p{L}+) (?:need|want|expect)s? ${what}(?: ${done})? ${till} ${date}$`,
  `^(?:set |put |add |give |change |make |move |use )?(?:an? |the )?(?:new )?${due} ${of} ${what}\\s?(?:\\s(?:is|to|should be|must be|is now|moves to|slips to|on|becomes|ist|auf|est|es|a)|[:=]|→|->) (?:on |le |el |der )?${date}${former}$`,
  `^(?:set|put|add|give|use|note) (?:an? |the )?${due}(?: of| on|:)? ${date} (?:to|on|for|of|as) ${what}$`,
  `^(?:set|put|take|use|note) ${date} (?:as|for|as the) (?:the |an? )?(?:new )?${due} ${of} ${what}$`,
  `^${what}(?:['’]s)? ${due} (?:is|should be|must be|to|moves to|slips to|:)(?: now)? ${date}${former}$`,
  // other languages
  `^${what} (?:soll(?:te)?|muss|müssen|sollen|wird|ist|sind) (?:erst |nur |jetzt |doch |schon )?(?:bis (?:zum )?|am |zum )?${date}${former} (?:fertig|fällig|erledigt|abgeschlossen|da|live)?(?: sein| werden)?$`,
  `^${what} (?:ist |sind )?(?:erst |schon |jetzt )?(?:fällig|fertig)(?: bis| am)?(?: zum)? ${date}${former}$`,
  `^(?:verschieb\\p{L}*|verleg\\p{L}*|setz\\p{L}*) (?:den termin |die frist )?(?:für |von |vom )?${what} auf (?:den )?${date}$`,
  `^${what} auf (?:den )?${date} (?:verschieben|verlegen|legen|setzen)$`,
  `^${what} (?:doit|doivent|devra|devrait) être (?:prête?s?|finie?s?|terminée?s?|livrée?s?|faite?s?) (?:pour|avant|d['’]ici|au plus tard)(?: le| la)? ${date}${former}$`,
  `^(?:reporte[rz]?|décale[rz]?|repousse[rz]?|avance[rz]?) ${what} (?:au|à|jusqu['’]au) ${date}$`,
  `^${what} (?:debe|deben|tiene que|tienen que) estar (?:list[oa]s?|terminad[oa]s?|hech[oa]s?|acabad[oa]s?) (?:para|antes del?|el|a)(?: el| la)? ${date}${former}$`,
  `^(?:aplaza|retrasa|mueve|pospón|adelanta|pon) ${what} (?:al?|hasta el?|para el?) ${date}$`,
].map((one) => new RegExp(one, 'iu'));

const later =
  '(?<dir>later|earlier|sooner|more|longer|extra|back|out|forward|später|früher|mehr|nach hinten|nach vorne?|plus tard|plus tôt|de plus|más tarde|después|antes|más)';
const shifting: readonly RegExp[] = [
  `^${what}(?:\\s?[:,])? (?:${must} )?(?:due |ready |done |finished |fällig |comes? )?(?:only )?${spanOfTime} ${later}$`,
  `^(?:please )?(?:move|push|shift|put) (?:the )?(?:${due} ${of} )?${what}(?:['’]s ${due})? ${later}(?: by)? ${spanOfTime}$`,
  `^(?:please )?(?:move|push|shift|put) (?:the )?(?:${due} ${of} )?${what}(?:['’]s ${due})? (?:by )?${spanOfTime}(?: ${later})?$`,
  `^(?:please )?(?<verb>postpone|delay|defer|extend|bring forward|pull forward|pull in|verschieb\\p{L}*|reporte[rz]?|décale[rz]?|repousse[rz]?|avance[rz]?|aplaza|retrasa|adelanta) (?:the )?(?:${due} ${of} )?${what}(?:['’]s ${due})?(?: by| um| d['’]| de)? ?${spanOfTime}(?: ${later})?$`,
  `^(?:please )?(?<verb>bring|pull) ${what} forward(?: by)? ${spanOfTime}$`,
  `^(?:please )?give ${what} ${spanOfTime}(?: (?:more|longer|extra))?$`,
  `^${what} (?:gets?|needs?|has|have|takes?|should get|slips?|slipped|slips? by|moves? by)(?: back)?(?: by)? ${spanOfTime}(?: ${later})?$`,
  `^${what} (?:um )?${spanOfTime} ${later}(?: (?:fällig|verschieben|verlegen|legen))?$`,
  `^${what} um ${spanOfTime} (?:verschieben|verlegen)$`,
].map((one) => new RegExp(one, 'iu'));
const earlier =
  /^(?:earlier|sooner|forward|früher|nach vorne?|plus tôt|antes|bring.*|pull.*|avance[rz]?|adelanta)$/iu;

/** "The export has to be finished by end of March", "push US-2 back a week": when tickets are due. */
export const dueSaid: ExactReader = (words, draft) => {
  const plain = words.replace(/^(?:and|also|so|but|then|bitte|please) /iu, '');
  return dated(plain, draft) ?? moved(plain, draft);
};

function dated(words: string, draft: Draft): Change | null {
  for (const pattern of set) {
    const { what: phrase, date: said } = pattern.exec(words)?.groups ?? {};
    const tickets = phrase === undefined ? [] : ticketsMeant(draft, phrase);
    if (said === undefined || tickets.length === 0) continue;
    return (now) => withDates(now, tickets, () => said, phrase ?? '');
  }
  return null;
}

function moved(words: string, draft: Draft): Change | null {
  for (const pattern of shifting) {
    const groups = pattern.exec(words)?.groups;
    const tickets = groups?.['what'] === undefined ? [] : ticketsMeant(draft, groups['what']);
    if (!groups || tickets.length === 0) continue;
    const direction = groups['dir'] ?? groups['verb'] ?? '';
    const shift = shiftOf(groups['count'] ?? '', groups['unit'] ?? '', earlier.test(direction));
    if (shift)
      return (now) => withDates(now, tickets, (old) => laterThan(old, shift, now), groups['what'] ?? '');
  }
  return null;
}

const laterThan = (old: string | null, shift: Shift, { language }: Draft) =>
  old === null ? null : shifted(old, shift, (month) => monthNamed(month, language));

/** The tickets of a phrase: several of a list, or one with what says that it is finished. */
function ticketsMeant(draft: Draft, phrase: string): readonly number[] {
  const found = ticketsNamed(draft, phrase.replace(/^(?:the )?(?:work on|date of) /iu, ''));
  return found.length === 0 && /^\p{Lu}\p{Ll}+$/u.test(phrase)
    ? ticketsOf(phrase, draft, (told) => ticketNamed(draft, told))
    : found;
}

/** What makes the date of a ticket of the one that it has; null where it cannot. */
type DateOf = (old: string | null) => string | null;

/** The text with other dates at which tickets are due; none of them where one cannot be told. */
function withDates(draft: Draft, tickets: readonly number[], dateOf: DateOf, phrase: string): Outcome {
  let current = draft;
  const said: string[] = [];
  for (const at of tickets) {
    const one = withDate(current, at, dateOf, phrase);
    if (one.text === null) return noEffect(draft, one.message);
    if (one.text !== current.text) said.push(one.message);
    current = draftOf(one.text, draft.request);
  }
  return said.length === 0
    ? noEffect(draft, 'The tickets have this date already.')
    : applied(draft, current.text, said.join(' '));
}

/** The text with another date of one ticket, and what is told of that; null as the text where it cannot be told. */
function withDate(
  draft: Draft,
  at: number,
  dateOf: DateOf,
  phrase: string,
): { readonly text: string | null; readonly message: string } {
  const ticket = boardOf(draft).tickets[at];
  if (!ticket) return { text: draft.text, message: '' };
  const name = nameOf(ticket);
  const line = lineOf(ticket, 'due date');
  const told = deadlinesOf(draft, at, phrase);
  const old = line ? draft.text.slice(line.value.start, line.value.end) : (told[0]?.date ?? null);
  const date = dateOf(old);
  if (date === null)
    return {
      text: null,
      message:
        old === null
          ? `${name} has no due date yet; say the day, such as: ${name} is due on 12 March.`
          : `What comes of "${old}" is not sure; say the day that ${name} is due.`,
    };
  const text = withDeadline(draft, told, date);
  const message = `${name} is due ${date}.`;
  // what somebody does is told of them, and which ticket that is only likely
  const isOfPerson = told.length > 0 && /^\p{Lu}\p{Ll}+$/u.test(phrase);
  if (!line && (isOfPerson || told.some((one) => one.isOfTicket))) return { text, message };
  const settled = withSettings(draftOf(text, draft.request), [
    { tickets: [at], concept: 'due', label: 'due date', value: date },
  ]);
  return { text: settled.text, message };
}
