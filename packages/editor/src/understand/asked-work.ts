import { upperFirst } from '../first-letter.ts';
import { isBaseVerb } from './clause/verbs.ts';
import { isImperative } from './imperative.ts';
import { cuesIn } from './lexicon/cues.ts';
import { changed, type Masked, restore } from './mask.ts';
import type { Statement } from './statement.ts';

/** "We want to move …", "the proposal is to replace …": what stands before an order when it is said as a wish. English. */
const wished =
  /^(?:(?:so|ok|okay|also|now|hi|hey|basically)[, ]{1,2})?(?:(?:(?:we|i)['’]d|(?:we|i|our team|the team)) (?:really |now |also |just )?(?:want|need|have|plan|intend|propose|would like|like|love|are planning|are going)|(?:the |my |our )?(?:idea|plan|proposal|task|job|wish|request) (?:is|here is|would be)) to /iu;
/** "We need rate limiting on the public API": a thing that is to be there. */
const needsThing =
  /^(?:(?:we|i) )?(?:also |really |urgently )?(?:need|require) (?!to(?!\p{L})|it|this|that|them|more (?:time|people)|help|somebody|someone|you)\S/iu;
/** "We want a weekly retraining", "I'd like an exclusion constraint": the same as a wish, where it is not that something gets better. */
const wantsThing =
  /^(?:(?:so|also|now),? )?(?:(?:we|i)(?:['’]d| would)? (?:really |also |just )?(?:want|like)) (?:to have )?(?:an?|one|two|three) (?!(?:\p{L}{3,}er|better|more|good|great|nice|real|proper|stable|simple|way|solution|world|team|culture|feeling)(?!\p{L}))(?!.*(?<!\p{L})(?:eas(?:y|ier|ily)|simple|nice|good|better|reliable|happy|great)(?!\p{L}))\S/iu;
/** These change how well something does: by themselves they name an aim, and no work. */
const aims =
  /^(?:improve|reduce|optimi[sz]e|make|get rid|increase|do away|phase|document|test|cover)(?!\p{L})/iu;

/**
 * The goal that is itself the work to be done, as an order: "We want to move session storage to Redis" → "Move session storage to
 * Redis". Null where the goal says what is to come of the work, or where it is one of the goals of a list.
 */
export function askedWork(statement: Statement, language: string): Statement | null {
  const { kind, masked, heading, lead, block } = statement;
  if (kind !== 'goal' || heading !== null || lead !== null || block.kind === 'listItem') return null;
  const order = language === 'en' ? masked.text.replace(wished, '') : masked.text;
  const cues = cuesIn(order, language);
  if (aims.test(order)) return null;
  if (language !== 'en') return cues.has('buildVerb') ? demanded(statement, masked) : null;
  if (needsThing.test(order)) return demanded(statement, masked);
  if (wantsThing.test(order))
    return { ...statement, kind: 'requirement', strength: statement.strength ?? 'SHOULD' };
  const isWished = order !== masked.text && doesSomething(order);
  return isWished || isImperative(order, cues)
    ? demanded(statement, changed(masked, upperFirst(order)))
    : null;
}

/** "Put uploads behind a scanner": a verb of doing behind the wish, and none of being, having or knowing. */
function doesSomething(order: string): boolean {
  const verb = /^\p{L}+/u.exec(order)?.[0].toLowerCase() ?? '';
  return (
    isBaseVerb(verb) &&
    !/^(?:be|have|get|know|see|understand|learn|find|feel|keep|avoid|prevent|become|reach|stay|save|cut|grow|win|lose|think|try|focus|support|help)$/u.test(
      verb,
    )
  );
}

function demanded(statement: Statement, masked: Masked): Statement {
  return { ...statement, kind: 'requirement', strength: 'MUST', masked, text: restore(masked) };
}
