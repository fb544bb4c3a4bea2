import { exactDesignWish } from '../design/design.ts';
import { orderWords } from '../design/spoken/wording.ts';
import type { Draft } from '../draft.ts';
import { operationsIn } from '../endpoints/operations.ts';
import { entitiesIn } from '../entities/places.ts';
import type { Change } from '../instruction.ts';
import { ticketFieldsChange } from '../instructions/ticket-fields.ts';
import { ticketLabelsChange } from '../instructions/ticket-labels.ts';
import { boardOf } from '../tickets/board.ts';
import { answerFields } from './calls/answer-fields.ts';
import { answerSaid } from './calls/answer-said.ts';
import { authDropped } from './calls/auth-dropped.ts';
import { authScheme } from './calls/auth-scheme.ts';
import { callGone } from './calls/call-gone.ts';
import { errorField } from './calls/error-field.ts';
import { exampleValue } from './calls/example-value.ts';
import { listNarrowed } from './calls/list-narrowed.ts';
import { listPaging } from './calls/list-paging.ts';
import { listsPaged } from './calls/lists-paged.ts';
import { memberAdded } from './calls/member-added.ts';
import { memberSaid } from './calls/member-said.ts';
import { nameSaid } from './calls/name-said.ts';
import { openCall } from './calls/open-call.ts';
import { pathPrefix } from './calls/path-prefix.ts';
import { rateLimit } from './calls/rate-limit.ts';
import { repeatKey } from './calls/repeat-key.ts';
import { toldCall } from './calls/told-call.ts';
import { cascade } from './entities/cascade.ts';
import { choiceAdded } from './entities/choice-added.ts';
import { choiceRenamed } from './entities/choice-renamed.ts';
import { columnSaid } from './entities/column-said.ts';
import { entityGone } from './entities/entity-gone.ts';
import { entityRenamed } from './entities/entity-renamed.ts';
import { fieldAdded } from './entities/field-added.ts';
import { fieldsCompared } from './entities/fields-compared.ts';
import { fieldsMerged } from './entities/fields-merged.ts';
import { freshEntity } from './entities/fresh-entity.ts';
import { indexDenied } from './entities/index-denied.ts';
import { joinedEntities } from './entities/joined-entities.ts';
import { keyType } from './entities/key-type.ts';
import { referenceSaid } from './entities/reference-said.ts';
import { ruleSaid } from './entities/rule-said.ts';
import { softDelete } from './entities/soft-delete.ts';
import { toldEntity } from './entities/told-entity.ts';
import { uniqueTogether } from './entities/unique-together.ts';
import type { ExactReader } from './exact-reader.ts';
import { countSaid } from './texts/count-said.ts';
import { openPointSaid } from './texts/open-point-said.ts';
import { termSaid } from './texts/term-said.ts';
import { variableSaid } from './texts/variable-said.ts';
import { criterionSaid } from './tickets/criterion-said.ts';
import { dependencyDenied } from './tickets/dependency-denied.ts';
import { dueSaid } from './tickets/due-said.ts';
import { fieldSaid } from './tickets/field-said.ts';
import { itemMoved } from './tickets/item-moved.ts';
import { mergedSaid } from './tickets/merged-said.ts';
import { noSuchTicket } from './tickets/no-such-ticket.ts';
import { ownerSaid } from './tickets/owner-said.ts';
import { partApart } from './tickets/part-apart.ts';
import { priorityMoved } from './tickets/priority-moved.ts';
import { saidOfEpic } from './tickets/said-of-epic.ts';
import { taskSaid } from './tickets/task-said.ts';
import { ticketSaid } from './tickets/ticket-said.ts';
import { ticketWished } from './tickets/ticket-wished.ts';
import { waitingSaid } from './tickets/waiting-said.ts';
import { wordsInTicket } from './tickets/words-in-ticket.ts';
import { traitOfNothing } from './trait-of-nothing.ts';
import { valueWanted } from './value-wanted.ts';

/** Read of documents of all formats. */
const ofTexts: readonly ExactReader[] = [termSaid, openPointSaid, countSaid, variableSaid];

/** A wish about an API or a data model with nothing behind it. */
function designAlone(message: string, draft: Draft): Change | null {
  const wish = exactDesignWish(message, [], draft);
  return wish && wish.rest === undefined ? wish.change : null;
}

