import type { Draft } from '../draft.ts';
import { misread, noEffect, type Outcome } from '../instruction.ts';
import { changedLines } from '../sound/changed-lines.ts';
import { additionTakesNothing } from './addition-takes-nothing.ts';
import { additionsKeepNames } from './additions-keep-names.ts';
import { additionsSaySomething } from './additions-say-something.ts';
import { amountsReplaceAmounts } from './amounts-replace-amounts.ts';
import { boundsStayWithTheirThing } from './bounds-stay-with-their-thing.ts';
import { courtesiesStayOut } from './courtesies-stay-out.ts';
import { demandsRead } from './demands-read.ts';
import { deniedWordsStayOut } from './denied-words-stay-out.ts';
import { doesWhatIsOrdered } from './does-what-is-ordered.ts';
import { feedbackStaysOut } from './feedback-stays-out.ts';
import { figuresKeepTheirUnit } from './figures-keep-their-unit.ts';
import { keptAsAsked } from './kept-as-asked.ts';
import { labelsHoldTheirKind } from './labels-hold-their-kind.ts';
import { mannerStaysOut } from './manner-stays-out.ts';
import { membersDiffer } from './members-differ.ts';
import { namedKeysExist } from './named-keys-exist.ts';
import { peopleKeepTheirNames } from './people-keep-their-names.ts';
import type { Postcondition } from './postcondition.ts';
import { pronounSparesTheWhole } from './pronoun-spares-the-whole.ts';
import { questionsGoWithAnswers } from './questions-go-with-answers.ts';
import { rateStaysARate } from './rate-stays-a-rate.ts';
import { referencesKeepTheirNumber } from './references-keep-their-number.ts';
import { referencesResolve } from './references-resolve.ts';
import { removalIsBounded } from './removal-is-bounded.ts';
import { removalLeavesASentence } from './removal-leaves-a-sentence.ts';
import { removalSparesItsPlace } from './removal-spares-its-place.ts';
import { renamingWasAsked } from './renaming-was-asked.ts';
import { smallWordsStay } from './small-words-stay.ts';
import { standsWhereAsked } from './stands-where-asked.ts';
import { takenFromWhereNamed } from './taken-from-where-named.ts';
import { termsStayTerms } from './terms-stay-terms.ts';
import { ticketsHoldWhatIsTheirs } from './tickets-hold-what-is-theirs.ts';
import { titleStaysATitle } from './title-stays-a-title.ts';
import { typesAgree } from './types-agree.ts';
import { valuesAgree } from './values-agree.ts';
import { valuesBoundAlike } from './values-bound-alike.ts';
import { valuesDiffer } from './values-differ.ts';
import { valuesNeedAValue } from './values-need-a-value.ts';
import { valuesOfTheirCase } from './values-of-their-case.ts';
import { valuesStandBeside } from './values-stand-beside.ts';
import { valuesStandOnce } from './values-stand-once.ts';
import { valuesStayWithTheirThing } from './values-stay-with-their-thing.ts';
import { variablesAreNames } from './variables-are-names.ts';
import { wordsStayWords } from './words-stay-words.ts';

/** What holds after every change, whichever instruction made it. */
const postconditions: readonly Postcondition[] = [
  additionTakesNothing,
  doesWhatIsOrdered,
  removalSparesItsPlace,
  takenFromWhereNamed,
  ticketsHoldWhatIsTheirs,
  removalIsBounded,
  pronounSparesTheWhole,
  keptAsAsked,
  mannerStaysOut,
  peopleKeepTheirNames,
  standsWhereAsked,
  renamingWasAsked,
  valuesAgree,
  valuesStandOnce,
  valuesStayWithTheirThing,
  valuesBoundAlike,
  valuesOfTheirCase,
  valuesStandBeside,
  typesAgree,
  amountsReplaceAmounts,
  figuresKeepTheirUnit,
  boundsStayWithTheirThing,
  rateStaysARate,
  referencesResolve,
  variablesAreNames,
  namedKeysExist,
  deniedWordsStayOut,
  labelsHoldTheirKind,
  titleStaysATitle,
  smallWordsStay,
  additionsSaySomething,
  wordsStayWords,
  feedbackStaysOut,
  courtesiesStayOut,
  membersDiffer,
  questionsGoWithAnswers,
  termsStayTerms,
  demandsRead,
  additionsKeepNames,
  referencesKeepTheirNumber,
  removalLeavesASentence,
  valuesNeedAValue,
  valuesDiffer,
];

/** An outcome that keeps what its kind of change promises; a change that breaks it is taken back, with what it would have done. */
export function asPromised(outcome: Outcome, draft: Draft, clause: string): Outcome {
  // what leaves every letter as it was has done nothing, whatever it says of itself
  if (outcome.text === draft.text)
    return outcome.status === 'applied'
      ? { ...noEffect(draft, 'The document already reads like that.'), isMisread: true }
      : outcome;
  const { text: after, message } = outcome;
  const trial = { before: draft, after, changed: changedLines(draft.text, after), clause, message };
  for (const postcondition of postconditions) {
    const fault = postcondition(trial);
    if (fault !== null) return misread(draft, fault);
  }
  return outcome;
}
