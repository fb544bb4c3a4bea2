import { contentWords } from '../../document/content-words.ts';
import { keysIn } from '../../document/keys.ts';
import type { NodeKind } from '../reference/nouns.ts';
import { withoutHedge } from '../target/phrase.ts';
import type { Intent, Operation, Slots } from './intent.ts';
import { kindNamed } from './kinds.ts';

/** Names a part of the document so that it is found; null where a phrase names none. */
type Describe = (phrase: string | undefined, place?: string, kinds?: readonly NodeKind[]) => string | null;

/**
 * Ways to say an intent in the plain English that instructions read, the most exact first; none where a slot that its operation
 * needs is empty or names nothing in the document.
 */
export function wordingsOf({ operation, slots }: Intent, describe: Describe): string[] {
  const filled = Object.fromEntries(
    Object.entries(slots).map(([slot, words]) => [
      slot,
      withoutHedge(words.trim().replace(/[.,;:!]+$/u, '')),
    ]),
  );
  return wordings[operation](filled, describe).filter((one) => one !== null);
}

const tickets = ['ticket'] as const;
const questions = ['question'] as const;

type Wordings = (slots: Slots, describe: Describe) => (string | null)[];

/** A sentence of a template, or null where one of its values is missing. */
function say(parts: TemplateStringsArray, ...values: readonly (string | null | undefined)[]): string | null {
  return values.some((value) => value === null || value === undefined || value === '')
    ? null
    : parts.reduce((said, part, at) => said + part + (values[at] ?? ''), '');
}

const ofPart =
  (before: string, after: string, whole: string | null = null): Wordings =>
  ({ what, in: place }, describe) => {
    if (what === undefined) return [whole];
    const part = describe(what, place);
    return [part === null ? null : `${before} ${part}${after}`];
  };

const none: Wordings = () => [];

const wordings: Readonly<Record<Operation, Wordings>> = {
  remove: ({ what, in: place, from, of }, describe) => [
    say`remove ${what} from ${place ?? from ?? of}`,
    say`remove ${describe(what, place ?? from)}`,
  ],
  rename: ({ what, to }, describe) =>
    what === undefined
      ? [say`change the title to ${to}`]
      : [say`rename ${describe(what)} to ${to}`, say`rename ${what} to ${to}`],
  replace: ({ what, from, to, in: place }, describe) => [
    say`in ${describe(place)}, replace ${what ?? from} with ${to}`,
    say`replace ${what ?? from} with ${to}`,
    say`replace ${from} with ${to}`,
  ],
  set: ({ what, to, from, in: place, of }) => {
    const fresh = to === undefined ? to : inUnitOf(from ?? '', to);
    return [
      say`change the ${what} of ${of ?? place} to ${fresh}`,
      say`change ${what} from ${from} to ${fresh}`,
      say`change ${what} to ${fresh}`,
      // a bare number stands in too many places
      /\p{L}/u.test(from ?? '') ? say`replace ${from} with ${fresh}` : null,
    ];
  },
  move: ({ what, in: place, before, after, at, from }, describe) => {
    const part = describe(what, from);
    return [
      say`move ${part} before ${describe(before)}`,
      say`move ${part} after ${describe(after)}`,
      say`move ${part} to ${describe(place)}`,
      say`move ${part} to the ${edgeOf(at)}`,
    ];
  },
  merge: ({ what, with: other, to }, describe) => [
    say`merge ${describe(what, undefined, tickets)} and ${describe(other ?? to, undefined, tickets)}`,
    say`merge ${what}`,
  ],
  split: ({ what, to, of, from, in: place }, describe) => [
    say`split ${describe(what)} into ${to}`,
    // what is to get a ticket of its own by its key leaves the rest together
    keysIn(`${to ?? ''} ${of ?? ''} ${from ?? ''} ${place ?? ''}`).length > 0
      ? null
      : say`split ${describe(what)}`,
  ],
  add: (slots, describe) => additions(slots, describe),
  answer: ({ what, to }, describe) => [
    say`answer to ${describe(what, undefined, questions)}: ${to}`,
    say`regarding ${what}: ${to}`,
  ],
  shorten: ofPart('shorten', '', 'make it shorter'),
  lengthen: ({ what, to }, describe) => [
    say`add more details about ${to}`,
    say`expand ${describe(what)}`,
    say`add more details about ${what}`,
    what === undefined ? 'make it longer' : null,
  ],
  list: ofPart('turn', ' into bullets', 'use bullets'),
  table: ofPart('turn', ' into a table'),
  steps: ofPart('turn', ' into numbered steps', 'use numbered steps'),
  prose: ofPart('write', ' as one paragraph'),
  reclassify: ({ what, to }, describe) => {
    const part = describe(what);
    const kind = kindNamed(to ?? '');
    return kind === 'non-goal'
      ? [say`leave ${part} out of scope`]
      : kind === null
        ? [say`move ${part} to ${describe(to)}`]
        : [say`make a ${kind} of ${part}`];
  },
  strength: ({ what, to }, describe) => [say`make ${describe(what)} ${to}`],
  assign: ({ what, to }, describe) => [say`assign ${describe(what, undefined, tickets)} to ${to}`],
  priority: ({ what, to }, describe) => [say`set priority of ${describe(what, undefined, tickets)} to ${to}`],
  estimate: ({ what, to }, describe) => [
    say`set the estimate of ${describe(what, undefined, tickets)} to ${to}`,
  ],
  status: ({ what, to }, describe) =>
    what === undefined ? [say`set the status to ${to}`] : [say`status of ${describe(what)} is ${to}`],
  depend: ({ what, to }, describe) => [
    say`${describe(what, undefined, tickets)} depends on ${describe(to, undefined, tickets)}`,
  ],
  reword: ({ what, to }, describe) => {
    const part = describe(what);
    // a ticket has a title, a story and criteria, and no text of its own
    if (part !== null && ofTicket.test(part)) return [];
    return [say`change ${part} to: ${to}`, say`replace ${part} with: ${to}`];
  },
  restore: ({ what, to, from }) => [
    say`replace ${from} with ${to}`,
    say`the ${what} should be ${to}`,
    say`${what} is ${to}`,
  ],
  tone: ({ to }) => [say`make it ${to}`, say`make it more ${to}`],
  audience: ({ to }) => [say`rewrite it for ${to}`],
  spelling: (slots, describe) => [...ofPart('fix the spelling in', '')(slots, describe), 'fix the spelling'],
  renumber: ({ what }, describe) => [
    say`renumber ${describe(what)}`,
    say`renumber ${what}`,
    'fix the numbering',
  ],
  capitalise: ({ what, to }) => [say`replace ${what} with ${to}`, say`${what} in ${to}`],
  mark: ({ what, to }) => [say`make ${what} ${to}`, say`put ${what} in ${to}`],
  none,
};

