import type { Revision, Stage } from '@faircopy/contract';
import type { VendorModel } from './vendors/vendor-model.ts';

/** A model of the operator's, with what it costs. */
export interface RoutedModel extends VendorModel {
  readonly inputPricePerMillion: number | null;
  readonly outputPricePerMillion: number | null;
}

/** What is known of a request before a model is chosen for it. */
export interface RoutedRequest {
  readonly stage: Stage;
  /** UTF-16 units of everything the model has to read. */
  readonly length: number;
}

/** Corrections are small work that people wait for; documents are worth a better model. */
const WANTED: Readonly<Record<Stage, 'fast' | 'quality'>> = {
  optimize: 'fast',
  summarize: 'fast',
  translate: 'quality',
  refine: 'quality',
};

/** Fewer units a token than most texts have, so that a window is rather thought too small than too large. */
const UNITS_PER_TOKEN = 2.5;
/** Rules of the prompt, and headings of a document. */
const OVERHEAD_TOKENS = 2_500;

/**
 * The operator's model for a request that names none; null: none of them, so the embedded one. The same request and the
 * same health give the same model.
 *
 * Where the revision has a router: of the models that offer the stage, have room for the text and are not out, one of the
 * wanted class if there is any, then the cheapest, then the first. Otherwise the stage's fixed default: the first of the
 * wanted class, else the first that offers it.
 */
export function routeRequest(
  models: readonly RoutedModel[],
  request: RoutedRequest,
  { defaultModelChoice }: Pick<Revision, 'defaultModelChoice'>,
): RoutedModel | null {
  const offered = models.filter(({ stages }) => stages.includes(request.stage));
  const isWanted = (model: RoutedModel) => model.class === WANTED[request.stage];
  if (defaultModelChoice === 'stage-default') return offered.find(isWanted) ?? offered[0] ?? null;
  const tokens = Math.ceil(request.length / UNITS_PER_TOKEN);
  const able = offered.filter((model) => model.isHealthy() && hasRoom(model, tokens));
  const [best] = able.sort(
    (left, right) =>
      Number(isWanted(right)) - Number(isWanted(left)) ||
      compare(priceOf(left, tokens), priceOf(right, tokens)),
  );
  return best ?? null;
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
