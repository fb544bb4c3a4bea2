import type { TranslationResponse } from '@faircopy/contract';
import { type Model, sourceOf } from '../../models/model.ts';
import type { TextWork } from '../text-work.ts';
import { createCallCosts } from './call-costs.ts';
import { chatGate } from './chat-gate.ts';
import { piecesOf } from './pieces.ts';
import type { Reader } from './reader.ts';

/** An answer that is read while it is written. */
export interface LiveAnswer {
  /**
   * The model, with its first answer shown while it comes. What it is asked again by the guard is not shown.
   *
   * @param unwanted ends its work; default: when the reader is gone
   */
  model(unwanted?: AbortSignal): Model;
  /** Tokens that were spent on an answer which its reader did not wait for; nothing on one that failed. */
  spentInVain(): Promise<number>;
  /** Shows what the reader has not seen yet of the answer, and adds to it whether they saw anything else. */
  finish(response: TranslationResponse): Promise<TranslationResponse>;
}

/**
 * @param reader null: nobody, the answer is waited for as a whole
 * @param showsModel whether what the model writes is the text that is answered in the end; else all is shown at the end
 */
export function liveAnswer(
  model: Model,
  reader: Reader | null,
  text: TextWork,
  showsModel = true,
): LiveAnswer {
  if (reader === null) return { model: () => model, spentInVain: async () => 0, finish: async (all) => all };
  const costs = createCallCosts(model, text);
  let shown = '';
  let isFirst = true;
  const show = async (piece: string): Promise<void> => {
    if (piece === '') return;
    shown += piece;
    await reader.show(piece);
  };
  return {
    model: (unwanted = reader.gone) => ({
      ...model,
      async *generate(request, signal) {
        // Rules answer in one piece, so what they say is shown after it was checked.
        const gate = showsModel && isFirst && !model.deterministic ? chatGate(sourceOf(request)) : null;
        isFirst = false;
        const call = costs.begin(request);
        for await (const event of model.generate(request, signal, unwanted)) {
          if (event.type === 'end') call.usage = event.usage;
          else {
            call.written += event.text;
            if (gate !== null) await show(gate.pass(event.text));
          }
          yield event;
        }
      },
    }),
    spentInVain: async () => (reader.gone.aborted ? costs.total() : 0),
    finish: async ({ output, metadata }) => {
      const differsFromStream = !output.startsWith(shown);
      if (!differsFromStream) for (const piece of piecesOf(output.slice(shown.length))) await show(piece);
      return { output, metadata: { ...metadata, differsFromStream } };
    },
  };
}
