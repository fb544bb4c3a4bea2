import type { Audience } from '@faircopy/contract';
import type { PhraseKey } from '../../formats/phrases/phrase.ts';
import type { Statement } from '../../understand/statement.ts';
import { bullets, paragraph } from '../blocks.ts';
import { type Composition, say } from '../composition.ts';
import type { Block } from '../document.ts';
import { orderOf } from './imperative.ts';
import { askPoint } from './point.ts';
import { skeletonBlocks } from './skeleton.ts';
import type { Task } from './task.ts';

const form =
  /(?<![\p{L}_{])(?:json|yaml|csv|xml|markdown|plain text|bullet(?:s| points?| list)?|table|one word|sentences?|words|paragraphs?|characters|output|respond (?:with|in|only)|reply (?:with|in|only)|answer (?:with|in|only)|return only|format|ausgabe|ausgeben|sätze\p{L}?|wörter|stichpunkte|tabelle|antworte|format[eo]?|sortie|phrases?|mots|tableau|réponds|salida|frases?|palabras|tabla|responde|devuelve|r[ée]sultat|resultado|ergebnis)(?![\p{L}_}])/iu;

/** A sentence that by its first words says what is to be written, whatever else it may be taken for. */
const orders =
  /^(?:the )?(?:answer|reply|respond|return|output|result|format|antworte|ausgabe|ausgeben|das ergebnis|gib|réponds|la sortie|le résultat|renvoie|responde|devuelve|la salida|el resultado|rispondi|restituisci|responda|devolva)(?!\p{L})/iu;

/** "First it sums up the change", "then findings, each with file and line", "breaking changes go on top": what stands where in the result. */
const arranges =
  /^(?:first|then|next|after that|finally|at the (?:end|top|bottom|beginning)|last)(?:,| comes?)? (?:(?:it|the model|you) (?:should |must |will )?)?(?:(?:sums? up|lists?|gives?|shows?|names?|writes?|tells?|prints?|adds?|puts?)(?!\p{L})|(?:a|an|the|all|its|one|two|three|\d+) |\p{L}+,? (?:each|one) )|^(?:[^.;:]{3,40} )?(?:goes|go|comes?|stands?|belongs?) (?:on top|(?:at|to) the (?:top|bottom|end|beginning)|first|last)(?!\p{L})|, each with (?:an? |the |its )?\p{L}+(?:,| and)|^(?:tone|style|voice|ton|stil|language)(?: is|:)? (?!of)\p{Ll}|^(?:british|american|plain|simple) english[.!]?$|^(?:zuerst|dann|danach|zum schluss|am ende)(?: kommt| folgt| steht)? (?:eine?|die|der|das) /iu;

/** For whom the answer is written. What a model makes of a text given to it has readers of its own. */
const readers: Readonly<Record<Audience, PhraseKey>> = {
  'Junior Dev': 'promptForJunior',
  'Senior Dev': 'promptForSenior',
  'Tech Lead': 'promptForLead',
  SRE: 'promptForSre',
  'Data Engineer': 'promptForData',
};

/** What the input says of the form of the result, else the form that fits its kind of task. */
export function outputFormat(composition: Composition, task: Task): Block[] {
  if (task.kind !== 'text') {
    const form = say(composition, task.kind === 'report' ? 'promptFormatReport' : 'promptFormatWork');
    return [paragraph(form), paragraph(say(composition, readers[composition.request.audience]))];
  }
  const stated = composition.pool.take((statement) => statement !== task.order && setsForm(statement));
  if (stated.length > 0)
    return [
      ...bullets(stated.map((statement) => formOf(statement, composition))),
      ...skeletonBlocks(composition, stated),
    ];
  if (task.order && form.test(task.order.text)) return [paragraph(say(composition, 'promptFormatGoal'))];
  return [paragraph(say(composition, 'promptFormatTask', { questions: askPoint(composition, 'format') }))];
}

/** "It should also give a summary": what a model is to write is an order; every other form is said as it stands. */
function formOf(statement: Statement, { requirements }: Composition): string {
  const requirement = requirements.find((one) => one.statement === statement);
  return requirement && speaksOfModel.test(statement.text) ? orderOf(requirement, true) : statement.text;
}

const speaksOfModel =
  /^(?:it|the (?:model|llm|ai|assistant|bot|prompt)) (?:should|must|has to|needs to|shall)(?!\p{L})/iu;

/** "JSON: {…}", "format: CSV with a header": the form by its name. */
const labelled = /^(?:json|yaml|xml|csv|markdown|html|format|output)\s?: /iu;

/** Whether a statement says what form the result has. */
export function setsForm({ kind, text }: Statement): boolean {
  if (labelled.test(text)) return kind !== 'question';
  if (orders.test(text)) return kind !== 'example' && kind !== 'question';
  return (
    ['requirement', 'quality', 'context', 'design', 'step'].includes(kind) &&
    (form.test(text) || arranges.test(text))
  );
}

/** Whether the input says what form the result has. */
export function statesForm(composition: Composition): boolean {
  return composition.understanding.statements.some(setsForm);
}
