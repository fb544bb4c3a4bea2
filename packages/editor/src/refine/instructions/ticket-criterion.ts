import type { Draft } from '../draft.ts';
import { draftOf } from '../draft.ts';
import { splice } from '../editing/splice.ts';
import { applied, type Change, noEffect, type Outcome } from '../instruction.ts';
import { placeNamed } from '../target/ordinal-words.ts';
import { boardOf, nameOf, type Ticket } from '../tickets/board.ts';
import { asCriterion } from '../tickets/criterion-form.ts';
import { criteriaAbout } from '../tickets/described-criterion.ts';
import { withFirstCriterion, withItem } from '../tickets/items-written.ts';
import { nothing, type Spoken, ticketNamed } from '../tickets/named.ts';
import { withOtherOutcome } from '../tickets/other-outcome.ts';
import { citesCriterion, withoutItems } from '../tickets/requirement-parts.ts';
import { withoutCourtesies } from '../tickets/wishes/courtesies.ts';

const criterion =
  "(?:(?:acceptance )?criteri(?:on|a|um)|ACs?|acceptance tests?|(?:akzeptanz|abnahme)?kriteri(?:um|en)|critères?(?: d[’']acceptation)?|criterios?(?: de aceptación)?)";
const article =
  '(?:(?:an?|another|one more|one|the|this|a further|new|following|additional|das|ein|eine|noch ein|weiteres|neues|folgendes|dieses|un|une|autre|le|nouveau|suivant|otro|el|nuevo|siguiente|also|noch|aussi|también)\\s)*';
const to = '(?:to|for|in|on|of|under|zu[mr]?|bei|beim|für|in|à|au|pour|dans|sur|de|du|a|al|para|en|del)';
const add =
  '(?:add|include|insert|append|put|write|füge?|ergänze|ajoute[rz]?|rajoute[rz]?|mets|mettez|añad[ea]|agrega|agregue|pon|incluye)';
const words = '(?<words>\\S.{5,600})';
const that = '(?:\\s?:|,?\\s(?:that|saying|which says|dass|wonach|que|selon lequel|según el cual))\\s';
const adding: readonly RegExp[] = [
  new RegExp(
    `^${add} (?:as|at) (?:the |a |an )?(?:(?<at>first|last|new|next) )?${criterion} ${to} (?<what>.{2,80}?)${that}${words}$`,
    'isu',
  ),
  new RegExp(`^${add} ${article}${criterion} ${to} (?<what>.{2,80}?)(?: hinzu)?${that}${words}$`, 'isu'),
  new RegExp(`^${add} ${to} (?<what>.{2,80}?)(?: hinzu)? ${article}${criterion}${that}${words}$`, 'isu'),
  new RegExp(
    `^${add} ${article}${criterion}(?: (?:there|here|dort|dazu|hinzu|là|ahí))?${that}${words}$`,
    'isu',
  ),
  new RegExp(
    `^${add} ${to} (?<keyed>(?:the )?(?:ticket |story )?[A-Z]{1,8}-\\d{1,4}|the .{2,60}? (?:ticket|story))(?: hinzu)?\\s?:\\s${words}$`,
    'isu',
  ),
  new RegExp(
    `^(?:bei|beim|in|for|on|to|à|pour|a|en|zu[mr]?)? ?(?<what>.{2,80}?),? (?:also |still |noch |auch |aussi |también )*(?:needs?|lacks|is missing|misses|should (?:also )?(?:have|get)|must have|gets?|braucht|bekommt|fehlt(?: noch)?|(?:il )?(?:lui )?manque(?: encore)?|a besoin d['’]|doit avoir|necesita|(?:le )?falta|requiere) ${article}${criterion}${that}${words}$`,
    'isu',
  ),
  new RegExp(
    `^(?:il (?:y )?manque|es fehlt|falta|there(?:['’]s| is) (?:no|a missing)|missing|we(?:['’]re| are) missing) ${article}${criterion} ${to} (?<what>.{2,80}?)${that}${words}$`,
    'isu',
  ),
  new RegExp(
    `^(?:new |neues |nouveau |nuevo |another |one more )${criterion} ${to} (?<what>.{2,80}?)${that}${words}$`,
    'isu',
  ),
];
const ordinal =
  '(?:first|second|third|fourth|fifth|last|final|1st|2nd|3rd|4th|5th|erste|zweite|dritte|vierte|letzte|premier|première|deuxième|second|troisième|dernier|dernière|primer|primero|segundo|tercer|tercero|último|\\d{1,2})';
const numbers = '(?<places>\\d{1,2}(?:(?:,|,? (?:and|und|et|y|&)) \\d{1,2})*)';
const the = '(?:(?:the|das|die|le|la|el|los|les)\\s)?';
const of =
  "(?: (?:of|from|in|on|under|for|out of|von|vom|bei|beim|aus|in|du|des|de la|de l['’]|de|del|en|dans))";
