import { contentWords } from '../../document/content-words.ts';
import { answered } from '../answered/answered.ts';
import type { Draft } from '../draft.ts';
import type { Change } from '../instruction.ts';
import { plainClause } from '../message/plain-clause.ts';
import { answerInFull } from '../place/answer-in-full.ts';
import { placeFact } from '../place/place-fact.ts';
import { questionAbout } from '../target/questions.ts';

const asking =
  /^(?:(?:and|so|also),? )?(?<asked>(?:who|whose|which \p{L}+|when|where|how (?:long|often|many|much)) [^?.!:"“„]{3,120}\?)\s+(?<said>[^?"“„]{2,80})$/isu;
/** What people say around a value that they give. */
const around =
  /^(?:(?:put|name|list|set|enter|write|say|take|make it|it['’]?s|it is|that['’]?s|that is|that would be)(?: in| down)? )?(?<value>.{2,60}?)(?: (?:as|for) (?:the |an? |our )?\p{L}+)?$/isu;

/**
 * The change of a message that asks what the document does not say, and answers it itself ("who owns the rollout? put in Lena as owner"): the
 * answer is written down as a statement, and the question of the document for it goes. Null where the words are no answer.
 */
export function selfAnswered(words: string, draft: Draft): Change | null {
  const { asked = '', said = '' } = asking.exec(words.trim())?.groups ?? {};
  if (asked === '') return null;
  const value = around.exec(plainClause(said.replace(/[.!]+$/u, '')))?.groups?.['value'] ?? '';
  const statement = answerInFull(asked, value);
  if (value === '' || statement === value) return null;
  if (contentWords(asked).every((word) => !contentWords(draft.text).includes(word))) return null;
  return (now) => {
    const open = questionAbout(now, asked);
    return open ? answered(now, open, value) : placeFact(now, statement);
  };
}
