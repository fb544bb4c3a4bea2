import { keysIn } from '../document/keys.ts';
import { sentencesOf } from '../read/sentences-of.ts';
import { addedStatement } from './added/added.ts';
import { leftOutStatement } from './added/left-out.ts';
import { answeredQuestions } from './answered/answered-questions.ts';
import { doerChangeIn } from './claims/doer-change.ts';
import { clausesOf } from './clauses.ts';
import { bracketedNamesChange } from './contrasts/bracketed-names.ts';
import { rangeChange } from './contrasts/range-change.ts';
import { segmentsOf as halvesOf } from './contrasts/segments.ts';
import { termChange } from './contrasts/term-change.ts';
import { titleChange } from './contrasts/title-change.ts';
import { valueContrastChange } from './contrasts/value-change.ts';
import type { Wish } from './design/wish.ts';
import type { Draft } from './draft.ts';
import { formerMember } from './enumerated/former-member.ts';
import type { Change } from './instruction.ts';
import { audienceChange } from './instructions/audience.ts';
import { divideTicketChange } from './instructions/divide-ticket.ts';
import { dropTicketChange } from './instructions/drop-ticket.ts';
import { inScopeChange } from './instructions/in-scope.ts';
import { mergeTicketsChange } from './instructions/merge-tickets.ts';
import { ownTicketChange } from './instructions/own-ticket.ts';
import { placedExchangeChange } from './instructions/placed-exchange.ts';
import { planDatesChange } from './instructions/plan-dates.ts';
import { planValuesChange } from './instructions/plan-values.ts';
import { promptOrderChange } from './instructions/prompt-order.ts';
import { removedForChange } from './instructions/removed-for.ts';
import { requirementMoveChange } from './instructions/requirement-move.ts';
import { reshapeChange } from './instructions/reshape.ts';
import { sortTicketsChange } from './instructions/sort-tickets.ts';
import { spellingChange } from './instructions/spelling.ts';
import { storyPurposeChange } from './instructions/story-purpose.ts';
import { ticketBlockerChange } from './instructions/ticket-blocker.ts';
import { ticketCaseChange } from './instructions/ticket-case.ts';
import { ticketCriterionChange } from './instructions/ticket-criterion.ts';
import { ticketFieldsChange } from './instructions/ticket-fields.ts';
import { ticketItemsChange } from './instructions/ticket-items.ts';
import { ticketLabelsChange } from './instructions/ticket-labels.ts';
import { ticketLinesChange } from './instructions/ticket-lines.ts';
import { ticketPlacesChange } from './instructions/ticket-places.ts';
import { ticketStoryChange } from './instructions/ticket-story.ts';
import { ticketTitleChange } from './instructions/ticket-title.ts';
import { titlePrefixChange } from './instructions/title-prefix.ts';
import { withoutFieldChange } from './instructions/without-field.ts';
import { oncePerDraft } from './per-draft.ts';
import { belongsElsewhere } from './relocation/belonging.ts';
import { droppedStatement } from './relocation/dropped.ts';
import { likenedStatement } from './relocation/likened.ts';
import { mitigationChange } from './relocation/mitigating.ts';
import { restatedStatement } from './restated/restated-statement.ts';
import { checked } from './sound/checked.ts';
import { boardOf } from './tickets/board.ts';
import { nothing, type Spoken, ticketsNamed } from './tickets/named.ts';
import { unknownTicketChange } from './tickets/unknown-ticket.ts';
import { segmentsOf, withoutAsides } from './tickets/wishes/asides.ts';
import { countRead, mayTry } from './trials.ts';

/** Reads words as they were written; `spoken` is what pronouns in them mean. */
type Reader = (words: string, draft: Draft, spoken: Spoken) => Change | null;

