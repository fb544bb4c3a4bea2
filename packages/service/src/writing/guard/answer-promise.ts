import type { WebSource } from '@faircopy/contract';
import type { AnswerPromise } from '@faircopy/editor/preserve';
import type { ModelRequest } from '../../models/model.ts';

/**
 * What a request promises about its answer.
 *
 * @param sources pages that a search of the model's own found: what they say is not known here, so nothing counts as made up
 * @param reference the embedded model's answer to the same refinement; null: not asked for
 */
export function promiseOf(
  request: ModelRequest,
  reference: string | null,
  sources: readonly WebSource[] = [],
): AnswerPromise {
  const shared = {
    stage: request.stage,
    // A summary is for whoever reads its text.
    audience: 'audience' in request ? request.audience : 'Senior Dev',
    feedback: '',
    reference,
    mostCharacters: null,
    grounded: sources.length > 0,
  } as const;
  switch (request.stage) {
    case 'optimize': {
      const { input, correctionsOnly, instructions } = request;
      const text = { source: input, original: input, format: 'Optimize', tone: 50 } as const;
      return { ...shared, ...text, correctionsOnly, known: instructions };
    }
    case 'translate': {
      const { input, format, tone, correctionsOnly, workspaceContext, instructions } = request;
      const { searchResults = '' } = request;
      const known = `${workspaceContext}\n${instructions}\n${searchResults}`;
      return { ...shared, source: input, original: input, format, tone, correctionsOnly, known };
    }
    case 'refine': {
      const { originalInput, previousOutput, feedback, format, tone, workspaceContext } = request;
      const { searchResults = '' } = request;
      const original = originalInput === '' ? previousOutput : originalInput;
      const known = `${originalInput}\n${workspaceContext}\n${searchResults}`;
      const document = { source: previousOutput, original, format, tone, correctionsOnly: false };
      return { ...shared, ...document, feedback, known };
    }
    case 'summarize': {
      const { input, maxCharacters } = request;
      const text = { source: input, original: input, format: 'Optimize', tone: 50 } as const;
      return { ...shared, ...text, correctionsOnly: false, known: '', mostCharacters: maxCharacters };
    }
  }
}
