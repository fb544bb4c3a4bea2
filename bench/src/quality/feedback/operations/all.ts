import type { Operation } from '../operation.ts';
import { addNonGoal, addQuestion, addRisk } from './adding-entries.ts';
import { addDeed, addRequirement } from './adding-requirements.ts';
import { addFact, addSection } from './adding-statements.ts';
import { removeId, removeQuestion, removeSection, removeTopic } from './removing.ts';
import { renameDocument, renameHeading } from './renaming.ts';
import { borderline, outOfScope } from './scope.ts';

/** Every kind of wish, in the order of the phrasings. */
export const OPERATIONS: readonly Operation[] = [
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
  outOfScope,
  borderline,
];
