import { keysIn, leadingKey } from '../../document/keys.ts';
import { endOf, type Section, sectionsOf } from '../../document/outline.ts';
import { lowerFirst, upperFirst } from '../../first-letter.ts';
import { type Draft, draftOf } from '../draft.ts';
import { lineBreakOf, type Splice, splice } from '../editing/splice.ts';
import { applied, type Instruction, type Outcome } from '../instruction.ts';
import { nextNumber } from '../place/insert.ts';
import { isOffTopic } from '../scope/off-topic.ts';
import { unquoted } from '../target/phrase.ts';
import { findTicket, ticketsIn } from '../target/tickets.ts';
import { asTask } from '../tickets/as-task.ts';
import { boardOf } from '../tickets/board.ts';
import { composedTicket } from '../tickets/composed-ticket.ts';
import { conceptOf } from '../tickets/concepts.ts';
import { withSettings } from '../tickets/fields/write.ts';
import { likeItsNeighbour, type TicketWish } from '../tickets/like-its-neighbour.ts';
import { withoutDetails } from '../tickets/told-details.ts';

const pattern =
  /^(?:(?:add|create|open|write|insert|include|make|we (?:also )?need)(?: in)? |(?=new ))(?:an? |another |one more |the )?(?:new |separate |extra |further |follow-?up |jira )*(?<sort>ticket|story|issue|user story|bug(?:[ -]?(?:ticket|report|issue))?|spike)(?: (?<by>for|about|to|that (?:covers|handles|deals with|is about)|covering|that|on|called|named|titled|with (?:the )?title|saying|which)|\s?[:–-]|(?=\s["“]))\s?(?<words>.{3,2000})$/isu;
const details: readonly (readonly [label: string, said: RegExp])[] = [
  [
    'estimate',
    /[,;.]?\s(?:and |with |of )*(?:an? )?(?:estimate|size|story points?)(?: of|:)? (\d{1,3})(?: points?)?\b/iu,
  ],
  ['estimate', /[,;.]?\s\(?(\d{1,2}) (?:story )?points?\)?/iu],
  ['priority', /[,;.]?\s(?:and |with )*(?:an? )?prio(?:rity)?(?: of|:)? (\p{L}{1,12})\b/iu],
  ['priority', /[,;.]?\s(?:and |with )*(?:an? )?(high|low|medium|critical|urgent) prio(?:rity)?\b/iu],
  [
    'due date',
    /,?\s(?:(?:due|until|till|by|before)(?: the)?) (\d{1,2}\.? \p{L}{3,10}(?: \d{4})?|\p{L}{3,10} \d{1,2}(?:, \d{4})?|\d{4}-\d{2}-\d{2})$/iu,
  ],
  [
    'assignee',
    /,?\s(?:and )?(\p{Lu}\p{Ll}{1,20}) (?:does|will do|takes|handles|owns|works on) (?:that|it|this)$/u,
  ],
  ['assignee', /[,;.]?\s(?:and )?(?:assigned to|assignee:?|owner:?|for) (\p{Lu}\p{Ll}{1,20})$/u],
];

/** "For it", "per role", "apart": what only points, counts or parts is nothing that a ticket can be about. */
const namesNothing =
  /^(?:(?:it|that|this|them|those|these|both|each|all of (?:it|them)|das|dies|es|ça|cela|eso|esto|ciò|questo|isso|dat|to)[.!]?$|(?:per|each|every|pro|je|par|por|cada|ogni|na każd\p{L}+) |(?:apart|a parte|à part|aparte|extra|apart[ei]?|osobno)[.!]?$)/iu;

/** Adds a ticket with all the parts that tickets of the document have. */
export const newTicket: Instruction = {
  meta: {
    id: 'new-ticket',
    does: 'Adds a ticket with the next key and all the parts its neighbours have; what nobody said is marked as not stated.',
    examples: ['add a ticket for rate limiting', 'create a new story: Export invoices as CSV'],
  },
  parse(clause, draft) {
    const { words, sort = '', by = '' } = pattern.exec(clause)?.groups ?? {};
    if (words === undefined || namesNothing.test(unquoted(words))) return null;
    if (ticketsIn(draft).length === 0 || isOffTopic(clause, draft)) return null;
    return (now) =>
      added(now, words, {
        isBug: /bug/iu.test(sort),
        isSpike: /spike/iu.test(sort),
        isThing: /^(?:for|about|on|covering|that \p{L}.*)$/iu.test(by),
      });
  },
};

interface Sort {
  readonly isBug: boolean;
  /** Work that only finds something out. */
  readonly isSpike: boolean;
  /** Named by "for" or "about", as things are. */
  readonly isThing: boolean;
}

async function added(draft: Draft, said: string, sort: Sort): Promise<Outcome> {
  const { isBug, isSpike } = sort;
  const values: [string, string][] = isBug ? [['type', 'Bug']] : isSpike ? [['type', 'Spike']] : [];
  const told = withoutDetails(said);
  for (const [label, value] of told.details)
    if (!values.some(([known]) => known === label)) values.push([label, value]);
  let { words } = told;
  for (const [label, detail] of details) {
    const found = detail.exec(words);
    if (!found?.[1] || values.some(([known]) => known === label)) continue;
    values.push([label, found[1]]);
    words = words.replace(found[0], '');
  }
  const wish = wishIn(words);
  const key = freshKey(draft);
  let current = draftOf(withTicket(draft, wish, key, sort), draft.request);
  for (const [label, value] of values) {
    const at = boardOf(current).tickets.findIndex((one) => one.key === key);
    const concept = conceptOf(label)?.id ?? 'other';
    current = draftOf(withSettings(current, [{ tickets: [at], concept, label, value }]).text, draft.request);
  }
  return { ...applied(draft, current.text, `Added the ticket ${key}: ${wish.title}.`), focus: key };
}

/** "As an accountant, I want to export invoices so that …": the title is what is wanted. */
const story =
  /^["“]?as an? [^,.]{2,60}?,? i (?:want|need|would like) (?:to )?(?<wish>.{4,100}?)(?:,? so that .{2,400})?[.!]?["”]?$/isu;

/** "Export invoices. As an accountant I want …": the title, and what is said of it. */
function wishIn(words: string): TicketWish {
  const wanted = story.exec(words.trim())?.groups?.['wish'];
  if (wanted !== undefined) return { title: upperFirst(wanted), description: unquoted(words) };
  const quote = /^["“](.{1,120}?)["”][.,:]?\s?(.{0,1800})$/su.exec(words.trim());
  const parted = /^(.{3,100}?)(?:[.:]\s+|\s[–—-]\s+|,\s+(?=as an? ))(.{3,1800})$/su.exec(words.trim());
  const [title, description] = quote
    ? [quote[1] ?? '', quote[2] ?? '']
    : parted
      ? [parted[1] ?? '', parted[2] ?? '']
      : [words.trim(), ''];
  const named = unquoted(title).replace(/[.,;:]+$/u, '');
  // "closing days: …" names what it is about
  const plain = description === '' ? asTask(named) : named;
  return {
    title: upperFirst(plain),
    description: unquoted(description.replace(/^(?:and|with) /iu, '')),
  };
}

function freshKey(draft: Draft): string {
  const keys = ticketsIn(draft).flatMap((one) => leadingKey(one.title) ?? []);
  const family = keys.at(-1)?.family ?? 'US';
  return `${family}-${nextNumber(draft, family)}`;
}

function withTicket(draft: Draft, wish: TicketWish, key: string, { isBug, isThing }: Sort): string {
  const newline = lineBreakOf(draft.text);
  const last = ticketsIn(draft).at(-1);
  if (!last) return draft.text;
  const [home] = sectionsOf(draft.outline, 'tickets');
  const statement =
    wish.description !== '' ? wish.description : isThing ? asDemand(draft, wish.title) : wish.title;
  // what goes wrong is no demand: that it stops is
  const demand = isBug && draft.language === 'en' ? asPrevented(lowerFirst(statement)) : statement;
  const made = home ? composedTicket(draft, demand, key) : null;
  const composed =
    made && statement === demand && isDemanded(wish, demand) ? inOwnWords(made, wish.title) : made;
  const body = composed?.body.replaceAll('\n', newline) ?? likeItsNeighbour(draft, last, wish);
  const divider =
    leadingKey(last.title) === null
      ? null
      : (/^[A-Z]{1,10}-\d{1,6}(\s?[:.–—-]?\s)/u.exec(last.title)?.[1] ?? ': ');
  const title = divider === null ? wish.title : `${key}${divider}${wish.title}`;
  const block = `${'#'.repeat(last.level)} ${title}${newline}${newline}${body}`;
  const at = endOfTicket(draft, last);
  return splice(draft.text, [
    { start: at, end: at, text: `${newline}${newline}${block}` },
    ...(composed
      ? coverageRow(
          draft,
          `${composed.key}: ${story.test(wish.description) ? wish.title : composed.requirement}`,
          key,
        )
      : []),
  ]);
}

/** "Mails are sent twice" is to be prevented from being so. */
function asPrevented(trouble: string): string {
  const { what, state } =
    /^(?<what>[^,;:]{3,80}?) (?:is|are|gets?) (?<state>(?!not |no |never )\p{L}.{2,200})$/iu.exec(trouble)
      ?.groups ?? {};
  return what === undefined || state === undefined
    ? `It must no longer happen that ${trouble}`
    : `The system must prevent ${what} from being ${state}`;
}

const provided = 'The system must provide ';
const avoided = 'The system must avoid ';

function isDemanded({ title }: TicketWish, demand: string): boolean {
  return [provided, avoided].some((lead) => demand.startsWith(lead) && !title.startsWith(lead));
}

/** A ticket whose requirement and source are quoted as they were said, without what made a demand of them. */
function inOwnWords(composed: NonNullable<ReturnType<typeof composedTicket>>, title: string) {
  const source = title.split(' ').slice(0, QUOTED).join(' ');
  return {
    ...composed,
    requirement: composed.requirement.startsWith(avoided) ? composed.requirement : title,
    body: composed.body.replace(new RegExp(`“(?:${provided}|${avoided})[^”\\n]*”`, 'u'), () => `“${source}”`),
  };
}

/** Words that the source of a ticket quotes. */
const QUOTED = 6;

/** "The export of fines as CSV" names a thing: that it is there is the demand, and no word of it is a verb. */
function asDemand({ language }: Draft, title: string): string {
  if (language === 'en' && trouble.test(title) && !acts.test(title)) return `${avoided}${lowerFirst(title)}`;
  return language === 'en' && thing.test(title) && !acts.test(title)
    ? `${provided}${lowerFirst(title)}`
    : title;
}

/** What goes wrong: nobody demands it. */
const trouble =
  /(?<!\p{L})(?:duplicated?|double|doubled|broken|wrong|missing|slow|lost|stale|failed|failing|flaky|corrupt(?:ed)?|crash(?:es|ing)?|bugs?|errors?|failures?|outages?|leaks?|timeouts?|delays?|typos?|freez(?:e|es|ing)|hangs?)(?!\p{L})(?! (?:handling|log|logs|logging|message|messages|page|reports?|tracking))/iu;
const thing = /^(?:an?|the) |^\p{L}{3,}s (?:by|for|with|of|from|via|per) /iu;
/** What is demanded of somebody or something by itself. */
const acts =
  /(?<!\p{L})(?:must|should|shall|can|may|will|has to|have to|needs? to|is|are|to|that|which|who|when|if)(?!\p{L})/iu;

function endOfTicket(draft: Draft, ticket: Section): number {
  return ticket.start + draft.text.slice(ticket.start, ticket.end).trimEnd().length;
}

/** The row of the coverage map for a new ticket, where the document has such a map. */
function coverageRow(draft: Draft, requirement: string, key: string): Splice[] {
  const [coverage] = sectionsOf(draft.outline, 'coverage-map');
  const table = coverage?.nodes.find((node) => node.type === 'table');
  const cites = coverage && keysIn(draft.text.slice(coverage.start, coverage.end)).length > 0;
  if (!table || !cites || findTicket(draft, key)) return [];
  const at = endOf(table);
  return [{ start: at, end: at, text: `${lineBreakOf(draft.text)}| ${requirement} | ${key} |` }];
}
