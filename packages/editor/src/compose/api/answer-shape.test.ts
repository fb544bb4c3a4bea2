import { describe, expect, it } from 'vitest';
import { read } from '../../read/read.ts';
import { compose } from '../compose.ts';

const under = (text: string, call: string) =>
  compose(read(text), { format: 'API Design', audience: 'Senior Dev', context: 'Backend', tone: 50 })
    .split(`### \`${call}\`\n`)[1]
    ?.split(/\n##/u)[0] ?? '';

describe('the body of an answer', () => {
  it('is the object around a list that is noted, in a sentence of its own too', () => {
    const part = under(
      'The app lists shifts: GET /shifts?from=&to=. Sorted by start. Response is {items: [{id, start, depot}], total, page}.',
      'GET /shifts',
    );
    expect(part).toMatch(/\{\n {2}"items": \[\n {4}\{\n {6}"id": "string"/u);
    expect(part).toContain('"total": 0');
  });

  it('is an array where one is noted', () => {
    expect(under('GET /devices/{id}/readings -> [{ts, value}]', 'GET /devices/{id}/readings')).toContain(
      '```json\n[\n  {\n    "ts": "string"',
    );
  });

  it('is none where a call is only accepted or has no content', () => {
    const part = under(
      'API of hooks. POST /hooks/{id}/test -> 202. POST /hooks/{id}/mute -> 204',
      'POST /hooks/{id}/test',
    );
    expect(part).toContain('| 202 | The request is accepted and carried out later. |');
    expect(part).not.toContain('**Example**');
  });

  it('is none of ours where somebody else answers', () => {
    const text =
      'API of devices. PUT /devices/{id} {token}. If APNs answers 410 the token is removed. PUT fails with 409 when the token is taken.';
    expect(under(text, 'PUT /devices/{id}')).not.toContain('| 410 |');
  });
});
