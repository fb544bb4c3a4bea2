import type { Stage } from '@faircopy/contract';
import type { Egress } from '../egress/egress.ts';
import { type Model, type ModelEvent, sourceOf } from '../model.ts';
import { promptFor } from '../prompts/prompt.ts';
import { Unwanted } from '../unwanted.ts';
import { createAnswerEvents } from './answer-events.ts';
import { askAt, type VendorEgress } from './ask-at.ts';
import { classify } from './classify.ts';
import { addressOf, type VendorEndpoint } from './endpoint.ts';
import { faultOf, VendorFailure } from './failure.ts';
import { finalSources } from './final-sources.ts';
import { createLatencies } from './latencies.ts';
import type { AnswerPart, Ask } from './question.ts';
import { createResilience, type Resilience } from './resilience.ts';
import { withoutThinking } from './without-thinking.ts';

/** A model as it is offered, and where it runs. */
export type VendorModelDefinition = VendorEndpoint &
  Pick<Model, 'id' | 'stages' | 'class' | 'contextTokens' | 'credentialSource'>;

export interface VendorModel extends Model {
  /** False while its endpoint is known to be out. */
  isHealthy(): boolean;
  /** See `Latencies.recent`. */
  recentLatencyMs(stage: Stage): number | null;
}

/** Room for the longest document; vendors that ask for a limit get this one. */
const MOST_OUTPUT_TOKENS = 32_000;

/** A vendor's model. Its part of the AI SDK is loaded at the first call. */
export function createVendorModel(
  definition: VendorModelDefinition,
  egress: VendorEgress & Pick<Egress, 'locate'>,
  resilience: Resilience = createResilience(),
): VendorModel {
  const { provider, id, model, stages, class: modelClass, contextTokens, credentialSource } = definition;
  const latencies = createLatencies();
  let loading: Promise<Ask> | undefined;
  return {
    id,
    provider,
    model,
    endpointHost: new URL(addressOf(definition)).host,
    credentialSource,
    stages,
    class: modelClass,
    contextTokens,
    deterministic: false,
    searchesWeb: provider !== 'openai-compatible',
    isHealthy: resilience.isHealthy,
    recentLatencyMs: latencies.recent,
    async *generate(request, timeout, unwanted) {
      loading ??= askAt(definition, egress);
      const ask = await loading;
      const prompt = promptFor(request);
      const question = {
        system: prompt.system,
        user: prompt.user,
        mostOutputTokens: provider === 'anthropic' ? MOST_OUTPUT_TOKENS : null,
        searchesWeb: 'searchesWeb' in request,
      };
      const signal = unwanted === undefined ? timeout : AbortSignal.any([timeout, unwanted]);
      const startedAt = performance.now();
      let begun: Begun | undefined;
      try {
        begun = await resilience.run(
          () => begin(ask(question, signal), sourceOf(request)).catch(unlessUnwanted(signal)),
          signal,
        );
        const unchanged = request.stage === 'refine' ? request.previousOutput : '';
        const eventsOf = createAnswerEvents(prompt.outOfScope, unchanged);
        for (let parts: Parts | null = begun.first; parts !== null; parts = await begun.next()) {
          for (const event of parts.flatMap(eventsOf)) {
            if (event.type === 'end') {
              latencies.note(request.stage, performance.now() - startedAt);
              yield await withFinalSources(event, egress);
              return;
            }
            yield event;
          }
        }
      } catch (error) {
        unwanted?.throwIfAborted();
        throw faultOf(classify(error, signal.aborted));
      } finally {
        await begun?.leave();
      }
    },
  };
}

type Parts = readonly AnswerPart[];

/** An answer that has begun: from here on it cannot be asked for again without anybody noticing. */
interface Begun {
  readonly first: Parts;
  /** What comes after; null after the last. */
  next(): Promise<Parts | null>;
  /** Reads no further. */
  leave(): Promise<unknown>;
}

/** Calls in place of generators around the answer: each of them takes as much memory as a short answer does, at every part. */
async function begin(answer: AsyncGenerator<AnswerPart>, source: string): Promise<Begun> {
  const spoken = withoutThinking(source);
  const next = async () => {
    const { done, value } = await answer.next();
    return done ? null : spoken(value);
  };
  const leave = () => answer.return(undefined);
  try {
    let first = await next();
    while (first?.length === 0) first = await next();
    if (first === null) throw new VendorFailure('broken');
    return { first, next, leave };
  } catch (error) {
    await leave();
    throw error;
  }
}

/** A caller that went away says nothing about the endpoint. */
function unlessUnwanted(signal: AbortSignal) {
  return (error: unknown): never => {
    throw signal.reason instanceof Unwanted ? signal.reason : error;
  };
}

type End = Extract<ModelEvent, { readonly type: 'end' }>;

async function withFinalSources(end: End, { locate }: Pick<Egress, 'locate'>): Promise<End> {
  const { sources } = end.report;
  if (sources === undefined) return end;
  return { ...end, report: { ...end.report, sources: await finalSources(sources, locate) } };
}
