import { once } from 'node:events';
import type { Model, ModelRequest, OptimizeWork, TranslateWork } from '../../src/models/model.ts';

export interface FakeModel extends Model {
  /** Every request it got, in order. */
  readonly requests: ModelRequest[];
}

export interface FakeBehaviour {
  readonly id?: string;
  /** The answers to its first, second, … request; the last one answers all that follow. */
  readonly answers?: readonly string[];
  readonly fail?: Error;
  /** Answers only when it is told to stop. */
  readonly hang?: boolean;
  /** Ends before its end. */
  readonly cut?: boolean;
  readonly deterministic?: boolean;
}

/** A model that does as it is told. */
export function fakeModel(behaviour: FakeBehaviour): FakeModel {
  const { id = 'fake', answers = [''], deterministic = false } = behaviour;
  const requests: ModelRequest[] = [];
  return {
    id,
    provider: 'openai',
    model: id,
    endpointHost: 'model.example',
    credentialSource: 'managed',
    stages: ['optimize', 'translate', 'refine', 'summarize'],
    class: 'quality',
    contextTokens: null,
    deterministic,
    requests,
    async *generate(request, signal) {
      requests.push(request);
      if (behaviour.fail !== undefined) throw behaviour.fail;
      if (behaviour.hang) await once(signal, 'abort');
      signal.throwIfAborted();
      const text = answers[Math.min(requests.length, answers.length) - 1] ?? '';
      const middle = Math.floor(text.length / 2);
      yield { type: 'text', text: text.slice(0, middle) };
      yield { type: 'text', text: text.slice(middle) };
      if (behaviour.cut) return;
      yield {
        type: 'end',
        usage: { inputTokens: 10, outputTokens: 5, thinkingTokens: null },
        report: {},
      };
    },
  };
}

export function optimizeWork(input: string): OptimizeWork {
  return {
    stage: 'optimize',
    input,
    correctionsOnly: false,
    instructions: '',
    audience: 'SRE',
    context: 'Backend',
  };
}

export function translateWork(input: string): TranslateWork {
  return {
    stage: 'translate',
    input,
    audience: 'SRE',
    context: 'Backend',
    format: 'RFC',
    tone: 50,
    instructions: '',
    workspaceContext: '',
    correctionsOnly: false,
  };
}
