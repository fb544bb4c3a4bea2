import { contentWords } from '../../document/content-words.ts';
import { sectionsOf } from '../../document/outline.ts';
import { areKin } from '../claims/kin.ts';
import { measuresIn } from '../claims/measure.ts';
import { valueChange } from '../claims/value-change.ts';
import type { Draft } from '../draft.ts';
import type { Change, Outcome } from '../instruction.ts';
import { oncePerDraft } from '../per-draft.ts';
import { placeFact } from '../place/place-fact.ts';
import { promptOf } from '../prompts/parts.ts';
import { alignedPlaces } from '../straight/aligned-value.ts';
import { questionAnsweredBy, questionToldBy } from '../target/question-answered.ts';
import { questionText } from '../target/questions.ts';
import { conditionTold } from '../told/condition-told.ts';
import { doerAdded } from '../told/doer-added.ts';
import { strengthTold } from '../told/strength-told.ts';
import { valueAdded } from '../told/value-added.ts';
import { isSameMatter, type Matter } from './matter.ts';
import { mattersIn } from './matters-in.ts';
import { plainStatement } from './plain-statement.ts';
import { valueAnew, wordsAt } from './value-anew.ts';

/** What says more of a demand that stands: in which case, for whom, how strongly, with which value beside. */
const goingOn = [conditionTold, doerAdded, strengthTold, valueAdded];

/**
 * The change that writes down a sentence which states something the document says nothing of: a demand, a case with what holds in it, a ban,
 * what somebody needs. Who is bound to what decides, as the documents understand a sentence: a number that tells of whom it speaks
 * ("patients under 16"), and a word that it shares with the document, are no other value and no other name of anything. Null where the
 * document speaks of the same.
 */
export const newStatement = oncePerDraft((message: string, draft: Draft): Change | null => {
  const statement = plainStatement(message, draft);
  if (statement === null || promptOf(draft) !== null) return null;
  const { said, matter, isBesides, isSure } = statement;
  const isSame = mattersIn(draft).some((one) => isSameMatter(one.matter, matter));
  if (isSame && !isBesides) return null;
  const anew = isBesides ? null : valueAnew(said, matter, draft);
  if (anew) return anew;
  if (!isSure) return null;
  if (answersQuestion(said, matter, draft)) return null;
  if (goingOn.some((reader) => reader(message, draft) !== null)) return null;
  if (!isBesides && givesValueAnew(said, matter, draft)) return null;
  return (now) => placed(now, said, matter);
});

/** Whether it answers an open question; what asks whether others do something is not answered by it. */
function answersQuestion(said: string, { doer }: Matter, draft: Draft): boolean {
  const question = questionToldBy(draft, said) ?? questionAnsweredBy(draft, said);
  if (!question) return false;
  const asked = questionText(draft, question).asked;
  if (!/^(?:do|does|did|is|are|can|could|should|shall|will|may|must|has|have)(?!\p{L})/iu.test(asked))
    return true;
  const held = contentWords(asked);
  return doer.length === 0 || doer.some((word) => held.some((other) => areKin(word, other)));
}

/** Whether what it says of somebody, and not of whom it speaks, is a value that the document gives otherwise of the same. */
function givesValueAnew(said: string, { who, doer, deed, which }: Matter, draft: Draft): boolean {
  const own = measuresIn(said, 0, said.length);
  const told = new Set(measuresIn(who, 0, who.length).map(({ text }) => text));
  if (own.every(({ text }) => told.has(text))) return false;
  const holds = (held: readonly string[]) => (word: string) => held.some((other) => areKin(word, other));
  const aligned = alignedPlaces(said, draft);
  if (aligned.length > 0 && aligned.some((at) => which.every(holds(wordsAt(draft, at))))) return true;
  const change = valueChange(draft, said);
  if (change?.kind !== 'changes') return change?.kind === 'unclear';
  const about = doer.length > 0 ? doer : [deed];
  return change.splices.some(({ start }) => about.every(holds(wordsAt(draft, start))));
}

/** What cannot be said as what somebody must is told of the design in its own words. */
function placed(draft: Draft, said: string, { demand }: Matter): Outcome {
  const [design] = sectionsOf(draft.outline, 'design');
  return / ensure that |^(?:The system|It) (?:MUST|SHOULD|MAY) be /u.test(demand) && design
    ? placeFact(draft, said, 'fact', design)
    : placeFact(draft, said, 'requirement');
}
