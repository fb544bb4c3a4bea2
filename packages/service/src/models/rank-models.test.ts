import { REVISIONS } from '@faircopy/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fakeModel } from '../../tests/harness/fake-model.ts';
import { type RoutedModel, type RoutedRequest, rankModels } from './rank-models.ts';

function model(id: string, more: Partial<RoutedModel> & { readonly healthy?: boolean } = {}): RoutedModel {
  const { healthy = true, ...rest } = more;
  const prices = { languages: null, inputPricePerMillion: null, outputPricePerMillion: null };
  return { ...fakeModel({ id }), ...prices, isHealthy: () => healthy, recentLatencyMs: () => null, ...rest };
}

function routeRequest(models: readonly RoutedModel[], request: RoutedRequest, revision: typeof A) {
  return rankModels(models, request, revision).ranked[0] ?? null;
}

const priced = (price: number) => ({ inputPricePerMillion: price, outputPricePerMillion: price });
const { A, B } = REVISIONS;
const long = { stage: 'translate', bytes: 40_000, language: null } as const;
const short = { stage: 'translate', bytes: 100, language: null } as const;
const brief = { stage: 'optimize', bytes: 100, language: null } as const;

describe('the router', () => {
  const fast = model('fast', { class: 'fast', ...priced(1) });
  const dear = model('dear', { ...priced(9) });
  const cheap = model('cheap', { ...priced(3) });
  const unpriced = model('unpriced');

  test('takes the wanted class first, then the price, then the order', () => {
    const models = [unpriced, dear, cheap, fast];
    expect(routeRequest(models, short, B)?.id).toBe('cheap');
    expect(routeRequest(models, brief, B)?.id).toBe('fast');
    expect(routeRequest([unpriced, model('second')], short, B)?.id).toBe('unpriced');
    expect(routeRequest([fast], short, B)?.id).toBe('fast');
  });

  test('passes over models that are out, or have no room, or do not offer the stage', () => {
    const narrow = model('narrow', { ...priced(1), contextTokens: 8_000 });
    expect(routeRequest([narrow, dear], short, B)?.id).toBe('narrow');
    expect(routeRequest([narrow, dear], long, B)?.id).toBe('dear');
    expect(routeRequest([model('out', { ...priced(1), healthy: false }), dear], short, B)?.id).toBe('dear');
    expect(routeRequest([model('other', { stages: ['optimize'] })], short, B)).toBeNull();
  });

  test('leaves it to those that are out where there are no others, so that their failure is told', () => {
    const [cheaper, dearer] = [priced(1), priced(2)].map((price) => ({ ...price, healthy: false }));
    const narrow = model('narrow', { healthy: false, contextTokens: 8_000 });
    const out = [model('dearer', dearer), model('cheaper', cheaper), narrow];
    expect(rankModels(out, long, B).ranked.map(({ id }) => id)).toEqual(['cheaper', 'dearer']);
    expect(routeRequest([narrow], long, B)).toBeNull();
  });

  test('prefers a model that lately answered far sooner, where nothing else tells them apart', () => {
    const slow = model('slow', { recentLatencyMs: () => 9_000 });
    const quick = model('quick', { recentLatencyMs: () => 700 });
    const alike = model('alike', { recentLatencyMs: () => 5_000 });
    expect(routeRequest([slow, quick], short, B)?.id).toBe('quick');
    expect(routeRequest([slow, alike], short, B)?.id).toBe('slow');
    expect(routeRequest([quick, model('new')], short, B)?.id).toBe('new');
  });

  test('takes a model that has the language of the text before one that does not', () => {
    const english = model('english', { ...priced(1), languages: ['en'] });
    const european = model('european', { ...priced(5), languages: ['en', 'de', 'fr'] });
    const ask = (language: string | null) =>
      routeRequest([english, european, dear], { ...short, language }, B)?.id;
    expect([ask('en'), ask('de'), ask('pl'), ask(null)]).toEqual(['english', 'european', 'dear', 'english']);
    expect(routeRequest([english], { ...short, language: 'pl' }, B)?.id).toBe('english');
  });

  test('says of each model what it found', () => {
    const { ranked, findings } = rankModels([dear, model('out', { healthy: false }), cheap], short, B);
    expect(ranked.map(({ id }) => id)).toEqual(['cheap', 'dear']);
    expect(findings).toMatchObject([
      { model: 'dear', passedOver: null, isWanted: true },
      { model: 'out', passedOver: 'out', price: null },
      { model: 'cheap', passedOver: null },
    ]);
  });

  test('is a fixed default of the stage where the revision has no router', () => {
    const out = model('out', { healthy: false, contextTokens: 1 });
    expect(routeRequest([fast, out, cheap], long, A)?.id).toBe('out');
    expect(routeRequest([dear, fast], brief, A)?.id).toBe('fast');
    expect(routeRequest([dear], brief, A)?.id).toBe('dear');
  });

  test('gives the same model for the same request, and only one that can do it', () => {
    const models = fc.array(
      fc.record({ healthy: fc.boolean(), contextTokens: fc.option(fc.integer({ min: 1, max: 90_000 })) }),
    );
    fc.assert(
      fc.property(models, fc.nat(200_000), (made, bytes) => {
        const all = made.map((one, index) => model(`m${index}`, one));
        const chosen = routeRequest(all, { stage: 'refine', bytes, language: 'en' }, B);
        expect(routeRequest(all, { stage: 'refine', bytes, language: 'en' }, B)).toBe(chosen);
        if (chosen === null) return;
        if (!chosen.isHealthy())
          expect(made.some((one) => one.healthy && one.contextTokens === null)).toBe(false);
        expect(chosen.contextTokens ?? Number.POSITIVE_INFINITY).toBeGreaterThan(bytes / 2.5);
      }),
    );
  });
});
