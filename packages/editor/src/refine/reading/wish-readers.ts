import { addedStatement } from '../added/added.ts';
import { leftOutStatement } from '../added/left-out.ts';
import { answeredQuestions } from '../answered/answered-questions.ts';
import { choiceMade } from '../choice/choice.ts';
import { doerChangeIn } from '../claims/doer-change.ts';
import { bracketedNamesChange } from '../contrasts/bracketed-names.ts';
import { rangeChange } from '../contrasts/range-change.ts';
import { termChange } from '../contrasts/term-change.ts';
import { titleChange } from '../contrasts/title-change.ts';
import { valueContrastChange } from '../contrasts/value-change.ts';
import type { Draft } from '../draft.ts';
import { formerMember } from '../enumerated/former-member.ts';
import type { Change } from '../instruction.ts';
import { audienceChange } from '../instructions/audience.ts';
import { divideTicketChange } from '../instructions/divide-ticket.ts';
import { dropTicketChange } from '../instructions/drop-ticket.ts';
import { inScopeChange } from '../instructions/in-scope.ts';
import { mergeTicketsChange } from '../instructions/merge-tickets.ts';
import { ownTicketChange } from '../instructions/own-ticket.ts';
import { placedExchangeChange } from '../instructions/placed-exchange.ts';
import { planDatesChange } from '../instructions/plan-dates.ts';
import { planValuesChange } from '../instructions/plan-values.ts';
import { promptOrderChange } from '../instructions/prompt-order.ts';
import { removedForChange } from '../instructions/removed-for.ts';
import { requirementMoveChange } from '../instructions/requirement-move.ts';
import { reshapeChange } from '../instructions/reshape.ts';
import { rewordedBehindKey } from '../instructions/reword-item.ts';
import { rowValuesChange } from '../instructions/row-values.ts';
import { sortTicketsChange } from '../instructions/sort-tickets.ts';
import { spellingChange } from '../instructions/spelling.ts';
import { paragraphBreakChange } from '../instructions/split.ts';
import { storyPurposeChange } from '../instructions/story-purpose.ts';
import { ticketBlockerChange } from '../instructions/ticket-blocker.ts';
import { ticketCaseChange } from '../instructions/ticket-case.ts';
import { ticketCriterionChange } from '../instructions/ticket-criterion.ts';
import { ticketFieldsChange } from '../instructions/ticket-fields.ts';
import { ticketItemsChange } from '../instructions/ticket-items.ts';
import { ticketLabelsChange } from '../instructions/ticket-labels.ts';
import { ticketLinesChange } from '../instructions/ticket-lines.ts';
import { ticketPlacesChange } from '../instructions/ticket-places.ts';
import { ticketScopeChange } from '../instructions/ticket-scope.ts';
import { ticketStoryChange } from '../instructions/ticket-story.ts';
import { ticketTitleChange } from '../instructions/ticket-title.ts';
import { titlePrefixChange } from '../instructions/title-prefix.ts';
import { withoutFieldChange } from '../instructions/without-field.ts';
import { countRead } from '../message/trials.ts';
import { oncePerDraft } from '../per-draft.ts';
import { belongsElsewhere } from '../relocation/belonging.ts';
import { droppedStatement } from '../relocation/dropped.ts';
import { likenedStatement } from '../relocation/likened.ts';
import { mitigationChange } from '../relocation/mitigating.ts';
import { restatedStatement } from '../restated/restated-statement.ts';
import { checked } from '../sound/checked.ts';
import { deniedAlike } from '../straight/denied-words.ts';
import { boardOf } from '../tickets/board.ts';
import { nothing, type Spoken } from '../tickets/named.ts';
import { unknownTicketChange } from '../tickets/unknown-ticket.ts';
import { withoutAsides } from '../tickets/wishes/asides.ts';
import { alternativeTold } from '../told/alternative-told.ts';
import { assented } from '../told/assented.ts';
import { conditionTold } from '../told/condition-told.ts';
import { demandDropped } from '../told/demand-dropped.ts';
import { doerAdded } from '../told/doer-added.ts';
import { fieldsTold } from '../told/fields-told.ts';
import { kindTold } from '../told/kind-told.ts';
import { listedApart } from '../told/listed-apart.ts';
import { mitigationTold } from '../told/mitigation-told.ts';
import { needlessTold } from '../told/needless.ts';
import { personTold } from '../told/person-told.ts';
import { pointClosed } from '../told/point-closed.ts';
import { selfAnswered } from '../told/self-answered.ts';
import { strengthTold } from '../told/strength-told.ts';
import { valueAdded } from '../told/value-added.ts';
import { valueTold } from '../told/value-told.ts';

/** Reads words as they were written; `spoken` is what pronouns in them mean. */
type Reader = (words: string, draft: Draft, spoken: Spoken) => Change | null;

/** What reads whole sentences, one or several: what they ask for is spread over them. */
const readers: readonly Reader[] = [
  rowValuesChange,
  pointClosed,
  sound(choiceMade),
  sound(rewordedBehindKey),
  sound(selfAnswered),
  sound(needlessTold),
  sound(assented),
  sound(fieldsTold),
  unknownTicketChange,
  sound(promptOrderChange),
  audienceChange,
  spellingChange,
  sound(placedExchangeChange),
  sound(removedForChange),
  storyPurposeChange,
  reshapeChange,
  paragraphBreakChange,
  sound(formerMember),
  sound(belongsElsewhere),
  sound(mitigationChange),
  sound(mitigationTold),
  sound(alternativeTold),
  sound(listedApart),
  ticketPlacesChange,
  rangeChange,
  ticketScopeChange,
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
  sound(doerAdded),
  sound(valueAdded),
  sound(strengthTold),
  sound(kindTold),
  sound(conditionTold),
  sound(demandDropped),
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
  sound(deniedAlike),
  sound(termChange),
  sound(personTold),
  sound(valueTold),
];

/** A reader whose changes are made only where what they make of the document reads as one. */
function sound(reader: (words: string, draft: Draft) => Change | null) {
  return (words: string, draft: Draft): Change | null => {
    const change = reader(words, draft);
    return change && (async (now) => checked(await change(now), now, words));
  };
}

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

/** The change that words as they were written ask for; null where no reader takes them. `last` are the places of the tickets that pronouns in them mean. */
export function changeWished(words: string, draft: Draft, last: readonly number[]): Change | null {
  return read(`${last.join(',')}${MARK}${words}`, draft).change;
}
