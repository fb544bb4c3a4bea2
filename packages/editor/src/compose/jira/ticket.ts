import { contentWords } from '../../document/content-words.ts';
import { withCapital } from '../../first-letter.ts';
import { ticketLabels } from '../../quality/data/labels.ts';
import { fitted } from '../../understand/titles/short.ts';
import { bullets, fixedBullets, joined } from '../blocks.ts';
import { type Composition, say } from '../composition.ts';
import type { Block, Item, Section } from '../document.ts';
import { againOf } from '../scenario/act.ts';
import { caseWords } from '../scenario/foreign/case-words.ts';
import { assumeFor, type Scenario } from '../scenario/scenario.ts';
import { failsTest } from '../scenario/shapes/measured.ts';
import { scenarioLine } from '../scenario/steps.ts';
import { expand } from '../voice/contractions.ts';
import { conjugated } from '../voice/english.ts';
import { colonOf } from '../voice/full-stop.ts';
import { outsideCode } from '../voice/outside-code.ts';
import type { Criteria } from './criteria.ts';
import { estimateOf } from './estimate.ts';
import type { Reproduction } from './reproduction.ts';
import { storyOf } from './story.ts';
import { taskOrder } from './ticket-title.ts';
import { typeOf } from './ticket-type.ts';
import type { WorkItem } from './work-item.ts';

/** A ticket before it is written: its key, its title and the work it holds. */
export interface Ticket {
  readonly key: string;
  readonly title: string;
  readonly items: readonly WorkItem[];
  /** The item that its title names. */
  readonly leading: WorkItem | undefined;
  readonly criteria: Criteria;
  /** How the fault is brought about that it mends; null for any other ticket. */
  readonly bug: Reproduction | null;
  /** Keys of earlier tickets it builds on. */
  readonly dependencies: readonly string[];
}

/** A ticket as a section of the document. */
export function ticketSection(ticket: Ticket, all: readonly Ticket[], composition: Composition): Section {
  const { phrases } = composition;
  const { criteria } = ticket;
  for (const criterion of [...criteria.shown.flat(), ...criteria.against]) assumeFor(criterion, composition);
  const label = (name: string, text: string): Item => ({ text: `**${name}:** ${text}` });
  const blocks = fixedBullets([
    label(phrases.ticketType, typeOf(ticket, all, composition)),
    label(phrases.ticketStory, storyIn(ticket, composition)),
    label(phrases.ticketContext, contextOf(ticket)),
    ...reproductionItems(ticket, composition),
    { text: `**${phrases.ticketCriteria}**`, children: criteriaList(criteria, composition) },
    { text: `**${phrases.ticketTasks}**`, children: tasksOf(ticket, criteria, composition) },
    label(
      phrases.ticketDependencies,
      ticket.dependencies.length > 0 ? joined(ticket.dependencies, phrases.and) : phrases.none,
    ),
    label(phrases.ticketOutOfScope, outOfScope(ticket, all, composition)),
    label(phrases.ticketEstimate, String(estimateOf(ticket.items))),
    label(phrases.ticketSource, sourceOf(ticket, composition)),
  ]);
  return { id: null, heading: `${ticket.key}: ${ticket.title}`, level: 3, blocks };
}

function storyIn({ items, leading, bug }: Ticket, composition: Composition): string {
  if (bug === null)
    return storyOf(
      [...items].toSorted((a, b) => Number(b === leading) - Number(a === leading)),
      composition,
    );
  const wish = say(composition, 'bugWish', { text: bug.fault });
  const story = say(composition, 'storyLine', { actor: say(composition, 'storyTeam'), wish, purpose: '' });
  return story.replace(/ (?=(?:dass|aby) )/u, ', ');
}

function contextOf({ items, bug }: Ticket): string {
  if (bug === null) return items.map((item) => `${item.id}: ${item.text}`).join(' ');
  const told = bug.told.length > 0 ? bug.told.map(({ text }) => text).join(' ') : bug.fault;
  return `${items.map(({ id }) => id).join(', ')}: ${told}`;
}

/** Steps to reproduce, what was expected and what was seen, as the input has them. */
function reproductionItems({ bug }: Ticket, { phrases }: Composition): Item[] {
  if (bug === null) return [];
  const { steps, expected, actual } = bug;
  const list = (texts: readonly string[]): Block => ({
    kind: 'list',
    isOrdered: true,
    isFixed: true,
    items: texts.map((text) => ({ text: `${withCapital(text)}.` })),
  });
  return [
    ...(steps.length > 0 ? [{ text: `**${phrases.ticketSteps}**`, children: [list(steps)] }] : []),
    ...(expected === null ? [] : [{ text: `**${phrases.ticketExpected}:** ${expected}` }]),
    ...(actual === null ? [] : [{ text: `**${phrases.ticketActual}:** ${actual}` }]),
  ];
}

function criteriaList({ shown, against, refused }: Criteria, composition: Composition): Block[] {
  const items = [...shown.flat(), ...against, ...refused].map((one) => ({
    text: scenarioLine(one, composition),
  }));
  return [{ kind: 'list', isOrdered: true, isFixed: true, items }];
}

