import { contentWords } from '../../document/content-words.ts';
import type { Draft } from '../draft.ts';
import { sentences } from './ordinal.ts';
import { itemTargets } from './parts.ts';
import type { Target } from './target.ts';

/** What an entry says of a thing that is left out, put off or only thought of: of nothing, it says nothing. */
const idle = new Set(
  contentWords(
    'later future phase release version iteration step stage first second next year quarter month time moment now part project scope out include included excluded exclude support supported plan planned consider considered come comes coming happen possible possibly eventually soon idea someday not-goal covered cover handle handled built build add added started start separate separately another thing',
  ),
);

/** The entry or sentence that words stand in, where it says nothing without them ("maybe WhatsApp later"); else the words. */
export function wholeEntry(draft: Draft, target: Target): Target {
  if (target.kind !== 'words') return target;
  const holding = [...itemTargets(draft), ...sentences(draft)].find(
    ({ start, end }) => start <= target.start && target.end <= end,
  );
  if (!holding) return target;
  const rest = `${draft.text.slice(holding.start, target.start)} ${draft.text.slice(target.end, holding.end)}`;
  const isHedge = rest.trim() !== '' && !/[,;:()]|\sand\s|\sor\s|\*\*/u.test(rest);
  return isHedge && contentWords(rest).every((word) => idle.has(word)) ? holding : target;
}
