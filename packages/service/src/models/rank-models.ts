import type { Revision, Stage } from '@faircopy/contract';
import type { VendorModel } from './vendors/vendor-model.ts';

/** A model of the operator's, with what it costs. */
export interface RoutedModel extends VendorModel {
  /** Those it writes well; null: not named. */
  readonly languages: readonly string[] | null;
  readonly inputPricePerMillion: number | null;
  readonly outputPricePerMillion: number | null;
}

/** What is known of a request before a model is chosen for it. */
export interface RoutedRequest {
  readonly stage: Stage;
  /** Bytes in UTF-8 of everything the model has to read. */
  readonly bytes: number;
  /** The language of the text to be worked on, as a BCP 47 primary subtag; null: not known. */
  readonly language: string | null;
}

/** Corrections are small work that people wait for; documents are worth a better model. */
const WANTED: Readonly<Record<Stage, 'fast' | 'quality'>> = {
  optimize: 'fast',
  summarize: 'fast',
  translate: 'quality',
  refine: 'quality',
};

/**
 * Fewer bytes a token than most texts have in any script, so that a window is rather thought too small than too large: where a
 * letter takes three bytes, as in Chinese, it is about a token.
 */
const BYTES_PER_TOKEN = 2.5;
/** Rules of the prompt, and headings of a document. */
const OVERHEAD_TOKENS = 2_500;

/** The models that may answer a request, the best first, and why. */
export interface Ranking {
  readonly ranked: readonly RoutedModel[];
  /** What was found of each model that offers the stage, for whoever wonders. */
  readonly findings: readonly RouteFinding[];
}

interface RouteFinding {
  readonly model: string;
  /** Why others go before it, or why it is not asked; null: it may answer. */
  readonly passedOver: 'out' | 'no room' | null;
  /** False where it names its languages and that of the text is none of them. */
  readonly hasLanguage: boolean;
  /** Whether it is of the class that the stage asks for. */
  readonly isWanted: boolean;
  /** Of the request, in the currency of the prices; null: not named. */
  readonly price: number | null;
  readonly latencyMs: number | null;
  /** How many times that doubles the shortest among them; -1 where it is not known, so that it will be. */
  readonly slowness: number;
}

/**
 * The operator's models for a request that names none, best first; the same request, health and latency give the same order.
 *
 * Where the revision has a router: of the models that offer the stage and have room for the text, those that have its language
 * first, then those of the wanted class, then the cheaper, then those that do not lately take twice the time, then in the order of
 * the configuration. Models that are out are left aside while there are others; where all are, they are asked all the same, so
 * that each request tells how things are now. Otherwise the stage's fixed default alone: the first of the wanted class, else the first that offers it.
 */
export function rankModels(
  models: readonly RoutedModel[],
  request: RoutedRequest,
  { defaultModelChoice }: Pick<Revision, 'defaultModelChoice'>,
): Ranking {
  const tokens = Math.ceil(request.bytes / BYTES_PER_TOKEN);
  const offered = models.filter(({ stages }) => stages.includes(request.stage));
  const latencies = offered.flatMap((model) => model.recentLatencyMs(request.stage) ?? []);
  const shortest = Math.min(...latencies);
  const found = offered.map((model) => ({ model, finding: findingOf(model, request, tokens, shortest) }));
  const findings = found.map(({ finding }) => finding);
  if (defaultModelChoice === 'stage-default') {
    const chosen = found.find(({ finding }) => finding.isWanted) ?? found[0];
    return { ranked: chosen === undefined ? [] : [chosen.model], findings };
  }
  const able = found.filter(({ finding }) => finding.passedOver !== 'no room');
  const up = able.filter(({ finding }) => finding.passedOver === null);
  const asked = up.length > 0 ? up : able;
  asked.sort(({ finding: left }, { finding: right }) => order(left, right));
  return { ranked: asked.map(({ model }) => model), findings };
}

function findingOf(
  model: RoutedModel,
  { stage, language }: RoutedRequest,
  tokens: number,
  shortestMs: number,
): RouteFinding {
  const price = priceOf(model, tokens);
  const latencyMs = model.recentLatencyMs(stage);
  return {
    model: model.id,
    passedOver: hasRoom(model, tokens) ? (model.isHealthy() ? null : 'out') : 'no room',
    hasLanguage: language === null || (model.languages?.includes(language) ?? true),
    isWanted: model.class === WANTED[stage],
    price: Number.isFinite(price) ? price : null,
    latencyMs,
    slowness: latencyMs === null ? -1 : doublings(latencyMs, shortestMs),
  };
}

function order(left: RouteFinding, right: RouteFinding): number {
  return (
    Number(right.hasLanguage) - Number(left.hasLanguage) ||
    Number(right.isWanted) - Number(left.isWanted) ||
    compare(left.price ?? Number.POSITIVE_INFINITY, right.price ?? Number.POSITIVE_INFINITY) ||
    left.slowness - right.slowness
  );
}

/** Only twice the time counts, so that chance does not decide. */
function doublings(latencyMs: number, shortestMs: number): number {
  return Math.floor(Math.log2((1 + latencyMs) / (1 + shortestMs)));
}

/** An answer is about as long as what it was made of. */
function hasRoom({ contextTokens }: RoutedModel, tokens: number): boolean {
  return contextTokens === null || 2 * tokens + OVERHEAD_TOKENS <= contextTokens;
}

/** A price nobody named is taken for the highest. */
function priceOf({ inputPricePerMillion, outputPricePerMillion }: RoutedModel, tokens: number): number {
  if (inputPricePerMillion === null || outputPricePerMillion === null) return Number.POSITIVE_INFINITY;
  return inputPricePerMillion * (tokens + OVERHEAD_TOKENS) + outputPricePerMillion * tokens;
}

/** A difference of infinities is no number; sorting keeps the order of equals. */
function compare(left: number, right: number): number {
  return left === right ? 0 : left - right;
}
