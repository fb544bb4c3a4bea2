import { type Postcondition, quoted } from './postcondition.ts';

const variable = /\{\{([^{}\n]{0,80})\}\}/gu;

/** What stands between two braces is a name that a program can fill in, in every line that is written. */
export const variablesAreNames: Postcondition = ({ before, changed: { fresh } }) => {
  const wrong = fresh
    .flatMap((line) =>
      [...line.matchAll(variable)].map(([whole, name = '']) => ({ whole, name: name.trim() })),
    )
    .find(({ whole, name }) => !/^[\p{L}_][\p{L}\p{N}_.-]*$/u.test(name) && !before.text.includes(whole));
  return wrong === undefined ? null : `made ${quoted(wrong.whole)}, which is no name of a variable`;
};
