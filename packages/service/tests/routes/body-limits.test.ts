import { LIMITS, REVISIONS } from '@faircopy/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { optimizeBody, refineBody, translateBody } from '../harness/bodies.ts';
import { type RunningService, startServiceForFile } from '../harness/start-service.ts';

const BODIES = { optimize: optimizeBody, translate: translateBody, refine: refineBody } as const;
type Stage = keyof typeof BODIES;

/** A code point outside the first plane: two UTF-16 code units, four bytes. */
const FOX = '🦊';

describe.each(['A', 'B'] as const)('limits of the bodies, revision %s', (revision) => {
  let service: RunningService;
  beforeAll(async () => {
    service = await startServiceForFile({ FAIRCOPY_REVISION: revision });
  });
  afterAll(() => service.stop());

  const send = (stage: Stage, change: object) =>
    service.call(`/api/v1/${stage}`, { body: { ...BODIES[stage], ...change } });

  const { workspaceContextMaximum } = REVISIONS[revision];
  const texts: [Stage, string, number, number][] = [
    ['optimize', 'input', LIMITS.input.minimum, LIMITS.input.maximum],
    ['translate', 'input', LIMITS.input.minimum, LIMITS.input.maximum],
    ['translate', 'customInstructions', 0, LIMITS.customInstructions.maximum],
    ['translate', 'workspaceContext', 0, workspaceContextMaximum],
    ['refine', 'originalInput', 0, LIMITS.originalInput.maximum],
    ['refine', 'previousOutput', LIMITS.previousOutput.minimum, LIMITS.previousOutput.maximum],
    ['refine', 'feedback', LIMITS.feedback.minimum, LIMITS.feedback.maximum],
    ['refine', 'workspaceContext', 0, workspaceContextMaximum],
  ];

  test.each(texts)('%s %s has %i to %i code points', async (stage, field, minimum, maximum) => {
    for (const length of [minimum, maximum]) {
      const { status } = await send(stage, { [field]: FOX.repeat(length) });
      expect([length, status]).toEqual([length, 200]);
    }
    const outside = [...(minimum > 0 ? [minimum - 1] : []), maximum + 1];
    for (const length of outside) {
      const { status, body } = await send(stage, { [field]: FOX.repeat(length) });
      expect([length, status]).toEqual([length, 400]);
      expect(body.details).toMatchObject([{ path: `/${field}` }]);
    }
  });

  test.each(['translate', 'refine'] as const)('%s takes tones from 0 to 100, whole', async (stage) => {
    for (const tone of [0, 100]) expect((await send(stage, { tone })).status).toBe(200);
    for (const tone of [-1, 101, 50.5, '50', null]) {
      const { status, body } = await send(stage, { tone });
      expect([tone, status]).toEqual([tone, 400]);
      expect(body.details?.[0]?.path).toBe('/tone');
    }
  });

  test.each(['optimize', 'translate', 'refine'] as const)(
    '%s takes ids of up to 200 plain characters',
    async (stage) => {
      for (const translationId of ['a', 'A-z_09', 'x'.repeat(200)]) {
        expect((await send(stage, { translationId })).status).toBe(200);
      }
      for (const translationId of ['', 'x'.repeat(201), 'a b', 'a/b', 'ü', 7]) {
        const { status, body } = await send(stage, { translationId });
        expect([translationId, status]).toEqual([translationId, 400]);
        expect(body.details?.[0]?.path).toBe('/translationId');
      }
    },
  );

  test.each(['optimize', 'translate', 'refine'] as const)(
    '%s takes only the values of its enumerations',
    async (stage) => {
      const wrong = { audience: 'Intern', context: 'Games', format: 'Poem', responseFormat: 'html' };
      const known = Object.keys(wrong).filter(
        (name) => name in BODIES[stage] || (name === 'responseFormat' && stage !== 'optimize'),
      );
      for (const name of known) {
        const { status, body } = await send(stage, { [name]: wrong[name as keyof typeof wrong] });
        expect([name, status]).toEqual([name, 400]);
        expect(body.details).toMatchObject([{ path: `/${name}`, rule: 'enum' }]);
      }
    },
  );

  test.each(['optimize', 'translate', 'refine'] as const)(
    '%s names all its missing fields at once',
    async (stage) => {
      const { status, body } = await service.call(`/api/v1/${stage}`, { body: {} });
      const optional = stage === 'refine' ? ['originalInput'] : [];
      const required = Object.keys(BODIES[stage]).filter((name) => !optional.includes(name));
      expect(status).toBe(400);
      expect(body.details?.map(({ path }) => path).sort()).toEqual(required.map((name) => `/${name}`).sort());
      expect(body.error_code).toBe(revision === 'B' ? 'ERR_VALIDATION_FAILED' : undefined);
    },
  );

  test.each(['optimize', 'translate', 'refine'] as const)(
    '%s refuses a model that is not on the list',
    async (stage) => {
      const { status, body } = await send(stage, { managedModel: 'gpt-99' });
      expect(status).toBe(400);
      expect(body.details).toMatchObject([{ path: '/managedModel' }]);
      expect(body.error_code).toBe(revision === 'B' ? 'ERR_MODEL_NOT_ALLOWED' : undefined);
      expect((await send(stage, { managedModel: 'faircopy-embedded' })).status).toBe(200);
    },
  );
});
