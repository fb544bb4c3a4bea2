import type { Evidence } from '../../evidence.ts';
import type { Kind } from '../../statement.ts';
import { choosesWay, fearsSomething, tellsHowThingsAre, tellsWhatGoesWrong } from './findings.ts';
import { tellsOfPeople } from './people.ts';
import { leavesOutOfWork, wishesForLater } from './put-off.ts';
import { setsAside } from './set-aside.ts';

/** What an English sentence of talk and notes is by its shape alone, in the order of precedence. */
const shapes: readonly (readonly [Kind, (prose: string) => boolean])[] = [
  ['goal', (prose) => /^(?:the |our |my )?(?:goal|aim) (?:is|here is)(?! not)(?!\p{L})/iu.test(prose)],
  ['nonGoal', leavesOutOfWork],
  ['future', wishesForLater],
  ['alternative', setsAside],
  ['decision', choosesWay],
  ['owner', tellsOfPeople],
  ['context', tellsHowThingsAre],
  ['risk', fearsSomething],
  ['problem', tellsWhatGoesWrong],
];

/** The kind whose shape a sentence has, else null; a question has none. A report weighs nothing: what was tried there is what was done. */
export function shapeOf({ prose, text, language, isReport }: Evidence): Kind | null {
  if (language !== 'en' || /[?？]["')\]]{0,2}$/u.test(text)) return null;
  const said = prose.replace(attribution, '');
  const kind = shapes.find(([, holds]) => holds(said))?.[0] ?? null;
  return isReport && kind === 'alternative' && tellsAttempt.test(said) ? null : kind;
}

/** Who said it, which talk has in brackets at its end. */
const attribution = /\s\(\p{L}[\p{L}\p{N}, :._-]{1,40}\)(?=[.!?]*$)/u;

const tellsAttempt = /^(?:we|i) tried(?!\p{L})/iu;
