import type { Row } from './row.ts';
import { timeInThread } from './sides/in-thread.ts';
import { timeOverHttp } from './sides/over-http.ts';
import { type StageCost, stageCost } from './stage-cost.ts';
import type { Text } from './texts.ts';

/**
 * What optimize with corrections only costs against a bare harper.js lint of the same text: at most a quarter
 * more. Over HTTP only the first sight is judged, as an answer may be kept.
 */
export async function corrections(texts: readonly Text[]): Promise<Row[]> {
  const common = { bench: 'corrections', bound: 1.25 };
  const editor: StageCost = {
    ...common,
    through: 'editor',
    measured: () => timeInThread('editor-corrections', texts, 'thread'),
    floor: () => timeInThread('harper', texts, 'thread'),
    sights: ['first', 'again'],
  };
  const service: StageCost = {
    ...common,
    through: 'service',
    measured: () => timeOverHttp('optimize', texts),
    floor: () => timeInThread('harper', texts, 'wall'),
    sights: ['first'],
  };
  return [...(await stageCost(editor, texts)), ...(await stageCost(service, texts))];
}
