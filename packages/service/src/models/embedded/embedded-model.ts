import type { Model } from '../model.ts';
import type { EditorPool } from './pool.ts';

const ID = 'faircopy-embedded';

/** A thread on a busy machine may take seconds to load, which is no reason to refuse whoever wants to hear of slow vendors soon. */
const LEAST_MS = 20_000;

/**
 * The editor as a model: rules instead of a language model, always there, and always the same answer.
 *
 * @param leastMs see `Model`. Default 20 seconds
 */
export function createEmbeddedModel(pool: EditorPool, leastMs: number = LEAST_MS): Model {
  return {
    leastMs,
    id: ID,
    provider: 'embedded',
    model: ID,
    endpointHost: null,
    credentialSource: 'managed',
    stages: ['optimize', 'translate', 'refine', 'summarize'],
    class: 'fast',
    contextTokens: null,
    deterministic: true,
    async *generate(request, signal, unwanted) {
      const { output, usage, report } = await pool.run('answer', request, signal, unwanted);
      yield { type: 'text', text: output };
      yield { type: 'end', usage, report };
    },
  };
}
