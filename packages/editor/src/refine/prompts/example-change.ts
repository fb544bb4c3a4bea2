import { applied, type Change, noEffect } from '../instruction.ts';
import { exampleAdded, withExample } from './examples.ts';
import { inPrompt } from './in-prompt.ts';
import { holdsTwo } from './two-orders.ts';

/** "Give two examples" says of none what goes in and what comes out. */
const unsaid =
  /^(?:(?:add|give|include|show|provide|insert)(?: it| the model)?|there should be|(?:we|it) needs?) (?:an?|one|two|three|four|\d|some|more|a few|several)(?: more| good| better)? examples?$/iu;

/** The change of a clause that gives a prompt an example, or only says that there should be some. */
export function exampleChange(clause: string): Change | null {
  if (unsaid.test(clause.trim()))
    return (now) =>
      noEffect(now, 'Say what goes in and what has to come out, such as: add an example: A -> B.');
  const example = exampleAdded(clause);
  if (example === null || holdsTwo(clause)) return null;
  return inPrompt((now, prompt) => {
    const text = withExample(now, prompt, example);
    if (text === null) return noEffect(now, 'The prompt has no part for examples.');
    const open = example.answer === null ? ' Which answer is right for it is an open question.' : '';
    return applied(now, text, `Added the example "${example.input}".${open}`);
  });
}
