import { describe, expect, it } from 'vitest';
import { revise } from '../../samples/revise.ts';
import { roomsApi } from '../../samples/rooms-api.ts';

const revised = async (feedback: string) => (await revise(roomsApi, feedback, 'API Design')).output;

describe('a call that is told by what it does', () => {
  it.each([
    ['we need an endpoint to look up a single room', 'GET /rooms/{roomId}'],
    ['clients should be able to delete bookings', 'DELETE /bookings/{bookingId}'],
    ['there is no way to list rooms', 'GET /rooms'],
    ['bookings need an endpoint to cancel them', 'POST /bookings/{bookingId}/cancel'],
    ['a way to list all bookings of a room please', 'GET /rooms/{roomId}/bookings'],
  ])('stands under the path of its kind: %s', async (feedback, call) => {
    expect(await revised(feedback)).toContain(`### \`${call}\``);
  });

  it('is none where its thing is unknown', async () => {
    expect(await revised('we need an endpoint to look up a single region')).not.toContain('/regions');
  });
});

describe('what lists and errors hold', () => {
  it('is no filter where no call lists the thing', async () => {
    const { output, applied } = await revise(roomsApi, 'rooms should be searchable by name', 'API Design');
    expect(output).toBe(roomsApi);
    expect(applied[0]?.status).toBe('no-effect');
  });

  it('keeps the fields of a resource where somebody says what holds of all of its kind', async () => {
    expect(await revised('All rooms are in UTC.')).not.toMatch(/\| `room` \| UTC/u);
  });

  it('is told of a field that is not there', async () => {
    expect(await revised("colour doesn't have to be sent when creating a booking")).toBe(roomsApi);
  });
});
