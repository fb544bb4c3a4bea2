import type { GuardReport, Stage } from '@faircopy/contract';
import { askModel, type ModelAnswer } from '../../models/ask-model.ts';
import type { Model, StageRequest, Usage } from '../../models/model.ts';
import { cleanAnswer } from '../../models/prompts/clean-answer.ts';
import type { TextWork } from '../text-work.ts';
import { putBack } from './put-back.ts';
import { sourceOf } from './source-of.ts';

export interface GuardedAnswer extends ModelAnswer {
  /** The model whose answer this is; the embedded one after a fallback. */
  readonly model: Model;
  readonly words: number;
  readonly guard: GuardReport;
}

/** What the guard works with; the catalogue names the model that answers when another fails to keep what it must. */
export interface Guarding {
  readonly text: TextWork;
  readonly catalogue: { readonly embedded: Model };
  readonly timeoutMs: number;
  /** Told what the guard made of an answer. */
  readonly guarded?: (stage: Stage, report: GuardReport) => void;
}

/**
 * Asks a model, and sees to it that the answer keeps every protected part of the input: an answer that lost some is
 * asked for once more with the losses named, then the embedded model answers instead, and what even that lost is put
 * back. Usage is summed over all calls of the model that was asked first.
 *
 * @throws {Fault} as `askModel`
 */
export async function guardedAnswer(
  model: Model,
  request: StageRequest,
  guarding: Guarding,
): Promise<GuardedAnswer> {
  const answer = await examinedAnswer(model, request, guarding);
  guarding.guarded?.(request.stage, answer.guard);
  return answer;
}

async function examinedAnswer(
  model: Model,
  request: StageRequest,
  guarding: Guarding,
): Promise<GuardedAnswer> {
  const first = await examine(model, request, guarding);
  if (first.missing.length === 0) return finish(first, 'clean', 0);
  if (model.deterministic) return restore(first, request, guarding, 'repaired', first.missing.length);

  const second = await examine(model, { ...request, mustKeep: first.missing }, guarding);
  const usage = sum(first.answer.usage, second.answer.usage);
  if (second.missing.length === 0) return { ...finish(second, 'repaired', first.missing.length), usage };

  const third = await examine(guarding.catalogue.embedded, request, guarding);
  return { ...(await restore(third, request, guarding, 'fallback', second.missing.length)), usage };
}

interface Examined {
  readonly model: Model;
  readonly answer: ModelAnswer;
  readonly missing: readonly string[];
  readonly words: number;
}

async function examine(model: Model, request: StageRequest, guarding: Guarding): Promise<Examined> {
  const asked = await askModel(model, request, guarding.timeoutMs);
  const answer = model.deterministic ? asked : withoutChat(asked, request);
  const source = sourceOf(request, answer.report);
  return { model, answer, ...(await guarding.text.inspect({ source, output: answer.output })) };
}

/** Language models answer as in a chat, rules do not. */
function withoutChat(answer: ModelAnswer, request: StageRequest): ModelAnswer {
  const source = request.stage === 'refine' ? request.previousOutput : request.input;
  return { ...answer, output: cleanAnswer(answer.output, source) };
}

async function restore(
  examined: Examined,
  request: StageRequest,
  guarding: Guarding,
  status: GuardReport['status'],
  restored: number,
): Promise<GuardedAnswer> {
  if (examined.missing.length === 0) return finish(examined, status, restored);
  const output = putBack(request, examined.answer.output, examined.missing);
  const { words } = await guarding.text.inspect({ source: '', output });
  // An input given back whole has no edits, whatever the model had done to it.
  const report = request.stage === 'optimize' ? { edits: [] } : examined.answer.report;
  return finish({ ...examined, answer: { ...examined.answer, output, report }, words }, status, restored);
}

function finish(examined: Examined, status: GuardReport['status'], restored: number): GuardedAnswer {
  const { model, answer, words } = examined;
  return { ...answer, model, words, guard: { status, restored } };
}

function sum(left: Usage, right: Usage): Usage {
  const add = (a: number | null, b: number | null) => (a === null && b === null ? null : (a ?? 0) + (b ?? 0));
  return {
    inputTokens: add(left.inputTokens, right.inputTokens),
    outputTokens: add(left.outputTokens, right.outputTokens),
    thinkingTokens: add(left.thinkingTokens, right.thinkingTokens),
  };
}
