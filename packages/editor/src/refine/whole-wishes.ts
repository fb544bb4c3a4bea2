import { protect } from '../read/protect.ts';
import { splitSentences } from '../read/sentences.ts';
import { addedStatement } from './added/added.ts';
import { leftOutStatement } from './added/left-out.ts';
import { answeredQuestions } from './answered/answered-questions.ts';
import { clausesOf } from './clauses.ts';
import { bracketedNamesChange } from './contrasts/bracketed-names.ts';
import { segmentsOf } from './contrasts/segments.ts';
import { termChange } from './contrasts/term-change.ts';
import { titleChange } from './contrasts/title-change.ts';
import { valueContrastChange } from './contrasts/value-change.ts';
import type { Wish } from './design/wish.ts';
import type { Draft } from './draft.ts';
import type { Change } from './instruction.ts';
import { divideTicketChange } from './instructions/divide-ticket.ts';
import { dropTicketChange } from './instructions/drop-ticket.ts';
import { mergeTicketsChange } from './instructions/merge-tickets.ts';
import { ownTicketChange } from './instructions/own-ticket.ts';
import { planDatesChange } from './instructions/plan-dates.ts';
import { planValuesChange } from './instructions/plan-values.ts';
import { sortTicketsChange } from './instructions/sort-tickets.ts';
import { ticketBlockerChange } from './instructions/ticket-blocker.ts';
import { ticketFieldsChange } from './instructions/ticket-fields.ts';
import { ticketItemsChange } from './instructions/ticket-items.ts';
import { oncePerDraft } from './per-draft.ts';
import { droppedStatement } from './relocation/dropped.ts';
import { likenedStatement } from './relocation/likened.ts';
import { checked } from './sound/checked.ts';

/** What reads whole sentences, one or several, as they were written: what they ask for is spread over them. */
const readers: readonly ((words: string, draft: Draft) => Change | null)[] = [
  ticketItemsChange,
  divideTicketChange,
  ownTicketChange,
  ticketBlockerChange,
  mergeTicketsChange,
  dropTicketChange,
  sortTicketsChange,
  planValuesChange,
  planDatesChange,
  ticketFieldsChange,
  bracketedNamesChange,
  titleChange,
  sound(answeredQuestions),
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
const MOST = 8;

/** The change that sentences ask for as a whole, with no clause behind them; null where they are to be read clause by clause. */
export const wholeWish = oncePerDraft((words: string, draft: Draft): Wish | null => {
  for (const reader of readers) {
    const change = reader(words, draft);
    if (change) return { change, used: 0 };
  }
  return null;
});

/** Feedback as clauses of one instruction each, in which the sentences that make one wish together stay together. */
export function clausesWithWishes(feedback: string, draft: Draft): string[] {
  const sentences = splitSentences(feedback, { start: 0, end: feedback.length }, protect(feedback)).flatMap(
    (sentence) => segmentsOf(feedback, sentence),
  );
  const clauses: string[] = [];
  let rest = '';
  for (let from = 0; from < sentences.length; ) {
    const used = longestWish(from);
    const [first, last] = [sentences[from], sentences[from + Math.max(1, used) - 1]];
    const words = feedback.slice(first?.start, last?.end);
    // what only joins the wishes of a sentence belongs to none of them
    const gap = feedback.slice(sentences[from - 1]?.end ?? 0, first?.start).replace(/^\S.*$/u, '\n');
    if (used === 0) rest += gap + words;
    else {
      clauses.push(...clausesOf(rest), words.trim());
      rest = '';
    }
    from += Math.max(1, used);
  }
  return [...clauses, ...clausesOf(rest)];

  /** How many sentences from one on make a wish together; 0 where they make none. */
  function longestWish(from: number): number {
    for (let used = Math.min(MOST, sentences.length - from); used > 0; used -= 1)
      if (wholeWish(feedback.slice(sentences[from]?.start, sentences[from + used - 1]?.end), draft))
        return used;
    return 0;
  }
}
