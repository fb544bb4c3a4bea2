import { describe, expect, it } from 'vitest';
import { read } from '../../read/read.ts';
import { compose } from '../compose.ts';

const text = `An API for freezer samples.

- create a sample: takes donor code, volume in ml and an optional note. 409 if there is already a sample with that code
- list samples of a freezer, filter by donor code, 100 per page
- correct a sample (volume or note only), needs a reason; 422 if the new volume is higher than before
- unknown sample -> 404
- \`DELETE /samples/{code}\` discards it`;

const design = compose(read(text), {
  format: 'API Design',
  audience: 'Senior Dev',
  context: 'Backend',
  tone: 50,
});

/** What stands under the heading of a call. */
const under = (call: string) => design.split(`### \`${call}\`\n`)[1]?.split(/\n##/u)[0] ?? '';

describe('an API design', () => {
  it('hands in what the sentence of the call names', () => {
    expect(under('POST /samples')).toContain('"donor_code": "string",\n  "volume": 0,\n  "note": "string"');
    expect(under('PATCH /samples/{code}')).toContain(
      '"volume": 0,\n  "note": "string",\n  "reason": "string"',
    );
  });

  it('answers a refusal where the input tells it, in the words of its case', () => {
    expect(under('POST /samples')).toContain('| 409 | There is already a sample with that code. |');
    expect(under('PATCH /samples/{code}')).toContain('| 422 | The new volume is higher than before. |');
    expect(under('POST /samples')).not.toContain('422');
    expect(under('DELETE /samples/{code}')).toContain('| 404 | Unknown sample. |');
    expect(under('DELETE /samples/{code}')).not.toContain('409');
  });

  it('points to the demand of a call where that says how long lists are read', () => {
    expect(design).toMatch(/## Pagination\n\nSee FR-\d+\./u);
  });

  it('writes one path for one thing, whoever names it', () => {
    expect(design).not.toContain('{sampleId}');
  });

  it('reads the body behind a written call, the status of success and what an answer holds', () => {
    const payouts = compose(
      read(
        'Payout API\n\n- `POST /payouts` - amount in cents, currency, optional reference (max 140 chars); 202 because the bank takes 2 days; 409 if another payout is pending\n- `GET /balance` returns available and reserved amount\n- a pending payout can be cancelled by the seller until 16:00\n- 100 requests/min per seller',
      ),
      { format: 'API Design', audience: 'Senior Dev', context: 'Backend', tone: 50 },
    );
    expect(payouts).toContain('"amount": 0,\n  "currency": "string",\n  "reference": "string"');
    expect(payouts).toContain('| 202 |');
    expect(payouts).toContain('MUST answer 409 if another payout is pending.');
    expect(payouts).toContain('"available": "string",\n  "reserved_amount": 0');
    expect(payouts).toContain('### `DELETE /payouts/{payoutId}`');
    expect(payouts).toContain('| 429 |');
  });

  it('reads the refusals that stand behind a call, in code and in a sentence of its own', () => {
    const calls = compose(
      read(
        'Queue of a telescope.\n\n```\nPOST /observations        201, 422 if the target never rises\nDELETE /observations/:id  409 once it is running\n```\n\n- `GET /observations/{id}/frames?from=` max 500 frames, otherwise 413\n- `PATCH /observations/{id}` owners only, 403 for others',
      ),
      { format: 'API Design', audience: 'Senior Dev', context: 'Backend', tone: 50 },
    );
    const part = (call: string) => calls.split(`### \`${call}\`\n`)[1]?.split(/\n##/u)[0] ?? '';
    expect(part('POST /observations')).toContain('| 422 | The target never rises. |');
    expect(part('POST /observations')).not.toContain('409');
    expect(part('DELETE /observations/:id')).toContain('| 409 |');
    expect(part('GET /observations/{id}/frames')).toContain('| 413 | Max 500 frames, otherwise 413. |');
    expect(part('PATCH /observations/{id}')).toContain('| 403 | Owners only, 403 for others. |');
  });

  it('takes no clause for a field, no verb behind it, and no participle for a resource', () => {
    const designed = (input: string) =>
      compose(read(input), { format: 'API Design', audience: 'Senior Dev', context: 'Backend', tone: 50 });
    const old = designed('Currently POST /imports takes everything at once and the gateway answers 504.');
    expect(old).not.toMatch(/"everything"|gateway_answers/u);
    const own = designed('We need an API so that the app can change the language of the signed in user.');
    expect(own).not.toMatch(/\/signeds/u);
    const french = designed(
      "On a besoin d'une API pour les commandes. Un client peut créer une commande avec un article et une adresse, la modifier et l'annuler.",
    );
    expect(french).not.toMatch(/un_article|la_modifier/u);
  });

  it('says who may see what where a sentence tells it', () => {
    const told = compose(
      read(
        'GET /letters lists the letters. A letter has a subject and a text. Judges only see letters of their own cases.',
      ),
      { format: 'API Design', audience: 'Senior Dev', context: 'Backend', tone: 50 },
    );
    expect(told).not.toContain('does not say who may see');
    const cancelled = compose(
      read('GET /trips lists the trips. A trip can be cancelled by the driver or a dispatcher.'),
      {
        format: 'API Design',
        audience: 'Senior Dev',
        context: 'Backend',
        tone: 50,
      },
    );
    expect(cancelled).not.toContain('does not say who may see');
  });
});
