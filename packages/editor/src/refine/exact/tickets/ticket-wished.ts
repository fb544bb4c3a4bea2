import { newTicket } from '../../instructions/new-ticket.ts';
import { requirementNamed } from '../../tickets/named.ts';
import type { ExactReader } from '../exact-reader.ts';

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

/** "Somebody has to write the help page, make that a task", "passengers want to change their ticket. New story please": a ticket more. */
export const ticketWished: ExactReader = (said, draft) => {
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