const away =
  '(?:drop|remove|delete|cut|take out|kill|scrap|lose|strike|get rid of|streiche?|lösche?|entferne?|supprime[rz]?|enlève[rz]?|retire[rz]?|quita[dr]?|elimina[dr]?|borra[dr]?)';
const complaint =
  "(?: (?:is|are|makes?|says?|reads|isn['’]t|aren['’]t|doesn['’]t|repeats?|duplicates?|ist|sind|macht|est|sont|n['’]est|es|son|no)(?!\\p{L})[^:]{0,140}?)";
const goes = `(?:${away} (?:it|that|this|them|that one|both|es|das|sie|l[ea]s?|l[oa]s?)|(?:supprime|enlève|retire)[rz]?-l[ea]s?|(?:quita|elimina|borra)[dr]?l[oa]s?|(?:it |they |that )?(?:can|should|must) (?:go|be (?:removed|dropped|deleted))|(?:kann|können|muss|soll) (?:weg|raus)|(?:bitte )?(?:streichen|löschen|entfernen)|out|raus|weg|fuera)`;
const removing: readonly RegExp[] = [
  new RegExp(`^${away} ${the}(?<place>${ordinal}) ${criterion}${of} (?<what>.{2,80}?)$`, 'iu'),
  new RegExp(
    `^${away} ${the}${criterion} (?:no\\.? |number |nr\\.? |#)?${numbers}${of} (?<what>.{2,80}?)$`,
    'iu',
  ),
  new RegExp(
    `^${away} ${the}${criterion} (?:no\\.? |number |nr\\.? |#)?${numbers}(?: (?:there|dort|là|ahí))?$`,
    'iu',
  ),
  new RegExp(`^${away} ${the}(?<place>${ordinal}) ${criterion}(?: (?:there|dort|là|ahí))?$`, 'iu'),
  new RegExp(
    `^${the}(?:(?<place>${ordinal}) ${criterion}|${criterion} (?:no\\.? |number |nr\\.? |#)?${numbers})(?:${of} (?<what>.{2,80}?))?(?:${complaint}?[,.;:–—-]*(?: (?:so|and|please|bitte|und|et|y|just))* ${goes}| (?:can|should|must|could) (?:go|be (?:removed|dropped|deleted|taken out))| (?:kann|können|muss|soll) (?:weg|raus|gestrichen werden)| (?:bitte )?(?:streichen|löschen|entfernen)| (?:est|sont) à (?:supprimer|retirer|enlever)| sobran?)$`,
    'isu',
  ),
  new RegExp(
    `^(?<what>[A-Z]{1,8}-\\d{1,4})\\s?[:,] (?:${away} )?${the}(?:(?<place>${ordinal}) ${criterion}|${criterion} (?:no\\.? |number |nr\\.? |#)?${numbers})(?:${complaint}?[,.;:–—-]* ${goes}| (?:can|should|must) (?:go|be (?:removed|dropped|deleted)))?$`,
    'isu',
  ),
];
/** "The criterion about failing": told by what it says, of one ticket or of whichever has it. */
const described = new RegExp(
  `^${away} ${the}${criterion}(?:${of} (?<of>[A-Z]{1,8}-\\d{1,4}))? (?:about|on|that (?:says|mentions|is about|speaks of)|saying|regarding|concerning|with|where|which (?:says|mentions)|über|mit|zu|sobre|sur|à propos d[eu]) ${the}(?<topic>["“„«]?[^"“”„«»]{3,80}?["”“»]?)(?:${of} (?<what>[A-Z]{1,8}-\\d{1,4}|the .{2,60}? (?:ticket|story)))?$`,
  'iu',
);
const says =
  '(?:(?:should|must|has to|needs to|ought to) (?:say|be|read)|soll(?:te)? (?:lauten|heißen|sein)|(?:doit|devrait) (?:être|dire)|(?:debe|debería) (?:ser|decir)|→|->|:)';
const inItsPlace =
  '(?:write|put|use|say|take|make it|add|replace (?:it|that|this) (?:with|by)|rather|better|schreib(?:e|t)?|setz(?:e|t)?|nimm|écri(?:s|vez)|mets|mettez|escribe|pon|usa)(?: (?:instead|stattdessen|dafür|plutôt|à la place|en su lugar|mejor))?';