/** What reads whole sentences, one or several: what they ask for is spread over them. */
const readers: readonly Reader[] = [
  unknownTicketChange,
  sound(promptOrderChange),
  audienceChange,
  spellingChange,
  sound(placedExchangeChange),
  sound(removedForChange),
  storyPurposeChange,
  reshapeChange,
  sound(formerMember),
  sound(belongsElsewhere),
  sound(mitigationChange),
  ticketPlacesChange,
  rangeChange,
  inScopeChange,
  ticketCaseChange,
  ticketItemsChange,
  ticketCriterionChange,
  divideTicketChange,
  ownTicketChange,
  requirementMoveChange,
  ticketBlockerChange,
  titlePrefixChange,
  ticketLabelsChange,
  ticketStoryChange,
  ticketLinesChange,
  ticketTitleChange,
  mergeTicketsChange,
  dropTicketChange,
  sortTicketsChange,
  planValuesChange,
  planDatesChange,
  withoutFieldChange,
  sound(doerChangeIn),
  ticketFieldsChange,
  bracketedNamesChange,
  titleChange,
  sound(answeredQuestions),
  sound(restatedStatement),
  sound(addedStatement),
  sound(leftOutStatement),
  sound(droppedStatement),
  sound(likenedStatement),
  valueContrastChange,
  termChange,
];

/** A reader whose changes are made only where what they make of the document reads as one. */
function sound(reader: (words: string, draft: Draft) => Change | null) {
  return (words: string, draft: Draft): Change | null => {
    const change = reader(words, draft);
    return change && (async (now) => checked(await change(now), now, words));
  };
}

/** Sentences that one wish is spread over at most. */
const MOST = 6;
/** From so many sentences on a message is read in shorter runs: people who write as many wishes give each its own. */
const MANY = 12;
const MOST_OF_MANY = 2;
/** Characters of sentences that are read as one wish, and of parts of one sentence. */
const LONGEST = 600;
const LONGEST_PART = 300;
/** Parts of a sentence that are looked at one by one. */
const MOST_PARTS = 10;
const MARK = '\u0000';

const read = oncePerDraft((marked: string, draft: Draft): { readonly change: Change | null } => {
  const at = marked.indexOf(MARK);
  const words = marked.slice(at + 1);
  countRead(words, draft);
  const last = marked
    .slice(0, at)
    .split(',')
    .flatMap((place) => (place === '' ? [] : [Number(place)]));
  const spoken: Spoken = last.length === 0 ? nothing : { last, all: last };
  const hasTickets = boardOf(draft).tickets.length > 0;
  for (const said of new Set(hasTickets ? [words, withoutAsides(words, draft)] : [words]))
    for (const reader of readers) {
      const change = reader(said, draft, spoken);
      if (change) return { change };
    }
  return { change: null };
});

function changeOf(words: string, draft: Draft, last: readonly number[]): Change | null {
  return read(`${last.join(',')}${MARK}${words}`, draft).change;
}

/**
 * The change that sentences ask for as a whole, with no clause behind them; null where they are to be read clause by clause.
 * `it` is the phrase that names what was spoken of before.
 */
export function wholeWish(words: string, draft: Draft, it: string | null): Wish | null {
  const hasTickets = boardOf(draft).tickets.length > 0;
  const ofIt = () => (it === null || !hasTickets ? null : changeOf(words, draft, ticketsNamed(draft, it)));
  // "its estimate is 2" speaks of what was named before, and names no second ticket
  const isPossessive = hasTickets && possessive.test(words) && keysIn(words).length === 0;
  const change = isPossessive ? ofIt() : (changeOf(words, draft, []) ?? ofIt());
  return change === null ? null : { change, used: 0 };
}

const possessive =
  /^(?:(?:please|also|and|then) )*(?:set|change|make|put|raise|lower|bump|give)? ?(?:its|their)(?!\p{L})/iu;

/** Feedback in clauses, and those of them that stand beside a wish and may only say why. */
interface Clauses {
  readonly clauses: string[];
  readonly besides: readonly string[];
}

