import type { Row } from './row.ts';
import { timeInThread } from './sides/in-thread.ts';
import { timeOverHttp } from './sides/over-http.ts';
import { type StageCost, stageCost } from './stage-cost.ts';
import type { Text } from './texts.ts';

/** What a technical specification costs against a bare harper.js lint of the same text: at most twice. */
export async function translation(texts: readonly Text[]): Promise<Row[]> {
  const common = { bench: 'translation', bound: 2 };
  const editor: StageCost = {
    ...common,
    through: 'editor',
    measured: () => timeInThread('editor-translation', texts, 'thread'),
    floor: () => timeInThread('harper', texts, 'thread'),
    sights: ['first', 'again'],
  };
  const service: StageCost = {
    ...common,
    through: 'service',
    measured: () => timeOverHttp('translate', texts),
    floor: () => timeInThread('harper', texts, 'wall'),
    sights: ['first'],
  };
  return [...(await stageCost(editor, texts)), ...(await stageCost(service, texts))];
}
