import type { Stage } from '@faircopy/contract';
import type { Egress } from '../egress/egress.ts';
import { type Model, type ModelEvent, sourceOf } from '../model.ts';
import { promptFor } from '../prompts/prompt.ts';
import { Unwanted } from '../unwanted.ts';
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
      try {
        const begun = await resilience.run(
          () => begin(ask(question, signal), sourceOf(request)).catch(unlessUnwanted(signal)),
          signal,
        );
        const unchanged = request.stage === 'refine' ? request.previousOutput : '';
        for await (const event of events(begun, prompt.outOfScope, unchanged)) {
          if (event.type === 'end') {
            latencies.note(request.stage, performance.now() - startedAt);
            yield await withFinalSources(event, egress);
          } else yield event;
        }
      } catch (error) {
        unwanted?.throwIfAborted();
        throw faultOf(classify(error, signal.aborted));
      }
    },
  };
}

/** An answer that has begun: from here on it cannot be asked for again without anybody noticing. */
interface Begun {
  readonly first: AnswerPart;
  readonly rest: AsyncGenerator<AnswerPart>;
}

async function begin(answer: AsyncIterable<AnswerPart>, source: string): Promise<Begun> {
  const rest = withoutThinking(answer, source);
  const first = await rest.next();
  if (first.done) throw new VendorFailure('broken');
  return { first: first.value, rest };
}

/** A caller that went away says nothing about the endpoint. */
function unlessUnwanted(signal: AbortSignal) {
  return (error: unknown): never => {
    throw signal.reason instanceof Unwanted ? signal.reason : error;
  };
}

/** Text is held back for as long as it may still become the answer that says out of scope. */
async function* events(
  { first, rest }: Begun,
  outOfScope: string | null,
  unchanged: string,
): ReturnType<Model['generate']> {
  let held = '';
  let holding = outOfScope !== null;
  for await (const part of startingWith(first, rest)) {
    if (part.type === 'end') {
      const isOutOfScope = holding && held.trim() === outOfScope;
      if (isOutOfScope) yield { type: 'text', text: unchanged };
      else if (held !== '') yield { type: 'text', text: held };
      const report = {
        ...(outOfScope === null ? {} : { isOutOfScope }),
        ...(part.sources.length === 0 ? {} : { sources: part.sources }),
      };
      yield { type: 'end', usage: part.usage, report };
      return;
    }
    held += part.text;
    holding &&= (outOfScope ?? '').startsWith(held.trim());
    if (holding) continue;
    yield { type: 'text', text: held };
    held = '';
  }
}

type End = Extract<ModelEvent, { readonly type: 'end' }>;

async function withFinalSources(end: End, { locate }: Pick<Egress, 'locate'>): Promise<End> {
  const { sources } = end.report;
  if (sources === undefined) return end;
  return { ...end, report: { ...end.report, sources: await finalSources(sources, locate) } };
}

async function* startingWith<Part>(first: Part, rest: AsyncIterable<Part>): AsyncGenerator<Part> {
  yield first;
  yield* rest;
}
