import type { Operation } from '../operation.ts';
import { addNonGoal, addQuestion, addRisk } from './adding-entries.ts';
import { addDeed, addRequirement } from './adding-requirements.ts';
import { addFact, addSection } from './adding-statements.ts';
import { answerQuestion } from './answering.ts';
import { addError, addParameter, changeLimit, changeStatus } from './api/details.ts';
import { addEndpoint, removeEndpoint, renamePath } from './api/endpoints.ts';
import { makeOptional, strengthen, weaken } from './binding.ts';
import { addEntity, relate, retention } from './data-model/entities.ts';
import {
  addField,
  changeType,
  classify,
  makeNullable,
  makeRequired,
  makeUnique,
  removeField,
  renameField,
} from './data-model/fields.ts';
import { mergeRequirements, splitRequirement } from './joining.ts';
import { toBullets, toNumbered, toTable } from './layout.ts';
import { moveSection, moveToNonGoals } from './moving.ts';
import { setOwner } from './owner.ts';
import { addConstraint, addVariable, outputFormat } from './prompt.ts';
import { removeId, removeQuestion, removeSection, removeTopic } from './removing.ts';
import { renameDocument, renameHeading } from './renaming.ts';
import { addAlternative, addDrawback, rfcStatus } from './rfc.ts';
import { borderline, outOfScope } from './scope.ts';
import { shortenDocument, shortenSection } from './shortening.ts';
import { fixSpelling } from './spelling.ts';
import { replaceTerm, replaceTermInSection } from './terms.ts';
import { addCriterion, addTask } from './tickets/contents.ts';
import { assignTicket, depends, estimate, ticketType } from './tickets/labels.ts';
import { addTicket, mergeTickets, removeTicket, renameTicket, ticketFirst } from './tickets/whole.ts';
import { casual, forAudience, formal } from './tone.ts';
import { changeNumber, changeValueOf, giveNumber, setDate } from './values.ts';

/** Every kind of wish that phrasings are headed with. */
export const OPERATIONS: readonly Operation[] = [
  shortenDocument,
  shortenSection,
  addRequirement,
  addDeed,
  addRisk,
  addNonGoal,
  addQuestion,
  addFact,
  addSection,
  removeSection,
  removeId,
  removeTopic,
  removeQuestion,
  renameHeading,
  renameDocument,
  replaceTerm,
  replaceTermInSection,
  changeNumber,
  changeValueOf,
  weaken,
  makeOptional,
  strengthen,
  moveSection,
  moveToNonGoals,
  mergeRequirements,
  splitRequirement,
  toBullets,
  toNumbered,
  toTable,
  formal,
  casual,
  forAudience,
  answerQuestion,
  setOwner,
  setDate,
  fixSpelling,
  giveNumber,
  outOfScope,
  borderline,
  estimate,
  removeTicket,
  renameTicket,
  mergeTickets,
  addTicket,
  addCriterion,
  depends,
  ticketFirst,
  ticketType,
  addTask,
  assignTicket,
  addEndpoint,
  removeEndpoint,
  renamePath,
  changeStatus,
  addParameter,
  addError,
  changeLimit,
  addField,
  removeField,
  renameField,
  changeType,
  makeRequired,
  makeNullable,
  makeUnique,
  addEntity,
  relate,
  classify,
  retention,
  rfcStatus,
  addAlternative,
  addDrawback,
  addConstraint,
  outputFormat,
  addVariable,
];
