import { presentClause } from '../clause/present.ts';
import { isBaseVerb } from '../clause/verbs.ts';

/** Forms of verbs by which an answer is a sentence of its own. */
export const finite =
  /(?<!\p{L})(?:is|are|was|were|has|have|had|can|could|will|would|must|should|may|might|needs?|wants?|gets?|goes|comes|does|do|did|\p{L}+n['’]t|\p{L}+['’](?:s|re|ll|ve))(?!\p{L})/iu;

/** Whether a reply is a part of a sentence that only its question makes whole: "up to 4 hours before". */
export function isFragment(answer: string): boolean {
  const said = answer.replace(/[.!]{1,20}$/u, '');
  const opens = said.toLowerCase().match(/^\p{L}+/u)?.[0] ?? '';
  const isList = said.split(/, /u).length > 2;
  const isOrder =
    isBaseVerb(opens) && / /u.test(said) && !/^(?:place|order|last|open|free|present) /iu.test(said);
  return (
    !finite.test(said) &&
    !isOrder &&
    presentClause(said) === null &&
    said.split(/\s+/u).length <= (isList ? longestList : longestPart)
  );
}

const longestPart = 12;
const longestList = 30;
