import { describe, expect, it } from 'vitest';
import { read } from '../../read/read.ts';
import { compose } from '../compose.ts';

const documentOf = (text: string, format: 'API Design' | 'Technical Spec') =>
  compose(read(text), { format, audience: 'Senior Dev', context: 'Backend', tone: 50 });
const under = (design: string, call: string) => design.split(`### \`${call}\`\n`)[1]?.split(/\n##/u)[0] ?? '';

const exports =
  'They pick a month and get a CSV. endpoint POST /admin/exports {month} -> 202 + export id, GET /admin/exports/:id -> status pending|running|done|failed. if a job fails retry 3 times';

describe('documents of calls noted in shorthand', () => {
  it('show what each takes and answers', () => {
    const design = documentOf(exports, 'API Design');
    expect(under(design, 'POST /admin/exports')).toContain('"month": "string"');
    expect(under(design, 'POST /admin/exports')).toContain('"export_id": "string"');
    expect(under(design, 'POST /admin/exports')).toContain('| 202 |');
    expect(under(design, 'GET /admin/exports/:id')).toContain('"status": "pending"');
    expect(under(design, 'GET /admin/exports/:id')).toContain('| 200 |');
    expect(under(design, 'GET /admin/exports/:id')).not.toContain('202');
  });

  it('demand each call by a number of its own', () => {
    const spec = documentOf(exports, 'Technical Spec');
    expect(spec).toContain('`POST /admin/exports` MUST take {month} and answer 202 + export id.');
    expect(spec).toContain('`GET /admin/exports/:id` MUST answer status pending|running|done|failed.');
    expect(spec).toMatch(
      /\| POST \| `\/admin\/exports` \| FR-\d+ \|\n\| GET \| `\/admin\/exports\/:id` \| FR-\d+ \|/u,
    );
  });

  it('give what there is one of no id of its own', () => {
    const design = documentOf(
      'API for settings. PUT /v1/users/{id}/settings, marketing: bool, quietHours: bool',
      'API Design',
    );
    expect(under(design, 'PUT /v1/users/{id}/settings')).toContain(
      '{\n  "marketing": true,\n  "quietHours": true\n}',
    );
    expect(under(design, 'PUT /v1/users/{id}/settings')).not.toContain('"id"');
  });

  it('tell the refusals that are noted as what can go wrong', () => {
    const spec = documentOf(
      'gift cards\nPOST /cards/:code/redeem {amount, note?} => 200 {balance}, 409 if balance too low, 404 unknown code\nthe rest must stay on the card',
      'Technical Spec',
    );
    expect(spec).toMatch(/- Balance too low: 409 \(FR-\d\)\.\n- Unknown code: 404 \(FR-\d\)\./u);
  });

  it('show an object as it is noted, without members that nobody noted', () => {
    const part = under(
      documentOf(
        'API for points. GET /members/{memberId}/points → {balance, tier: gold|silver}',
        'API Design',
      ),
      'GET /members/{memberId}/points',
    );
    expect(part).toContain('```json\n{\n  "balance": 0,\n  "tier": "gold"\n}\n```');
    expect(part).not.toContain('"id"');
  });

  it('have parameters without values, and headers of every call', () => {
    const part = under(
      documentOf(
        'API for points. GET /points?type=earn|burn&from&to&cursor → {items: [{id}], next}\nAll calls need header X-Client-Id.',
        'API Design',
      ),
      'GET /points',
    );
    for (const name of ['type', 'from', 'to', 'cursor'])
      expect(part).toContain(`| \`${name}\` | query | no |`);
    expect(part).toContain('| `X-Client-Id` | header | yes |');
  });
});
