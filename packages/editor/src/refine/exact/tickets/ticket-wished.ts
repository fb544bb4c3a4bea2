import { keysIn } from '../../../document/keys.ts';
import type { Draft } from '../../draft.ts';
import type { Change } from '../../instruction.ts';
import { newTicket } from '../../instructions/new-ticket.ts';
import { requirementNamed, ticketNamed } from '../../tickets/named.ts';
import { type ExactReader, groupsOf } from '../exact-reader.ts';

const kind = '(?<kind>ticket|story|user story|task|issue|card|bug|spike)';
const a = '(?:(?:an?|another|its|own|new|separate|extra|further|one more) )*';
const lead =
  '(?:(?:and |oh,? |also,? )*(?:(?:we|i|you) (?:also |have |still )*(?:forgot|missed|left out|overlooked)(?: (?:something|one thing|that|one))?|(?:something|one thing|one) is (?:still )?missing|(?:still )?missing|what is missing|not covered(?: yet)?|one more thing|also)\\s?[:,;.–—-]\\s?)?';
const words = '(?<words>[^:;?!]{8,240}?)';
const patterns: readonly RegExp[] = [
  `^${lead}${words}[.;,–—-]\\s?(?:so |and )?(?:(?:that|this|it)(?:['’]s| is| should be| must be| needs to be| becomes)|make (?:that|this|it)|(?:please )?(?:add|create|open|write|make|put in)|we need|needs|needs to be|i want|new) ?${a}${kind}(?: (?:for|of|out of|from) (?:it|that|this))?(?: (?:please|too|as well))?$`,
  `^${lead}${words}[.;,–—-]?\\s(?:needs|deserves|should (?:get|have|be)|must (?:get|have)|gets) (?:an? |its |own |separate |new )+${kind}(?: of its own)?$`,
  `^${words} (?:still )?(?:has|have|needs?) to be (?:done|built|handled|covered|planned)(?: too| as well)?[,.;]?(?: (?:but|and|yet))? ?(?:no (?:ticket|story) (?:says so|covers it|for it|exists|does)|there is no (?:ticket|story)(?: for (?:it|that))?)?[.;,]?\\s?(?:so |and |please )*(?:create|add|open|file|write|make) (?:one|it|an? ${kind})$`,
  `^${words} (?:is|are) (?:nowhere on|not (?:yet )?on|missing (?:on|from|in)) (?:the|our) (?:board|backlog)(?: yet)?$`,
  `^(?:i|we) (?:can['’]?t|cannot|could not|couldn['’]t|don['’]t|do not) (?:find|see) (?:an? |any )?(?:ticket|story) (?:that covers|covering|for|about|on) ${words}(?:[.,;–—-]\\s?(?:so |and |please |can you )*(?:create|add|open|file|write|make) (?:one|it))?$`,
  `^(?:also )?(?:track|record|note|put|list|add) ${words} as ${a}${kind}(?: of its own)?(?: (?:too|as well))?$`,
  `^(?:the |our )?(?:board|backlog) (?:has|says|holds) nothing (?:on|about|for) ${words}$`,
  `^(?:one|another|new|additional|extra)(?: more)? ${kind}\\s?[:–—-]\\s?(?<words>[^?!]{8,240})$`,
].map((one) => new RegExp(one, 'isu'));
/** Who wants what they are to be able to do; what somebody has to do is to be done. */
const wanting =
  /^(?<who>(?:the |our |all )?[\p{L}-]+(?: [\p{L}-]+)?) (?:want|wants|need|needs|would like|wish|like|wanted) to (?<deed>\p{Ll}.*)$/isu;
const somebody =
  /^(?:somebody|someone|anybody|one of us|we|one|who ?ever) (?:has to|have to|must|needs? to|should|ought to) (?<deed>\p{Ll}.*)$/isu;
const pointing =
  /^(?:(?:it|that|this|they|these|those|which|nobody|no one|nothing|none)(?!\p{L})|(?:we|i) (?:never|forgot|have forgotten|missed)(?!\p{L})|[A-Z]{1,8}-\d|the (?:first|second|last|other) )/iu;

const besides = '(?:(?:also|still|too|aussi|encore|noch|auch|también|todavía) )*';
const aTicket =
  '(?:(?:an?|another|one more|new|separate|further|une?|autre|nouveau|nouvelle|ein(?:e|en)?|noch|weiteres|neues|una?|otro|otra|nuevo|nueva) )*(?:ticket|story|issue|card|task|tâche|tarea)';
/** "There should be something for closing days: the shop can mark days": the name of a ticket, and what it is to do. */
const topic =
  "(?<topic>(?!(?:to|in|at|from|with|under|something|one thing|that|this|it|one|ticket|story)(?!\\p{L}))(?:the |an? )?[\\p{L}\\p{N}’' -]{3,60}?)(?: (?:too|as well|please|also))*[:.;?!–—-]+\\s+(?<said>\\S+ .{6,300})";
