import { applied, type Change, noEffect } from '../instruction.ts';
import { withOpenPoint } from './examples.ts';
import { holdsTwo } from './two-orders.ts';

const undecided =
  /^(?:also )?(?:explain|describe|say|state|clarify|define|specify|mention|add|include|write|tell (?:it|the model|the assistant)) (?:what|how) (?:(?:it|the model|the assistant|to) )?(?:to |should |must |has to )?(?<what>do|handle|deal|react|answer|happens?|behave|proceed|respond)(?<rest> .{4,200})$/iu;

/** "Explain what to do if …" names a case that nobody has said what to do in: it becomes an open point. */
export function openPoint(clause: string): Change | null {
  const { what, rest } = undecided.exec(clause.trim())?.groups ?? {};
  if (what === undefined || rest === undefined || holdsTwo(clause)) return null;
  const asks = /^happens?$/iu.test(what)
    ? `What happens${rest}?`
    : `${/ how /iu.test(clause.slice(0, 20)) ? 'How' : 'What'} should the model ${what}${rest}?`;
  return (now) => {
    const text = withOpenPoint(now, asks);
    return text === null
      ? noEffect(now, 'The prompt has no part for what is open.')
      : applied(now, text, `Nobody has said that yet: added the open point "${asks}".`);
  };
}