const ofEntities: readonly ExactReader[] = [
  indexDenied,
  softDelete,
  uniqueTogether,
  fieldsMerged,
  columnSaid,
  referenceSaid,
  keyType,
  joinedEntities,
  cascade,
  choiceAdded,
  choiceRenamed,
  entityGone,
  entityRenamed,
  toldEntity,
  freshEntity,
  fieldAdded,
  fieldsCompared,
  valueWanted,
];

/** What is said of fields and parts of tickets that are named: surer than that a sentence states a demand, and so asked before all others. */
const ofFields: readonly ExactReader[] = [
  dueSaid,
  waitingSaid,
  ownerSaid,
  fieldSaid,
  taskSaid,
  ticketLabelsChange,
  (words, draft) => (namesTicket.test(words) ? ticketFieldsChange(words, draft) : null),
];
/** Words that show that a ticket is meant. */
const namesTicket =
  /(?<!\p{L})(?:tickets?|stor(?:y|ies)|tâches?|tareas?|historias?)(?!\p{L})|(?<![\p{L}\d])[A-Z]{1,8}-\d{1,4}(?!\d)/iu;

const ofTickets: readonly ExactReader[] = [
  dependencyDenied,
  ticketSaid,
  priorityMoved,
  itemMoved,
  mergedSaid,
  partApart,
  wordsInTicket,
  criterionSaid,
  ticketWished,
  saidOfEpic,
  noSuchTicket,
];

const ofCalls: readonly ExactReader[] = [
  pathPrefix,
  openCall,
  authScheme,
  authDropped,
  listPaging,
  listsPaged,
  listNarrowed,
  errorField,
  repeatKey,
  rateLimit,
  answerSaid,
  exampleValue,
  nameSaid,
  callGone,
  answerFields,
  memberSaid,
  memberAdded,
  toldCall,
  valueWanted,
];

/** A change that was read, and whether a form of its own reads the whole message: then all that it does was said. */
interface ExactChange {
  readonly change: Change;
  readonly isWhole: boolean;
}

/** The change that a message asks for of what any document has; null where it is about something else. */
export function textChangeRead(message: string, draft: Draft): Change | null {
  return firstOf(ofTexts, message, draft);
}

/** The change of fields and parts of tickets that a message asks for; null where it asks for another, or for more than one. */
export function fieldsSaid(message: string, draft: Draft): Change | null {
  return boardOf(draft).tickets.length === 0 ? null : firstOf(ofFields, message, draft);
}

function firstOf(readers: readonly ExactReader[], message: string, draft: Draft): Change | null {
  const words = orderWords(message).replace(/[.!]+$/u, '');
  for (const reader of readers) {
    const change = reader(words, draft);
    if (change) return change;
  }
  return null;
}

/** The changes that a message may ask for of what its document has, the surest first. */
export function* changesRead(said: string, draft: Draft): Generator<ExactChange> {
  // the length of a type is written in brackets
  const message = said.replace(/(?<![\p{L}_])(n?varchar|char) (\d{1,4})(?![\d(])/giu, '$1($2)');
  const words = orderWords(message).replace(/[.!]+$/u, '');
  const hasEntities = entitiesIn(draft).length > 0;
  const hasCalls = operationsIn(draft).length > 0;
  const hasTickets = boardOf(draft).tickets.length > 0;
  for (const reader of [
    ...(hasTickets ? ofTickets : []),
    ...(hasCalls ? ofCalls : []),
    ...(hasEntities ? ofEntities : []),
  ]) {
    const change = reader(words, draft);
    if (change) yield { change, isWhole: true };
  }
  const rule = hasEntities ? ruleSaid(words, draft) : null;
  if (rule && /(?<!\p{L})(?:at least|at most|no more than|exactly)(?!\p{L})/iu.test(words))
    yield { change: rule, isWhole: true };
  const design = hasEntities || hasCalls ? designAlone(message, draft) : null;
  if (design) yield { change: design, isWhole: false };
  if (rule) yield { change: rule, isWhole: true };
  const absent = hasEntities || hasCalls ? traitOfNothing(words, draft) : null;
  if (absent) yield { change: absent, isWhole: true };
}
