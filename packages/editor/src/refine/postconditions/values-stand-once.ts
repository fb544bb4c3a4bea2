import { measuresIn } from '../claims/measure.ts';
import { type Postcondition, quoted } from './postcondition.ts';

/** A sentence that says a value a second time took over what it said already: "below 5 EUR, parents get an email below 5 EUR". */
export const valuesStandOnce: Postcondition = ({ changed: { gone, fresh } }) => {
  if (gone.length !== fresh.length || fresh.length > MOST_LINES) return null;
  const wrong = fresh.find((line, at) => {
    const before = repeatsIn(gone[at] ?? '');
    return repeatsIn(line).length > before.length;
  });
  return wrong === undefined ? null : `said twice in ${quoted(wrong)} what is said once`;
};

/** A change of more lines is none of one sentence. */
const MOST_LINES = 12;
/** Letters before a value that say what it bounds. */
const BEFORE = 8;

/** The values that a line gives twice behind the same words. */
function repeatsIn(line: string): string[] {
  if (/^\s*[|`]|^\s*"/u.test(line)) return [];
  const said = measuresIn(line, 0, line.length)
    .filter(({ kind }) => kind !== 'count')
    .map(({ start, end }) =>
      line
        .slice(Math.max(0, start - BEFORE), end)
        .replace(/^\S*\s/u, '')
        .toLowerCase(),
    );
  return said.filter((one, at) => /\s/u.test(one.trim()) && said.indexOf(one) !== at);
}