const rewording: readonly RegExp[] = [
  new RegExp(
    `^${the}(?:(?<place>${ordinal}) ${criterion}|${criterion} (?:no\\.? |number |nr\\.? |#)?(?<places>\\d{1,2}))(?:${of} (?<what>[^:"“„«]{2,80}?))?${complaint}?(?:[,.;:–—-]* (?:(?:so|and|please|bitte|und|et|y|just) )*${goes})?[,.;:–—-]* (?:(?:and|und|et|y) )?${inItsPlace}\\s?:\\s(?<words>.{12,600})$`,
    'isu',
  ),
  new RegExp(
    `^(?:(?<whose>[A-Z]{1,8}-\\d{1,4})['’]s |${the})(?:(?<place>${ordinal}) ${criterion}|${criterion} (?:no\\.? |number |nr\\.? |#)?(?<places>\\d{1,2}))(?:${of} (?<what>[^:"“„«]{2,80}?))? (?:is|reads|sounds|makes|ist|klingt|est|es|está)(?!\\p{L})[^:.;"“„«]{2,60}?(?::|[.;,] (?:it |that )?(?:should|must) (?:say|be|read)\\s?:?|[.;,] (?:better|rather|make it|change it to)\\s?:?)\\s(?<words>.{12,600})$`,
    'isu',
  ),
  new RegExp(
    `^(?<whose>[A-Z]{1,8}-\\d{1,4})['’]s (?:(?<place>${ordinal}) ${criterion}|${criterion} (?<places>\\d{1,2})) ${says}\\s?:?\\s(?<words>["“„«].{5,600}|.{25,600})$`,
    'isu',
  ),
  new RegExp(
    `^(?:change|replace|reword|rewrite|set|make|ersetze|ändere|remplace[rz]?|change[rz]?|reemplaza|cambia) ${the}(?:(?<place>${ordinal}) ${criterion}|${criterion} (?:no\\.? |number |nr\\.? |#)?(?<places>\\d{1,2}))(?:${of} (?<what>.{2,80}?))?\\s?(?:(?:to(?: say)?|with|by|into|durch|zu|in|par|en|por|a)\\s?:?|:)\\s${words}$`,
    'isu',
  ),
  new RegExp(
    `^${the}(?:(?<place>${ordinal}) ${criterion}|${criterion} (?:no\\.? |number |nr\\.? |#)?(?<places>\\d{1,2}))(?:${of} (?<what>[^:"“„«]{2,80}?))? ${says}\\s?:?\\s(?<words>["“„«].{5,600}|.{25,600})$`,
    'isu',
  ),
];

/** Adds an acceptance criterion to a ticket, takes one out or words one anew; null where words do none of it. */
export function ticketCriterionChange(said: string, draft: Draft, spoken: Spoken = nothing): Change | null {
  if (boardOf(draft).tickets.length === 0) return null;
  const plain = withoutCourtesies(said);
  if (plain.length > 800) return null;
  for (const pattern of adding) {
    const groups = pattern.exec(plain)?.groups;
    const at = groups ? ticketOf(groups['what'] ?? groups['keyed'], draft, spoken) : null;
    if (at !== null && groups?.['words'] !== undefined && hasCriteria(draft, at)) {
      const { words: text } = groups;
      const isFirst = groups['at']?.toLowerCase() === 'first';
      return (now) => added(now, at, unquoted(text), isFirst);
    }
  }
  for (const pattern of removing) {
    const groups = pattern.exec(plain)?.groups;
    const at = groups ? ticketOf(groups['what'], draft, spoken) : null;
    const places = groups && at !== null ? placesOf(groups, boardOf(draft).tickets[at]) : [];
    if (at !== null && places.length > 0) return (now) => without(now, at, places);
  }
  const told = describedRemoval(plain, draft, spoken);
  if (told) return told;
  for (const pattern of rewording) {
    const groups = pattern.exec(plain)?.groups;
    const at = groups ? ticketOf(groups['what'] ?? groups['whose'], draft, spoken) : null;
    const [place, ...more] = groups && at !== null ? placesOf(groups, boardOf(draft).tickets[at]) : [];
    const text = unquoted(groups?.['words'] ?? '');
    // "should say 30 minutes and not 20" gives a value, no criterion
    const isWhole =
      text.split(/\s+/u).length > 4 && !/ (?:not|instead of|rather than) [^,]{0,20}\d/iu.test(text);
    if (at !== null && place !== undefined && more.length === 0 && isWhole)
      return (now) => reworded(now, at, place, text);
  }
  return null;
}

