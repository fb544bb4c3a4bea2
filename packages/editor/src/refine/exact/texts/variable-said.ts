import { orderWords } from '../../design/spoken/wording.ts';
import type { Draft } from '../../draft.ts';
import { promptOf } from '../../prompts/parts.ts';
import { variableChange } from '../../prompts/variable-change.ts';
import type { ExactReader } from '../exact-reader.ts';

/** "Add a variable for the weather": a variable of a prompt. */
export const variableSaid: ExactReader = (message, draft) =>
  promptOf(draft) === null ? null : variableChange(message, draft);

/** Whether feedback is about a variable of a prompt, and so about the document, whatever in the world the variable is for. */
export function isOfVariable(feedback: string, draft: Draft): boolean {
  return variableSaid(orderWords(feedback), draft) !== null;
}
