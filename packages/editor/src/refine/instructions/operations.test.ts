import { describe, expect, it } from 'vitest';
import { revise } from '../samples/revise.ts';
import { roomsApi } from '../samples/rooms-api.ts';

function change(feedback: string) {
  return revise(roomsApi, feedback, 'API Design');
}

/** The OpenAPI fragment of a design. */
function fragmentOf(output: string) {
  const json = /```json\n(\{\n {2}"openapi"[\s\S]*?\n\})\n```/u.exec(output)?.[1] ?? '{}';
  return JSON.parse(json) as { paths: Record<string, Record<string, { responses: object }>> };
}

describe('operations of an API', () => {
  for (const feedback of [
    'add GET and DELETE for /rooms/{id}',
    'add GET /rooms/{id} and DELETE /rooms/{id}',
    'we also need GET /rooms/{id}, DELETE /rooms/{id}',
  ]) {
    it(`come several at once, written as the others are: ${feedback}`, async () => {
      const { output } = await change(feedback);
      expect(output).toContain('| GET | `/rooms/{id}` | `room` |\n| DELETE | `/rooms/{id}` | `room` |\n');
      expect(output).toContain('### `GET /rooms/{id}`\n\nReads `room`.\n\n**Parameters**');
      expect(output).toContain('| 200 | The room is returned. |');
      expect(Object.keys(fragmentOf(output).paths['/rooms/{id}'] ?? {})).toEqual(['get', 'delete']);
      expect(output).not.toContain('what should the document say');
    });
  }

  it('are told by what the next sentence says of them', async () => {
    const { output } = await change(
      'POST /reservations is missing. takes room_id, returns 201, or 409 if the room is taken',
    );
    expect(output).toContain('| POST | `/reservations` | `reservation` |');
    expect(output).toContain('| `reservation` | `room_id` |');
    expect(output).toMatch(/\| 409 \| [^|]*room is taken[^|]*\|\n\n\*\*Example\*\*/u);
  });

  it('take the path of the others of their resource', async () => {
    const { output } = await change('we need a DELETE endpoint for rooms');
    expect(output).toContain('| DELETE | `/rooms/{id}` | `room` |');
  });

  it('go several at once', async () => {
    const { output } = await change('remove POST /rooms and POST /bookings');
    expect(output).not.toContain('POST');
    expect(fragmentOf(output).paths).toEqual({});
  });

  it('that are there are not added', async () => {
    const { output, applied } = await change('add POST /rooms');
    expect({ output, status: applied[0]?.status }).toEqual({ output: roomsApi, status: 'no-effect' });
  });

  for (const [feedback, call, path, method] of [
    ['POST /rooms should be PUT', 'PUT /rooms', '/rooms', 'put'],
    ['use PUT instead of POST for /rooms', 'PUT /rooms', '/rooms', 'put'],
    [
      'change POST /bookings to POST /rooms/{id}/bookings',
      'POST /rooms/{id}/bookings',
      '/rooms/{id}/bookings',
      'post',
    ],
  ] as const)
    it(`take another method or path: ${feedback}`, async () => {
      const { output } = await change(feedback);
      expect(output).toContain(`### \`${call}\``);
      expect(output).toContain(`| ${call.replace(' ', ' | `')}\` |`);
      expect(fragmentOf(output).paths[path]).toHaveProperty(method);
    });

  it('whose path is not named are left', async () => {
    const { output } = await change('DELETE /rooms should be PUT');
    expect(output).toBe(roomsApi);
  });
});

describe('answers of an operation', () => {
  it('take another status', async () => {
    const { output } = await change('POST /rooms should return 202');
    expect(output).toContain('| 202 | The room is created. |');
    expect(output).toContain('| 201 | The booking is created. |');
    expect(fragmentOf(output).paths['/rooms']?.['post']?.responses).toHaveProperty('202');
  });

  it('are found by what they mean', async () => {
    const { output } = await change('a taken room should be 422, not 409');
    expect(output).toContain('| 422 | The room is taken. |');
    expect(fragmentOf(output).paths['/bookings']?.['post']?.responses).toHaveProperty('422');
  });

  it('change in every operation where none is named', async () => {
    const { output } = await change('use 200 instead of 201');
    expect(output).not.toMatch(/\b201\b/u);
  });

  it('that no operation gives change nothing', async () => {
    const { output } = await change('use 204 instead of 207');
    expect(output).toBe(roomsApi);
  });
});
