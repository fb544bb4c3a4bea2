import type { AnswerPromise } from '@faircopy/editor/preserve';
import { assembleText, type ContextMaterial, type ContextText } from '../../src/desktop/context/assemble.ts';
import { stepsWith } from '../../src/models/embedded/steps.ts';
import { begin, type Turn } from '../../src/models/embedded/turn.ts';
import type { EditorAnswer } from '../../src/models/embedded/worker.ts';
import type { ModelRequest } from '../../src/models/model.ts';
import type { Detection, Examined, Inspection } from '../../src/writing/text-work.ts';

/**
 * Stands in for the editor where a test is about something else: it echoes the input, and on request it dies, hangs,
 * throws or loses text. Code in backquotes counts as protected.
 */

export async function answer(request: ModelRequest & { readonly turn?: Turn }): Promise<EditorAnswer> {
  if (request.turn !== undefined && !begin(request.turn)) throw new Error('nobody waits');
  const text = request.stage === 'refine' ? request.feedback : request.input;
  if (text.includes('please die')) process.exit(1);
  if (text.includes('please throw')) throw new Error(`cannot edit: ${text}`);
  while (text.includes('please hang'));
  const usage = { inputTokens: Math.ceil(text.length / 4), outputTokens: 5, thinkingTokens: 0 };
  return { output: outputOf(request), usage, report: reportOf(request) };
}

function outputOf(request: ModelRequest): string {
  if (request.stage === 'refine') {
    return isOutOfScope(request.feedback)
      ? request.previousOutput
      : `${request.previousOutput}\n\n${request.feedback}\n`;
  }
  if (request.stage === 'summarize') return request.input.slice(0, request.maxCharacters);
  const output = `Edited: ${request.input}`;
  return request.input.includes('please lose') ? output.replaceAll(/`[^`]+`/g, 'code') : output;
}

function reportOf(request: ModelRequest): EditorAnswer['report'] {
  if (request.stage === 'optimize') {
    const edit = { replacement: 'Edited: ', rule: 'Prefix', category: 'style', message: 'Says so.' } as const;
    return { edits: [{ ...edit, start: 0, end: 0 }] };
  }
  if (request.stage === 'summarize') return {};
  const quality = { checks: 1, failed: [] };
  if (request.stage === 'translate') return { quality };
  const instruction = { instruction: request.feedback, status: 'applied', message: 'Done.' } as const;
  return { isOutOfScope: isOutOfScope(request.feedback), applied: [instruction], quality };
}

function isOutOfScope(feedback: string): boolean {
  return feedback.includes('the weather');
}

export async function inspect(texts: { source: string; output: string }): Promise<Inspection> {
  return {
    missing: (texts.source.match(/`[^`]+`/g) ?? []).filter((part) => !texts.output.includes(part)),
    words: texts.output.split(/\s+/).filter(Boolean).length,
  };
}

export async function detect(text: string): Promise<Detection> {
  if (text.includes('please die')) process.exit(1);
  while (text.includes('please hang'));
  const found = { language: text.includes(' der ') ? 'de' : 'en', confidence: 0.9 };
  return { ...found, reliable: true, candidates: [found] };
}

export async function nameLanguage(text: string): Promise<string> {
  return (await detect(text)).language;
}

/** Nothing but what stands in backquotes is promised: it is there, and in a summary nothing else is. */
export async function examine(work: { promise: AnswerPromise; answer: string }): Promise<Examined> {
  if (work.promise.stage === 'summarize') return examineSummary(work.promise, work.answer);
  const { missing, words } = await inspect({ source: work.promise.source, output: work.answer });
  const breaches = missing.map((part) => ({ kind: 'lost', part, message: 'It is gone.' }) as const);
  return { output: work.answer, breaches, quality: null, words };
}

async function examineSummary(promise: AnswerPromise, answer: string): Promise<Examined> {
  const { missing } = await inspect({ source: answer, output: promise.source });
  const { words } = await inspect({ source: '', output: answer });
  const invented = missing.map(
    (part) => ({ kind: 'altered', part: '', message: `${part} is new.` }) as const,
  );
  const isTooLong = answer.length > (promise.mostCharacters ?? answer.length);
  const tooLong = { kind: 'exceeds', part: '', message: 'It is too long.' } as const;
  return { output: answer, breaches: isTooLong ? [...invented, tooLong] : invented, quality: null, words };
}

export async function repair(): Promise<null> {
  return null;
}

export const steps = stepsWith({ detect, nameLanguage, inspect, examine, repair });

export async function countAllTokens(texts: readonly string[]): Promise<number> {
  return texts.reduce((sum, text) => sum + Math.ceil(text.length / 4), 0);
}

export async function toDocumentXml(document: { markdown: string; format: string }): Promise<string> {
  return `<document format="${document.format}">${document.markdown.length}</document>`;
}

export async function readDocumentSchema(): Promise<string> {
  return '<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"/>';
}

export async function assembleContext(
  material: ContextMaterial,
): Promise<ContextText & { readonly tokenEstimate: number }> {
  const context = assembleText(material);
  return { ...context, tokenEstimate: Math.ceil(context.contextText.length / 4) };
}

export async function warmUp(step: number): Promise<number | null> {
  return step < 2 ? step + 1 : null;
}
