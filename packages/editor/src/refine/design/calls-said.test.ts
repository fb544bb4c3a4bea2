import { describe, expect, it } from 'vitest';
import { changedBy } from '../samples/changed.ts';
import { garageApi } from '../samples/garage-api.ts';

const changed = (feedback: string) => changedBy(garageApi, feedback, 'API Design');

describe('a method that one operation alone has', () => {
  it('is that operation, and no verb that takes something out', async () => {
    expect(await changed('DELETE returns 200 with the removed stay')).toMatchObject({
      gone: ['| 204 | The stay is removed; there is no body. |'],
      fresh: ['| 200 | The removed stay is returned. |'],
    });
  });

  it.each(['Bitte den Endpunkt DELETE entfernen', 'remove the DELETE endpoint'])(
    'names what is to go: %s',
    async (feedback) => {
      const { gone, fresh, isOutOfScope } = await changed(feedback);
      expect(isOutOfScope).toBe(false);
      expect(gone).toContain('| DELETE | `/stays/{id}` | `stay` |');
      expect(fresh).toEqual([]);
    },
  );
});

describe('a status', () => {
  it.each(['bitte Statuscode 201 statt 202 beim POST', 'POST should return 201 and not 202'])(
    'is exchanged in the table of answers: %s',
    async (feedback) => {
      expect(await changed(feedback)).toMatchObject({
        gone: ['| 202 | The stay is created. |'],
        fresh: ['| 201 | The stay is created. |'],
      });
    },
  );

  it('is exchanged in words of another language, and in the meaning that names it', async () => {
    expect(await changed('le code 409 devrait être 423')).toMatchObject({
      gone: ['| 409 | 409 if full. |'],
      fresh: ['| 423 | 423 if full. |'],
    });
  });

  it('takes the meaning that is quoted behind a complaint', async () => {
    expect(await changed('the 409 text is silly, say "The garage is full."')).toMatchObject({
      fresh: ['| 409 | The garage is full. |'],
    });
  });

  it('that is answered already keeps its meaning where no other is told', async () => {
    const { fresh } = await changed('DELETE twice returns 404');
    expect(fresh.join()).not.toContain('Twice');
  });

  it('is no value: one that is changed elsewhere leaves it', async () => {
    const { gone } = await changed('radius defaults to 1000 not 500');
    expect(gone).toEqual(['**FR-2:** `GET /garages` MUST list garages in a radius (default 500, max 5000).']);
  });
});

describe('several parameters of one order', () => {
  it.each([
    ['add lat, lng and radius as query params to GET /garages', ['lat', 'lng', 'radius']],
    ['add a limit and cursor param to GET /garages', ['limit', 'cursor']],
  ])('are all added: %s', async (feedback, names) => {
    const { fresh } = await changed(feedback);
    expect(fresh).toEqual(expect.arrayContaining(names.map((name) => `| \`${name}\` | query | no |`)));
  });
});

it.each(['add header X-Signature to the webhook', 'error codes should be strings like STAY_NOT_FOUND'])(
  'what is no heading makes none: %s',
  async (feedback) => {
    const { gone, fresh } = await changed(feedback);
    expect([...gone, ...fresh].filter((line) => line.startsWith('#'))).toEqual([]);
  },
);

describe('a field', () => {
  it('that a call should return, too, stands in its answer', async () => {
    const { fresh } = await changed('GET /garages should also return opened_on');
    expect(fresh.join()).toContain('"opened_on"');
  });

  it('is not the requirement that holds its name', async () => {
    const { gone, fresh } = await changed('make plate required');
    expect([...gone, ...fresh].join()).not.toContain('FR-1');
  });
});
