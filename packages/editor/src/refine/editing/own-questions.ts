import { keysIn } from '../../document/keys.ts';
import { type Draft, draftOf } from '../draft.ts';
import type { Target } from '../target/target.ts';
import { lineEnd, lineStart } from './splice.ts';

/** Letters of a risk by which the question on it is known. */
const QUOTED = 20;

/**
 * The questions that only a risk refers to and that quote it: with the risk they ask for nothing. `text` is the draft without the risk.
 *
 * @returns each as a target of that text
 */
export function questionsLeftBehind(draft: Draft, gone: Target, text: string): Target[] {
  if (gone.section?.ids.includes('risks') !== true) return [];
  const line = draft.text.slice(lineStart(draft.text, gone.start), lineEnd(draft.text, gone.end - 1));
  const said = line
    .replace(/^.*?[A-Z]-\d{1,6}[*_:]*\s*/u, '')
    .trim()
    .toLowerCase()
    .slice(0, QUOTED);
  const keys = keysIn(line).filter(({ family }) => family === 'Q');
  const left = keys.filter(({ text: key }) => keysIn(text).filter((one) => one.text === key).length === 1);
  if (said.length < QUOTED || left.length === 0) return [];
  return draftOf(text, draft.request).items.flatMap((item): Target[] =>
    left.some(({ text: key }) => item.key?.text === key) && item.text.toLowerCase().includes(said)
      ? [
          {
            kind: 'item',
            start: item.start,
            end: item.end,
            name: item.key?.text ?? '',
            section: item.section,
          },
        ]
      : [],
  );
}
