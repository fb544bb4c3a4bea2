import type { Instruction } from '../instruction.ts';
import { acronym } from './acronym.ts';
import { addCode } from './add-code.ts';
import { addDetail } from './add-detail.ts';
import { addFact } from './add-fact.ts';
import { addHeading } from './add-heading.ts';
import { addIndex } from './add-index.ts';
import { addSection } from './add-section.ts';
import { addUnderLabel } from './add-under-label.ts';
import { answer } from './answer.ts';
import { audience } from './audience.ts';
import { beyond } from './beyond.ts';
import { callChange } from './call-change.ts';
import { checkItem } from './check-item.ts';
import { choices } from './choices.ts';
import { correction } from './correction.ts';
import { divideTicket } from './divide-ticket.ts';
import { documentFact } from './document-fact.ts';
import { dropName } from './drop-name.ts';
import { dropTicket } from './drop-ticket.ts';
import { endpoint } from './endpoint.ts';
import { endpointRow } from './endpoint-row.ts';
import { entity } from './entity.ts';
import { exchange } from './exchange.ts';
import { exclude } from './exclude.ts';
import { field } from './field.ts';
import { fields } from './fields.ts';
import { headings } from './headings.ts';
import { inScope } from './in-scope.ts';
import { itemFact } from './item-fact.ts';
import { itemTest } from './item-test.ts';
import { keep } from './keep.ts';
import { labelledValue } from './labelled-value.ts';
import { lengthen } from './lengthen.ts';
import { listMember } from './list-member.ts';
import { markWords } from './mark-words.ts';
import { merge } from './merge.ts';
import { mergeTickets } from './merge-tickets.ts';
import { move } from './move.ts';
import { newTicket } from './new-ticket.ts';
import { numberHeadings } from './number-headings.ts';
import { operationPart } from './operation-part.ts';
import { ownTicket } from './own-ticket.ts';
import { placedExchange } from './placed-exchange.ts';
import { planDates } from './plan-dates.ts';
import { planValues } from './plan-values.ts';
import { promoteQuestion } from './promote-question.ts';
import { promptOrder, promptStep } from './prompt-order.ts';
import { reclassify } from './reclassify.ts';
import { remove } from './remove.ts';
import { rename } from './rename.ts';
import { renameRecord } from './rename-record.ts';
import { renumber } from './renumber.ts';
import { repetition } from './repetition.ts';
import { replace } from './replace.ts';
import { reshape } from './reshape.ts';
import { restatedValue } from './restated-value.ts';
import { rewordItem } from './reword-item.ts';
import { rowValues } from './row-values.ts';
import { sectionFact } from './section-fact.ts';
import { sectionText } from './section-text.ts';
import { sentenceLength } from './sentence-length.ts';
import { setValue } from './set-value.ts';
import { settle } from './settle.ts';
import { shorten } from './shorten.ts';
import { sortItems } from './sort-items.ts';
import { sortTickets } from './sort-tickets.ts';
import { spelling } from './spelling.ts';
import { split } from './split.ts';
import { splitParts } from './split-parts.ts';
import { statusChange } from './status-change.ts';
import { strength } from './strength.ts';
import { tablePart } from './table-part.ts';
import { ticketBlocker } from './ticket-blocker.ts';
import { ticketCase } from './ticket-case.ts';
import { ticketFields } from './ticket-fields.ts';
import { ticketItem } from './ticket-item.ts';
import { ticketItems } from './ticket-items.ts';
import { ticketLabels } from './ticket-labels.ts';
import { ticketLines } from './ticket-lines.ts';
import { ticketPlaces } from './ticket-places.ts';
import { ticketStory } from './ticket-story.ts';
import { titlePrefix } from './title-prefix.ts';
import { tone } from './tone.ts';
import { weigh } from './weigh.ts';

/** Every kind of instruction; where two could read a clause, the one that is more exact stands first. */
export const instructions: readonly Instruction[] = [
  endpointRow,
  weigh,
  promptOrder,
  placedExchange,
  exchange,
  beyond,
  promoteQuestion,
  exclude,
  reclassify,
  repetition,
  addIndex,
  renameRecord,
  entity,
  choices,
  field,
  fields,
  callChange,
  statusChange,
  operationPart,
  tablePart,
  reshape,
  listMember,
  splitParts,
  addCode,
  checkItem,
  newTicket,
  inScope,
  ticketCase,
  ticketItem,
  strength,
  ticketItems,
  divideTicket,
  ownTicket,
  ticketBlocker,
  mergeTickets,
  dropTicket,
  ticketPlaces,
  sortTickets,
  sortItems,
  acronym,
  ticketLabels,
  ticketStory,
  ticketLines,
  planValues,
  planDates,
  ticketFields,
  titlePrefix,
  rowValues,
  itemFact,
  itemTest,
  sentenceLength,
  sectionFact,
  settle,
  rewordItem,
  labelledValue,
  documentFact,
  answer,
  endpoint,
  sectionText,
  rename,
  replace,
  addHeading,
  headings,
  numberHeadings,
  tone,
  move,
  merge,
  split,
  renumber,
  markWords,
  keep,
  shorten,
  lengthen,
  audience,
  spelling,
  dropName,
  remove,
  setValue,
  restatedValue,
  correction,
  promptStep,
  addSection,
  addUnderLabel,
  addFact,
  addDetail,
];