/** The change that takes out the one criterion that a description means; which of several is meant, or that none is, is told. */
function describedRemoval(plain: string, draft: Draft, spoken: Spoken): Change | null {
  const { topic, of: home, what = home } = described.exec(plain)?.groups ?? {};
  if (topic === undefined) return null;
  const ticket = what === undefined ? null : ticketOf(what, draft, spoken);
  if (what !== undefined && ticket === null) return null;
  const found = criteriaAbout(draft, topic, ticket);
  const [only, ...others] = found;
  if (only && others.length === 0) return (now) => without(now, only.ticket, [only.place]);
  const { tickets } = boardOf(draft);
  const named = found.map((one) => `criterion ${one.place + 1} of ${nameOf(tickets[one.ticket] as Ticket)}`);
  const message =
    found.length === 0
      ? `No acceptance criterion speaks of ${topic}; name it by its ticket and number, such as: criterion 2 of US-1.`
      : `Several criteria speak of ${topic}: ${named.join(', ')}. Say which is meant.`;
  return (now) => noEffect(now, message);
}

function unquoted(text: string): string {
  return text.trim().replace(/^["“„«]\s?(.*?)\s?["”“»]$/su, '$1');
}

function ticketOf(phrase: string | undefined, draft: Draft, { last, all }: Spoken): number | null {
  if (phrase !== undefined)
    return ticketNamed(draft, phrase.replace(/^(?:the )?ticket /iu, ''), { last, all });
  return last.length === 1 ? (last[0] ?? null) : null;
}

function hasCriteria(draft: Draft, at: number): boolean {
  return (boardOf(draft).tickets[at]?.criteria.length ?? 0) > 0;
}

const otherOrdinals: readonly (readonly [RegExp, string])[] = [
  [/^(?:erste|premi\p{L}+|primer\p{L}*)$/iu, '1'],
  [/^(?:zweite|deuxième|segundo)$/iu, '2'],
  [/^(?:dritte|troisième|tercer\p{L}*)$/iu, '3'],
  [/^vierte$/iu, '4'],
  [/^(?:letzte|derni\p{L}+|último)$/iu, 'last'],
];

function placesOf(
  groups: Readonly<Record<string, string | undefined>>,
  ticket: Ticket | undefined,
): number[] {
  const count = ticket?.criteria.length ?? 0;
  const { place, places } = groups;
  const named = place === undefined ? (places ?? '').match(/\d{1,2}/gu) : [place];
  const found = (named ?? []).map((word) =>
    placeNamed(otherOrdinals.find(([pattern]) => pattern.test(word))?.[1] ?? word, count),
  );
  return found.every((at) => at >= 0) ? found : [];
}

function withFocus(outcome: Outcome, ticket: Ticket): Outcome {
  return ticket.key ? { ...outcome, focus: ticket.key } : outcome;
}

function added(draft: Draft, at: number, said: string, isFirst: boolean): Outcome {
  const ticket = boardOf(draft).tickets[at];
  if (!ticket || ticket.criteria.length === 0) return noEffect(draft, 'The ticket has no criteria.');
  const words = asCriterion(said, ticket, draft);
  const text = isFirst ? withFirstCriterion(draft, ticket, words) : withItem(draft, ticket.criteria, words);
  return withFocus(applied(draft, text, `Added the criterion "${words}" to ${nameOf(ticket)}.`), ticket);
}

function without(draft: Draft, at: number, places: readonly number[]): Outcome {
  const ticket = boardOf(draft).tickets[at];
  const criteria = places.flatMap((place) => ticket?.criteria[place] ?? []);
  if (!ticket || criteria.length === 0) return noEffect(draft, 'The ticket has no such criterion.');
  if (ticket.criteria.length <= criteria.length)
    return noEffect(draft, `${nameOf(ticket)} would be left without a criterion.`);
  // a task that only carries out the criterion goes with it
  const tasks = ticket.tasks.filter((task) => places.includes((citesCriterion(task.text)?.number ?? 0) - 1));
  const text = splice(draft.text, withoutItems(draft, ticket, { criteria, tasks }));
  const shown = criteria.map((item) => `"${item.text.slice(0, 60)}"`).join(' and ');
  return withFocus(
    applied(draftOf(draft.text, draft.request), text, `Took ${shown} out of ${nameOf(ticket)}.`),
    ticket,
  );
}

function reworded(draft: Draft, at: number, place: number, said: string): Outcome {
  const ticket = boardOf(draft).tickets[at];
  const item = ticket?.criteria[place];
  if (!ticket || !item) return noEffect(draft, 'The ticket has no such criterion.');
  const raw = draft.text.slice(item.start, item.end);
  const mark = /^(?:\d{1,3}[.)]|[*+-])\s+(?:\[[ xX]\]\s+)?/u.exec(raw)?.[0] ?? '';
  const fresh = withOtherOutcome(item.text, said) ?? asCriterion(said, ticket, draft);
  const text = splice(draft.text, [{ start: item.start + mark.length, end: item.end, text: fresh }]);
  return withFocus(applied(draft, text, `Worded criterion ${place + 1} of ${nameOf(ticket)} anew.`), ticket);
}
