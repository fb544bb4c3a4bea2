import { headingOf } from '../../formats/headings.ts';
import { type Composition, say } from '../composition.ts';
import { setsForm, statesForm } from './output-format.ts';
import type { Task } from './task.ts';

const expected =
  /^(?:what (?:i|we) expect|expected|was (?:ich|wir) erwarten?|erwartet|attendu|esperado)(?!\p{L})/iu;

const pointing = /^(?:it|its|they|their|this|these|that|those|he|she)(?!\p{L})/iu;

/** What can be measured or observed of a good result, then that all instructions and constraints hold. */
export function successLines(composition: Composition, task: Task): string[] {
  const { pool, requirements } = composition;
  const observed = pool.take(
    (statement) =>
      statement.kind === 'quality' || (statement.kind === 'requirement' && expected.test(statement.text)),
  );
  const stated = observed.map((statement) => {
    const requirement = requirements.find((one) => one.statement === statement);
    // Only a sentence that points back needs the words of its demand.
    return requirement?.demand && pointing.test(statement.text) ? requirement.text : statement.text;
  });
  const isText = task.kind === 'text';
  const hasExample = composition.understanding.statements.some(
    (one) => one.kind === 'example' && !setsForm(one),
  );
  const heading = headingOf('output-format', composition.language);
  const checks = [
    ...(isText && statesForm(composition) ? [say(composition, 'promptFormMet', { heading })] : []),
    ...(isText && hasExample ? [say(composition, 'promptExamplesMet')] : []),
  ];
  return [...stated, ...checks, say(composition, 'promptDone'), say(composition, 'promptKept')];
}
