import { type Postcondition, quoted } from './postcondition.ts';

const twice =
  /(?<![\p{L}\p{N}_-])(?!(?:and|or|more|less|over|again|on|by|one)(?!\p{L}))(?<one>[\p{L}\p{N}][\p{L}\p{N}_.-]{1,30}),? (?:or|and|oder|und|ou|et|o|y) \k<one>(?![\p{L}\p{N}_-])/giu;

/** Of things that are named side by side no two are the same: "Redis or Redis" is what is left where one was written over the other. */
export const membersDiffer: Postcondition = ({ changed: { gone, fresh } }) => {
  const count = (lines: readonly string[]) =>
    lines.reduce((sum, line) => sum + [...line.matchAll(twice)].length, 0);
  if (count(fresh) <= count(gone)) return null;
  const found = fresh.map((line) => line.match(twice)?.[0]).find((words) => words !== undefined);
  return found === undefined ? null : `written ${quoted(found)}`;
};
