import type { Model, ModelRequest, Usage } from '../../models/model.ts';
import { promptFor } from '../../models/prompts/prompt.ts';
import type { TextWork } from '../text-work.ts';
import { totalTokens } from '../total-tokens.ts';

/** One call of a model, as long as it goes on. */
interface OpenCall {
  readonly request: ModelRequest;
  written: string;
  usage: Usage | null;
}

/** Keeps account of calls, for those that end before the model says what they cost. */
export interface CallCosts {
  begin(request: ModelRequest): OpenCall;
  /** Tokens of all calls: as the model says, else counted over what it was sent and what came of it. */
  total(): Promise<number>;
}

export function createCallCosts(model: Pick<Model, 'deterministic'>, text: TextWork): CallCosts {
  const calls: OpenCall[] = [];
  const costOf = async ({ request, written, usage }: OpenCall): Promise<number> => {
    const told = usage === null ? null : totalTokens(usage);
    if (told !== null) return told;
    // Rules that are ended early were still waiting for their turn.
    if (model.deterministic) return 0;
    const { system, user } = promptFor(request);
    return text.countTokens([system, user, written]);
  };
  return {
    begin: (request) => {
      const call: OpenCall = { request, written: '', usage: null };
      calls.push(call);
      return call;
    },
    total: async () => {
      const costs = await Promise.all(calls.map(costOf));
      return costs.reduce((sum, tokens) => sum + tokens, 0);
    },
  };
}