const named: readonly RegExp[] = [
  `^(?:(?:we|i) ${besides}(?:need|want|miss|lack)|there (?:should|must|has to|needs to) ${besides}be|(?:please )?(?:add|create|open|write|make|get|have)|can (?:someone|somebody|we|you) ${besides}(?:add|create|open|get|have)|(?:new|another|one more)(?= ticket| story)) ${besides}(?:something|a thing|one thing|${aTicket}|ticket|story) (?:for|about|on|to cover) ${topic}$`,
  `^(?:(?:we|i) ${besides}(?:forgot|missed|left out|overlooked)|(?:can (?:someone|somebody|we|you) ${besides})?(?:take care of|think of|look after)) ${topic}$`,
].map((one) => new RegExp(one, 'iu'));
/** "A ticket for the photographer, 2 points": nothing but what a ticket would be about. */
const bare =
  /^(?:missing\s?[:–-] )?(?:(?:an?|one|another|one more) )?(?:new )?(?:ticket|story) (?:for|about|on) (?<thing>[^:;?!]{3,200})$/iu;
/** A ticket that is missing, in words of other languages. */
const elsewhere: readonly RegExp[] = [
  `^(?:il (?:nous )?(?:manque|faut)|on a besoin d['’]|nous avons besoin d['’]|ajoute[rz]?|crée[rz]?|ajouter|créer) ?${besides}${aTicket}(?: (?:pour|sur) (?:la |le |les |l['’])?(?<topic>[^:]{3,60}?))?\\s?:\\s?(?<said>.{6,300})$`,
  `^(?:es fehlt|wir brauchen|fehlt|bitte|ergänze|erstelle|leg) ${besides}${aTicket}(?: an)?(?: (?:für|zu[mr]?|über) (?:die |das |den |der |dem )?(?<topic>[^:]{3,60}?))?\\s?:\\s(?<said>.{6,300})$`,
  `^(?:falta|hace falta|necesitamos|añade|agrega|crea) ${besides}${aTicket}(?: (?:para|sobre) (?:la |el |los |las )?(?<topic>[^:]{3,60}?))?\\s?:\\s?(?<said>.{6,300})$`,
].map((one) => new RegExp(one, 'iu'));

/** The ticket that a message names before it says what it is to do; null where that is one of the board. */
function ticketNamedBefore(said: string, draft: Draft): Change | null {
  const { topic: about, said: abroad } = groupsOf(elsewhere, said) ?? {};
  if (abroad !== undefined)
    return newTicket.parse(`add a ticket: ${about === undefined ? '' : `${about}. `}${abroad}`, draft);
  const thing = bare.exec(said)?.groups?.['thing'];
  if (thing !== undefined && !isClause(said) && ticketNamed(draft, said.split(/[,(]/u)[0] ?? '') === null)
    return newTicket.parse(`add a ticket for ${thing}`, draft);
  const { topic, said: stated } = groupsOf(named, said) ?? {};
  if (topic === undefined || stated === undefined || pointing.test(stated) || keysIn(topic).length > 0)
    return null;
  const title = topic.replace(/^(?:the|an?) /iu, '');
  if (
    /^(?:tickets?|stor(?:y|ies)|risk|criteri\p{L}+|question|requirement|task|section|note|goal)(?!\p{L})/iu.test(
      title,
    )
  )
    return null;
  return ticketNamed(draft, topic) === null
    ? newTicket.parse(`add a ticket: ${title}. ${stated}`, draft)
    : null;
}

/** "Somebody has to write the help page, make that a task", "passengers want to change their ticket. New story please": a ticket more. */
export const ticketWished: ExactReader = (said, draft) => {
  const before = ticketNamedBefore(said, draft);
  if (before) return before;
  for (const pattern of patterns) {
    const found = pattern.exec(said)?.groups;
    const text = found?.['words']?.trim().replace(/[.,;\s]+$/u, '');
    if (!found || text === undefined || pointing.test(text) || !/\s/u.test(text)) continue;
    // what a ticket states already is to get one of its own
    if (
      /^(?:the |our )?[\p{L} -]+$/iu.test(text) &&
      !isClause(text) &&
      requirementNamed(draft, text) !== null
    )
      return null;
    const { who, deed } = wanting.exec(text)?.groups ?? {};
    const done = somebody.exec(text)?.groups?.['deed'];
    const wish = done ?? (who === undefined || deed === undefined ? text : `${who} can ${deed}`);
    const sort = (found['kind'] ?? 'ticket')
      .toLowerCase()
      .replace('card', 'ticket')
      .replace('task', 'ticket');
    return newTicket.parse(`add a ${sort}: ${wish}`, draft);
  }
  return null;
};

const isClause = (text: string): boolean =>
  /\s(?:is|are|can|must|should|want|wants|need|needs|has|have|gets?|may|will|cannot|can['’]t)\s/iu.test(text);
