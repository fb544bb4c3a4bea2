import type { Model } from '../model.ts';
import type { EditorPool } from './pool.ts';

const ID = 'faircopy-embedded';

/** The editor as a model: rules instead of a language model, always there, and always the same answer. */
export function createEmbeddedModel(pool: EditorPool): Model {
  return {
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
