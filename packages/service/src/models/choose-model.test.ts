import { expect, test } from 'vitest';
import { fakeModel } from '../../tests/harness/fake-model.ts';
import { principal } from '../../tests/harness/principal.ts';
import type { Catalogue } from './catalogue.ts';
import { createModelChoice } from './choose-model.ts';

const embedded = fakeModel({ id: 'faircopy-embedded' });
const vendor = fakeModel({ id: 'vendor' });
const catalogue: Catalogue = {
  embedded,
  find: (id) => [embedded, vendor].find((model) => model.id === id) ?? null,
  list: () => [],
};

const own = fakeModel({ id: 'own' });
const request = { stage: 'translate', bytes: 10, text: 'a text' } as const;
const routed = fakeModel({ id: 'routed' });
const choose = createModelChoice({ catalogue, ownModel: async () => null, route: async () => null });
const chooseWithRouter = createModelChoice({
  catalogue,
  ownModel: async () => null,
  route: async () => routed,
});
const chooseWithOwn = createModelChoice({ catalogue, ownModel: async () => own, route: async () => routed });

test('the pinned model answers, else the own one of the caller, else the routed one, else the embedded one', async () => {
  expect(await chooseWithOwn(principal(), request, 'vendor')).toBe(vendor);
  expect(await chooseWithOwn(principal(), request, undefined)).toBe(own);
  expect(await chooseWithRouter(principal(), request, undefined)).toBe(routed);
  expect(await choose(principal(), request, undefined)).toBe(embedded);
});

test('a pin off the list is refused, pointing at the field', async () => {
  await expect(chooseWithOwn(principal(), request, 'nope')).rejects.toMatchObject({
    code: 'ERR_MODEL_NOT_ALLOWED',
    details: [expect.objectContaining({ path: '/managedModel' })],
  });
});

test('a test key gets the embedded model whatever it pins or brings', async () => {
  const tester = principal({ mode: 'test' });
  expect(await chooseWithOwn(tester, request, 'vendor')).toBe(embedded);
  expect(await chooseWithOwn(tester, request, undefined)).toBe(embedded);
  await expect(choose(tester, request, 'nope')).rejects.toThrow();
});