const ofTicket = /^(?:US|STORY|TASK|T)-\d+$/iu;
const onlyTopic =
  /^(?:an?|another|one|some|the|more) \p{L}+(?: \p{L}+)? (?:about|on|for|regarding|concerning) /iu;

function additions(slots: Slots, describe: Describe): (string | null)[] {
  const { to, in: place, of, before, after, at } = slots;
  const kind = kindNamed(slots.kind ?? '') ?? slots.kind;
  // "a constraint about swearing" says of which sort and on what, and nothing that could be written
  if (kind === undefined && onlyTopic.test(to ?? '')) return [];
  const home = describe(of ?? place) ?? of ?? place;
  if (kind !== undefined && /^(?:section|chapter)$/u.test(kind))
    return [
      say`add a section "${to}" before ${describe(before)}`,
      say`add a section "${to}" after ${describe(after)}`,
      say`add a section "${to}" at the ${edgeOf(at)}`,
      say`add a section "${to}"`,
    ];
  // the name of a field is one word
  const isFieldName = to !== undefined && !/\s/u.test(to);
  if (kind === 'field') return isFieldName ? [say`add a field ${to} to ${of ?? place}`] : [];
  if (kind === 'endpoint') return [say`add an endpoint ${to}`];
  if (kind === 'ticket') return [say`add a ticket: ${to}`];
  if (kind === 'acceptance criterion' || kind === 'task')
    return [say`add an ${kind} to ${home}: ${to}`, say`add a ${kind}: ${to}`];
  return [
    say`add a ${kind} to ${place}: ${to}`,
    say`add a ${kind}: ${to}`,
    isFieldName ? say`add a field ${to} to ${of}` : null,
    say`add an acceptance criterion to ${home}: ${to}`,
    say`add ${to} to ${home}`,
    // what is no sentence says nothing by itself
    contentWords(to ?? '').length > 2 ? say`mention that ${to}` : null,
  ];
}

/** "90 instead of 30 days": a number without a unit has that of the one it takes the place of. */
function inUnitOf(old: string, fresh: string): string {
  const unit = /^\p{N}[\p{N}.,]* ?(\p{L}[\p{L} ]*)$/u.exec(old.trim())?.[1];
  return unit !== undefined && /^\p{N}[\p{N}.,]*$/u.test(fresh) ? `${fresh} ${unit}` : fresh;
}

/** "To the very top", "ganz nach hinten": an end of the document. */
function edgeOf(words: string | undefined): string | null {
  if (words === undefined) return null;
  if (
    /top|start|begin|front|first|up|anfang|vorn|oben|début|haut|principio|arriba|inizio|początk/iu.test(words)
  )
    return 'top';
  return 'end';
}
