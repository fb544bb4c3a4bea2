import { writeFileSync } from 'node:fs';
import { createEditor } from '@faircopy/editor';
import { drawing } from './cases.ts';
import { composedDocuments, READER } from './documents/composed.ts';
import { judged } from './judging/judged.ts';
import { OPERATIONS } from './operations/all.ts';
import { optionsOf } from './options.ts';
import { readPhrasings } from './phrasings.ts';
import { reportOf } from './report.ts';
import { revisionOf } from './revision.ts';
import { filled } from './slots.ts';
import { type Counted, tableOf } from './table.ts';

/**
 * `npm run quality:feedback`: how often refine does what feedback says, for each kind of wish. Phrasings by people who did not know the
 * code are said of composed documents, and the outcome is checked on the document's own tree. Each phrasing belongs to the open half,
 * which may be worked with, or to the closed one, of which nothing but figures is shown.
 *
 * `--half open|closed`, `--operation NAME` (several times), `--from FILE` of the phrasings, `--per N` documents a phrasing (2), `--cases FILE` writes what failed,
 * of the closed half only with `--show-closed`.
 */
const options = optionsOf(process.argv.slice(2));
const editor = createEditor();
const documents = await composedDocuments(editor);
const draw = drawing(documents);
const operations = new Map(OPERATIONS.map((operation) => [operation.name, operation]));
const counted: Counted[] = [];
const reports: string[] = [];

for (const phrasing of readPhrasings(options.from)) {
  const operation = operations.get(phrasing.operation);
  if (!operation) throw new Error(`no operation ${phrasing.operation}`);
  if (options.half && phrasing.half !== options.half) continue;
  if (options.operations.length > 0 && !options.operations.includes(operation.name)) continue;
  for (const drawn of draw(phrasing, operation, options.per)) {
    const { document, filling } = drawn;
    const previousOutput = filling.previous ?? document.text;
    const feedback = filled(phrasing.text, filling.slots);
    const { input: originalInput, format } = document;
    const answer = await editor.refine({ originalInput, previousOutput, feedback, format, ...READER });
    const revision = revisionOf(previousOutput, answer.output, filling.slots, phrasing.text);
    const judgement = judged(operation, revision, answer, document.quality);
    counted.push({ operation: operation.name, half: phrasing.half, outcome: judgement.outcome });
    if (judgement.outcome !== 'done' && (phrasing.half === 'open' || options.showClosed))
      reports.push(reportOf(feedback, drawn, judgement, answer, revision));
  }
}

console.log(tableOf(counted));
if (options.cases) writeFileSync(options.cases, reports.join('\n'));
