import type { Statement } from '../../understand/statement.ts';
import { bullets, paragraph } from '../blocks.ts';
import { type Composition, say } from '../composition.ts';
import type { Block } from '../document.ts';
import { askPoint } from './point.ts';
import type { Task } from './task.ts';

const form =
  /(?<!\p{L})(?:json|yaml|csv|xml|markdown|plain text|bullet(?:s| points?| list)?|table|one word|sentences?|words|paragraphs?|characters|output|respond (?:with|in|only)|reply (?:with|in|only)|answer (?:with|in|only)|return only|format|ausgabe|ausgeben|sätze\p{L}?|wörter|stichpunkte|tabelle|antworte|format[eo]?|sortie|phrases?|mots|tableau|réponds|salida|frases?|palabras|tabla|responde)(?!\p{L})/iu;

/** What the input says of the form of the result, else the form that fits its kind of task. */
export function outputFormat(composition: Composition, task: Task): Block[] {
  if (task.kind === 'report') return [paragraph(say(composition, 'promptFormatReport'))];
  if (task.kind === 'work') return [paragraph(say(composition, 'promptFormatWork'))];
  const stated = composition.pool.take((statement) => statement !== task.order && setsForm(statement));
  if (stated.length > 0) return bullets(stated.map((statement) => statement.text));
  if (task.order && form.test(task.order.text)) return [paragraph(say(composition, 'promptFormatGoal'))];
  return [paragraph(say(composition, 'promptFormatTask', { questions: askPoint(composition, 'format') }))];
}

function setsForm({ kind, text }: Statement): boolean {
  return ['requirement', 'quality', 'context', 'design', 'step'].includes(kind) && form.test(text);
}
