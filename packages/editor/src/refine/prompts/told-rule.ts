import { mainClause } from '../../syntax/clause.ts';
import { parse } from '../../syntax/parse.ts';
import { isQuestion, isStatement } from '../clauses/statement.ts';
import type { Draft } from '../draft.ts';
import type { Change } from '../instruction.ts';
import { asSentence } from '../place/sentence.ts';
import { promptOf } from './parts.ts';
import { ruleChange } from './rule-change.ts';

/** Who gives the feedback, and what only points at what was said. */
const speaker = /^(?:i|we|you|this|that|these|those|it|there|nobody|somebody|people)(?!\p{L})/iu;
/** What the parts of a prompt are called: such a sentence speaks of the text. */
export const ofPrompt =
  /(?<!\p{L})(?:instructions?|constraints?|examples?|success criteri(?:a|on)|the (?:role|goal|context|prompt)|steps?|rules?)(?!\p{L})/iu;
const present = /^(?:VBZ|VBP|MD)$/u;

/**
 * The change of a sentence that tells what becomes of the things a prompt is about ("spam gets the category other"): for its model that is an
 * instruction. Null in other documents, and for what is said of the speaker, of the past, or of the text.
 */
export function toldRule(words: string, draft: Draft): Change | null {
  if (draft.language !== 'en' || promptOf(draft) === null || speaker.test(words)) return null;
  if (isQuestion(words) || ofPrompt.test(words) || !isStatement(words, draft)) return null;
  const tree = parse(words.replace(/[.!]+$/u, ''));
  const clause = tree && mainClause(tree);
  const tag = clause && tree.word(clause.verb)?.tag;
  return clause?.mood === 'told' && tag && present.test(tag)
    ? ruleChange({ text: asSentence(words), part: 'instructions' }, words)
    : null;
}