/** One task an item with the criteria that show it done; the last are of what goes wrong. */
function tasksOf(ticket: Ticket, criteria: Criteria, composition: Composition): Block[] {
  const { and } = composition.phrases;
  const { shown, against } = criteria;
  const positive = shown.flat().length;
  const fix = ticket.bug && fixTask(ticket.items, ticket.bug, positive, composition);
  return bullets([
    ...(fix === null ? [] : [fix]),
    ...(fix === null ? ticket.items : []).map((item, index) => {
      const before = shown.slice(0, index).flat().length;
      const own = (shown[index] ?? []).map((_, at) => before + at + 1);
      const denials = against.flatMap((one, at) =>
        one.requirement === item.id && (own.length === 0 || one.outcome === failsTest)
          ? [positive + at + 1]
          : [],
      );
      const numbers = [...own, ...denials];
      return say(composition, numbers.length > 1 ? 'taskImplementSeveral' : 'taskImplement', {
        id: item.id,
        text: taskText(item, composition),
        number: joined(numbers.map(String), and),
      });
    }),
    ...against.flatMap((criterion, index) => {
      const at = ticket.items.findIndex(({ id }) => id === criterion.requirement);
      // What only denies is all that its item asks for, and the other side of a limit is measured with this one.
      if (at >= 0 && (shown[at]?.length === 0 || criterion.outcome === failsTest)) return [];
      const number = String(positive + index + 1);
      const text = caseOf(criterion, composition);
      return [
        say(composition, text === null ? 'taskRefuseBrief' : 'taskRefuse', { text: text ?? '', number }),
      ];
    }),
  ]);
}

/** The one task of a fault, whatever demands it was read from. */
function fixTask(
  items: readonly WorkItem[],
  { fault }: Reproduction,
  criteria: number,
  composition: Composition,
): string {
  const numbers = Array.from({ length: criteria }, (_, at) => String(at + 1));
  return say(composition, criteria > 1 ? 'taskImplementSeveral' : 'taskImplement', {
    id: joined(
      items.map(({ id }) => id),
      composition.phrases.and,
    ),
    text: colonOf(composition.language) + say(composition, 'bugTitle', { text: fault }),
    number: joined(numbers, composition.phrases.and),
  });
}

/** Whether a short clause says what goes wrong, so that the number of its criterion need not. */
function namesOwnCase(trigger: string, composition: Composition): boolean {
  return trigger.length <= longestCase && trigger !== caseWords[composition.language]?.lookedAfter;
}

/** What a task is to do, behind the number of its demand. */
function taskText(item: WorkItem, composition: Composition): string {
  return colonOf(composition.language) + taskOrder(item, composition);
}

/** Characters of a case from which on its task only points at the criterion. */
const longestCase = 120;

/**
 * What a criterion is about: what happens, with what is given where that alone says it; null where the criterion is a test of what
 * was implemented, or too long to be said twice.
 */
function caseOf({ requirement, given, trigger }: Scenario, composition: Composition): string | null {
  const { language, request } = composition;
  if (language !== 'en') {
    if (request.audience === 'Senior Dev' && !namesOwnCase(trigger, composition)) return null;
    return given.includes(requirement) && !trigger.includes(requirement) ? given : trigger;
  }
  const text = named(given, trigger);
  return text.length > longestCase ? null : text;
}

/** What happens, with what its pronoun stands for: "it is set to …" of a status is the status. */
function named(given: string, trigger: string): string {
  if (/(?:^| and )a request /u.test(given)) return given;
  if (general.test(given)) return trigger;
  const deed = /^they (.+)$/su.exec(trigger)?.[1];
  if (deed !== undefined && /^(?:somebody(?!\p{L})|an? )/u.test(given))
    return `${given} ${conjugated(deed, 'somebody')}`;
  return /^(?:an?|the) /u.test(given) && !/[,:]| and /u.test(given)
    ? trigger.replace(/(?<!\p{L})it(?!\p{L})/u, againOf(given))
    : trigger;
}

/** What is given and tells nothing of the case. */
const general = /^(?:the system is in use|the change is in place)$|^there (?:is|are) /u;

/** What the input leaves out of the same thing: each point with the ticket that shares most words with it, once. */
function outOfScope(ticket: Ticket, all: readonly Ticket[], composition: Composition): string {
  const shared = ({ items }: Ticket, words: readonly string[]) => {
    const own = new Set(items.flatMap(({ statement }) => contentWords(statement.text)));
    return words.filter((word) => own.has(word)).length;
  };
  const near = composition.understanding.statements.filter(({ kind, text }) => {
    if (kind !== 'nonGoal' && kind !== 'future') return false;
    const words = contentWords(text);
    const most = Math.max(...all.map((one) => shared(one, words)));
    return most > 0 && all.find((one) => shared(one, words) === most) === ticket;
  });
  if (near.length === 0) return composition.phrases.none;
  const left = near.map(({ text }) => text.replace(/[.。]$/u, '')).join('; ');
  // A ticket reads the same at every tone.
  return composition.language === 'en' ? outsideCode(left, expand) : left;
}

/** Characters of a quoted sentence at most; of a longer one its beginning. */
const longestQuote = 80;

/** The sentence the ticket comes from, or how it begins, and the heading it stood under. */
function sourceOf({ items }: Ticket, composition: Composition): string {
  const [first] = items;
  const whole = (first?.statement.text ?? '').replace(/\s+/gu, ' ').replace(/[.,;:!?。]+$/u, '');
  // A scenario of the input, quoted to its end, would be one more criterion.
  const sentence = ticketLabels.given.test(whole) ? whole.split(' ').slice(0, 6).join(' ') : whole;
  const begun = fitted(sentence, longestQuote);
  const words = [...sentence].length <= longestQuote || begun === '' ? sentence : `${begun} …`;
  const quote = (words.split('`').length - 1) % 2 === 1 ? words.replaceAll('`', '') : words;
  const heading = first?.statement.heading;
  const place = heading ? `, ${heading.replace(/\s+/gu, ' ')}` : '';
  return `${first?.id ?? ''}, ${say(composition, 'quoted', { text: quote })}${place}`;
}
