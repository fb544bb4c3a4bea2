import type { Draft } from '../draft.ts';
import { promptOf } from '../prompts/parts.ts';
import type { Operation } from './intent.ts';
import { operationsOf } from './reader.ts';
import { tellsFact } from './states-fact.ts';

/** Operations whose words may state something of the subject just as well: what they say can be a note of the text. */
const mayState: ReadonlySet<Operation> = new Set([
  'none',
  'add',
  'answer',
  'set',
  'replace',
  'strength',
  'assign',
  'status',
]);

/** From here on a sentence speaks of the text more likely than of its subject: of facts three in a hundred are taken so. */
const LIKELY = 0.6;
/** What is as likely a fact of the document, and by what it is to it nothing else, is none of these. */
const AS_LIKELY_FACT = 0.05;

/** Whether a sentence, by what training made of how people give feedback, wants something done to the text and states nothing of its subject. */
export function handlesText(sentence: string, draft: Draft): boolean {
  // what orders something of a model is what its prompt says
  if (draft.language !== 'en' || promptOf(draft)) return false;
  const likely = operationsOf(sentence, draft).reduce(
    (sum, { operation, likelihood }) => (mayState.has(operation) ? sum : sum + likelihood),
    0,
  );
  return likely > LIKELY && !tellsFact(sentence, draft, AS_LIKELY_FACT);
}
