import { describe, expect, it } from 'vitest';
import { changedBy } from '../../samples/changed.ts';
import { revise } from '../../samples/revise.ts';
import { roomsApi } from '../../samples/rooms-api.ts';

const changed = (feedback: string) => changedBy(roomsApi, feedback, 'API Design');

/** The OpenAPI fragment of a design. */
function fragmentOf(output: string) {
  const json = /```json\n(\{\n {2}"openapi"[\s\S]*?\n\})\n```/u.exec(output)?.[1] ?? '{}';
  // biome-ignore lint/suspicious/noExplicitAny: whatever the document holds
  return JSON.parse(json) as any;
}

describe('what is said of calls', () => {
  it.each([
    'all paths need a /v1 prefix',
    'prefix everything with /v1',
    'put all endpoints under /v1',
    'the base path should be /v1',
  ])('moves all of them: %s', async (feedback) => {
    const { output } = await revise(roomsApi, feedback, 'API Design');
    expect(output).toContain('### `POST /v1/rooms`');
    expect(Object.keys(fragmentOf(output).paths)).toEqual(['/v1/rooms', '/v1/bookings']);
  });

  it.each(['POST /rooms needs no auth', 'no login for POST /rooms', 'POST /rooms should be public'])(
    'opens one to all: %s',
    async (feedback) => {
      const { output } = await revise(roomsApi, feedback, 'API Design');
      expect(output).toContain('`POST /rooms` needs no authentication.');
      expect(fragmentOf(output).paths['/rooms'].post.security).toEqual([]);
      expect(fragmentOf(output).paths['/bookings'].post.security).toBeUndefined();
    },
  );

  it('marks one as deprecated', async () => {
    const { output } = await revise(roomsApi, 'deprecate POST /bookings', 'API Design');
    expect(fragmentOf(output).paths['/bookings'].post.deprecated).toBe(true);
  });

  it('takes an answer from several at once', async () => {
    const { fresh, gone } = await changed('remove 201 from all write endpoints');
    expect(gone).toContain('| 201 | The room is created. |');
    expect(gone).toContain('| 201 | The booking is created. |');
    expect(fresh.filter((line) => line.includes('|'))).toEqual([]);
  });

  it.each(['no 409 on POST /bookings', 'POST /bookings: 409 goes away'])(
    'takes away what is denied: %s',
    async (feedback) => {
      expect((await changed(feedback)).gone).toContain('| 409 | The room is taken. |');
    },
  );
});

describe('what is said of a field of a body', () => {
  it.each([
    ['capacity is required', true],
    ['fax is mandatory', false],
  ])('is told where it is handed in: %s', async (feedback, isCapacity) => {
    const { output } = await revise(roomsApi, feedback, 'API Design');
    const name = isCapacity ? 'capacity' : 'fax';
    expect(output).toContain(`\`${name}\` is required.`);
    expect(
      fragmentOf(output).paths['/rooms'].post.requestBody.content['application/json'].schema.required,
    ).toEqual([name]);
  });

  it('is of the answer alone where that is said', async () => {
    const { output } = await revise(roomsApi, 'the room also returns created_at', 'API Design');
    expect(output).toContain('`fax`, `created_at` |');
    const [request = '', answer = ''] = output.split('**Responses**');
    expect(request).not.toContain('"created_at"');
    expect(answer).toContain('"created_at"');
  });

  it('stays in other answers', async () => {
    const { output } = await revise(
      roomsApi,
      'the response of POST /rooms should not contain fax',
      'API Design',
    );
    expect(output).toContain('| `room` | `name`, `capacity`, `fax` |');
    expect(fragmentOf(output).components.schemas.Room.properties.fax).toBeDefined();
    expect(
      fragmentOf(output).paths['/rooms'].post.responses['201'].content['application/json'].schema.properties
        .fax,
    ).toBeUndefined();
  });
});

describe('a question', () => {
  it.each(['why 422 and not 409?', 'who sends the fax?', 'is the capacity a number?'])(
    'changes nothing: %s',
    async (feedback) => {
      expect((await revise(roomsApi, feedback, 'API Design')).output).toBe(roomsApi);
    },
  );
});
