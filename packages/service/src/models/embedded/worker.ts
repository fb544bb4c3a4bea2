import { flushCompileCache } from 'node:module';
import { isMainThread } from 'node:worker_threads';
import {
  countTokens,
  createEditor,
  detectLanguage,
  detectRecent,
  documentSchema,
  missingProtected,
  toXml,
} from '@faircopy/editor';
import { type AnswerPromise, type Examination, examineAnswer, repairAnswer } from '@faircopy/editor/preserve';
import type { ContextMaterial, ContextText } from '../../desktop/context/assemble.ts';
import type { Detection, DocumentProperties, Examined, Inspection } from '../../writing/text-work.ts';
import type { ModelReport, ModelRequest, Usage } from '../model.ts';
import { countWords } from './count-words.ts';
import { stepsWith } from './steps.ts';
import { begin, type Turn } from './turn.ts';

/**
 * What the worker threads can do: each exported function is a task, called by name. Arguments and results cross
 * between threads, so they are plain data.
 */

/**
 * The editor needs no network. harper.js asks whether it was given one of these, for which the runtime would load all of its `fetch`, in a
 * twentieth of a second. A thread has its own; whoever takes these functions into the thread that answers keeps them.
 */
if (!isMainThread) for (const name of ['Request', 'Response']) Reflect.deleteProperty(globalThis, name);

const editor = createEditor();

export interface EditorAnswer {
  readonly output: string;
  readonly usage: Usage;
  readonly report: ModelReport;
}

let keptCode = false;

/**
 * Answers a stage with the editor, once what that takes is loaded. Tokens are counted over everything it was given to read, and all
 * it wrote.
 *
 * @throws {Error} when nobody waits for the answer any more
 */
export async function answer(request: ModelRequest & { readonly turn?: Turn }): Promise<EditorAnswer> {
  await load(request);
  if (request.turn !== undefined && !begin(request.turn)) throw new Error('Nobody waits for this answer.');
  const { output, report } = await edit(request);
  // by now most of it is loaded, and a thread that is ended would keep nothing
  if (!keptCode) flushCompileCache();
  keptCode = true;
  const usage = {
    inputTokens: textsOf(request).reduce((sum, text) => sum + countTokens(text), 0),
    outputTokens: countTokens(output),
    thinkingTokens: 0,
  };
  return { output, usage, report };
}

async function load(request: ModelRequest): Promise<void> {
  const isOfItsInput = request.stage === 'optimize' || request.stage === 'translate';
  await editor.load(request.stage, isOfItsInput ? detectRecent(request.input).language : 'und');
}

async function edit(request: ModelRequest): Promise<{ output: string; report: ModelReport }> {
  switch (request.stage) {
    case 'optimize': {
      const { output, edits } = await editor.optimize(request);
      return { output, report: { edits } };
    }
    case 'translate': {
      const { output, quality } = await editor.translate({
        ...request,
        customInstructions: request.instructions,
      });
      return { output, report: { quality } };
    }
    case 'refine': {
      const { output, isOutOfScope, applied, quality } = await editor.refine(request);
      return { output, report: { isOutOfScope, applied, quality } };
    }
    case 'summarize': {
      const { output } = await editor.summarize(request);
      return { output, report: {} };
    }
  }
}

function textsOf(request: ModelRequest): string[] {
  switch (request.stage) {
    case 'optimize':
      return [request.input, request.instructions];
    case 'translate':
      return [request.input, request.instructions, request.workspaceContext];
    case 'refine':
      return [request.originalInput, request.previousOutput, request.feedback, request.workspaceContext];
    case 'summarize':
      return [request.input];
  }
}

/** Collects the garbage of a thread that has nothing to do, all of it: a tenth of what the process holds. */
export function rest(): void {
  collect?.({ type: 'major', flavor: 'last-resort' });
}

/** As `node --expose-gc` has it; undefined where the process was not told to. */
const collect = globalThis.gc as
  | ((options: { readonly type: 'major'; readonly flavor: 'last-resort' }) => unknown)
  | undefined;

/** See `TextWork.inspect`. */
export async function inspect(texts: {
  readonly source: string;
  readonly output: string;
}): Promise<Inspection> {
  return {
    missing: missingProtected(texts.source, texts.output).map(({ text }) => text),
    words: countWords(texts.output),
  };
}

/** See `TextWork.detectLanguage`. */
export async function detect(text: string): Promise<Detection> {
  const { language, confidence, reliable, candidates } = detectRecent(text);
  return { language, confidence, reliable, candidates: [...candidates] };
}

/** See `TextWork.nameLanguage`. */
export async function nameLanguage(text: string): Promise<string | null> {
  const { language, reliable } = detectRecent(text);
  return reliable ? language : null;
}

/** See `TextWork.examine`. */
export async function examine(work: {
  readonly promise: AnswerPromise;
  readonly answer: string;
}): Promise<Examined> {
  const examination = examineAnswer(work.promise, work.answer);
  return { ...examination, words: countWords(examination.output) };
}

/** See `TextWork.repair`. */
export async function repair(work: {
  readonly promise: AnswerPromise;
  readonly examination: Examination;
}): Promise<Examined | null> {
  const repaired = repairAnswer(work.promise, work.examination);
  return repaired === null ? null : { ...repaired, words: countWords(repaired.output) };
}

/** Several of the tasks above that are soon done, see `createSteps`. */
export const steps = stepsWith({ detect, nameLanguage, inspect, examine, repair });

/** See `TextWork.countTokens`. */
export async function countAllTokens(texts: readonly string[]): Promise<number> {
  return texts.reduce((sum, text) => sum + countTokens(text), 0);
}

/** See `TextWork.toXml`. */
export async function toDocumentXml(
  document: { readonly markdown: string; readonly input: string } & DocumentProperties,
): Promise<string> {
  const { markdown, input, ...properties } = document;
  return toXml(markdown, { ...properties, language: detectLanguage(markdown).language }, input);
}

/** See `AssembleContext`. */
export async function assembleContext(
  material: ContextMaterial,
): Promise<ContextText & { readonly tokenEstimate: number }> {
  const { assembleText } = await import('../../desktop/context/assemble.ts');
  const context = assembleText(material);
  return { ...context, tokenEstimate: countTokens(context.contextText) };
}

/** The schema that `toDocumentXml` writes against. */
export async function readDocumentSchema(): Promise<string> {
  return documentSchema;
}

/**
 * One step of getting ready, once a thread: first what holds the answers of language models against their inputs, which is soon done, then
 * the code that corrects and composes. Dictionaries and the memory of harper.js, most of all, wait until somebody asks for an answer.
 *
 * @param step counted from 0
 * @returns the next step; null after the last one
 */
export async function warmUp(step: number): Promise<number | null> {
  warm[step] ??= WARM_UP[step]?.() ?? Promise.resolve();
  await warm[step];
  return step + 1 < WARM_UP.length ? step + 1 : null;
}

const warm: Promise<unknown>[] = [];

const WARM_UP: readonly (() => Promise<unknown>)[] = [
  () => examine({ promise: FIRST_PROMISE, answer: FIRST_PROMISE.source }),
  () => editor.loadCode(),
];

const FIRST_INPUT = 'The servise restart every night.';

const FIRST_PROMISE: AnswerPromise = {
  stage: 'translate',
  audience: 'Senior Dev',
  correctionsOnly: false,
  format: 'Technical Spec',
  tone: 50,
  source: FIRST_INPUT,
  original: FIRST_INPUT,
  known: '',
  grounded: false,
  feedback: '',
  reference: null,
  mostCharacters: null,
};
