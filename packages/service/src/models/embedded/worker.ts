import { flushCompileCache } from 'node:module';
import {
  countTokens,
  createEditor,
  detectLanguage,
  documentSchema,
  missingProtected,
  toXml,
} from '@faircopy/editor';
import { type AnswerPromise, type Examination, examineAnswer, repairAnswer } from '@faircopy/editor/preserve';
import { assembleText, type ContextMaterial, type ContextText } from '../../desktop/context/assemble.ts';
import type { Detection, DocumentProperties, Examined, Inspection } from '../../writing/text-work.ts';
import type { ModelReport, ModelRequest, Usage } from '../model.ts';
import { countWords } from './count-words.ts';

/**
 * What the worker threads can do: each exported function is a task, called by name. Arguments and results cross
 * between threads, so they are plain data.
 */

const editor = createEditor();

export interface EditorAnswer {
  readonly output: string;
  readonly usage: Usage;
  readonly report: ModelReport;
}

/** Answers a stage with the editor. Tokens are counted over everything it was given to read, and all it wrote. */
export async function answer(request: ModelRequest): Promise<EditorAnswer> {
  const { output, report } = await edit(request);
  const usage = {
    inputTokens: textsOf(request).reduce((sum, text) => sum + countTokens(text), 0),
    outputTokens: countTokens(output),
    thinkingTokens: 0,
  };
  return { output, usage, report };
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
  const { language, confidence, reliable, candidates } = detectLanguage(text);
  return { language, confidence, reliable, candidates: [...candidates] };
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

/** See `TextWork.countTokens`. */
export async function countAllTokens(texts: readonly string[]): Promise<number> {
  return texts.reduce((sum, text) => sum + countTokens(text), 0);
}

/** A Markdown document as XML, valid against `document-1.xsd`. */
export async function toDocumentXml(
  document: { readonly markdown: string } & DocumentProperties,
): Promise<string> {
  const { markdown, ...properties } = document;
  return toXml(markdown, { ...properties, language: detectLanguage(markdown).language });
}

/** See `AssembleContext`. */
export async function assembleContext(
  material: ContextMaterial,
): Promise<ContextText & { readonly tokenEstimate: number }> {
  const context = assembleText(material);
  return { ...context, tokenEstimate: countTokens(context.contextText) };
}

/** The schema that `toDocumentXml` writes against. */
export async function readDocumentSchema(): Promise<string> {
  return documentSchema;
}

let warm: Promise<void> | undefined;

/** Loads what the first request would otherwise wait for: dictionaries, grammar, formats, the tokenizer. Does so once a thread. */
export function warmUp(): Promise<void> {
  warm ??= answer(FIRST_REQUEST).then(() => flushCompileCache());
  return warm;
}

const FIRST_REQUEST: ModelRequest = {
  stage: 'translate',
  input: 'The servise restart every night.',
  audience: 'Senior Dev',
  context: 'Backend',
  format: 'Technical Spec',
  tone: 50,
  instructions: '',
  workspaceContext: '',
  correctionsOnly: false,
};
