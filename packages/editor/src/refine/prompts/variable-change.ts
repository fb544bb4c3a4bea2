import { type Draft, draftOf } from '../draft.ts';
import { applied, type Change, noEffect } from '../instruction.ts';
import { inPrompt } from './in-prompt.ts';
import { promptOf } from './parts.ts';
import { holdsTwo } from './two-orders.ts';
import { variableRenamed } from './variable-renamed.ts';
import {
  type NewVariable,
  variableRemoved,
  variablesAdded,
  variablesOf,
  withName,
  withoutVariable,
  withVariable,
} from './variables.ts';

/** The change of a clause that adds variables to a prompt, renames one or takes one out. */
export function variableChange(clause: string, draft: Draft): Change | null {
  const added = variablesAdded(clause);
  if (added.length > 1 || (added.length === 1 && !holdsTwo(clause)))
    return (now) => withVariables(now, added);
  const prompt = promptOf(draft);
  const renamed = prompt && !holdsTwo(clause) ? variableRenamed(clause, variablesOf(draft, prompt)) : null;
  if (renamed)
    return (now) =>
      applied(
        now,
        withName(now.text, renamed.old, renamed.fresh),
        `Renamed {{${renamed.old.name}}} to {{${renamed.fresh}}}.`,
      );
  const gone = variableRemoved(clause, prompt ? variablesOf(draft, prompt) : []);
  if (
    gone === null ||
    !prompt ||
    !variablesOf(draft, prompt).some((one) => one.name.toLowerCase() === gone.toLowerCase())
  )
    return null;
  return inPrompt((now, standing) => {
    const text = withoutVariable(now, standing, gone);
    return text === null
      ? noEffect(now, `{{${gone}}} is the only input of the prompt; name the one that takes its place.`)
      : applied(now, text, `Took the variable {{${gone}}} out.`);
  });
}

function withVariables(draft: Draft, added: readonly NewVariable[]): ReturnType<Change> {
  let now = draft;
  for (const fresh of added) {
    const prompt = promptOf(now);
    if (!prompt || variablesOf(now, prompt).some((one) => one.name === fresh.name)) continue;
    now = draftOf(withVariable(now, prompt, fresh) ?? now.text, draft.request);
  }
  const names = added.map((one) => `{{${one.name}}}`).join(' and ');
  return now === draft
    ? noEffect(draft, `The prompt has ${names} already, or no list of inputs that it could join.`)
    : applied(draft, now.text, `Added ${names} to the inputs.`);
}
