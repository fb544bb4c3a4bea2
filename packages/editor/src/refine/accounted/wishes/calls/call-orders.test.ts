import { describe, expect, it } from 'vitest';
import { draftOf } from '../../../draft.ts';
import { revise } from '../../../samples/revise.ts';
import { roomsApi } from '../../../samples/rooms-api.ts';
import { formatWish } from '../format-wish.ts';

const draft = draftOf(roomsApi, {
  originalInput: '',
  previousOutput: roomsApi,
  feedback: '',
  audience: 'Senior Dev',
  context: 'Backend',
  format: 'API Design',
  tone: 50,
});
const order = (feedback: string) => {
  const read = formatWish(feedback, draft);
  return read && 'orders' in read ? read.orders.join('. ') : read;
};

describe('formatWish, of an API', () => {
  for (const [feedback, said] of [
    ['the frontend team needs GET /members which lists members, pls add', 'Add GET /members: lists members'],
    ['POST /rooms must go because security does not want it exposed', 'Remove POST /rooms'],
    ["I'd prefer /places over /rooms as the path", 'Rename the path /rooms to /places'],
    [
      "our clients can't handle 409 from POST /bookings, make it a 422 pls",
      'Change 409 to 422 in POST /bookings',
    ],
    ['POST /bookings ma zwracać 422 zamiast 409', 'Change 409 to 422 in POST /bookings'],
    [
      'when the body is too large, POST /bookings must fail with 413, that is not in there yet',
      'Add 413 to POST /bookings: the body is too large.',
    ],
    ['POST /bookings needs a dry_run query parameter', 'Add the query parameter dry_run to POST /bookings'],
  ] as const)
    it(`reads: ${feedback}`, () => {
      expect(order(feedback)).toBe(said);
    });

  for (const feedback of [
    'POST /rooms is slow because the index is missing',
    'remove the field fax from POST /rooms',
    'remove 409 from POST /bookings',
    'POST /bookings answers 409 within 200 ms',
    'does POST /bookings return 409 or 422?',
    'Replace POST /rooms with PUT /rooms',
  ])
    it(`leaves alone: ${feedback}`, () => {
      expect(order(feedback)).toBeNull();
    });

  it('tells that an order cannot be carried out, and writes nothing in place of it', async () => {
    const { output } = await revise(roomsApi, 'nit: POST /bookings returns 409, should be 201', 'API Design');
    expect(output).toBe(roomsApi);
  });
});
