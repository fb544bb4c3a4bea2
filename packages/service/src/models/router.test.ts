import { REVISIONS } from '@faircopy/contract';
import { expect, test } from 'vitest';
import { fakeModel } from '../../tests/harness/fake-model.ts';
import type { RoutedModel } from './rank-models.ts';
import { createRouter } from './router.ts';

function model(id: string, languages: readonly string[] | null): RoutedModel {
  const unknown = { inputPricePerMillion: null, outputPricePerMillion: null, recentLatencyMs: () => null };
  return { ...fakeModel({ id }), ...unknown, languages, isHealthy: () => true };
}

function router(models: readonly RoutedModel[]) {
  const asked: string[] = [];
  const lines: string[] = [];
  const route = createRouter(models, {
    revision: REVISIONS.B,
    upstreamTimeoutMs: 1_000,
    logger: {
      debug: (...line: unknown[]) => lines.push(JSON.stringify(line)),
      warn: (...line: unknown[]) => lines.push(JSON.stringify(line)),
    },
    languageOf: async (text) => {
      asked.push(text);
      return 'de';
    },
  });
  return {
    asked,
    lines,
    chosen: async (text: string) => (await route({ stage: 'optimize', bytes: 9, text }))?.id,
  };
}

test('the language of a text is found out only where a model names its languages', async () => {
  const plain = router([model('a', null), model('b', null)]);
  expect([await plain.chosen('Guten Tag'), plain.asked]).toEqual(['a', []]);
  const named = router([model('a', ['en']), model('b', null)]);
  expect([await named.chosen('Guten Tag'), named.asked]).toEqual(['b', ['Guten Tag']]);
});

test('the log says how it came to a model, and nothing of the text', async () => {
  const { chosen, lines } = router([model('a', ['en']), model('b', ['de'])]);
  await chosen('Guten Tag');
  expect(lines.join()).toContain('"language":"de","chosen":"b"');
  expect(lines.join()).toContain('"model":"a","passedOver":null,"hasLanguage":false');
  expect(lines.join()).not.toContain('Guten');
});
