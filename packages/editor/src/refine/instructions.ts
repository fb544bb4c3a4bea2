import type { Instruction } from './instruction.ts';
import { acronym } from './instructions/acronym.ts';
import { addCode } from './instructions/add-code.ts';
import { addDetail } from './instructions/add-detail.ts';
import { addFact } from './instructions/add-fact.ts';
import { addHeading } from './instructions/add-heading.ts';
import { addIndex } from './instructions/add-index.ts';
import { addSection } from './instructions/add-section.ts';
import { answer } from './instructions/answer.ts';
import { audience } from './instructions/audience.ts';
import { beyond } from './instructions/beyond.ts';
import { callChange } from './instructions/call-change.ts';
import { checkItem } from './instructions/check-item.ts';
import { choices } from './instructions/choices.ts';
import { correction } from './instructions/correction.ts';
import { divideTicket } from './instructions/divide-ticket.ts';
import { documentFact } from './instructions/document-fact.ts';
import { dropName } from './instructions/drop-name.ts';
import { dropTicket } from './instructions/drop-ticket.ts';
import { endpoint } from './instructions/endpoint.ts';
import { endpointRow } from './instructions/endpoint-row.ts';
import { entity } from './instructions/entity.ts';
import { exchange } from './instructions/exchange.ts';
import { exclude } from './instructions/exclude.ts';
import { field } from './instructions/field.ts';
import { fields } from './instructions/fields.ts';
import { headings } from './instructions/headings.ts';
import { inScope } from './instructions/in-scope.ts';
import { itemFact } from './instructions/item-fact.ts';
import { itemTest } from './instructions/item-test.ts';
import { keep } from './instructions/keep.ts';
import { labelledValue } from './instructions/labelled-value.ts';
import { lengthen } from './instructions/lengthen.ts';
import { listMember } from './instructions/list-member.ts';
import { markWords } from './instructions/mark-words.ts';
import { merge } from './instructions/merge.ts';
import { mergeTickets } from './instructions/merge-tickets.ts';
import { move } from './instructions/move.ts';
import { newTicket } from './instructions/new-ticket.ts';
import { numberHeadings } from './instructions/number-headings.ts';
import { operationPart } from './instructions/operation-part.ts';
import { ownTicket } from './instructions/own-ticket.ts';
import { placedExchange } from './instructions/placed-exchange.ts';
import { planDates } from './instructions/plan-dates.ts';
import { planValues } from './instructions/plan-values.ts';
import { promoteQuestion } from './instructions/promote-question.ts';
import { promptOrder, promptStep } from './instructions/prompt-order.ts';
import { reclassify } from './instructions/reclassify.ts';
import { remove } from './instructions/remove.ts';
import { rename } from './instructions/rename.ts';
import { renameRecord } from './instructions/rename-record.ts';
import { renumber } from './instructions/renumber.ts';
import { repetition } from './instructions/repetition.ts';
import { replace } from './instructions/replace.ts';
import { reshape } from './instructions/reshape.ts';
import { restatedValue } from './instructions/restated-value.ts';
import { rewordItem } from './instructions/reword-item.ts';
import { rowValues } from './instructions/row-values.ts';
import { sectionFact } from './instructions/section-fact.ts';
import { sectionText } from './instructions/section-text.ts';
import { sentenceLength } from './instructions/sentence-length.ts';
import { setValue } from './instructions/set-value.ts';
import { settle } from './instructions/settle.ts';
import { shorten } from './instructions/shorten.ts';
import { sortItems } from './instructions/sort-items.ts';
import { sortTickets } from './instructions/sort-tickets.ts';
import { spelling } from './instructions/spelling.ts';
import { split } from './instructions/split.ts';
import { splitParts } from './instructions/split-parts.ts';
import { statusChange } from './instructions/status-change.ts';
import { strength } from './instructions/strength.ts';
import { tablePart } from './instructions/table-part.ts';
import { ticketBlocker } from './instructions/ticket-blocker.ts';
import { ticketCase } from './instructions/ticket-case.ts';
import { ticketFields } from './instructions/ticket-fields.ts';
import { ticketItem } from './instructions/ticket-item.ts';
import { ticketItems } from './instructions/ticket-items.ts';
import { ticketLabels } from './instructions/ticket-labels.ts';
import { ticketLines } from './instructions/ticket-lines.ts';
import { ticketPlaces } from './instructions/ticket-places.ts';
import { ticketStory } from './instructions/ticket-story.ts';
import { titlePrefix } from './instructions/title-prefix.ts';
import { tone } from './instructions/tone.ts';
import { weigh } from './instructions/weigh.ts';

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
  addFact,
  addDetail,
];
