import { Fault } from '../errors.ts';
import type { Model, ModelReport, ModelRequest, Usage } from './model.ts';

/** A model's whole answer. */
export interface ModelAnswer {
  readonly output: string;
  readonly usage: Usage;
  readonly report: ModelReport;
  /** The model whose answer it is, where it is not the one that was asked. */
  readonly model?: Model;
}

/**
 * Asks a model and waits for the end of its answer.
 *
 * @param timeoutMs milliseconds the call may take, or more where the model needs them
 * @throws {Fault} ERR_UPSTREAM_TIMEOUT, ERR_UPSTREAM_FAILED, or a fault of the model's own
 */
export async function askModel(model: Model, request: ModelRequest, timeoutMs: number): Promise<ModelAnswer> {
  const { signal, end } = timeLimit(Math.max(timeoutMs, model.leastMs ?? 0));
  try {
    return await collect(model.generate(request, signal));
  } catch (error) {
    if (signal.aborted) {
      throw new Fault('ERR_UPSTREAM_TIMEOUT', 'The model did not answer in time.', { cause: error });
    }
    if (error instanceof Fault) throw error;
    throw new Fault('ERR_UPSTREAM_FAILED', 'The model failed to answer.', { cause: error });
  } finally {
    end();
  }
}

/** Unlike `AbortSignal.timeout`, which keeps what listens to it until its time is over, however soon the call was. */
function timeLimit(milliseconds: number): { readonly signal: AbortSignal; end(): void } {
  const controller = new AbortController();
  const timer = setTimeout(
    () => controller.abort(new DOMException('too slow', 'TimeoutError')),
    milliseconds,
  );
  timer.unref();
  return { signal: controller.signal, end: () => clearTimeout(timer) };
}

async function collect(events: ReturnType<Model['generate']>): Promise<ModelAnswer> {
  const texts: string[] = [];
  for await (const event of events) {
    if (event.type === 'end') {
      const { usage, report, model } = event;
      return { output: texts.join(''), usage, report, ...(model === undefined ? {} : { model }) };
    }
    texts.push(event.text);
  }
  throw new Error('The answer of the model has no end.');
}