/** Feedback as clauses of one instruction each, in which the sentences that make one wish together stay together. */
export function clausesWithWishes(feedback: string, draft: Draft): Clauses {
  const sentences = sentencesOf(feedback).flatMap((sentence) => halvesOf(feedback, sentence));
  const clauses: string[] = [];
  const besides: string[] = [];
  let rest = '';
  for (let from = 0; from < sentences.length; ) {
    const used = longestWish(from);
    const [first, last] = [sentences[from], sentences[from + Math.max(1, used) - 1]];
    const words = feedback.slice(first?.start, last?.end);
    // what only joins the wishes of a sentence belongs to none of them
    const gap = feedback.slice(sentences[from - 1]?.end ?? 0, first?.start).replace(/^\S.*$/u, '\n');
    const parted = used === 0 ? partedWish(words, draft, from > 0) : [{ words, isWish: true }];
    if (parted.length === 0) rest += gap + words;
    else {
      clauses.push(...clausesOf(rest));
      rest = '';
      for (const part of parted) {
        const own = part.isWish ? [part.words.trim()] : clausesOf(part.words);
        clauses.push(...own);
        if (!part.isWish) besides.push(...own);
      }
    }
    from += Math.max(1, used);
  }
  return { clauses: [...clauses, ...clausesOf(rest)], besides };

  /** How many sentences from one on make a wish together; 0 where they make none. */
  function longestWish(from: number): number {
    const most = sentences.length < MANY ? MOST : MOST_OF_MANY;
    for (let used = Math.min(most, sentences.length - from); used > 0; used -= 1) {
      const words = feedback.slice(sentences[from]?.start, sentences[from + used - 1]?.end);
      const isTried = used === 1 || (words.length <= LONGEST && mayTry(draft));
      if (isTried && isWish(words, draft, from > 0)) return used;
    }
    return 0;
  }
}

/** Whether words are a wish; behind others they may speak of a ticket that those named, and are read with one in mind. */
function isWish(words: string, draft: Draft, isBehind: boolean): boolean {
  const last = isBehind && boardOf(draft).tickets.length > 0 ? [0] : [];
  return changeOf(words, draft, last) !== null;
}

/** What an order gives the document to say is no wish of its own, whatever it holds. */
const givesWords =
  /^(?:please |bitte |por favor )?(?:add|insert|include|mention|note|write|say|state|replace|change|reword|füge?|ergänze|ersetze|ändere|ajoute[rz]?|remplace[rz]?|change[rz]?|añad[ea]|agrega|reemplaza|cambia|answer|q-?\d)(?!\p{L}).*?(?::\s|\s(?:that|dass|que)\s|["“„«])/iu;

/**
 * A sentence of which some parts are wishes about tickets, in those parts and what stands between them; empty where none is.
 */
function partedWish(
  sentence: string,
  draft: Draft,
  isBehind: boolean,
): readonly { readonly words: string; readonly isWish: boolean }[] {
  if (boardOf(draft).tickets.length === 0 || givesWords.test(sentence)) return [];
  const segments = segmentsOf(sentence);
  if (segments.length < 2 || segments.length > MOST_PARTS) return [];
  const parts: { words: string; isWish: boolean }[] = [];
  for (let from = 0; from < segments.length; ) {
    let to = segments.length;
    const slice = () => sentence.slice(segments[from]?.start, segments[to - 1]?.end);
    const isPart = () =>
      slice().length <= LONGEST_PART && mayTry(draft) && isWish(slice(), draft, isBehind || from > 0);
    while (to > from && !isPart()) to -= 1;
    const last = parts.at(-1);
    if (to > from) parts.push({ words: slice(), isWish: true });
    else {
      to = from + 1;
      const end = segments[from]?.end;
      if (last && !last.isWish)
        last.words = sentence.slice(sentence.lastIndexOf(last.words, segments[from]?.start), end);
      else parts.push({ words: slice(), isWish: false });
    }
    from = to;
  }
  return parts.some((part) => part.isWish) ? parts : [];
}
